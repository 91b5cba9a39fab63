import { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { AppError } from '../kernel/errors.ts';
import { enclosingTransaction, isEnclosingAborted } from './database.ts';

/** The time a key is remembered; retries come within minutes. */
const REMEMBERED_S = 86_400;

/** The answer to a request with a key. */
export interface KeyedAnswerDoc {
  personId: Types.ObjectId;
  key: string;
  /** The hash of the request, which distinguishes it from another request with the same key. */
  fingerprint: string;
  status: number;
  json: string;
  /** By the clock of the machine, which the TTL index uses. */
  createdAt: Date;
}

const schema = new Schema<KeyedAnswerDoc>({
  personId: { type: Schema.Types.ObjectId, required: true },
  key: { type: String, required: true },
  fingerprint: { type: String, required: true },
  status: { type: Number, required: true },
  json: { type: String, required: true },
  createdAt: { type: Date, required: true },
});

schema.index({ personId: 1, key: 1 }, { unique: true });
schema.index({ createdAt: 1 }, { expireAfterSeconds: REMEMBERED_S });

export const KeyedAnswerModel = model('KeyedAnswer', schema, 'keyed_answers');

/** A request with a key, and its sender. */
export type KeyedRequest = Pick<KeyedAnswerDoc, 'personId' | 'key' | 'fingerprint'>;

export type KeyedAnswer = Pick<KeyedAnswerDoc, 'status' | 'json'>;

/** The stored form of an answer, with a board's version if any. It belongs to the transaction of the work. */
export type Claim = (result: unknown, boardVersion: string) => KeyedAnswerDoc;

const claims = new AsyncLocalStorage<Claim>();

/** The storing of the answer, left to the caller that groups this work with others'. */
export function presentClaim(): Claim | undefined {
  return claims.getStore();
}

/** An earlier request did the work, so this one stores nothing. */
class MadeBefore extends Error {
  readonly answer: KeyedAnswer;

  constructor(answer: KeyedAnswer) {
    super('Made before');
    this.answer = answer;
  }
}

/** The ways to answer a request with a key. */
interface Work {
  readonly run: () => Promise<unknown>;
  /** The answer to a result, and the version of its board if known. */
  readonly answerOf: (result: unknown, boardVersion?: string) => KeyedAnswer;
}

/**
 * Handles a request with a key, or repeats its earlier answer (WIRE-21). The transaction of `run` also stores the
 * answer, so that neither exists without the other; a refusal is not stored.
 * @throws AppError `key_reused` when the key came with another request
 */
export async function answerOnce(request: KeyedRequest, { run, answerOf }: Work): Promise<KeyedAnswer> {
  const before = await answeredBefore(request);
  if (before) return before;
  const work = () =>
    enclosingTransaction(async (session) => {
      const answer = answerOf(await run());
      // Storing it would only fail and repeat the transaction.
      if (isEnclosingAborted()) throw new MadeBefore(answer);
      await new KeyedAnswerModel({ ...request, ...answer, createdAt: new Date() }).save({ session });
      return answer;
    });
  return unlessAnswered(request, work);
}

/**
 * Handles a request with a key in a group (ADR 23), which stores the answer. A conflict of keys shows that the
 * request was answered before.
 */
export function answerOnceTogether(request: KeyedRequest, { run, answerOf }: Work): Promise<KeyedAnswer> {
  let kept: KeyedAnswerDoc | undefined;
  const claim: Claim = (result, boardVersion) => {
    kept = { ...request, ...answerOf(result, boardVersion), createdAt: new Date() };
    return kept;
  };
  return unlessAnswered(request, async () => {
    await claims.run(claim, run);
    if (!kept) throw new Error('Nothing of it was done together with others');
    return kept;
  });
}

/**
 * Deletes the stored answers of a person who loses a right, so that a repetition needs the present right (WIRE-21).
 */
export async function forgetKeyedAnswers(personId: Types.ObjectId, session: ClientSession): Promise<void> {
  await KeyedAnswerModel.deleteMany({ personId }, { session });
}

async function unlessAnswered(request: KeyedRequest, work: () => Promise<KeyedAnswer>): Promise<KeyedAnswer> {
  try {
    return await work();
  } catch (error) {
    // The conflict may come from the same request, which ran at the same time and finished first.
    const meanwhile = await answeredBefore(request);
    if (meanwhile) return meanwhile;
    if (error instanceof MadeBefore) return error.answer;
    throw error;
  }
}

async function answeredBefore({ personId, key, fingerprint }: KeyedRequest): Promise<KeyedAnswer | null> {
  const known = await KeyedAnswerModel.findOne({ personId, key }).lean();
  if (known && known.fingerprint !== fingerprint) throw new AppError('key_reused', 'key_reused');
  return known;
}
