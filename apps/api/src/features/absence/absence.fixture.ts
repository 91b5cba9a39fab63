import { byId, NOVEMBER, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /absences': {
    access: '401       403        403     [1]     [0]        [0]        [0]      [0]     [1]    [1]',
    request: ({ company }) => ({ query: { companyId: company, ...NOVEMBER } }),
    queries: 2,
  },
  'GET /absences of one': {
    access: '401       403        403     [1]     [0]        [0]        [0]      [0]     [1]    [1]',
    request: ({ company, employee }) => ({
      query: { companyId: company, employeeId: employee, ...NOVEMBER },
    }),
  },
  'POST /absences': {
    access: '401       403        403     403     403        403        404      404     201    201',
    request: ({ employee }) => ({
      body: { employeeId: employee, kind: 'leave', startDate: '2026-12-24', endDate: '2026-12-24' },
    }),
    queries: 8,
  },
  'PUT /absences/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('absence', { startDate: '2026-11-18', endDate: '2026-11-19', note: 'Un día menos' }),
    queries: 7,
  },
  'DELETE /absences/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    request: byId('absence'),
    queries: 2,
  },
});
