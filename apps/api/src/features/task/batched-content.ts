import { foldName, MAX_ASSIGNEES, MAX_TAGS, withoutRepeatedTags } from '@faena/shared/domain';
import type { BatchChange } from '@faena/shared/schemas';
import { invalid } from '../../kernel/errors.ts';
import { type ProjectDoc, zoneOf } from '../project/index.ts';
import { dueAsked, type TaskDoc } from '../task-store/index.ts';
import { assigneesOf } from './assignees.ts';

type Content = Partial<Pick<TaskDoc, 'priority' | 'dueDay' | 'dueDate' | 'tags' | 'assigneeIds'>>;

/**
 * The new content of one task in a change of several (BATCH-3).
 * @throws AppError `validation_failed` for a person who is not a member, and for too many tags or people
 */
export function batchedContent(project: ProjectDoc, task: TaskDoc, change: BatchChange): Content {
  const { priority, dueDay, dueDate, addTags, removeTags, assign, unassign } = change;
  return {
    ...(priority && { priority }),
    ...dueAsked({ dueDay, dueDate }, zoneOf(project)),
    ...((addTags || removeTags) && { tags: tagsAfter(task.tags, addTags ?? [], removeTags ?? []) }),
    ...((assign || unassign) && {
      assigneeIds: peopleAfter(
        task.assigneeIds,
        assigneesOf(project, assign ?? [], 'change.assign'),
        unassign ?? [],
      ),
    }),
  };
}

function tagsAfter(
  before: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const gone = new Set(removed.map(foldName));
  const stays = before.filter((tag) => !gone.has(foldName(tag)));
  const known = new Set(stays.map(foldName));
  const fresh = withoutRepeatedTags(added).filter((tag) => !known.has(foldName(tag)));
  const tags = [...stays, ...fresh];
  if (fresh.length > 0 && tags.length > MAX_TAGS) {
    throw invalid('body.change.addTags', 'too_many_tags', { max: MAX_TAGS });
  }
  return tags;
}

function peopleAfter(
  before: TaskDoc['assigneeIds'],
  added: TaskDoc['assigneeIds'],
  removed: readonly string[],
): TaskDoc['assigneeIds'] {
  const gone = new Set(removed);
  const stays = before.filter((id) => !gone.has(String(id)));
  const fresh = added.filter((id) => !stays.some((known) => known.equals(id)));
  const people = [...stays, ...fresh];
  if (fresh.length > 0 && people.length > MAX_ASSIGNEES) {
    throw invalid('body.change.assign', 'too_many_assignees', { max: MAX_ASSIGNEES });
  }
  return people;
}
