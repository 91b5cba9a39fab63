import { OWNERS } from '../access/reach.ts';
import { PAYROLL_MEDIA_TYPES } from '../domain/constants.ts';
import { PayrollQuery } from '../schemas/employee.ts';
import { download, route } from './route.ts';

/** What the hours of a company's people cost, by period. */
export const payroll = {
  export: route({
    method: 'GET',
    path: '/employees/payroll/export',
    summary: 'Download the planilla of a period: a row for each time record, and the totals',
    access: OWNERS,
    query: PayrollQuery,
    answer: download(...Object.values(PAYROLL_MEDIA_TYPES)),
    errors: ['not_found'],
  }),
};
