import { cutPriorPrice } from '@faena/shared/domain';
import type { RecordVoiding, WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addRecordEvents } from '../model/record-event.ts';
import { isClosed } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { withCorrection } from '../model/with-correction.ts';
import { storeRecords } from '../pricing/store-records.ts';
import { lockRecords } from './lock-records.ts';
import { unchangedValues } from './record-values.ts';
import { refuseOverlap } from './refuse-overlap.ts';

/**
 * Counts a voided record again, with author and reason; its review returns, and the rates of its time price it
 * (TIME-40). A record that is not voided is answered unchanged.
 * @throws AppError `not_found` when missing or out of reach; `conflict` when its time was taken or it was changed
 * meanwhile
 */
export async function unvoidRecord(
  id: string,
  { reason, version }: RecordVoiding,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  const at = clock.now();
  return transaction(async (session) => {
    const { records, rates } = await lockRecords([{ id, version }], { actor, at, session }, () => null);
    const [record] = records;
    if (!record) throw notFound('record');
    const { voided, ...kept } = record;
    if (!voided || !isClosed(record)) return recordToWire(record);
    await refuseOverlap(record.employeeId, record, session, record._id);
    const entry = { kind: 'unvoided', at, by: actor.id, reason, ...unchangedValues(record) } as const;
    const after = {
      ...kept,
      ...voided,
      ...(record.hasPriorPrice && { pieces: cutPriorPrice({ ...record, ...voided }, record.timeZone) }),
      corrections: withCorrection(record, entry),
    };
    const written = await storeRecords([{ before: record, after }], rates, session);
    const [counted = after] = written;
    const events = [{ action: 'record-unvoided', before: record, after: counted, reason } as const];
    await addRecordEvents(events, { actor, at, session }, written.besideCents);
    return recordToWire(counted);
  });
}
