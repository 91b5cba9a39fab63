import type { RunAnswer, Slip, SlipClaim, SlipMails } from '@faena/shared/schemas';
import { newId } from './entities.ts';

/* Slips in the API format: the first half of November 2026, a day of eight hours at 12.50. */

const WORKED = { hours: 8, ms: 28_800_000, amount: 100 };

export function slip(given: Partial<Slip> = {}): Slip {
  return {
    _id: newId(),
    companyId: newId(),
    companyName: 'Taller Luna',
    runId: newId(),
    runNumber: 4,
    startDate: '2026-11-01',
    endDate: '2026-11-15',
    payday: '2026-11-15',
    schedule: { kind: 'semimonthly' },
    closedAt: '2026-11-16T15:00:00.000Z',
    employeeId: newId(),
    fullname: 'Elena Empleada',
    username: 'elena',
    currency: 'GTQ',
    timezone: 'America/Guatemala',
    hours: 8,
    ms: 28_800_000,
    work: 100,
    days: [{ date: '2026-11-12', ...WORKED }],
    late: [],
    rates: [{ hourlyRate: 12.5, ...WORKED }],
    adjustments: [],
    adjustment: 0,
    gross: 100,
    lines: [],
    additions: 0,
    deductions: 0,
    net: 100,
    unpricedHours: 0,
    hash: 'a'.repeat(64),
    reopened: false,
    paid: 0,
    answer: 'none',
    acceptedAt: null,
    viaLink: null,
    contestableUntil: null,
    contested: null,
    claims: [],
    ...given,
  };
}

/** An unanswered claim. */
export function slipClaim(given: Partial<SlipClaim> = {}): SlipClaim {
  return {
    _id: newId(),
    date: '2026-11-12',
    text: 'Falta una hora.',
    at: '2026-11-17T15:00:00.000Z',
    viaLink: null,
    answer: null,
    ...given,
  };
}

/** A person without an answer to a run, and without a link. */
export function runAnswer(given: Partial<RunAnswer> = {}): RunAnswer {
  return {
    _id: newId(),
    employeeId: newId(),
    fullname: 'Elena Empleada',
    username: 'elena',
    phone: '5555-0101',
    email: 'elena@example.com',
    net: 100,
    answer: 'none',
    acceptedAt: null,
    viaLink: null,
    contested: null,
    claims: [],
    link: null,
    ...given,
  };
}

/** The state of a run's mails if the server sends none. */
export const noMails = (): SlipMails => ({ available: false, mails: [] });
