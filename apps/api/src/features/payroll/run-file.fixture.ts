import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/slips/:id/pdf': {
    access: '401       403        403     200     404        404        404      404     200    200',
    request: byId('slip'),
    queries: 6,
  },
  'GET /payroll/runs/:id/pdf': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('run'),
    queries: 7,
  },
  'GET /payroll/runs/export': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 5,
  },
  'GET /payroll/ledger/export': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ company }) => ({ query: { companyId: company } }),
    queries: 4,
  },
  'GET /payroll/runs/:id/workbook': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('run'),
    queries: 15,
  },
  'GET /payroll/runs/:id/csv': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('run'),
    queries: 8,
  },
  'GET /payroll/runs/:id/csv of records': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: ({ run }) => ({ params: { id: run }, query: { table: 'records' } }),
  },
  'GET /payroll/runs/:id/bank': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'payments',
    request: byId('run'),
    queries: 8,
  },
});
