import type { SilentTime } from '@faena/shared/domain';
import type { SilenceAnswer, WorkRecord } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { lockPerson } from '../../person/index.ts';
import { type ClosedRecordDoc, isCounted, RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { silenceAfter } from './silence-after.ts';

/**
 * Stores that the caller did not work in the silence after one of their records, or takes that back (TIME-69). A repetition
 * changes nothing. The person is locked, so that a record by hand is in the way or comes later.
 * @throws AppError `not_found` for a record of somebody else; `conflict` for a former company and without such a silence
 */
export async function answerSilence(
  id: string,
  { worked }: SilenceAnswer,
  actor: Actor,
): Promise<WorkRecord> {
  return transaction(async (session) => {
    const worker = await lockPerson({ _id: actor.id }, session);
    const own = { _id: id, employeeId: actor.id };
    const record = await RecordModel.findOne(own, null, { session }).lean();
    if (!worker || !record) throw notFound('record');
    const isDenied = record.evidence?.notWorked !== undefined;
    if (isDenied === (worked === false)) return recordToWire(record);
    if (!isCounted(record) || !worker.companyId?.equals(record.companyId)) throw conflict('no_silence');
    const change = isDenied
      ? { $unset: { 'evidence.notWorked': 1 } }
      : { $set: { 'evidence.notWorked': await silenceOf(record, session) } };
    const changed = await RecordModel.findOneAndUpdate(own, change, {
      session,
      returnDocument: 'after',
    }).lean();
    return recordToWire(changed ?? record);
  });
}

/** @throws AppError `conflict` if no record of the clock follows the silence, or somebody has changed one of both */
async function silenceOf(record: ClosedRecordDoc, session: ClientSession): Promise<SilentTime> {
  const { _id, employeeId, endTime } = record;
  const later = { employeeId, _id: { $ne: _id }, startTime: { $gte: endTime }, voided: { $exists: false } };
  const next = await RecordModel.findOne(later, null, { session }).sort({ startTime: 1, _id: 1 }).lean();
  const silence = next && (await silenceAfter(record, next, session));
  if (!silence) throw conflict('no_silence');
  return { from: silence.from, until: silence.until };
}
