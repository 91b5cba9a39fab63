import type { ClientSession } from 'mongoose';
import { adjustmentsByRecord } from '../model/adjustments.ts';
import type { ClosedRecordDoc, RecordValuesDoc } from '../model/record-model.ts';
import { valuesOf } from '../records/record-values.ts';

/** The values of a record that has ended, by what adjusted it (ADJUST-1); of one that is voided those that it had. */
export async function valuesBecome(
  record: ClosedRecordDoc,
  session: ClientSession,
): Promise<RecordValuesDoc> {
  const own = await adjustmentsByRecord([record], session);
  const last = own.get(String(record._id))?.at(-1);
  return { ...valuesOf(record), ...(last?.after ?? last?.before) };
}
