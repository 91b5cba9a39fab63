import { z } from 'zod';
import { LEDGER_ACTIONS, LEDGER_FORMAT, LEDGER_KINDS, type LedgerKind } from '../domain/ledger-actions.ts';
import {
  CONCEPT_BASES,
  CONCEPT_ENTITLEMENTS,
  DEFAULT_PAGE_SIZE,
  LINE_KINDS,
  LINK_WAYS,
  MARK_KINDS,
  MARK_REASONS,
  MAX_PAGE_SIZE,
  PAYMENT_METHODS,
} from '../domain/limits-and-defaults/index.ts';
import { PaySchedule } from './pay-calendar.ts';
import { AnyInstant, CalendarDate, Id, Instant, Named } from './primitives.ts';
import { EndReason } from './record.ts';

/** A person with their names at the time of the event. */
const NamedThen = z.object({ _id: Id, fullname: z.string(), username: z.string() });

const Cents = z.number().int();
const Milliseconds = z.number().int();

/** A rate in whole cents an hour. */
export const RateState = z.object({ from: Instant, cents: Cents, note: z.string() });
export type RateState = z.infer<typeof RateState>;

/**
 * A record with its counted time and cost, in milliseconds and whole cents: 0 while it runs or is voided. `cents` is
 * null without a rate.
 */
export const RecordState = z.object({
  startTime: Instant,
  endTime: Instant.nullable(),
  project: Named.nullable(),
  ms: Milliseconds,
  cents: Cents.nullable(),
  needsReview: z.boolean(),
  /** Why it ended; null while it runs. Absent in earlier events. */
  endReason: EndReason.nullable().optional(),
  /** After a change: the difference of cost of other records on the same days. */
  besideCents: Cents.optional(),
});
export type RecordState = z.infer<typeof RecordState>;

/** The times that a request proposes. */
export const RequestState = z.object({ status: z.string(), startTime: Instant, endTime: Instant });
export type RequestState = z.infer<typeof RequestState>;

/** The currency of a company; empty where it has none. */
export const CurrencyState = z.object({ currency: z.string() });
export type CurrencyState = z.infer<typeof CurrencyState>;

/** The time zone of a company. */
export const TimeZoneState = z.object({ timezone: z.string() });
export type TimeZoneState = z.infer<typeof TimeZoneState>;

/** The amount due to a person. */
export const DueState = z.object({ ms: Milliseconds, cents: Cents });
export type DueState = z.infer<typeof DueState>;

/** A pay schedule; `firstDay` is the day that the owner chose for the first period. */
export const ScheduleState = z.object({
  schedule: PaySchedule,
  paydayAfterDays: z.number().int(),
  firstDay: CalendarDate.nullable(),
});
export type ScheduleState = z.infer<typeof ScheduleState>;

/** A concept; `value` is cents a period, hundredths of a percent, or cents an hour. `people` is null for everyone. */
export const ConceptState = z.object({
  name: z.string(),
  kind: z.enum(LINE_KINDS),
  basis: z.enum(CONCEPT_BASES),
  value: z.number().int(),
  people: z.array(Id).nullable(),
  once: z.boolean(),
  /** Both are absent in earlier events, and for an amount that is not fixed. */
  entitlement: z.enum(CONCEPT_ENTITLEMENTS).optional(),
  fullAt: z.number().optional(),
});
export type ConceptState = z.infer<typeof ConceptState>;

/** A typed line. */
export const LineState = z.object({
  name: z.string(),
  kind: z.enum(LINE_KINDS),
  cents: Cents,
  note: z.string(),
});
export type LineState = z.infer<typeof LineState>;

/** A valid run; its hash covers all its slips (RUN-9). */
export const RunState = z.object({
  number: z.number().int(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  people: z.number().int(),
  netCents: Cents,
  hash: z.string(),
  /** SHA-256 over the paid records: people, times, projects and corrections. Absent in earlier events. */
  recordsHash: z.string().optional(),
});
export type RunState = z.infer<typeof RunState>;

/** A closed record before or after an adjustment, and the amount of the adjustment; 0 before. */
export const AdjustmentState = z.object({
  recordId: Id,
  startTime: Instant,
  endTime: Instant,
  voided: z.boolean(),
  ms: Milliseconds,
  cents: Cents,
});
export type AdjustmentState = z.infer<typeof AdjustmentState>;

/** A payment. */
export const PaymentState = z.object({
  runNumber: z.number().int(),
  cents: Cents,
  date: CalendarDate,
  method: z.enum(PAYMENT_METHODS),
  reference: z.string(),
});
export type PaymentState = z.infer<typeof PaymentState>;

/**
 * The answer to a slip; `byLink` means without a sign-in. Then the actor is the link, by its id, and `viaLink` names
 * its maker and its delivery (ANSWER-6). Earlier events have the employee and no `viaLink`.
 */
export const SlipState = z.object({
  runNumber: z.number().int(),
  date: CalendarDate.nullable(),
  byLink: z.boolean(),
  viaLink: z.object({ madeBy: NamedThen.nullable(), way: z.enum(LINK_WAYS).nullable() }).optional(),
});
export type SlipState = z.infer<typeof SlipState>;

/**
 * The account to which somebody is paid, by its last letters and digits (SLIP-8). `hash` is the SHA-256 of company,
 * employee and account.
 */
export const AccountState = z.object({ lastFour: z.string(), hash: z.string() });
export type AccountState = z.infer<typeof AccountState>;

/**
 * The records that earlier versions ended without an event (LEDGER-13). `hash` is the SHA-256 over a person's ids, times,
 * projects, reasons and reviews.
 */
export const AnchorState = z.object({
  records: z.number().int(),
  people: z.array(z.object({ employeeId: Id, records: z.number().int(), hash: z.string() })),
});
export type AnchorState = z.infer<typeof AnchorState>;

/** A mark about which a manager decided: its kind, its time, and why it waited (MARK-41). */
export const MarkState = z.object({
  kind: z.enum(MARK_KINDS),
  at: Instant,
  why: z.enum(MARK_REASONS).nullable(),
});
export type MarkState = z.infer<typeof MarkState>;

/**
 * The schema of one kind of event (LEDGER-2). Answers have the hashed form, in whole cents: `hash` is the SHA-256 of
 * the canonical JSON (RFC 8785) of the other fields.
 */
function eventOf<const K extends LedgerKind, S extends z.ZodType>(kind: K, state: S) {
  return z.object({
    _id: Id,
    companyId: Id,
    /** The number of the event in the chain of its company, from 1. */
    seq: z.number().int(),
    at: Instant,
    actor: NamedThen,
    action: z.enum(LEDGER_ACTIONS[kind]),
    subject: z.object({
      kind: z.literal(kind),
      /** The id of the rate, record or request; null for things a company has only once. */
      id: Id.nullable(),
      /** The employee whom the event concerns; null if it concerns the whole company. */
      employee: NamedThen.nullable(),
    }),
    /** The state before; null for a creation. */
    before: state.nullable(),
    /** The state after; null for a removal. */
    after: state.nullable(),
    reason: z.string(),
    /** The hash of the event before it; empty in the first. */
    prev: z.string(),
    /** The format it was added in; absent in earlier ones. */
    format: z.literal(LEDGER_FORMAT).optional(),
    hash: z.string(),
  });
}

export const LedgerEvent = z.discriminatedUnion('action', [
  eventOf('rate', RateState),
  eventOf('record', RecordState),
  eventOf('request', RequestState),
  eventOf('currency', CurrencyState),
  eventOf('time-zone', TimeZoneState),
  eventOf('person', DueState),
  eventOf('schedule', ScheduleState),
  eventOf('concept', ConceptState),
  eventOf('line', LineState),
  eventOf('run', RunState),
  eventOf('adjustment', AdjustmentState),
  eventOf('payment', PaymentState),
  eventOf('slip', SlipState),
  eventOf('account', AccountState),
  eventOf('clock', RecordState),
  eventOf('anchor', AnchorState),
  eventOf('mark', MarkState),
]);
export type LedgerEvent = z.infer<typeof LedgerEvent>;

const EventsAsked = z.object({
  kind: z.enum(LEDGER_KINDS).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

/** `GET /payroll/ledger`: the events of a company, or those before a number. */
export const LedgerFilter = EventsAsked.extend({
  companyId: Id,
  employeeId: Id.optional(),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  /** Events from this instant on, and before the other (LEDGER-10). */
  from: AnyInstant.optional(),
  until: AnyInstant.optional(),
});
export type LedgerFilter = z.infer<typeof LedgerFilter>;

/** `GET /payroll/ledger/mine`: the events about the caller, or those before the event of an id. */
export const OwnLedgerFilter = EventsAsked.extend({ before: Id.optional() });
export type OwnLedgerFilter = z.infer<typeof OwnLedgerFilter>;

/** Some events, newest first, and whether there are earlier ones. */
export const LedgerPage = z.object({ events: z.array(LedgerEvent), hasEarlier: z.boolean() });
export type LedgerPage = z.infer<typeof LedgerPage>;

/** `POST /record-news/seen`: the number of the last event that was seen. */
export const RecordNewsSeen = z.object({ seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
export type RecordNewsSeen = z.infer<typeof RecordNewsSeen>;
