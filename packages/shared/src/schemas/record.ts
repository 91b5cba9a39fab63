import { z } from 'zod';
import {
  CODE_PROOFS,
  CORRECTION_KINDS,
  END_REASONS,
  HISTORY_PERIODS,
  LENGTHS,
  MARK_KINDS,
  MAX_RECORDS_AT_ONCE,
  STOP_REASONS,
} from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { Adjustment } from './adjustment.ts';
import { DateRange, inOrder } from './date-range.ts';
import { listOf } from './list-of.ts';
import { noun } from './noun.ts';
import { PersonName } from './person-name.ts';
import {
  AnyInstant,
  CalendarDate,
  Flag,
  Id,
  Instant,
  Named,
  optionalText,
  PageEnd,
  requiredText,
} from './primitives.ts';

export const EndReason = z.enum(END_REASONS);
export type EndReason = z.infer<typeof EndReason>;

/** The task of a record, with its title of that time. */
export const RecordTask = z.object({ _id: Id, title: z.string() });
export type RecordTask = z.infer<typeof RecordTask>;

/** The fields of a record a manager may correct, before or after; the project has its name of that time. */
export const RecordValues = z.object({
  startTime: Instant,
  endTime: Instant,
  project: Named.nullable(),
});
export type RecordValues = z.infer<typeof RecordValues>;

/**
 * An act of a manager on a record, with time and reason; it is never deleted (TIME-21). An added or stopped record
 * has no values before; a confirmed, unconfirmed, voided or unvoided one has the same before and after. So has an added
 * one that was reverted.
 */
export const Correction = z.object({
  kind: z.enum(CORRECTION_KINDS),
  at: Instant,
  by: PersonName,
  reason: z.string(),
  before: RecordValues.nullable(),
  after: RecordValues,
  /** The request of the employee who asked for it; absent without one. */
  requestId: Id.optional(),
});
export type Correction = z.infer<typeof Correction>;

/** A stretch of a record without a signal that the page lived through, and whether it was used (TIME-32). */
export const RecordGap = z.object({ from: Instant, until: Instant, used: z.boolean() });
export type RecordGap = z.infer<typeof RecordGap>;

/** A stretch of a record without a touch on any device (TIME-62). */
const IdleStretch = z.object({ from: Instant, until: Instant });

/**
 * A mark in a record (MARK-15): when it was made, between which times if that `isExact` not, and whether the device had
 * no connection. `markedBy` is somebody else who made it, and `isDenied` says that its person was not there (CREW-5).
 * `code` is what its code proves, null without one (MARK-31). `missingNumber` is that of the mark before it, if that has not
 * arrived (MARK-39).
 */
export const RecordMark = z.object({
  kind: z.enum(MARK_KINDS),
  at: Instant,
  earliest: Instant,
  latest: Instant,
  isExact: z.boolean(),
  isOffline: z.boolean(),
  deviceName: z.string(),
  markedBy: PersonName.nullable(),
  isDenied: z.boolean(),
  code: z.enum(CODE_PROOFS).nullable(),
  missingNumber: z.number().int().nullable(),
});
export type RecordMark = z.infer<typeof RecordMark>;

/**
 * A record whose Salida was forgotten (MARK-21): it pays up to the earliest of these times, and `until` is its limit.
 * Each other one is a likely end, null if no sign suggests one.
 */
export const ForgottenEnd = z.object({
  until: Instant,
  usual: Instant.nullable(),
  crew: Instant.nullable(),
  lastSign: Instant.nullable(),
});
export type ForgottenEnd = z.infer<typeof ForgottenEnd>;

/**
 * The lunch that the rule of the company deducted after a record (LUNCH-1). `isWorked` says that its person worked in it,
 * so that another record has its time (LUNCH-6).
 */
const DeductedLunch = z.object({ from: Instant, until: Instant, isWorked: z.boolean() });

/** The silence after a record in which its person did not work, by their answer (TIME-69). */
const NotWorked = z.object({ from: Instant, until: Instant });

/**
 * The signs of life that a record kept (TIME-62). `touches` counts the heartbeats with a new touch. `idle` is oldest
 * first. `endedBy` is another person who ended the record, null for its own person and the server. `marks` are those
 * of a record that devices marked, oldest first; `forgotten` is null unless nobody ended it.
 * `notWorked` is the silence after it that its person did not work in, null without such an answer (TIME-69).
 */
export const RecordEvidence = z.object({
  beats: z.number().int(),
  touches: z.number().int(),
  lastTouch: Instant.nullable(),
  idle: z.array(IdleStretch),
  marks: z.array(RecordMark),
  forgotten: ForgottenEnd.nullable(),
  notWorked: NotWorked.nullable(),
  endedBy: PersonName.nullable(),
});
export type RecordEvidence = z.infer<typeof RecordEvidence>;

/**
 * A piece of a record within one day of its company and at one rate (PAY-40), and its cost. Both are null without a
 * rate.
 */
export const RecordPiece = z.object({
  date: CalendarDate,
  startTime: Instant,
  endTime: Instant,
  hourlyRate: z.number().nullable(),
  cost: z.number().nullable(),
});
export type RecordPiece = z.infer<typeof RecordPiece>;

/**
 * A stretch of working time (TIME-1). While it is open `endTime` is null, and hours and cost are 0, as they are once
 * it is voided. `cost` and `hourlyRate` are in the currency of the company. `version` changes with each change that a
 * manager would judge differently. `corrections`, `gaps` and `pieces` are oldest first; an open or voided record has
 * no pieces. `hasPriorPrice`: it was priced before days were the unit of price (PAY-43). `projectName` is empty
 * without a project. `closedBy` are the numbers of the runs that pay it, and `adjustments` its later changes, oldest
 * first: the last one counts (RUN-5, ADJUST-1). `evidence` is null for a record without a clock. A `marked` one began
 * by a press, and only a press, a manager or the longest shift ends it (MARK-3). `lunch` is null unless the rule of the
 * company ended it (LUNCH-1). `task` is absent without one (MARK-58).
 */
export const WorkRecordNoun = noun({
  _id: { answer: Id },
  employeeId: { answer: Id },
  projectId: { answer: Id.nullable() },
  projectName: { answer: z.string(), plain: true, fallback: '' },
  task: { answer: RecordTask.optional() },
  startTime: { answer: Instant },
  endTime: { answer: Instant.nullable() },
  durationHours: { answer: z.number() },
  cost: { answer: z.number() },
  hourlyRate: { answer: z.number().nullable() },
  endReason: { answer: EndReason.nullable(), plain: true, fallback: null },
  needsReview: { answer: z.boolean(), plain: true, fallback: false },
  marked: { answer: z.boolean(), plain: true, fallback: false },
  voided: { answer: z.boolean() },
  version: { answer: z.string() },
  corrections: { answer: z.array(Correction) },
  gaps: { answer: z.array(RecordGap) },
  evidence: { answer: RecordEvidence.nullable() },
  lunch: { answer: DeductedLunch.nullable() },
  pieces: { answer: z.array(RecordPiece) },
  hasPriorPrice: { answer: z.boolean() },
  closedBy: { answer: z.array(z.number().int()) },
  adjustments: { answer: z.array(Adjustment) },
});

export const WorkRecord = WorkRecordNoun.answer;
export type WorkRecord = z.infer<typeof WorkRecord>;

/**
 * The name under which a closing page reports its end, and the next page recognizes it; either may arrive first
 * (TIME-44).
 */
const LeftPage = z.string().regex(/^[\w-]{8,64}$/);

/**
 * `POST /timesheets/start`. `resume` reopens a record that an unload ended moments ago; `after` names the page before,
 * whose unload no longer counts. `marked` says that the person pressed a button; it counts only for a person who marks so
 * (MARK-3).
 */
export const RecordStart = z.object({
  employeeId: Id,
  projectId: Id.nullable().default(null),
  resume: z.boolean().default(false),
  after: LeftPage.optional(),
  marked: z.boolean().default(false),
});
export type RecordStart = z.infer<typeof RecordStart>;

/** `POST /timesheets/stop`. The other reasons are the server's own. `leaving` names the page of an unload. */
export const RecordStop = z.object({
  timesheetId: Id,
  reason: z.enum(STOP_REASONS).default('manual'),
  leaving: LeftPage.optional(),
});
export type RecordStop = z.infer<typeof RecordStop>;

/**
 * `GET /timesheets/:id`: an employee's records by calendar dates of the company, both inclusive, por revisar, or by
 * company. An open record extends to today.
 */
export const RecordFilter = inOrder(
  DateRange.partial().extend({
    needsReview: Flag.default(false),
    companyId: Id.optional(),
    before: PageEnd.optional(),
  }),
);
export type RecordFilter = z.infer<typeof RecordFilter>;

const Reason = requiredText(LENGTHS.reason);

/** The version of a record that its changer saw. Without it any version is changed (TIME-43). */
const Version = z.string().max(LENGTHS.version).optional();

/** `PUT /timesheets/:id`: any of the correctable values, and the reason. */
export const RecordCorrection = z.object({
  startTime: AnyInstant.optional(),
  endTime: AnyInstant.optional(),
  projectId: Id.nullable().optional(),
  reason: Reason,
  version: Version,
});
export type RecordCorrection = z.infer<typeof RecordCorrection>;

/** `POST /timesheets/:id/stop`: why a manager stops a running record. */
export const RecordStopReason = z.object({ reason: Reason });
export type RecordStopReason = z.infer<typeof RecordStopReason>;

/** `POST /timesheets/:id/worked-lunch`: why the person of a record worked in its deducted lunch (LUNCH-6). */
export const WorkedLunch = z.object({ reason: Reason });
export type WorkedLunch = z.infer<typeof WorkedLunch>;

/**
 * `POST /timesheets/:id/silence`: `false` denies work in the silence after a record (TIME-69); null takes that back. Work is
 * stated by a request.
 */
export const SilenceAnswer = z.object({ worked: z.literal(false).nullable() });
export type SilenceAnswer = z.infer<typeof SilenceAnswer>;

/** `POST /timesheets/:id/void` and `/unvoid`: why a record must not count, or must count again. */
export const RecordVoiding = z.object({ reason: Reason, version: Version });
export type RecordVoiding = z.infer<typeof RecordVoiding>;

/** `POST /timesheets/:id/confirm`. */
export const RecordConfirmation = z.object({
  reason: optionalText(LENGTHS.reason).default(''),
  version: Version,
});
export type RecordConfirmation = z.infer<typeof RecordConfirmation>;

/** `POST /timesheets/:id/split`: the time, and the project of each part; by default the project of the record. */
export const RecordSplit = z.object({
  at: AnyInstant,
  firstProjectId: Id.nullable().optional(),
  secondProjectId: Id.nullable().optional(),
  reason: Reason,
  version: Version,
});
export type RecordSplit = z.infer<typeof RecordSplit>;

/** A record that was split: the first part has its id. */
export const RecordParts = z.object({ first: WorkRecord, second: WorkRecord });
export type RecordParts = z.infer<typeof RecordParts>;

const RecordsAtOnce = listOf(z.object({ id: Id, version: Version }), {
  min: 1,
  max: MAX_RECORDS_AT_ONCE,
}).refine((records) => new Set(records.map(({ id }) => id)).size === records.length, say('record_twice'));

/** `POST /timesheets/void`: several records at once. */
export const RecordsVoiding = z.object({ records: RecordsAtOnce, reason: Reason });
export type RecordsVoiding = z.infer<typeof RecordsVoiding>;

/** `POST /timesheets/confirm` and `POST /timesheets/unconfirm`: several records at once. */
export const RecordsConfirmation = RecordConfirmation.pick({ reason: true }).extend({
  records: RecordsAtOnce,
});
export type RecordsConfirmation = z.infer<typeof RecordsConfirmation>;

/** `POST /timesheets`: a record that was forgotten, and why it is added. `taskId` is a task of its project (TIME-71). */
export const ForgottenRecord = z.object({
  employeeId: Id,
  startTime: AnyInstant,
  endTime: AnyInstant,
  projectId: Id.nullable().default(null),
  taskId: Id.nullable().optional(),
  reason: Reason,
});
export type ForgottenRecord = z.infer<typeof ForgottenRecord>;

const MsAgo = z.number().int().min(0);

/** `POST /timesheets/heartbeat`: `touchedMsAgo` is the age of the last touch on the device (TIME-62). */
export const Heartbeat = z.object({ timesheetId: Id, touchedMsAgo: MsAgo.optional() });
export type Heartbeat = z.infer<typeof Heartbeat>;

/** `POST /timesheets/gap`: the page's report of the time without a connection, see `Silence`. */
export const LivedGap = z.object({
  timesheetId: Id,
  lostMsAgo: MsAgo,
  aliveMsAgo: MsAgo,
  activeMsAgo: MsAgo,
});
export type LivedGap = z.infer<typeof LivedGap>;

const Period = z.enum(HISTORY_PERIODS);

/**
 * `GET /timesheets/history/:id`: calendar dates, both inclusive, in the company's time zone; optionally one company.
 */
export const HistoryQuery = inOrder(DateRange.extend({ type: Period, companyId: Id.optional() }));
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** The open points of an amount: hours without a rate, which cost nothing yet, and records por revisar (PAY-4). */
export const Unsettled = z.object({ unpricedHours: z.number(), pendingReviews: z.number().int() });
export type Unsettled = z.infer<typeof Unsettled>;

/** One row of the hours history, with the records in it; weeks and their years are ISO-8601. */
export const HoursRow = z.object({
  _id: z.union([
    z.object({ day: z.number().int(), month: z.number().int(), year: z.number().int() }),
    z.object({ week: z.number().int(), year: z.number().int() }),
    z.object({ month: z.number().int(), year: z.number().int() }),
  ]),
  totalHours: z.number(),
  totalCost: z.number(),
  ...Unsettled.shape,
});
export type HoursRow = z.infer<typeof HoursRow>;
