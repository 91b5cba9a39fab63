import type { ExpectedEnds } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { longestEndOf } from '../model/longest-end.ts';
import { RecordModel } from '../model/record-model.ts';
import { usualEndOf } from './likely-ends.ts';

/** A running record by a button, with its expected ends (MARK-26). */
interface RunningEnds extends ExpectedEnds {
  readonly recordId: Types.ObjectId;
  readonly personId: Types.ObjectId;
  readonly companyId: Types.ObjectId;
}

/**
 * The running records of some people who mark by button, with their expected ends.
 * @param usualEnds keeps the usual ends from one call to the next, because they stay while a record runs
 */
export async function endsOfRunning(
  people: readonly Types.ObjectId[],
  usualEnds: Map<string, Date | null>,
): Promise<RunningEnds[]> {
  const among = { employeeId: { $in: [...people] }, open: true, marked: true };
  const records = await RecordModel.find(among).lean();
  const running = new Set(records.map(({ _id }) => String(_id)));
  for (const id of usualEnds.keys()) if (!running.has(id)) usualEnds.delete(id);
  const found: RunningEnds[] = [];
  for (const record of records) {
    const { _id: recordId, employeeId: personId, companyId } = record;
    const key = String(recordId);
    const usual = usualEnds.has(key) ? usualEnds.get(key) : await usualEndOf(record);
    usualEnds.set(key, usual ?? null);
    found.push({
      recordId,
      personId,
      companyId,
      longest: +longestEndOf(record),
      usual: usual ? +usual : null,
    });
  }
  return found;
}
