import type { ForgottenRecord, WorkRecord } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { timeZoneOf } from '../../company/index.ts';
import { lockPerson, reachableEmployee } from '../../person/index.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { addRecordEvents } from '../model/record-event.ts';
import type { RecordDoc } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { storeRecords } from '../pricing/store-records.ts';
import { enteredProject, enteredTask, refuseFaultyTimes } from './record-values.ts';
import { refuseOverlap } from './refuse-overlap.ts';

/**
 * Adds a forgotten record, with author and reason. The rates of its time price it; without one it stays unpriced.
 * @throws AppError `not_found` when employee, project or task is missing or out of reach; `conflict` for an employee
 * without a company, and for an overlap; `validation_failed` for impossible times
 */
export async function addRecord(
  written: ForgottenRecord,
  actor: Actor,
  { clock }: Services,
): Promise<WorkRecord> {
  const at = clock.now();
  return transaction(async (session) => recordToWire(await addRecordWithin(written, { actor, at, session })));
}

/** Adds a record within a transaction. */
export async function addRecordWithin(
  { employeeId, reason, ...written }: ForgottenRecord,
  { actor, at, session, requestId }: ChangeBy,
): Promise<RecordDoc> {
  const times = { startTime: new Date(written.startTime), endTime: new Date(written.endTime) };
  const worker = await lockPerson(reachableEmployee(actor, employeeId), session);
  if (!worker) throw notFound('employee');
  if (!worker.companyId) throw conflict('employee_without_company');
  refuseFaultyTimes(times, at);
  const project = await enteredProject(written.projectId, worker.companyId, actor, session);
  const task = await enteredTask(written.taskId, project.projectId, session);
  await refuseOverlap(worker._id, times, session);
  const after = { ...times, ...project, ...task };
  const record: RecordDoc = {
    _id: new Types.ObjectId(),
    ...after,
    employeeId: worker._id,
    companyId: worker.companyId,
    timeZone: await timeZoneOf(worker.companyId, session),
    open: false,
    lastHeartbeat: times.endTime,
    durationMs: 0,
    rateCents: null,
    costCents: null,
    pieces: [],
    endReason: 'manager',
    needsReview: false,
    marked: false,
    corrections: [
      { kind: 'added', at, by: actor.id, reason, before: null, after, ...(requestId && { requestId }) },
    ],
  };
  const rates = new Map([[String(worker._id), worker.rates]]);
  const stored = await storeRecords([{ before: null, after: record }], rates, session);
  const [added = record] = stored;
  const events = [{ action: 'record-added', before: null, after: added, reason } as const];
  await addRecordEvents(events, { actor, at, session }, stored.besideCents);
  return added;
}
