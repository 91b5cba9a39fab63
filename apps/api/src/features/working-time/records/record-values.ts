import { type Stretch, timeFault } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid, invalidField, notFound } from '../../../kernel/errors.ts';
import { findVisibleProject } from '../../project/index.ts';
import { TaskModel } from '../../task-store/index.ts';
import type { ClosedRecordDoc, RecordDoc, RecordValuesDoc } from '../model/record-model.ts';

/** The present values of a record's correctable fields. */
export function valuesOf({
  startTime,
  endTime,
  projectId,
  projectName,
  task,
}: ClosedRecordDoc): RecordValuesDoc {
  return { startTime, endTime, projectId, projectName, ...(task && { task }) };
}

/** Equal values before and after, for an act that changes none of them. */
export function unchangedValues(record: RecordDoc) {
  const as = valuesOf({ ...record, endTime: record.endTime ?? record.startTime });
  return { before: as, after: as };
}

/** Tests whether a record has these values; the name of its project may have changed. */
export function isAsItWas(one: RecordValuesDoc, other: RecordValuesDoc): boolean {
  return (
    +one.startTime === +other.startTime &&
    +one.endTime === +other.endTime &&
    String(one.projectId) === String(other.projectId)
  );
}

/**
 * Requires possible times of an entered record.
 * @throws AppError `validation_failed`, see `timeFault`
 */
export function refuseFaultyTimes(times: Stretch, now: Date): void {
  const fault = timeFault(times, now);
  if (fault) {
    const { field, ...why } = fault;
    throw invalidField(`body.${field}`, why);
  }
}

/**
 * Finds the project, by id and name, that a manager entered for a record; none for null.
 * @throws AppError `not_found` when missing or out of reach; `validation_failed` for a project of another company
 */
export async function enteredProject(
  projectId: string | null,
  companyId: Types.ObjectId,
  actor: Actor,
  session: ClientSession,
  field = 'projectId',
): Promise<Pick<RecordValuesDoc, 'projectId' | 'projectName'>> {
  if (projectId === null) return { projectId: null, projectName: '' };
  const project = await findVisibleProject(actor, projectId, session);
  if (project.companyId.equals(companyId)) return { projectId: project._id, projectName: project.name };
  throw invalid(`body.${field}`, 'project_of_another_company');
}

/**
 * Finds the task, by id and title, that a manager entered for a record in a project of their own; none for null (TIME-71).
 * @throws AppError `not_found` when it is not on the board of that project
 */
export async function enteredTask(
  taskId: string | null | undefined,
  projectId: Types.ObjectId | null,
  session: ClientSession,
): Promise<Pick<RecordValuesDoc, 'task'>> {
  if (!taskId) return {};
  const task =
    projectId && (await TaskModel.findOne({ _id: taskId, projectId }, { title: 1 }, { session }).lean());
  if (!task) throw notFound('task');
  return { task: { _id: task._id, title: task.title } };
}
