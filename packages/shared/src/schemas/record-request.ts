import { z } from 'zod';
import { LENGTHS, REQUEST_STATUSES } from '../domain/limits-and-defaults/index.ts';
import { noun } from './noun.ts';
import { PersonName } from './person-name.ts';
import { AnyInstant, Flag, Id, Instant, optionalText, PageEnd, requiredText } from './primitives.ts';
import { RecordCorrection, RecordValues, WorkRecord } from './record.ts';

/** One message in the thread of a record request. */
const RecordRequestMessage = z.object({ at: Instant, by: PersonName, text: z.string() });
export type RecordRequestMessage = z.infer<typeof RecordRequestMessage>;

/** The decider, the time and the words; an accepted request needs no words. */
const RecordRequestDecision = z.object({ at: Instant, by: PersonName, reason: z.string() });

/**
 * An employee's request to their manager: add a forgotten record, or change one (REQUEST-1). `asked` is the record
 * then, null for a forgotten one; `record` its present state, if any; `result` the result of an accepted request.
 */
export const RecordRequestNoun = noun({
  _id: { answer: Id },
  employee: { answer: PersonName },
  status: { answer: z.enum(REQUEST_STATUSES), plain: true, fallback: 'open' },
  askedAt: { answer: Instant },
  reason: { answer: z.string(), plain: true, fallback: '' },
  proposed: { answer: RecordValues },
  asked: { answer: RecordValues.nullable() },
  record: { answer: WorkRecord.nullable() },
  messages: { answer: z.array(RecordRequestMessage) },
  decision: { answer: RecordRequestDecision.nullable() },
  result: { answer: RecordValues.nullable() },
});

export const RecordRequest = RecordRequestNoun.answer;
export type RecordRequest = z.infer<typeof RecordRequest>;

const Reason = requiredText(LENGTHS.reason);

/** `POST /record-requests`: the proposed values of a record, or of a forgotten one, and the reason. */
export const RecordRequestAsked = z.object({
  recordId: Id.nullable().default(null),
  startTime: AnyInstant,
  endTime: AnyInstant,
  projectId: Id.nullable().default(null),
  reason: Reason,
});
export type RecordRequestAsked = z.infer<typeof RecordRequestAsked>;

/**
 * `GET /record-requests`: the requests of an employee or a company; `open` selects undecided ones. Employees get
 * their own.
 */
export const RecordRequestFilter = z.object({
  employeeId: Id.optional(),
  companyId: Id.optional(),
  open: Flag.default(false),
  before: PageEnd.optional(),
});
export type RecordRequestFilter = z.infer<typeof RecordRequestFilter>;

/**
 * `POST /record-requests/:id/accept`, optionally with other values than proposed. `version` is the state of the
 * record that the decider saw; without it the record must be unchanged since the request.
 */
export const RecordRequestAcceptance = z.object({
  startTime: AnyInstant.optional(),
  endTime: AnyInstant.optional(),
  projectId: Id.nullable().optional(),
  reason: optionalText(LENGTHS.reason).default(''),
  version: RecordCorrection.shape.version,
});
export type RecordRequestAcceptance = z.infer<typeof RecordRequestAcceptance>;

/** `POST /record-requests/:id/decline`. */
export const RecordRequestRefusal = z.object({ reason: Reason });
export type RecordRequestRefusal = z.infer<typeof RecordRequestRefusal>;

/** `POST /record-requests/:id/reopen`: an optional reason why its acceptance is undone. */
export const RecordRequestReopening = z.object({ reason: optionalText(LENGTHS.reason).default('') });
export type RecordRequestReopening = z.infer<typeof RecordRequestReopening>;

/** `POST /record-requests/:id/messages`. */
export const RecordRequestSaid = z.object({ text: Reason });
export type RecordRequestSaid = z.infer<typeof RecordRequestSaid>;
