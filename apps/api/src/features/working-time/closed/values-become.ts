import type { ClientSession } from 'mongoose';
import { adjustmentsByRecord } from '../model/adjustments.ts';
import type { ClosedRecordDoc, RecordValuesDoc } from '../model/record-model.ts';
import { valuesOf } from '../records/record-values.ts';

/** The values of an ended record after its adjustments; a voided one keeps its former ones (ADJUST-1). */
export async function valuesBecome(
  record: ClosedRecordDoc,
  session: ClientSession,
): Promise<RecordValuesDoc> {
  const own = await adjustmentsByRecord([record], session);
  const last = own.get(String(record._id))?.at(-1);
  return { ...valuesOf(record), ...(last?.after ?? last?.before) };
}
