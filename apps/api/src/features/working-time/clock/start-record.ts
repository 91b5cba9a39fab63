import type { RecordStart, WorkRecord } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, invalid, notFound } from '../../../kernel/errors.ts';
import { Reply } from '../../../kernel/reply.ts';
import { driverCollection, transaction } from '../../../platform/database.ts';
import { KeyQueue } from '../../../platform/key-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { clockTermsOf } from '../../company/index.ts';
import { type LockedPerson, lockPerson, reachableEmployee, requireEmployee } from '../../person/index.ts';
import { findVisibleProject } from '../../project/index.ts';
import { clocked } from '../model/clocked.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { isReopenable, reopenRecord } from './reopen-record.ts';

const queue = new KeyQueue();

/** An unload arrives within moments, or never. */
const MOST_OUTLIVED = 5;

/**
 * Starts working time: `201` with a new record; `200` with the open one, or, for `resume`, the last one that an
 * unload just ended. Of concurrent requests one creates a record: the worker is locked, and a unique index would
 * refuse a second one.
 * @throws AppError `not_found` for an employee or project out of reach; `forbidden` or `validation_failed` for a
 * project the employee is not in; `conflict` for an employee without a company
 */
export async function startRecord(
  input: RecordStart,
  actor: Actor,
  services: Services,
): Promise<Reply<WorkRecord>> {
  // A caller without the right must not wait, nor make others wait (LIMIT-7).
  if (!actor.id.equals(input.employeeId)) await requireEmployee(input.employeeId, actor);
  // Concurrent requests for one person queue here, so that they do not conflict in the database.
  return queue.run(input.employeeId, () =>
    transaction((session) => startLocked(input, actor, services, session)),
  );
}

async function startLocked(
  { employeeId, projectId, resume, after, marked }: RecordStart,
  actor: Actor,
  { clock }: Services,
  session: ClientSession,
): Promise<Reply<WorkRecord>> {
  const worker = await lockPerson(reachableEmployee(actor, employeeId), session);
  if (!worker) throw notFound('employee');
  const mine = { employeeId: worker._id };
  // Counting records never overlap, so an open one is the last.
  const last = await driverCollection(RecordModel).findOne(
    { ...mine, voided: { $exists: false } },
    { session, sort: { startTime: -1, _id: -1 } },
  );
  if (last?.open) {
    if (after) await noteOutlived(last._id, after, session);
    return new Reply(200, await recordToWire(last));
  }
  if (!worker.companyId) throw conflict('employee_without_company');
  const now = clock.now();
  if (resume && last && isReopenable(last, now)) {
    const rates = new Map([[String(worker._id), worker.rates]]);
    return new Reply(200, await recordToWire(await reopenRecord(last, now, rates, session)));
  }
  const project = projectId ? await projectOf(worker, projectId, actor, session) : null;
  const { companyId } = worker;
  const terms = await clockTermsOf(companyId, session);
  const beginning = { ...mine, companyId, project, startTime: startAfter(last, now) };
  const byButton = (worker.marking ?? terms.marking) === 'button';
  const record = clocked(beginning, terms, { marked: marked && byButton });
  await driverCollection(RecordModel).insertOne(record, { session });
  return new Reply(201, await recordToWire(record));
}

/** Notes that the next page is open, so that a late unload of the previous one ends nothing (TIME-44). */
async function noteOutlived(_id: Types.ObjectId, page: string, session: ClientSession): Promise<void> {
  const outlived = { $each: [page], $slice: -MOST_OUTLIVED };
  await RecordModel.updateOne({ _id }, { $push: { outlived } }, { session });
}

/** Now, or the end of the last record if the clock of another process is ahead, because records never overlap. */
function startAfter(last: RecordDoc | null, now: Date): Date {
  return last?.endTime && last.endTime > now ? last.endTime : now;
}

async function projectOf(worker: LockedPerson, projectId: string, actor: Actor, session: ClientSession) {
  const project = await findVisibleProject(actor, projectId, session);
  if (project.memberIds.some((member) => member.equals(worker._id))) return project;
  throw invalid('body.projectId', 'employee_not_in_project');
}
