import { OWNERS, WORKPLACE_AND_OWNERS } from '../access/reach.ts';
import { PayCalendar, PayCalendarChanges, PayCalendarQuery } from '../schemas/pay-calendar.ts';
import { PayPeriod, PayPeriodQuery, PersonPeriod } from '../schemas/pay-period.ts';
import { WithCompanyId, WithEmployeeId } from './answers.ts';
import { route } from './route.ts';

/** Pay calendar and pay periods of a company, and the pay in them. */
export const payPeriod = {
  calendar: route({
    method: 'GET',
    path: '/payroll/calendar',
    summary: 'How a company pays, and the open period that today lies in',
    access: WORKPLACE_AND_OWNERS,
    query: PayCalendarQuery,
    answer: PayCalendar,
    errors: ['not_found'],
  }),
  changeCalendar: route({
    method: 'PUT',
    path: '/payroll/calendar/:companyId',
    summary: 'Change how a company pays, from its last closed day on',
    access: OWNERS,
    params: WithCompanyId,
    body: PayCalendarChanges,
    answer: PayCalendar,
    errors: ['not_found', 'conflict'],
  }),
  get: route({
    method: 'GET',
    path: '/payroll/period',
    summary: 'A period with everybody’s hours and money, and what stands in the way of closing it',
    access: OWNERS,
    query: PayPeriodQuery,
    answer: PayPeriod,
    errors: ['not_found'],
  }),
  person: route({
    method: 'GET',
    path: '/payroll/period/:employeeId',
    summary: 'What a period pays to one person, and why',
    access: OWNERS,
    params: WithEmployeeId,
    query: PayPeriodQuery,
    answer: PersonPeriod,
    errors: ['not_found'],
  }),
};
