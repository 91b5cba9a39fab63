import { OLDEST_MARK_MS } from '@faena/shared/domain';
import type { WorkedLunch, WorkRecord } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { Reply } from '../../../kernel/reply.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { inTurnOfChain } from '../../ledger/index.ts';
import { lockPerson } from '../../person/index.ts';
import { begun } from '../model/begun.ts';
import { addRecordEvents } from '../model/record-event.ts';
import { type DeductedLunchDoc, isStamped, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { workedLunches } from '../model/worked-lunches.ts';
import { storeRecords } from '../pricing/store-records.ts';
import { refuseOverlap } from './refuse-overlap.ts';

/**
 * Counts the lunch that the rule deducted after a record of the caller's, for review (LUNCH-6). It becomes a record of its
 * own, also after a run has paid those beside it. A repetition answers that record (`200`).
 * @throws AppError `not_found` for a record of somebody else; `conflict` without a deducted lunch, after 45 days, for a
 * former company, and for a time that another record has
 */
export async function workLunch(
  id: string,
  { reason }: WorkedLunch,
  actor: Actor,
  { clock }: Services,
): Promise<Reply<WorkRecord>> {
  const at = clock.now();
  return inTurnOfChain(actor.companyId, () =>
    transaction(async (session) => {
      const worker = await lockPerson({ _id: actor.id }, session);
      const whose = { employeeId: actor.id };
      const record = await RecordModel.findOne({ _id: id, ...whose }, null, { session }).lean();
      if (!worker || !record) throw notFound('record');
      const { lunch, voided, companyId } = record;
      if (!lunch || voided) throw conflict('no_lunch_deducted');
      const [worked] = await workedLunches([record], session);
      if (worked) return new Reply(200, await recordToWire(worked));
      if (!worker.companyId?.equals(companyId)) throw conflict('record_changed');
      if (+at - +lunch.until > OLDEST_MARK_MS) throw conflict('too_late_to_undo');
      const times = { startTime: lunch.from, endTime: lunch.until };
      await refuseOverlap(actor.id, times, session);
      const added = workedIn(record, lunch, { at, by: actor.id, reason });
      const rates = new Map([[String(worker._id), worker.rates]]);
      const written = await storeRecords([{ before: null, after: added }], rates, session);
      const [stored = added] = written;
      // A paid record stays as it is to the bit (RUN-5).
      if (!record.pieces.some(isStamped)) {
        await driverCollection(RecordModel).updateOne(
          { _id: record._id },
          { $set: { 'lunch.workedId': stored._id } },
          { session },
        );
      }
      const events = [{ action: 'record-added', before: null, after: stored, reason } as const];
      await addRecordEvents(events, { actor, at, session }, written.besideCents);
      return new Reply(201, await recordToWire(stored));
    }),
  );
}

/** The record of a deducted lunch in the project of the one before it. */
function workedIn(
  { employeeId, companyId, timeZone, projectId, projectName, task, marked }: RecordDoc,
  { from, until }: DeductedLunchDoc,
  by: { readonly at: Date; readonly by: Types.ObjectId; readonly reason: string },
): RecordDoc {
  const project = projectId && { _id: projectId, name: projectName };
  const worked = task && { task };
  const after = { startTime: from, endTime: until, projectId, projectName, ...worked };
  return {
    ...begun({ employeeId, companyId, timeZone, project, startTime: from, ...worked }),
    ...{ _id: new Types.ObjectId(), open: false, endTime: until, lastHeartbeat: until },
    ...{ endReason: 'manual', needsReview: true, marked },
    corrections: [{ kind: 'added', ...by, before: null, after }],
  };
}
