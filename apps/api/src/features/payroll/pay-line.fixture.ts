import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

const LINE = { kind: 'addition', amount: 75.5, note: 'De octubre' };

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/lines': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 3,
  },
  'GET /payroll/lines of one': {
    access: '401       403        403     403     403        403        404      404     [1]    [1]',
    request: ({ company, employee }) => ({
      query: { companyId: company, employeeId: employee },
    }),
  },
  'POST /payroll/lines': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ company, employee }) => ({
      body: { companyId: company, employeeId: employee, name: 'Comisión', ...LINE },
    }),
    queries: 12,
    events: ['line-added'],
  },
  'PUT /payroll/lines/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('payLine', { ...LINE, reason: 'Eran otros.' }),
    queries: 12,
    events: ['line-changed'],
  },
  'DELETE /payroll/lines/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('payLine', { reason: 'Se devolvió.' }),
    queries: 12,
    events: ['line-removed'],
  },
});
