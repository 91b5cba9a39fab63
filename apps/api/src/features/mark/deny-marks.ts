import type { WorkRecord } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockPerson, reachableEmployee } from '../person/index.ts';
import { isPaid, RecordModel, recordToWire, storeDenied } from '../working-time/index.ts';
import { MarkModel } from './model.ts';

/**
 * The caller was not there: the marks that others made in their record say so, and the record waits for review until a
 * manager decides (CREW-5). It pays meanwhile. Another time changes nothing.
 * @throws AppError `not_found` for a record of somebody else; `conflict` for one without such a mark, a voided one, and one
 * that a run has paid
 */
export async function denyMarks(recordId: string, actor: Actor, { clock }: Services): Promise<WorkRecord> {
  const at = clock.now();
  return transaction(async (session) => {
    const worker = await lockPerson(reachableEmployee(actor, String(actor.id)), session);
    const whose = { _id: new Types.ObjectId(recordId), employeeId: actor.id };
    const record = worker && (await driverCollection(RecordModel).findOne(whose, { session }));
    if (!record) throw notFound('record');
    if (isPaid(record)) throw conflict('record_closed');
    if (record.voided) throw conflict('record_voided');
    const marks = record.evidence?.marks ?? [];
    if (!marks.some(({ markedBy }) => markedBy)) throw conflict('record_marked_by_oneself');
    if (marks.every(({ markedBy, denied }) => !markedBy || denied)) return recordToWire(record);
    await MarkModel.updateMany(
      { personId: actor.id, recordId: record._id, markedBy: { $ne: null }, deniedAt: null },
      { $set: { deniedAt: at, result: 'to_review', reason: 'denied' } },
      { session },
    );
    return recordToWire(await storeDenied(record, { worker, at, session }));
  });
}
