import type { ClientSession } from 'mongoose';
import { adjustmentsByRecord } from '../model/adjustments.ts';
import type { ClosedRecordDoc, RecordValuesDoc } from '../model/record-model.ts';
import { valuesOf } from '../records/record-values.ts';

/** An ended record's values after its last adjustment; if that voided the record, the values before it (ADJUST-1). */
export async function adjustedValues(
  record: ClosedRecordDoc,
  session: ClientSession,
): Promise<RecordValuesDoc> {
  const own = await adjustmentsByRecord([record], session);
  const last = own.get(String(record._id))?.at(-1);
  return { ...valuesOf(record), ...(last?.after ?? last?.before) };
}
