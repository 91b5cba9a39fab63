import type { PayPeriod } from '@faena/shared/schemas';
import {
  type Answers,
  company,
  employee,
  moneyNeeded,
  noMails,
  payCalendar,
  payPerson,
  personPeriod,
  refuse,
  renderRoute,
  runPreview,
  screen,
  type Visit,
} from './index.ts';

/** The address of the screen of a period. */
export const ADDRESS = '/planilla/periodo';
export const rosa = payPerson({
  fullname: 'Rosa Ajanel',
  hours: 40,
  gross: 1_000,
  additions: 125,
  deductions: 48.3,
  net: 1_076.7,
});
export const tomas = payPerson({ fullname: 'Tomás Ical', hours: 10, gross: 250, net: 250, rates: [25, 30] });
export const gone = payPerson({ fullname: 'Luis Xol', left: 'deleted', hours: 2, gross: 50, net: 50 });

/** A company with this period at any date. */
export function planilla(period: PayPeriod, more: Answers = {}): Answers {
  return {
    ...more,
    payPeriod: {
      get: () => period,
      person: ({ params }) => {
        const person = period.people.find(({ _id }) => _id === params.employeeId);
        return person ? personPeriod(period, person) : refuse('not_found', '');
      },
      calendar: () => payCalendar(),
      ...more.payPeriod,
    },
    run: { preview: () => runPreview(period), ...more.run },
    slip: { answers: () => [] },
    slipMail: { get: noMails },
    moneyNeeded: { next: () => moneyNeeded(), ...more.moneyNeeded },
    record: { get: () => [], ...more.record },
    recordRequest: { list: () => [], ...more.recordRequest },
    rate: { list: () => [] },
    concept: { list: () => [], ...more.concept },
    employee: { get: () => employee(company()) },
    company: { get: () => company() },
  };
}

/** The screen for a manager. */
export const openPeriod = (period: PayPeriod, more: Answers = {}, address = ADDRESS): Promise<Visit> =>
  renderRoute(address, {
    as: 'manager',
    company: company({ _id: period.companyId }),
    api: planilla(period, more),
  });

export const rowOf = async (name: RegExp) =>
  (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
