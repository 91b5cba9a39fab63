import type { RecordConfirmation, RecordsConfirmation, WorkRecord } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { addRecordEvents } from '../model/record-event.ts';
import { isClosed, isCounted, isPaid, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { changedToWire } from '../model/record-wire.ts';
import { withCorrection } from '../model/with-correction.ts';
import { type AskedRecord, lockRecords } from './lock-records.ts';
import { unchangedValues } from './record-values.ts';

/**
 * Confirms a record 'por revisar' and stores the author; a record without review is answered unchanged (TIME-20).
 * @throws AppError `not_found` when missing or out of reach; `conflict` when it is voided or was changed meanwhile
 */
export async function confirmRecord(
  id: string,
  { reason, version }: RecordConfirmation,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  const [confirmed] = await confirmTogether([{ id, version }], reason, actor, clock.now());
  if (!confirmed) throw notFound('record');
  return confirmed;
}

/**
 * Confirms several records, all or none (TIME-42).
 * @throws AppError as `confirmRecord`, and `conflict` for an open one; `errors` names each refused record
 */
export async function confirmRecords(
  { records, reason }: RecordsConfirmation,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord[]> {
  return confirmTogether(records, reason, actor, clock.now());
}

/**
 * Reverses the confirmation of records, all or none, with author and reason (TIME-67). It must be their last act.
 * @throws AppError `not_found` when missing or out of reach; `conflict` for a paid one, and for one whose last act is
 * no confirmation; `errors` names each refused record
 */
export async function unconfirmRecords(
  { records: asked, reason }: RecordsConfirmation,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord[]> {
  const at = clock.now();
  return transaction(async (session) => {
    const { records } = await lockRecords(asked, { actor, at, session }, (record) => {
      if (isPaid(record)) return 'record_closed';
      const isConfirmed = record.corrections?.at(-1)?.kind === 'confirmed';
      return isConfirmed && isCounted(record) ? null : 'record_changed';
    });
    const changes = records.map((before) => {
      const entry = { kind: 'unconfirmed', at, by: actor.id, reason, ...unchangedValues(before) } as const;
      const after = { ...before, needsReview: true, corrections: withCorrection(before, entry) };
      return { action: 'record-unconfirmed' as const, before, after, reason };
    });
    await store(changes, session);
    await addRecordEvents(changes, { actor, at, session });
    return changedToWire(changes.map(({ after }) => after));
  });
}

function confirmTogether(asked: readonly AskedRecord[], reason: string, actor: Actor, at: Date) {
  return transaction(async (session) => {
    const { records } = await lockRecords(asked, { actor, at, session }, (record) => {
      const { open, voided, needsReview } = record;
      if (voided) return 'record_voided';
      if (needsReview && isPaid(record)) return 'record_closed';
      // A single open record is answered unchanged; among several, that would go unnoticed.
      return open && asked.length > 1 ? 'record_open' : null;
    });
    const confirmed = records.map((record): RecordDoc => {
      if (!isClosed(record) || !record.needsReview) return record;
      const entry = { kind: 'confirmed', at, by: actor.id, reason, ...unchangedValues(record) } as const;
      return { ...record, needsReview: false, corrections: withCorrection(record, entry) };
    });
    const changes = records.flatMap((before, index) => {
      const after = confirmed[index];
      return after && after !== before
        ? [{ action: 'record-confirmed' as const, before, after, reason }]
        : [];
    });
    if (changes.length > 0) await store(changes, session);
    await addRecordEvents(changes, { actor, at, session });
    return changedToWire(confirmed);
  });
}

function store(changes: readonly { after: RecordDoc }[], session: ClientSession): Promise<unknown> {
  const writes = changes.map(({ after: { _id, needsReview, corrections } }) => ({
    updateOne: {
      filter: { _id, 'pieces.runId': { $exists: false } },
      update: { $set: { needsReview, corrections } },
    },
  }));
  return RecordModel.bulkWrite(writes, { session });
}
