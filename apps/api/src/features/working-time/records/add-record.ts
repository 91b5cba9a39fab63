import { costCents, durationMs } from '@faena/shared/domain';
import type { ForgottenRecord, WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson, reachableEmployee } from '../../person/index.ts';
import { RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { addEarnings } from '../pricing/earnings.ts';
import { enteredProject, refuseFaultyTimes } from './record-values.ts';
import { refuseOverlap } from './refuse-overlap.ts';

/**
 * Adds a record that was forgotten, and keeps who says so and why. It is priced at the rate of now, or
 * stays unpriced until there is one.
 * @throws AppError `not_found` when the employee or project is missing or out of reach; `conflict` for
 * one without a company and when it would overlap another; `validation_failed` for times that cannot be
 */
export async function addRecord(
  { employeeId, reason, ...written }: ForgottenRecord,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  const now = clock.now();
  const times = { startTime: new Date(written.startTime), endTime: new Date(written.endTime) };
  return transaction(async (session) => {
    const worker = await lockPerson(reachableEmployee(actor, employeeId), session);
    if (!worker) throw notFound('employee');
    if (!worker.companyId) throw conflict('employee_without_company');
    refuseFaultyTimes(times, now);
    const project = await enteredProject(written.projectId, worker.companyId, actor, session);
    await refuseOverlap(worker._id, times, session);
    const after = { ...times, ...project };
    const worked = durationMs(times);
    const rateCents = worker.hourlyRateCents > 0 ? worker.hourlyRateCents : null;
    const cents = rateCents === null ? null : costCents({ durationMs: worked, rateCents });
    const record = new RecordModel({
      ...after,
      employeeId: worker._id,
      companyId: worker.companyId,
      open: false,
      lastHeartbeat: times.endTime,
      durationMs: worked,
      rateCents,
      costCents: cents,
      endReason: 'manager',
      corrections: [{ kind: 'added', at: now, by: actor.id, reason, before: null, after }],
    });
    await record.save({ session });
    await addEarnings([{ employeeId: worker._id, companyId: worker.companyId, cents: cents ?? 0 }], session);
    return recordToWire(record.toObject());
  });
}
