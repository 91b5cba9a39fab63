import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { longestEndOf } from '../model/longest-end.ts';
import { RecordModel } from '../model/record-model.ts';
import { usualEndOf } from './likely-ends.ts';

/** When the running record of the caller ends by itself, and when they usually leave (MARK-26); null without one. */
export async function expectedEnds({ id }: Actor): Promise<Home['expectedEnds']> {
  const record = await RecordModel.findOne({ employeeId: id, open: true, marked: true }).lean();
  if (!record) return null;
  const usual = await usualEndOf(record);
  return {
    recordId: String(record._id),
    longest: longestEndOf(record).toISOString(),
    usual: usual?.toISOString() ?? null,
  };
}
