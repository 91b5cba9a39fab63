import { OWNERS } from '../access/reach.ts';
import { PAYROLL_MEDIA_TYPES } from '../domain/limits-and-defaults/index.ts';
import {
  PayrollPeriod,
  PayrollPerson,
  PayrollQuery,
  PayrollRows,
  PayrollSummary,
  PayrollWorkplace,
} from '../schemas/payroll.ts';
import { WithId } from './answers.ts';
import { download, FILE_COST, list, route } from './route.ts';

/** The cost of a company's hours, by period. */
export const payroll = {
  people: route({
    method: 'GET',
    path: '/payroll/people',
    summary:
      'Who works for a company or left it with unpaid hours, with hours and cost of a period and what waits for review',
    access: OWNERS,
    query: PayrollPeriod,
    answer: list(PayrollPerson),
  }),
  summary: route({
    method: 'GET',
    path: '/payroll/people/:id',
    summary: 'What somebody has worked and earned in a company in all',
    access: OWNERS,
    params: WithId,
    query: PayrollWorkplace,
    answer: PayrollSummary,
    errors: ['not_found'],
  }),
  export: route({
    method: 'GET',
    path: '/employees/payroll/export',
    summary: 'The planilla of a period, as a file or as JSON: a row for each record, and the totals',
    access: OWNERS,
    query: PayrollQuery,
    answer: { ...download(...Object.values(PAYROLL_MEDIA_TYPES)), json: PayrollRows },
    cost: FILE_COST,
    errors: ['not_found'],
  }),
};
