import type {
  BankSettings,
  CompanyMoneyNeeded,
  MoneyNeeded,
  PayCalendar,
  Payment,
  PayPeriod,
  PayPeriodPerson,
  PayPoint,
  PersonPeriod,
  Run,
  RunPreview,
  SlipFigures,
} from '@faena/shared/schemas';
import { newId } from './entities.ts';

/* Pay periods in the API format: by default the second half of November 2026. */

const SECOND_HALF = { startDate: '2026-11-16', endDate: '2026-11-30' };
const NO_FIGURES = {
  hours: 0,
  ms: 0,
  work: 0,
  adjustments: [],
  adjustment: 0,
  gross: 0,
  lines: [],
  additions: 0,
  deductions: 0,
  net: 0,
  unpricedHours: 0,
};

/** A person of a period, with nothing in it yet. */
export function payPerson(given: Partial<PayPeriodPerson> = {}): PayPeriodPerson {
  const _id = given._id ?? newId();
  return {
    ...NO_FIGURES,
    _id,
    fullname: 'Elena Empleada',
    username: `empleada${_id}`,
    profilePicture: null,
    left: null,
    hourlyRate: 25,
    pendingReviews: 0,
    openRequests: 0,
    rates: [25],
    workedDays: 0,
    lateHours: 0,
    lateMs: 0,
    late: 0,
    running: 0,
    laterAdjustments: 0,
    slipId: null,
    paid: null,
    transferred: given.paid ?? null,
    answer: null,
    viaLink: null,
    ...given,
  };
}

/** A period with its totals: by default open, and not over. */
export function payPeriod(given: Partial<PayPeriod> = {}): PayPeriod {
  const people = given.people ?? [];
  const sum = (key: 'hours' | 'ms' | 'gross' | 'additions' | 'deductions' | 'net' | 'unpricedHours') =>
    people.reduce((total, person) => total + person[key], 0);
  return {
    ...SECOND_HALF,
    companyId: newId(),
    payday: given.endDate ?? SECOND_HALF.endDate,
    currency: 'GTQ',
    timezone: 'America/Guatemala',
    today: '2026-11-20',
    state: 'open',
    run: null,
    earlierOpen: null,
    fullDays: null,
    firstOpenDay: SECOND_HALF.startDate,
    previous: '2026-11-15',
    next: null,
    reopeningRefused: null,
    people,
    totals: {
      hours: sum('hours'),
      ms: sum('ms'),
      gross: sum('gross'),
      additions: sum('additions'),
      deductions: sum('deductions'),
      net: sum('net'),
      unpricedHours: sum('unpricedHours'),
      lateHours: 0,
      late: 0,
      adjustment: 0,
      paid: null,
    },
    points: [],
    ...given,
  };
}

/** A blocker of a closing: by default a record that waits for review. */
export function payPoint(of: Pick<PayPeriodPerson, '_id'>, given: Partial<PayPoint> = {}): PayPoint {
  const times = { startTime: '2026-11-19T14:00:00.000Z', endTime: '2026-11-19T18:00:00.000Z', ...given };
  const { startTime, endTime } = times;
  return {
    kind: 'review',
    employeeId: of._id,
    recordId: newId(),
    requestId: null,
    ...times,
    ms: startTime && endTime ? Date.parse(endTime) - Date.parse(startTime) : null,
    cost: 80,
    cause: given.kind && given.kind !== 'review' ? null : 'lost_signal',
    asked: null,
    reason: null,
    ...given,
  };
}

/** The details behind a person's figures of a period. */
export function personPeriod(
  { people: _people, totals: _totals, ...head }: PayPeriod,
  person: PayPeriodPerson,
  figures: Partial<SlipFigures> = {},
  adjusted: Partial<Pick<PersonPeriod, 'adjustments' | 'adjustedLater'>> = {},
): PersonPeriod {
  const { hours, ms, work, gross, net, additions, deductions, unpricedHours } = person;
  const own = { hours, ms, work, gross, net, additions, deductions, unpricedHours };
  return {
    ...head,
    person,
    figures: { ...NO_FIGURES, days: [], late: [], rates: [], ...own, ...figures },
    points: [],
    ...{ adjustments: [], adjustedLater: [] },
    ...adjusted,
  };
}

/** The pay calendar of a company: twice a month, without a closed period. */
export function payCalendar(given: Partial<PayCalendar> = {}): PayCalendar {
  return {
    companyId: newId(),
    schedule: { kind: 'semimonthly' },
    paydayAfterDays: 0,
    firstDay: null,
    closedThrough: null,
    firstOpenDay: '2026-01-01',
    closed: [],
    current: { ...SECOND_HALF, payday: SECOND_HALF.endDate },
    ...given,
  };
}

/** The bank layout until a company chooses one. */
export function bankSettings(given: Partial<BankSettings> = {}): BankSettings {
  const columns = ['name', 'account', 'amount', 'currency', 'reference'] as const;
  return { layout: { columns: [...columns], separator: ',', header: true }, accounts: [], ...given };
}

/** The closing of a period. */
export function payRun(given: Partial<Run> = {}): Run {
  return {
    ...SECOND_HALF,
    _id: newId(),
    companyId: newId(),
    number: 4,
    payday: SECOND_HALF.endDate,
    state: 'closed',
    currency: 'GTQ',
    timezone: 'America/Guatemala',
    people: 1,
    hours: 0,
    gross: 0,
    additions: 0,
    deductions: 0,
    net: 0,
    paid: 0,
    closedAt: '2026-11-30T23:00:00.000Z',
    closedBy: { _id: newId(), fullname: 'Marta Gestora', username: 'marta' },
    reopened: null,
    hash: 'a'.repeat(64),
    ...given,
  };
}

/** A payment of a slip: by default 20 by transfer. */
export function payment(given: Partial<Payment> = {}): Payment {
  return {
    _id: newId(),
    companyId: newId(),
    runId: newId(),
    slipId: newId(),
    employeeId: newId(),
    amount: 20,
    date: '2026-12-01',
    method: 'transfer',
    reference: '',
    by: { _id: newId(), fullname: 'Marta Gestora', username: 'marta' },
    at: '2026-12-01T16:00:00.000Z',
    removed: null,
    ...given,
  };
}

/** The need of a company's next payday: 1,000 earned, 12.50 running, 400 estimated; nothing is closed. */
export function companyNeed(
  { _id: companyId, name: companyName }: { _id: string; name: string },
  given: Partial<CompanyMoneyNeeded> = {},
): CompanyMoneyNeeded {
  const none = { overdue: 0, pending: 0, earned: 1_000, running: 12.5, estimate: 400 };
  const { overdue, pending, earned, running, estimate } = { ...none, ...given };
  return {
    companyId,
    companyName,
    currency: 'GTQ',
    period: { ...SECOND_HALF, payday: SECOND_HALF.endDate },
    earlierOpen: null,
    overdueSince: null,
    overdue,
    earned,
    running,
    estimate,
    expected: earned + running + estimate,
    pending,
    totalDue: overdue + earned + running + estimate + pending,
    paid: 0,
    ...given,
  };
}

type Part = Exclude<keyof MoneyNeeded['totals'][number], 'currency'>;

/** The needs of these companies' next paydays, by currency. */
export function moneyNeeded(companies: readonly CompanyMoneyNeeded[] = []): MoneyNeeded {
  const currencies = [...new Set(companies.map(({ currency }) => currency))];
  const sum = (of: string, part: Part) =>
    companies.reduce((total, need) => total + (need.currency === of ? need[part] : 0), 0);
  return {
    at: '2026-11-20T18:00:00.000Z',
    companies: [...companies],
    totals: currencies.map((currency) => ({
      currency,
      overdue: sum(currency, 'overdue'),
      earned: sum(currency, 'earned'),
      running: sum(currency, 'running'),
      estimate: sum(currency, 'estimate'),
      expected: sum(currency, 'expected'),
      pending: sum(currency, 'pending'),
      totalDue: sum(currency, 'totalDue'),
    })),
  };
}

/** The figures of a closing: by default of everybody with pay. */
export function runPreview(period: PayPeriod, given: Partial<RunPreview> = {}): RunPreview {
  const { startDate, endDate, payday, people, totals } = period;
  const { hours, gross, additions, deductions, net } = totals;
  return {
    ...{ startDate, endDate, payday, people: people.length, hours, gross, additions, deductions, net },
    ...{ points: [], debts: [], figuresHash: 'ab'.repeat(32) },
    ...given,
  };
}
