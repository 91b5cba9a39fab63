import { AT_END, differentTags, foldName, reorderTasks, tasksOf } from '@faena/shared/domain';
import type { BatchChange, PersonCard, Task } from '@faena/shared/schemas';

/** What becomes of some tasks, with the people as they are shown. */
export interface Batch {
  readonly ids: readonly string[];
  readonly change: Readonly<Omit<BatchChange, 'assign'>> & { readonly assign?: readonly PersonCard[] };
}

/** The tasks as they will be: a status takes to the end of its column, in the order of the board (BATCH-2). */
export function withBatch(tasks: Task[], { ids, change }: Batch): Task[] {
  const named = new Set(ids);
  const { status } = change;
  const changed = tasks.map((task) =>
    named.has(task.id) ? { ...task, ...detailsAfter(task, change) } : task,
  );
  if (!status) return changed;
  const going = changed.filter((task) => named.has(task.id) && task.status !== status);
  const places = going.map(({ id }) => ({ id, status, order: AT_END }));
  return tasksOf(reorderTasks(changed, places).board);
}

/** The tasks with some of them as the server has them. */
export function withAnswered(tasks: Task[], answered: readonly Task[]): Task[] {
  const known = new Set(tasks.map(({ id }) => id));
  const there = answered.filter(({ id }) => known.has(id));
  const byId = new Map(there.map((task) => [task.id, task]));
  const changed = tasks.map((task) => {
    const now = byId.get(task.id);
    return now ? { ...now, status: task.status, order: task.order } : task;
  });
  return tasksOf(reorderTasks(changed, there).board);
}

function detailsAfter(task: Task, change: Batch['change']): Partial<Task> {
  const { priority, dueDate, addTags, removeTags, assign, unassign } = change;
  return {
    ...(priority && { priority }),
    ...(dueDate !== undefined && { dueDate }),
    ...((addTags || removeTags) && { tags: tagsAfter(task.tags, addTags ?? [], removeTags ?? []) }),
    ...((assign || unassign) && {
      assignedTo: peopleAfter(task.assignedTo, assign ?? [], unassign ?? []),
    }),
  };
}

function tagsAfter(
  before: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const gone = new Set(removed.map(foldName));
  return differentTags([...before.filter((tag) => !gone.has(foldName(tag))), ...added]);
}

function peopleAfter(
  before: readonly PersonCard[],
  added: readonly PersonCard[],
  removed: readonly string[],
): PersonCard[] {
  const stays = before.filter(({ _id }) => !removed.includes(_id));
  const known = new Set(stays.map(({ _id }) => _id));
  return [...stays, ...added.filter(({ _id }) => !known.has(_id))];
}
