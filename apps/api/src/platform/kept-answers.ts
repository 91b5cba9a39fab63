import type { Types } from 'mongoose';
import { type KeyedAnswerDoc, KeyedAnswerModel } from './keyed-answers.ts';
import { firstBeyond, UncheckedBytes } from './unchecked-bytes.ts';

/** The answers of each person that this process stored since their last check. */
export const uncheckedAnswers = new UncheckedBytes();

/** Deletes a person's oldest stored answers above the limit (LIMIT-14). */
export async function forgetOldest(personId: Types.ObjectId): Promise<void> {
  const kept = await KeyedAnswerModel.aggregate<Pick<KeyedAnswerDoc, 'createdAt'> & { bytes: number }>([
    { $match: { personId } },
    { $project: { createdAt: 1, bytes: { $strLenBytes: '$json' } } },
    { $sort: { createdAt: -1 } },
  ]);
  const first = firstBeyond(kept);
  if (first) await KeyedAnswerModel.deleteMany({ personId, createdAt: { $lte: first.createdAt } });
}
