import { byId, routeFixtures } from '../../../test/matrix/route-fixtures.ts';

export default routeFixtures({
  // caller   unsigned  temporary  client  inside  colleague  elsewhere  foreign  member  owner  admin
  'GET /payroll/payments': {
    access: '401       403        403     403     403        403        [0]      [0]     [1]    [1]',
    request: ({ run }) => ({ query: { runId: run } }),
    queries: 3,
  },
  'GET /payroll/payments of one': {
    access: '401       403        403     403     403        403        [0]      [0]     [1]    [1]',
    request: ({ employee }) => ({ query: { employeeId: employee } }),
  },
  'POST /payroll/payments': {
    access: '401       403        403     403     403        403        404      404     201    201',
    confirms: 'payments',
    request: ({ run }) => ({
      body: { runId: run, date: '2026-11-20', method: 'transfer', reference: 'Lote 7' },
    }),
    queries: 14,
    events: ['payment-made', 'payment-made'],
  },
  'POST /payroll/payments of one': {
    access: '401       403        403     403     403        403        404      404     201    201',
    confirms: 'payments',
    request: ({ run, slip }) => ({
      body: {
        ...{ runId: run, date: '2026-11-20', method: 'cash' },
        payments: [{ slipId: slip, amount: 12.5, paid: 25 }],
      },
    }),
    events: ['payment-made'],
  },
  'DELETE /payroll/payments/:id': {
    access: '401       403        403     403     403        403        404      404     200    200',
    confirms: 'payments',
    request: byId('payment', { reason: 'Era otra cuenta.' }),
    queries: 12,
    events: ['payment-removed'],
  },
});
