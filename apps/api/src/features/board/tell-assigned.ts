import type { ClientSession, Types } from 'mongoose';
import { emitAll, type NewEvent } from '../../platform/outbox/emit.ts';
import type { TaskChangeDoc } from '../task-change/index.ts';
import type { TaskDoc } from '../task-store/index.ts';

/** The type of the events of new people on tasks; the subject is the project. */
export const TASKS_ASSIGNED = 'tasks-assigned';

/** A person who is new on tasks of one change: their number, and the first of them. */
export interface AssignedPerson {
  readonly personId: Types.ObjectId;
  readonly taskId: Types.ObjectId;
  readonly tasks: number;
}

/**
 * Tells in the transaction of some changes who is new on their tasks (NOTICE-1). A change that concerns nobody but its
 * author costs no write.
 */
export function tellAssigned(
  changes: readonly { readonly doc: TaskChangeDoc }[],
  inserted: readonly TaskDoc[],
  session: ClientSession,
): Promise<void> {
  const created = new Map(inserted.map(({ _id, assigneeIds }) => [String(_id), assigneeIds]));
  const events = changes.flatMap(({ doc }): NewEvent[] => {
    const people = newPeopleOf(doc, created);
    if (people.length === 0) return [];
    const { companyId: company, personId: actor, projectId: subject, at } = doc;
    return [{ company, type: TASKS_ASSIGNED, at, actor, subject, data: { people } }];
  });
  return emitAll(events, session);
}

/** The people whom a change puts on tasks, without its author. An undo tells them nothing new. */
function newPeopleOf(
  { tasks, personId, undoes }: TaskChangeDoc,
  created: ReadonlyMap<string, readonly Types.ObjectId[]>,
): AssignedPerson[] {
  if (undoes) return [];
  const people = new Map<string, AssignedPerson>();
  for (const { taskId, kind, before, after } of tasks) {
    const now = kind === 'created' ? created.get(String(taskId)) : kind === 'changed' && after.assigneeIds;
    const known = new Set([personId, ...(before.assigneeIds ?? [])].map(String));
    for (const id of now || []) {
      if (known.has(String(id))) continue;
      const first = people.get(String(id)) ?? { personId: id, taskId, tasks: 0 };
      people.set(String(id), { ...first, tasks: first.tasks + 1 });
    }
  }
  return [...people.values()];
}
