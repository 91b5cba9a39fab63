import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { exportPayroll } from './export-payroll.ts';
import { getSummary } from './get-summary.ts';
import { listPeople } from './list-people.ts';

export const payrollHandlers: Handlers<typeof contract.payroll, Services> = {
  people: ({ query, actor, page }, services) => listPeople(query, actor, page, services),
  summary: ({ params, query, actor }, services) => getSummary(params.id, query, actor, services),
  export: ({ query, actor, language }) => exportPayroll(query, actor, language),
};
