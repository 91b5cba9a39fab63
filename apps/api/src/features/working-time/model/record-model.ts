import type {
  CodeProof,
  Gap,
  LikelyEnds,
  LunchRule,
  MarkKind,
  PricedPart,
  SilentTime,
} from '@faena/shared/domain';
import { type Correction, type PlainValues, WorkRecordNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { plainPaths } from '../../../platform/plain-paths.ts';

/** A task with its title at the time of the work (MARK-58). */
export interface RecordTaskDoc {
  readonly _id: Types.ObjectId;
  readonly title: string;
}

/** The correctable fields of a record, with the name of its project at that time. A task goes with its project. */
export interface RecordValuesDoc {
  startTime: Date;
  endTime: Date;
  projectId: Types.ObjectId | null;
  projectName: string;
  task?: RecordTaskDoc;
}

/** An act of a manager on a record. The former values of an added one are null. */
export interface CorrectionDoc {
  kind: Correction['kind'];
  at: Date;
  by: Types.ObjectId;
  reason: string;
  before: RecordValuesDoc | null;
  after: RecordValuesDoc;
  /** The record request that it accepts. */
  requestId?: Types.ObjectId;
}

/** The counted values of a voided record, for its return. */
interface CountedDoc {
  durationMs: number;
  rateCents: number | null;
  costCents: number | null;
  needsReview: boolean;
}

/** The evidence of activity in a record, over all devices of its person (TIME-62). */
interface EvidenceDoc {
  beats: number;
  /** Heartbeats with a new touch. */
  touches: number;
  /** The last touch on any device; null until a device has reported one. */
  lastTouch: Date | null;
  /** Stretches without a touch of 5 minutes or more, oldest first. */
  idle: IdleStretchDoc[];
  /** The marks in it, oldest first; only in a record that devices marked (MARK-15). */
  marks?: RecordMarkDoc[];
  /** Only in a record with a forgotten Salida (MARK-21). */
  forgotten?: ForgottenEndDoc;
  /** The silence after it that its person did not work in; absent without such an answer (TIME-69). */
  notWorked?: SilentTime;
}

/** The limit and the likely ends of a record: see `ForgottenEnd`. */
export interface ForgottenEndDoc extends LikelyEnds {
  readonly until: Date;
}

/** A mark in a record: see `RecordMark`. */
export interface RecordMarkDoc {
  kind: MarkKind;
  at: Date;
  earliest: Date;
  latest: Date;
  isExact: boolean;
  isOffline: boolean;
  deviceName: string;
  /** Somebody else who made it (CREW-2). */
  markedBy?: Types.ObjectId;
  /** Its person said that they were not there (CREW-5). */
  denied?: true;
  /** The proof of its code; absent without one (MARK-31). */
  code?: CodeProof;
  /** The number of the mark before it that has not arrived (MARK-39). */
  missingNumber?: number;
}

export interface IdleStretchDoc {
  from: Date;
  until: Date;
}

/** A lunch that the rule of the company deducted (LUNCH-1). */
export interface DeductedLunchDoc {
  from: Date;
  until: Date;
  /** The record of the time that its person worked in it (LUNCH-6). */
  workedId?: Types.ObjectId;
}

/** The part of a record before a deducted lunch, which is a record of its own. */
interface BeforeLunchDoc {
  recordId: Types.ObjectId;
  startTime: Date;
  from: Date;
  until: Date;
}

/** A piece in stored form. */
export interface PieceDoc extends PricedPart {
  /** The run that pays it; a paid piece never changes (RUN-5). Absent for an unpaid one. */
  readonly runId?: Types.ObjectId;
  /** The number of that run. */
  readonly runNumber?: number;
}

/**
 * A stretch of working time. It has copies of its company, its time zone and its project's name, so that it outlives
 * both. Money is in whole cents; `costCents` and `rateCents` are null until it is priced.
 */
export interface RecordDoc extends PlainValues<typeof WorkRecordNoun> {
  _id: Types.ObjectId;
  employeeId: Types.ObjectId;
  companyId: Types.ObjectId;
  projectId: Types.ObjectId | null;
  /** Absent without one, and in records of earlier versions. */
  task?: RecordTaskDoc;
  /** The company's time zone, which divides its days. */
  timeZone: string;
  startTime: Date;
  endTime: Date | null;
  /** True while the record runs; a partial unique index allows one such a person. */
  open: boolean;
  lastHeartbeat: Date;
  /** Milliseconds; 0 while open. */
  durationMs: number;
  rateCents: number | null;
  costCents: number | null;
  /** The parts of the record by day and rate (PAY-40), oldest first; none while it is open. */
  pieces: PieceDoc[];
  /** Its price is older than pricing by days, and stays unchanged (PAY-43). */
  hasPriorPrice?: true;
  /**
   * Present while it is voided (TIME-40). Then it has no pieces, hours, cost or review, so that sums and overlap checks
   * skip it.
   */
  voided?: CountedDoc;
  /** The last few closed pages whose next page continues the record (TIME-44). */
  outlived?: string[];
  /** Oldest first; entries are only ever added. Absent without any. */
  corrections?: CorrectionDoc[];
  /** The latest end: the longest shift of its company at its start (TIME-60). Absent in records of earlier versions. */
  longestEnd?: Date;
  /** Present if its company does not pay idle time (TIME-63). */
  idleUnpaid?: true;
  /** The lunch of its company at its start, if that deducts one (LUNCH-2). */
  lunchRule?: LunchRule;
  /** Present if a deducted lunch ended it. */
  lunch?: DeductedLunchDoc;
  /** Present if it goes on after a deducted lunch. */
  beforeLunch?: BeforeLunchDoc;
  /** Present if a clock started it; absent in records of earlier versions. */
  evidence?: EvidenceDoc;
  /** The other person who ended it. */
  endedBy?: Types.ObjectId;
  /** Oldest first, each without a signal and within the record. Absent without any. */
  gaps?: Gap[];
}

/** A record that has ended. */
export type ClosedRecordDoc = RecordDoc & { endTime: Date };

export function isClosed(record: RecordDoc): record is ClosedRecordDoc {
  return record.endTime !== null;
}

/** Tests whether a run pays a piece, which therefore never changes (RUN-5). */
export function isStamped({ runId }: PieceDoc): boolean {
  return runId !== undefined;
}

/** Tests whether a run pays a part of a record's time, so that each further change is an adjustment (ADJUST-1). */
export function isPaid({ pieces }: Pick<RecordDoc, 'pieces'>): boolean {
  return pieces.some(isStamped);
}

/** Tests whether a record has ended and counts hours and money. */
export function isCounted(record: RecordDoc): record is ClosedRecordDoc {
  return isClosed(record) && !record.voided;
}

const task = new Schema<RecordTaskDoc>({
  _id: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
});

const values = {
  startTime: { type: Date, required: true },
  endTime: { type: Date, required: true },
  projectId: { type: Schema.Types.ObjectId, default: null },
  projectName: { type: String, default: '' },
  task: { type: task, default: undefined },
};

export const recordValues = new Schema<RecordValuesDoc>(values, { _id: false });

const correction = new Schema<CorrectionDoc>(
  {
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    reason: { type: String, default: '' },
    before: { type: recordValues, default: null },
    after: { type: recordValues, required: true },
    requestId: { type: Schema.Types.ObjectId, default: undefined },
  },
  { _id: false },
);

const gap = new Schema<Gap>(
  {
    from: { type: Date, required: true },
    until: { type: Date, required: true },
    used: { type: Boolean, required: true },
  },
  { _id: false },
);

const instant = { type: Date, required: true } as const;
const flag = { type: Boolean, required: true } as const;

const mark = new Schema<RecordMarkDoc>(
  {
    kind: { type: String, required: true },
    at: instant,
    earliest: instant,
    latest: instant,
    isExact: flag,
    isOffline: flag,
    deviceName: { type: String, required: true },
    markedBy: { type: Schema.Types.ObjectId, default: undefined },
    denied: { type: Boolean, default: undefined },
    code: { type: String, default: undefined },
    missingNumber: { type: Number, default: undefined },
  },
  { _id: false },
);

const evidence = new Schema<EvidenceDoc>(
  {
    beats: { type: Number, required: true },
    touches: { type: Number, required: true },
    lastTouch: { type: Date, default: null },
    idle: {
      type: [
        new Schema<IdleStretchDoc>(
          { from: { type: Date, required: true }, until: { type: Date, required: true } },
          { _id: false },
        ),
      ],
      default: [],
    },
    marks: { type: [mark], default: undefined },
    forgotten: {
      type: new Schema<ForgottenEndDoc>(
        {
          until: instant,
          usual: { type: Date, default: null },
          crew: { type: Date, default: null },
          lastSign: { type: Date, default: null },
        },
        { _id: false },
      ),
      default: undefined,
    },
    notWorked: {
      type: new Schema<SilentTime>({ from: instant, until: instant }, { _id: false }),
      default: undefined,
    },
  },
  { _id: false },
);

const lunchRule = new Schema<LunchRule>(
  { from: { type: String, required: true }, minutes: { type: Number, required: true } },
  { _id: false },
);

const lunch = new Schema<DeductedLunchDoc>(
  { from: instant, until: instant, workedId: { type: Schema.Types.ObjectId, default: undefined } },
  { _id: false },
);

const beforeLunch = new Schema<BeforeLunchDoc>(
  {
    recordId: { type: Schema.Types.ObjectId, required: true },
    startTime: instant,
    from: instant,
    until: instant,
  },
  { _id: false },
);

const counted = {
  durationMs: { type: Number, required: true },
  rateCents: { type: Number, default: null },
  costCents: { type: Number, default: null },
  needsReview: { type: Boolean, required: true },
};

const voided = new Schema<CountedDoc>(counted, { _id: false });

/** The state of a record before a correction, besides its values; an undo returns it with them. */
export interface StateBefore extends CountedDoc {
  hasPriorPrice?: true;
}

export const stateBefore = new Schema<StateBefore>(
  { ...counted, hasPriorPrice: { type: Boolean, default: undefined } },
  { _id: false },
);

const piece = new Schema<PieceDoc>(
  {
    date: { type: String, required: true },
    startTime: { type: Date, required: true },
    endTime: { type: Date, required: true },
    rateCents: { type: Number, default: null },
    costCents: { type: Number, default: null },
    runId: { type: Schema.Types.ObjectId, default: undefined },
    runNumber: { type: Number, default: undefined },
  },
  { _id: false },
);

/** The name of the index that covers all sums of a person's records. */
export const RECORDS_OF_EMPLOYEE = 'of_employee';

/** The name of the indexes for people's work by day, and for records por revisar of people and of a company. */
export const DAYS_OF_EMPLOYEE = 'days_of_employee';
export const WAITING_FOR_REVIEW = 'waiting_for_review';
export const REVIEWS_BY_START = 'reviews_by_start';

/** The name of the index that covers the time of tasks. */
export const RECORDS_OF_TASK = 'records_of_task';

/** The name of the index that finds people's unpriced time. */
export const WITHOUT_RATE = 'without_rate';

const schema = new Schema<RecordDoc>({
  ...plainPaths(WorkRecordNoun),
  employeeId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  projectId: { type: Schema.Types.ObjectId, default: null },
  task: { type: task, default: undefined },
  timeZone: { type: String, required: true },
  startTime: { type: Date, required: true },
  endTime: { type: Date, default: null },
  open: { type: Boolean, required: true },
  lastHeartbeat: { type: Date, required: true },
  durationMs: { type: Number, default: 0, min: 0 },
  rateCents: { type: Number, default: null },
  costCents: { type: Number, default: null },
  pieces: { type: [piece], default: [] },
  hasPriorPrice: { type: Boolean, default: undefined },
  voided: { type: voided, default: undefined },
  outlived: { type: [String], default: undefined },
  corrections: { type: [correction], default: undefined },
  gaps: { type: [gap], default: undefined },
  longestEnd: { type: Date, default: undefined },
  idleUnpaid: { type: Boolean, default: undefined },
  lunchRule: { type: lunchRule, default: undefined },
  lunch: { type: lunch, default: undefined },
  beforeLunch: { type: beforeLunch, default: undefined },
  evidence: { type: evidence, default: undefined },
  endedBy: { type: Schema.Types.ObjectId, default: undefined },
});

schema.index(
  { employeeId: 1 },
  { name: 'one_open_record', unique: true, partialFilterExpression: { open: true } },
);
schema.index({ lastHeartbeat: 1 }, { name: 'open_by_heartbeat', partialFilterExpression: { open: true } });
schema.index({ companyId: 1 }, { name: 'open_of_company', partialFilterExpression: { open: true } });
// Orders lists, and covers the history and the totals, so that these read no document.
schema.index(
  { employeeId: 1, startTime: -1, _id: -1, endTime: 1, durationMs: 1, costCents: 1, companyId: 1 },
  { name: RECORDS_OF_EMPLOYEE },
);
// Covers the time of a task, so that this reads no document (PANEL-12).
schema.index(
  { 'task._id': 1, companyId: 1, durationMs: 1, costCents: 1 },
  { name: RECORDS_OF_TASK, partialFilterExpression: { 'task._id': { $exists: true } } },
);
// Finds the records of a person's days.
schema.index({ employeeId: 1, 'pieces.date': 1 }, { name: DAYS_OF_EMPLOYEE });
// Finds the longest record: how far before a range a record within it can have started.
schema.index({ employeeId: 1, durationMs: -1 }, { name: 'longest_of_employee' });
schema.index(
  { employeeId: 1, 'voided.durationMs': -1 },
  { name: 'longest_voided', partialFilterExpression: { 'voided.durationMs': { $exists: true } } },
);
schema.index({ companyId: 1, employeeId: 1, startTime: 1, endTime: 1 }, { name: 'of_company' });
schema.index(
  { employeeId: 1, companyId: 1 },
  { name: WAITING_FOR_REVIEW, partialFilterExpression: { needsReview: true } },
);
// Finds the oldest records por revisar of a company, in order (TODAY-6).
schema.index(
  { companyId: 1, startTime: 1, _id: 1 },
  { name: REVIEWS_BY_START, partialFilterExpression: { needsReview: true } },
);
schema.index(
  { employeeId: 1, companyId: 1 },
  { name: WITHOUT_RATE, partialFilterExpression: { 'pieces.costCents': { $type: 'null' } } },
);
// Finds unpaid time up to a day, and paid time, both by company and person.
schema.index(
  { companyId: 1, 'pieces.runId': 1, employeeId: 1, 'pieces.date': 1 },
  { name: 'pieces_by_run_and_person' },
);
schema.index({ 'corrections.by': 1 }, { sparse: true });
schema.index({ endedBy: 1 }, { sparse: true });

export const RecordModel = model('WorkRecord', schema, 'time_records');
