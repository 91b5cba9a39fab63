import { Types } from 'mongoose';
import { invalid } from '../../kernel/errors.ts';
import type { ProjectDoc } from '../project/index.ts';

/**
 * The people a task shall be assigned to; `field` names them in the request's body.
 * @throws AppError `validation_failed` unless all are members of the project
 */
export function assigneesOf(
  project: Pick<ProjectDoc, 'memberIds'>,
  ids: readonly string[],
  field: string,
): Types.ObjectId[] {
  const members = new Set(project.memberIds.map(String));
  return ids.map((id) => {
    const assignee = new Types.ObjectId(id);
    if (members.has(String(assignee))) return assignee;
    throw invalid(`body.${field}`, 'assignee_not_a_member');
  });
}
