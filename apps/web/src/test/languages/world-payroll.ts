import { SHEET_MEDIA_TYPES } from '@faena/shared/domain';
import { adjustmentEffect } from '../adjustment.ts';
import * as make from '../entities.ts';
import type { Answers } from '../fake-api.ts';
import {
  bankSettings,
  companyNeed,
  moneyNeeded,
  payCalendar,
  payment,
  payPeriod,
  payPerson,
  payPoint,
  payRun,
  personPeriod,
  runPreview,
} from '../pay-period.ts';
import { runAnswer, slip, slipClaim } from '../slip.ts';
import { ago, company, employees, other, people, worker } from './world-people.ts';

/* Periods of pay, runs and slips on the walk through all screens. */

/** The person who notes payments. */
const payer = { _id: people.manager._id, fullname: 'Lurqxe', username: 'muqxa' };

/** Slips with everything in them, answered in each way. */
const slipAnswer = { text: 'Moqxi', at: ago(1), by: 'Haqxi Deqx' };
const claims = [slipClaim({ text: 'Koqx', date: null, answer: slipAnswer }), slipClaim({ text: 'Koqx' })];
const fullSlip = {
  fullname: 'Loqxe Baqx',
  companyName: 'Taqxo Wiqx',
  late: [{ recordId: make.newId(), date: '2026-10-30', hours: 1, ms: 3_600_000, amount: 12.5 }],
  adjustments: [
    {
      _id: make.newId(),
      recordId: make.newId(),
      date: '2026-10-12',
      hours: -1,
      ms: -3_600_000,
      amount: -7.8,
      reason: 'Koqx',
      by: 'Haqxi Deqx',
    },
  ],
  lines: (['addition', 'deduction', 'deduction'] as const).map((kind) => ({
    conceptId: make.newId(),
    lineId: null,
    name: 'Poqxa',
    kind,
    basis: 'fixed' as const,
    value: 5,
    note: 'Noqxe',
    debt: null,
    share: null,
    amount: 5,
  })),
  additions: 5,
  deductions: 10,
  paid: 20,
};
const viaLink = { madeBy: 'Anqxa', way: 'mailed' } as const;
const SLIPS = [
  slip({ ...fullSlip, answer: 'claimed', claims }),
  slip(fullSlip),
  slip({ ...fullSlip, answer: 'answered', claims: claims.slice(0, 1) }),
  slip({ ...fullSlip, answer: 'accepted', acceptedAt: ago(1) }),
  slip({ ...fullSlip, answer: 'accepted', acceptedAt: ago(1), viaLink, contestableUntil: ago(-600) }),
  slip({ ...fullSlip, answer: 'claimed', claims, contested: { acceptedAt: ago(2), viaLink, at: ago(1) } }),
  slip({ ...fullSlip, reopened: true, days: [], rates: [] }),
];
const link = { createdAt: ago(3), expiresAt: ago(-600), openedAt: null };
const ANSWERS = [
  runAnswer({ fullname: 'Loqxe Baqx', answer: 'claimed', claims, link }),
  runAnswer({ fullname: 'Miqxo Teqx', link: { ...link, openedAt: ago(1) } }),
  runAnswer({ fullname: 'Ruqxa Moqx', answer: 'answered', claims: claims.slice(0, 1) }),
  runAnswer({ fullname: 'Haqxi Deqx', answer: 'accepted', acceptedAt: ago(1), viaLink }),
];

const MAILS = [
  { slipId: ANSWERS[1]?._id ?? '', state: 'sent', askedAt: ago(1), sentAt: ago(1), failure: null, times: 1 },
  {
    slipId: ANSWERS[2]?._id ?? '',
    state: 'failed',
    askedAt: ago(1),
    sentAt: null,
    failure: 'refused',
    times: 1,
  },
] as const;

/** A period that only one point of each kind keeps from being closed. */
const period = payPeriodOfWorld();
/** One period that can be closed, and a closed one. */
const ready = payPeriod({ ...period, points: [], earlierOpen: null });
const closed = payPeriod({
  ...period,
  ...{ points: [], earlierOpen: null, state: 'closed' },
  people: period.people.map((person) =>
    payPerson({ _id: person._id, fullname: person.fullname, net: 50, slipId: make.newId(), paid: 20 }),
  ),
  run: payRun({ companyId: company._id, net: 100, paid: 40 }),
});

function payPeriodOfWorld() {
  const [first, second] = employees;
  const waiting = payPerson({
    _id: first?._id ?? '',
    fullname: worker.fullname,
    username: worker.username,
    running: 1,
    pendingReviews: 2,
    openRequests: 2,
    unpricedHours: 1.5,
    hours: 3,
    rates: [25, null],
    gross: 75,
    deductions: 90,
    net: -15,
    lines: [
      make.slipLine({ name: 'Cuqxo Laqx' }),
      make.typedLine({ name: 'Anqxi', note: 'Noqxa', amount: 86.38 }),
    ],
  });
  const left = payPerson({ _id: second?._id ?? '', fullname: 'Miqxo Teqx', left: 'deleted', net: 50 });
  const record = { startTime: ago(3), endTime: null };
  return payPeriod({
    companyId: company._id,
    state: 'closable',
    earlierOpen: { startDate: '2026-11-01', endDate: '2026-11-15' },
    people: [waiting, left],
    points: [
      payPoint(waiting, { kind: 'running', ...record }),
      payPoint(waiting),
      payPoint(waiting),
      payPoint(waiting, { kind: 'request', recordId: null, requestId: make.newId() }),
      payPoint(waiting, { kind: 'unpriced' }),
      payPoint(waiting, { kind: 'negative', recordId: null, startTime: null, endTime: null }),
    ],
  });
}

const NEEDED = moneyNeeded([
  companyNeed(company, {
    earlierOpen: { startDate: '2026-11-01', endDate: '2026-11-15' },
    pending: 90,
    overdue: 90,
    overdueSince: '2026-11-15',
  }),
  companyNeed(other, { currency: 'USD' }),
]);

const TIME = { hours: 1.5, ms: 5_400_000, amount: 37.5 };
const PERSON_FIGURES = {
  rates: [
    { hourlyRate: 25, ...TIME },
    { hourlyRate: null, ...TIME, amount: 0 },
  ],
  late: [{ recordId: make.newId(), date: '2026-11-14', ...TIME }],
  adjustments: [
    {
      _id: make.newId(),
      recordId: make.newId(),
      date: '2026-11-12',
      reason: 'Koqx',
      by: 'Haqxi Deqx',
      ...TIME,
    },
  ],
};

/** The answers to reads of them. */
export const PAYROLL_ANSWERS = {
  payPeriod: {
    // None of them is null, which the web would take for a missing answer.
    calendar: () =>
      payCalendar({ companyId: company._id, schedule: { kind: 'biweekly', anchor: '2026-11-13' } }),
    get: ({ query: { date } }) => (date === undefined ? period : date < '2026-11' ? ready : closed),
    person: () => personPeriod(period, period.people[0] ?? payPerson(), PERSON_FIGURES),
  },
  run: { preview: () => runPreview(ready) },
  concept: {
    list: () => [
      make.concept({ name: 'Cuqxo Laqx', employeeIds: [worker._id] }),
      make.concept({ name: 'Boqxi', kind: 'addition', basis: 'hourly', value: 2.5, once: true }),
      make.concept({ name: 'Veqxo', basis: 'fixed', value: 125 }),
    ],
  },
  moneyNeeded: { next: () => NEEDED },
  bankLayout: {
    get: () => bankSettings({ accounts: [{ employeeId: worker._id, account: '30-1234' }] }),
    change: ({ body }) => body,
    setAccount: ({ params, body }) => ({ ...params, account: body.account }),
    own: () => [{ company: { _id: worker._id, name: 'Taqxe' }, lastFour: '4567' }],
  },
  runFile: { bank: () => new File(['a'], 'a.csv', { type: SHEET_MEDIA_TYPES.csv }) },
  slip: {
    mine: () => SLIPS,
    answers: () => ANSWERS,
    openClaims: () => [{ companyId: company._id, slips: 2, date: '2026-11-01' }],
  },
  slipMail: {
    get: () => ({ available: true, mails: [...MAILS] }),
    send: () => ({ available: true, mails: [...MAILS] }),
  },
  slipLink: { open: () => SLIPS[1] ?? slip() },
  payment: {
    list: () => [
      payment({ by: payer, reference: 'Roqxe' }),
      payment({ by: payer, removed: { at: ago(1), by: payer, reason: 'Cuqxa' } }),
    ],
    make: () => ({ payments: [] }),
    remove: () => payment({ by: payer }),
  },
  adjustment: { preview: () => adjustmentEffect() },
} satisfies Answers;
