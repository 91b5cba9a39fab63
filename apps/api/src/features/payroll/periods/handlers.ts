import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { changeCalendar } from './change-calendar.ts';
import { getCalendar } from './get-calendar.ts';
import { getPeriod, getPersonPeriod } from './get-period.ts';

export const payPeriodHandlers: Handlers<typeof contract.payPeriod, Services> = {
  calendar: ({ query, actor }, services) => getCalendar(query.companyId, actor, services),
  changeCalendar: ({ params, body, actor }, services) =>
    changeCalendar(params.companyId, body, actor, services),
  get: ({ query, actor }, services) => getPeriod(query, actor, services),
  person: ({ params, query, actor }, services) => getPersonPeriod(params.employeeId, query, actor, services),
};
