import { MAX_KEPT_BYTES } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { type KeyedAnswerDoc, KeyedAnswerModel } from './keyed-answers.ts';

/** The bytes a person stores in a process between two checks, and so the most that they pass the limit by. */
const CHECKED_EVERY_BYTES = MAX_KEPT_BYTES / 8;

/** The bytes by person since their last check in this process. */
const unchecked = new Map<string, number>();

/** Tests whether the answers of a person that this process stored are large enough to check their limit. */
export function isCheckDue(personId: Types.ObjectId, bytes: number): boolean {
  const key = String(personId);
  const sum = (unchecked.get(key) ?? 0) + bytes;
  const isDue = sum >= CHECKED_EVERY_BYTES;
  if (isDue) unchecked.delete(key);
  else unchecked.set(key, sum);
  return isDue;
}

/** Deletes a person's oldest stored answers above the limit (LIMIT-14). */
export async function forgetOldest(personId: Types.ObjectId): Promise<void> {
  const kept = await KeyedAnswerModel.aggregate<Pick<KeyedAnswerDoc, 'createdAt'> & { bytes: number }>([
    { $match: { personId } },
    { $project: { createdAt: 1, bytes: { $strLenBytes: '$json' } } },
    { $sort: { createdAt: -1 } },
  ]);
  let sum = 0;
  const first = kept.find(({ bytes }) => {
    sum += bytes;
    return sum > MAX_KEPT_BYTES;
  });
  if (first) await KeyedAnswerModel.deleteMany({ personId, createdAt: { $lte: first.createdAt } });
}
