import { costCents, durationMs } from '@faena/shared/domain';
import type { ForgottenRecord, WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { reachableEmployee } from '../employee/reachable-employees.ts';
import { holdUser } from '../user/hold-user.ts';
import { addEarnings } from './earnings.ts';
import { TimeRecordModel } from './model.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { toTimeRecord } from './wire.ts';
import { refuseFaultyTimes, writtenProject } from './written-values.ts';

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
  const added = await transaction(async (session) => {
    const worker = await holdUser(reachableEmployee(actor, employeeId), session);
    if (!worker) throw notFound('Employee');
    if (!worker.companyId) throw conflict('The employee has no company.');
    refuseFaultyTimes(times, now);
    const project = await writtenProject(written.projectId, worker.companyId, actor, session);
    await refuseOverlap(worker._id, times, session);
    const after = { ...times, ...project };
    const worked = durationMs(times);
    const rateCents = worker.hourlyRateCents > 0 ? worker.hourlyRateCents : null;
    const cents = rateCents === null ? null : costCents({ durationMs: worked, rateCents });
    const record = new TimeRecordModel({
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
    await addEarnings([{ employeeId: worker._id, cents: cents ?? 0 }], session);
    return record.toObject();
  });
  return toTimeRecord(added);
}
