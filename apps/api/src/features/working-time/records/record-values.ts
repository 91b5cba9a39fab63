import { type Stretch, timeFault } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid, invalidField } from '../../../kernel/errors.ts';
import { findVisibleProject } from '../../project/index.ts';
import type { ClosedRecordDoc, RecordDoc, RecordValuesDoc } from '../model/record-model.ts';

/** The correctable fields of a record, as they are. */
export function valuesOf({ startTime, endTime, projectId, projectName }: ClosedRecordDoc): RecordValuesDoc {
  return { startTime, endTime, projectId, projectName };
}

/** The same before and after a change that is none of these. */
export function unchangedValues({ startTime, endTime, projectId, projectName }: RecordDoc) {
  const as = { startTime, endTime: endTime ?? startTime, projectId, projectName };
  return { before: as, after: as };
}

/** Whether a record has these values; what its project is called may have changed. */
export function isAsItWas(one: RecordValuesDoc, other: RecordValuesDoc): boolean {
  return (
    +one.startTime === +other.startTime &&
    +one.endTime === +other.endTime &&
    String(one.projectId) === String(other.projectId)
  );
}

/**
 * Sees that the times a manager wrote can be those of a record.
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
 * The project, by id and name, that a manager wrote into a record of a company; none for null.
 * @throws AppError `not_found` when missing or out of reach; `validation_failed` when it is of another
 * company
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
