import { AT_END, foldName, reorderTasks, tasksOf, withoutRepeatedTags } from '../domain/index.ts';
import type { BatchChange, PersonCard, Task } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';

/** One change of several tasks, with the cards of the people. */
export interface Batch {
  readonly ids: readonly string[];
  readonly change: Readonly<Omit<BatchChange, 'assign'>> & { readonly assign?: readonly PersonCard[] };
}

/**
 * Makes the same changes to several tasks, all or none (BATCH-2). People and tags are added and removed one by one
 * (QUICK-6).
 */
export const batch: QueuedCommand<Batch, Task[]> = {
  name: 'batch',
  send: (client, { ids, change: { assign, ...change } }, options) =>
    client.task.batch(
      {
        body: {
          ids: [...ids],
          change: { ...change, ...(assign && { assign: assign.map(({ _id }) => _id) }) },
        },
      },
      options,
    ),
  apply: withBatch,
  confirm: withAnswered,
  touches: ({ ids, change }) => ({
    ids,
    fields: (['status', 'priority', 'dueDate'] as const).filter((field) => change[field] !== undefined),
  }),
};

/** A status moves tasks to the end of its column, in the order of the board (BATCH-2). */
function withBatch(tasks: Task[], { ids, change }: Batch): Task[] {
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

/** Replaces tasks by the answered ones. */
function withAnswered(tasks: Task[], answered: readonly Task[]): Task[] {
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
  const { priority, dueDay, dueDate, addTags, removeTags, assign, unassign } = change;
  return {
    ...(priority && { priority }),
    ...(dueDate !== undefined && { dueDate, dueDay: dueDay ?? undefined }),
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
  return withoutRepeatedTags([...before.filter((tag) => !gone.has(foldName(tag))), ...added]);
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
