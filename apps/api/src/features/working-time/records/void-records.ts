import type { RecordsVoiding, RecordVoiding, WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { addRecordEvents } from '../model/record-event.ts';
import { isClosed, isPaid, type RecordDoc } from '../model/record-model.ts';
import { changedToWire } from '../model/record-wire.ts';
import { withCorrection } from '../model/with-correction.ts';
import { storeRecords } from '../pricing/store-records.ts';
import { type AskedRecord, lockRecords } from './lock-records.ts';
import { unchangedValues } from './record-values.ts';

/**
 * Voids an ended record, with author and reason: it counts nothing and leaves its time free (TIME-40). A voided one
 * is answered unchanged.
 * @throws AppError `not_found` when missing or out of reach; `conflict` while it is open, when it is closed (RUN-5),
 * and when it was changed meanwhile
 */
export async function voidRecord(
  id: string,
  { reason, version }: RecordVoiding,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  const [voided] = await voidTogether([{ id, version }], reason, actor, clock.now());
  if (!voided) throw notFound('record');
  return voided;
}

/**
 * Voids several records, all or none (TIME-42).
 * @throws AppError as `voidRecord`; `errors` names each refused record
 */
export async function voidRecords(
  { records, reason }: RecordsVoiding,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord[]> {
  return voidTogether(records, reason, actor, clock.now());
}

function voidTogether(asked: readonly AskedRecord[], reason: string, actor: Actor, at: Date) {
  return transaction(async (session) => {
    const by = { actor, at, session };
    const { records, rates } = await lockRecords(asked, by, (record) => {
      if (isPaid(record)) return 'record_closed';
      return isClosed(record) ? null : 'record_open';
    });
    const changes = records.flatMap((before) =>
      before.voided ? [] : [{ before, after: voidedOf(before, reason, by) }],
    );
    const voided = await storeRecords(changes, rates, session);
    const events = changes.map(({ before, after }, index) => ({
      action: 'record-voided' as const,
      before,
      after: voided[index] ?? after,
      reason,
    }));
    await addRecordEvents(events, by, voided.besideCents);
    const byId = new Map(voided.map((record) => [String(record._id), record]));
    return changedToWire(records.map((record) => byId.get(String(record._id)) ?? record));
  });
}

function voidedOf(record: RecordDoc, reason: string, { actor, at }: ChangeBy): RecordDoc {
  const entry = { kind: 'voided', at, by: actor.id, reason, ...unchangedValues(record) } as const;
  return { ...record, ...voidedState(record), corrections: withCorrection(record, entry) };
}

/** The changed fields of a voided record: it counts nothing, and keeps its counted values for its return. */
export function voidedState({ durationMs, rateCents, costCents, needsReview }: RecordDoc) {
  return {
    voided: { durationMs, rateCents, costCents, needsReview },
    ...{ durationMs: 0, rateCents: null, costCents: null, pieces: [], needsReview: false },
  };
}
