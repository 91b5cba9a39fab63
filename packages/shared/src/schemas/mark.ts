import { z } from 'zod';
import {
  CODE_PROOFS,
  LENGTHS,
  MARK_DECISIONS,
  MARK_KINDS,
  MARK_REASONS,
  MARK_RESULTS,
  MAX_MARKS_AT_ONCE,
  MAX_MARKS_SETTLED,
  SITE_CODE_DIGITS,
} from '../domain/limits-and-defaults/index.ts';
import { listOf } from './list-of.ts';
import { PersonName } from './person-name.ts';
import { Flag, Id, Instant, optionalText, PageEnd } from './primitives.ts';
import { WorkRecord } from './record.ts';

/** The last instant that a `Date` knows, in milliseconds since 1970. */
const LATEST_WALL = 8_640_000_000_000_000;

/** The clocks of a device: `wall` in milliseconds since 1970, `mono` in milliseconds since the start of the life that `epoch` names. */
const readingShape = {
  wall: z.number().int().min(-LATEST_WALL).max(LATEST_WALL),
  mono: z.number().min(0).max(Number.MAX_SAFE_INTEGER),
  epoch: z
    .string()
    .min(1)
    .max(36)
    .regex(/^[\w-]+$/),
};

/** A public key of 65 bytes, 12 random ones, 6 of the padded PIN and 16 of its tag, in base64url. */
const SEALED_PIN_LENGTH = 132;

const MarkId = z.uuid().length(36);

/** An ECDSA signature of 64 bytes. */
export const Signature = z
  .string()
  .length(86)
  .regex(/^[\w-]+$/);

export const Stamp = z.string().max(80);

/**
 * A press on a device: see `UnsignedMark`. `stamp` is the server's last one, with the reading of the device's clocks at
 * its arrival. `projectId` of an `in`, `back` or `project` is the place of work. A mark for somebody else names them, and
 * the project in which its maker may mark others (CREW-2). `code` has the six digits that the site of `projectId` showed
 * (MARK-30). `pin` has the PIN of a person at a kiosk, sealed for the server (KIOSK-5). `taskId` is the task of `projectId`
 * that is worked on, absent or null without one (MARK-58).
 */
export const Mark = z.object({
  id: MarkId,
  kind: z.enum(MARK_KINDS),
  ...readingShape,
  counter: z.number().int().min(1).max(1_000_000_000),
  previous: z
    .string()
    .max(64)
    .regex(/^([0-9a-f]{64})?$/),
  stamp: z.object({ token: Stamp, ...readingShape }).nullable(),
  projectId: Id.nullable(),
  undoes: MarkId.nullable(),
  personId: Id.optional(),
  code: z
    .string()
    .length(SITE_CODE_DIGITS)
    .regex(/^\d{6}$/)
    .optional(),
  pin: z
    .string()
    .length(SEALED_PIN_LENGTH)
    .regex(/^[\w-]+$/)
    .optional(),
  taskId: Id.nullable().optional(),
  signature: Signature,
});
export type Mark = z.infer<typeof Mark>;

/**
 * `POST /devices/:id/marks`. `now` is the reading of the device's clocks at the sending, and `signature` is of
 * `textOfBatch`. A batch without marks asks for a stamp and the state of the clock.
 */
export const MarksSent = z.object({
  now: z.object(readingShape),
  marks: listOf(Mark, { max: MAX_MARKS_AT_ONCE }),
  signature: Signature,
});
export type MarksSent = z.infer<typeof MarksSent>;

/**
 * The outcome of a mark (MARK-16). `at` is its time to the knowledge of the server, and null if it was refused.
 * `recordId` is the record that it begins, ends or belongs to.
 */
export const MarkReceipt = z.object({
  id: MarkId,
  result: z.enum(MARK_RESULTS),
  reason: z.enum(MARK_REASONS).nullable(),
  at: Instant.nullable(),
  recordId: Id.nullable(),
});
export type MarkReceipt = z.infer<typeof MarkReceipt>;

/** The answer to marks: a receipt for each, a new stamp, and the open record of the person. */
export const MarkReceipts = z.object({
  stamp: z.string(),
  receipts: z.array(MarkReceipt),
  open: WorkRecord.nullable(),
});
export type MarkReceipts = z.infer<typeof MarkReceipts>;

/** `GET /employees/:id/marks`. `isWaiting` leaves out the marks about which nobody has to decide (MARK-57). */
export const MarkFilter = z.object({ before: PageEnd.optional(), isWaiting: Flag.default(false) });
export type MarkFilter = z.infer<typeof MarkFilter>;

/**
 * A mark as the server keeps it (MARK-19). `earliest` and `latest` bound when it happened, and are `at` if it is exact.
 * `isOffline`: it arrived more than two minutes later. `markedBy` is somebody else who made it, and `isDenied` says that its
 * person was not there (CREW-5). `code` is what its code proves, null without one (MARK-31). `isWaiting`: a manager decides
 * about it (MARK-40); `decision` is what one decided last, with author and reason.
 */
export const KeptMark = z.object({
  _id: Id,
  kind: z.enum(MARK_KINDS),
  deviceName: z.string(),
  counter: z.number().int(),
  at: Instant,
  earliest: Instant,
  latest: Instant,
  isExact: z.boolean(),
  isOffline: z.boolean(),
  receivedAt: Instant,
  result: z.enum(MARK_RESULTS),
  reason: z.enum(MARK_REASONS).nullable(),
  recordId: Id.nullable(),
  markedBy: PersonName.nullable(),
  isDenied: z.boolean(),
  code: z.enum(CODE_PROOFS).nullable(),
  isWaiting: z.boolean(),
  decision: z
    .object({ decided: z.enum(MARK_DECISIONS), at: Instant, by: PersonName, reason: z.string() })
    .nullable(),
});
export type KeptMark = z.infer<typeof KeptMark>;

/** `POST /marks/settle`: what becomes of waiting marks (MARK-41, MARK-42). */
export const MarksSettlement = z.object({
  marks: listOf(Id, { min: 1, max: MAX_MARKS_SETTLED }),
  decision: z.enum(MARK_DECISIONS),
  reason: optionalText(LENGTHS.reason).default(''),
});
export type MarksSettlement = z.infer<typeof MarksSettlement>;
