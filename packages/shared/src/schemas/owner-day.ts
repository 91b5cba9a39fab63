import { z } from 'zod';
import { ODD_CAUSES } from '../domain/today.ts';
import { CalendarDate, Id, Instant } from './primitives.ts';

/** The kinds of things that wait for an owner, in the order of the screen (DAY-2). */
export const WAITING_KINDS = [
  'overdue',
  'claims',
  'requests',
  'reviews',
  'marks',
  'rateless',
  'undelivered',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** The parts of a kind: of overdue money, the causes of records por revisar, and of things that did not arrive. */
export const WAITING_CAUSES = ['unclosed', 'unpaid', ...ODD_CAUSES, 'mail', 'invitation'] as const;
export type WaitingCause = (typeof WAITING_CAUSES)[number];

/** How many of a kind wait in one company, and since when. `date` and `employeeId` are the period and person of the oldest. */
const WaitingInCompany = z.object({
  companyId: Id,
  count: z.number().int(),
  since: CalendarDate,
  date: CalendarDate.nullable(),
  employeeId: Id.nullable(),
});
export type WaitingInCompany = z.infer<typeof WaitingInCompany>;

/** A kind over all companies (DAY-3). `names` are the people of the two oldest entries; `companies` begin with the oldest. */
const Waiting = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.number().int(),
  since: CalendarDate,
  names: z.array(z.string()),
  causes: z.array(z.object({ cause: z.enum(WAITING_CAUSES), count: z.number().int() })),
  unpricedHours: z.number(),
  companies: z.array(WaitingInCompany),
});
export type Waiting = z.infer<typeof Waiting>;

/** The people of a company by their state today (TODAY-1); `working` counts no lunch, and `late` may have left. */
const CompanyDay = z.object({
  companyId: Id,
  people: z.number().int(),
  working: z.number().int(),
  lunch: z.number().int(),
  missing: z.number().int(),
  late: z.number().int(),
});
export type CompanyDay = z.infer<typeof CompanyDay>;

/** The day of an owner over all companies they created, oldest first (DAY-1). */
export const OwnerDay = z.object({
  at: Instant,
  waiting: z.array(Waiting),
  companies: z.array(CompanyDay),
});
export type OwnerDay = z.infer<typeof OwnerDay>;
