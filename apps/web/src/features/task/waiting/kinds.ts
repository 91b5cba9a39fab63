import { AT_END, type Column, type Target } from '@faena/shared/domain';
import type {
  ChecklistItem,
  PersonCard,
  Recurrence,
  Reorder,
  Task,
  TaskChecklist,
  TaskStatus,
} from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { type Said, SET_FIELDS, type WaitingChange } from '@/lib/waiting.ts';
import { archiveTexts } from '@/texts/archive.ts';
import { statusLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { waitingTexts } from '@/texts/waiting.ts';
import { type Batch, withAnswered, withBatch } from '../batch.ts';
import {
  moveIn,
  withColumns,
  withContent,
  withDetails,
  withMove,
  withoutTask,
  withoutTasks,
  withTask,
} from '../board-edits.ts';
import type { Made } from '../made.ts';
import {
  addItemsKind,
  type Carry,
  moveItemKind,
  type NewItemsOf,
  type Removal,
  type Rename,
  removeItemKind,
  setItemTextKind,
  type Tick,
  tickKind,
} from './item-kinds.ts';
import { type Before, type Kind, titled, type WaitingKind } from './kind.ts';
import { givenOf, type NewOne, type NewOnes, withAnswer, withNew, withNewOnes } from './new-tasks.ts';

const texts = taskTexts.undo;

/** Creates a task at the end of its column (QUICK-1, NET-10). */
export const createKind: WaitingKind<NewOne, Task> = {
  kind: 'create',
  send: ({ body }, options) => client.task.create({ body }, options),
  expect: withNew,
  settle: withAnswer,
  told: ({ body: { title } }) => ({ told: texts.created, about: title }),
  sets: ({ body }) => ({ ids: [body.id], fields: givenOf(body) }),
};

/** Creates several tasks at the end of a column, all or none (QUICK-4). */
export const createManyKind: WaitingKind<NewOnes, Task[]> = {
  kind: 'createMany',
  send: ({ body }, options) => client.task.createMany({ body }, options),
  expect: withNewOnes,
  settle: (tasks, created) => created.reduce(withAnswer, tasks),
  told: ({ body: { titles } }) => ({ told: quickTexts.paste.created(titles.length) }),
  sets: ({ body: { ids } }) => ({ ids, fields: [] }),
};

interface Move {
  id: string;
  status: TaskStatus;
  /** Between which tasks it goes, which is where it goes on any board; and where that was counted. */
  above: string | undefined;
  below: string | undefined;
  index: number;
  renumbered: Column[];
  /** The moved task, and the one beside it that makes room: the others keep their sequence (BOARD-6). */
  request: Reorder['tasks'];
  /** Whether the stream tells what becomes of it, so that the answer need not; so it stays, however often it is sent. */
  isTold?: boolean;
}

/** The move of a task on a board that is as these tasks say. */
export function moveOn(tasks: readonly Task[], id: string, target: Target): Move {
  const { board, changed, renumbered } = moveIn(tasks, id, target.status, target.index);
  const column = board[target.status];
  const index = column.findIndex((task) => task.id === id);
  const above = column[index - 1]?.id;
  const below = column[index + 1]?.id;
  // The moved one says it all; with it goes the one it was dropped on, without which nothing shall move.
  const request = changed
    .filter((task) => task.id === id || task.id === above || task.id === below)
    .map(({ id: changedId, status, order }) => ({ id: changedId, status, order }));
  return {
    id,
    status: target.status,
    above,
    below,
    index,
    renumbered,
    request,
  };
}

/** Where a move leads on a board that is as these tasks, in its order, say: beside those that it was made between. */
function targetOn(tasks: readonly Task[], { id, status, above, below, index }: Move): Target {
  const column = tasks.filter((task) => task.status === status && task.id !== id);
  const afterAbove = column.findIndex((task) => task.id === above) + 1;
  if (afterAbove > 0) return { status, index: afterAbove };
  const atBelow = column.findIndex((task) => task.id === below);
  return { status, index: atBelow >= 0 ? atBelow : index };
}

/** Moves a task by one reorder call, which says and is answered no more than it has to be (BOARD-16). */
export const moveKind: WaitingKind<Move, Task[] | null> = {
  kind: 'move',
  send: async ({ request, isTold }, options) => {
    const input = { body: { tasks: request } };
    if (!isTold) return client.task.reorder(input, options);
    await client.task.reorder.minimal(input, options);
    return null;
  },
  expect: (tasks, move) => withMove(tasks, move.id, targetOn(tasks, move)),
  settle: (tasks, columns, move) =>
    columns ? withColumns(tasks, columns, move.renumbered) : withMove(tasks, move.id, targetOn(tasks, move)),
  told: ({ id, status }, before) => ({ told: movedTo(before, id, status), ...titled(before, id) }),
  sets: ({ id }) => ({ ids: [id], fields: ['status'] }),
  // What waited is answered in whole: what comes after it is looked at beside that (NET-15).
  anew: (move, tasks) =>
    tasks.some(({ id }) => id === move.id)
      ? moveOn(tasks, move.id, targetOn(tasks, move))
      : { ...move, isTold: false },
};

/** Moves a task to the end of another column. */
export const statusKind: WaitingKind<{ id: string; status: TaskStatus }, Task> = {
  kind: 'status',
  send: ({ id, status }, options) => client.task.setStatus({ params: { id }, body: { status } }, options),
  expect: (tasks, { id, status }) => withMove(tasks, id, { status, index: AT_END }),
  settle: withTask,
  told: ({ id, status }, before) => ({ told: texts.moved(statusLabels[status]), ...titled(before, id) }),
  sets: ({ id }) => ({ ids: [id], fields: ['status'] }),
};

/** Replaces the assignees of a task; nobody unassigns it (TASK-5). */
export const assignKind: WaitingKind<{ id: string; people: PersonCard[] }, Task> = {
  kind: 'assign',
  send: ({ id, people }, options) =>
    client.task.assign({ params: { id }, body: { userIds: people.map(({ _id }) => _id) } }, options),
  expect: (tasks, { id, people }) => withDetails(tasks, { id, assignedTo: people }),
  settle: withDetails,
  told: ({ id, people }, before) => ({
    told: people.length > 0 ? texts.assigned : texts.unassigned,
    ...titled(before, id),
  }),
  sets: ({ id }) => ({ ids: [id], fields: ['assignedTo'] }),
};

/** What a task says that is sent as the board shows it. */
type Shown = Pick<Task, 'title' | 'description' | 'priority' | 'dueDate' | 'estimatedHours' | 'tags'>;

export interface Update {
  id: string;
  changes: Partial<Shown> & { readonly recurrence?: Recurrence | null; readonly assignedTo?: string[] };
  /** Those who are assigned, where that changes. */
  people?: PersonCard[];
}

/** Changes what a task says, shown at once (PANEL-4). */
export const updateKind: WaitingKind<Update, Task> = {
  kind: 'update',
  send: ({ id, changes }, options) => client.task.update({ params: { id }, body: changes }, options),
  expect: (tasks, { id, changes: { recurrence, assignedTo, ...changes }, people = [] }) =>
    withDetails(tasks, {
      id,
      ...changes,
      ...(assignedTo && { assignedTo: people }),
      ...(recurrence !== undefined && { recurrence: recurrence ?? undefined }),
    }),
  settle: withContent,
  told: ({ id }, before) => ({ told: texts.saved, ...titled(before, id) }),
  toldWaiting: () => waitingTexts.changed(1),
  sets: ({ id, changes }) => ({ ids: [id], fields: Object.keys(changes) as (keyof Update['changes'])[] }),
};

/** Changes some tasks alike, all or none (BATCH-2). People and tags are given and taken one by one (QUICK-6). */
export const batchKind: WaitingKind<Batch, Task[]> = {
  kind: 'batch',
  send: ({ ids, change: { assign, ...change } }, options) =>
    client.task.batch(
      {
        body: {
          ids: [...ids],
          change: { ...change, ...(assign && { assign: assign.map(({ _id }) => _id) }) },
        },
      },
      options,
    ),
  expect: withBatch,
  settle: withAnswered,
  told: ({ ids, change: { status } }, before) => ({
    told: movedAlone(before, ids, status) ?? quickTexts.edit.changed(ids.length),
    ...onlyTitle(before, ids),
  }),
  toldWaiting: ({ ids }) => waitingTexts.changed(ids.length),
  sets: ({ ids, change }) => ({
    ids,
    fields: (['status', 'priority', 'dueDate'] as const).filter((field) => change[field] !== undefined),
  }),
};

/** Takes tasks off the board (ARCHIVED-5). */
export const archiveKind: WaitingKind<string[], Task[]> = {
  kind: 'archive',
  send: (ids, options) => client.task.batch({ body: { ids, change: { archive: true } } }, options),
  expect: withoutTasks,
  settle: (tasks, _none, ids) => withoutTasks(tasks, ids),
  told: (ids, before) => ({ told: archiveTexts.done(ids.length), ...onlyTitle(before, ids) }),
  sets: (ids) => ({ ids, fields: [] }),
};

/** Deletes a task. One of which others have changed anything meanwhile is another than the one that it was asked of (NET-15). */
export const removeKind: WaitingKind<string, unknown> = {
  kind: 'remove',
  send: (id, options) => client.task.remove({ params: { id } }, options),
  expect: withoutTask,
  settle: (tasks, _answer, id) => withoutTask(tasks, id),
  told: (id, before) => ({ told: texts.removed, ...titled(before, id) }),
  sets: (id) => ({ ids: [id], fields: SET_FIELDS }),
};

/** A change that waits, with what its kind makes of it. */
export interface Replay {
  readonly expect: (tasks: Task[]) => Task[];
  /** What a checklist of its task shows of it. */
  readonly expectItems: (items: readonly ChecklistItem[]) => readonly ChecklistItem[];
  /** Sends it as it is on this board; resolves with what the board shows of the answer, and the list that it is about. */
  readonly send: (
    tasks: readonly Task[],
    options: { idempotencyKey: string },
  ) => Promise<{ settle: (tasks: Task[]) => Task[]; checklist: TaskChecklist | undefined }>;
  /** What it sets, of tasks that are as these say. */
  readonly stands: (tasks: readonly Task[]) => Said;
  /** What was done, in the language of this page: the one that it was made in may have been another (LANG-3). */
  readonly told: (before: Said) => string;
}

function replay<V, A>(kind: WaitingKind<V, A>, variables: V): Replay {
  const { expect, send, settle, answered, list, anew = (same) => same } = kind;
  return {
    expect: (tasks) => expect(tasks, variables),
    expectItems: (items) => list?.expect(items, variables) ?? items,
    send: async (tasks, options) => {
      const now = await anew(variables, tasks);
      const answer = await send(now, options);
      return { settle: (shown) => settle(shown, answer, now), checklist: answered?.(answer) };
    },
    stands: (tasks) => stands(kind, variables, tasks),
    told: (before) => {
      const tasks = Object.entries(before).map(([id, { status }]) => ({ id, status }));
      return kind.toldWaiting?.(variables) ?? kind.told(variables, tasks).told;
    },
  };
}

/** What a change sets, of tasks that are as these say. */
export function stands<V, A>({ sets }: WaitingKind<V, A>, variables: V, tasks: readonly Task[]): Said {
  const { ids, fields } = sets(variables);
  const named = new Set(ids);
  const found = tasks.filter(({ id }) => named.has(id));
  return Object.fromEntries(
    found.map((task) => [task.id, Object.fromEntries(fields.map((field) => [field, task[field]]))]),
  );
}

/** What was written down of a change was written by its kind. */
const KINDS: Readonly<Record<Kind, (variables: unknown) => Replay>> = {
  create: (variables) => replay(createKind, variables as NewOne),
  createMany: (variables) => replay(createManyKind, variables as NewOnes),
  move: (variables) => replay(moveKind, variables as Move),
  status: (variables) => replay(statusKind, variables as { id: string; status: TaskStatus }),
  assign: (variables) => replay(assignKind, variables as { id: string; people: PersonCard[] }),
  update: (variables) => replay(updateKind, variables as Update),
  batch: (variables) => replay(batchKind, variables as Batch),
  archive: (variables) => replay(archiveKind, variables as string[]),
  remove: (variables) => replay(removeKind, variables as string),
  tick: (variables) => replay(tickKind, variables as Tick),
  addItems: (variables) => replay(addItemsKind, variables as NewItemsOf),
  setItemText: (variables) => replay(setItemTextKind, variables as Rename),
  moveItem: (variables) => replay(moveItemKind, variables as Carry),
  removeItem: (variables) => replay(removeItemKind, variables as Removal),
};

/** What a change that waits comes to; null of a kind that this version of the page does not know. */
export function replayOf({ kind, variables }: WaitingChange): Replay | null {
  return kind in KINDS ? KINDS[kind as Kind](variables) : null;
}

function onlyTitle(tasks: readonly Before[], ids: readonly string[]): Pick<Made, 'about'> {
  return ids.length === 1 ? titled(tasks, ids[0]) : {};
}

/** What a drag of a single task would say. */
function movedAlone(
  tasks: readonly Before[],
  ids: readonly string[],
  status?: TaskStatus,
): string | undefined {
  const isMoved = ids.length === 1 && tasks.some((task) => task.id === ids[0] && task.status !== status);
  return status && isMoved ? texts.moved(statusLabels[status]) : undefined;
}

function movedTo(tasks: readonly Before[], id: string, status: TaskStatus): string {
  const stays = tasks.some((task) => task.id === id && task.status === status);
  return stays ? texts.reordered : texts.moved(statusLabels[status]);
}
