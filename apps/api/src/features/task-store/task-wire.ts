import { type PersonCard, plainOf, Task, TaskNoun } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { type ColumnOrder, statusOf } from '../board-order/index.ts';
import type { BoardDoc } from '../project/index.ts';
import type { TaskDoc } from './task-model.ts';

/** The parts of a board that its shown tasks need. */
export type ShownBoard = Pick<BoardDoc, '_id' | 'name' | 'columns'>;

/** The projection of a `ShownBoard`. */
export const SHOWN_BOARD = { name: 1, columns: 1 } as const;

/** The cards of people, by id. */
export type Cards = ReadonlyMap<string, PersonCard>;

/** The DTOs of the tasks that are on a board, in its order (TASK-1). */
export function tasksOnBoard(board: ShownBoard, tasks: readonly TaskDoc[], cards: Cards): Task[] {
  return [...eachTaskOnBoard(board, tasks, cards)];
}

/** Serializes task by task, for a board that may be large. */
export function* eachTaskOnBoard(
  board: ShownBoard,
  tasks: readonly TaskDoc[],
  cards: Cards,
): Generator<Task> {
  const byId = new Map(tasks.map((task) => [String(task._id), task]));
  const project = namedOnWire(board);
  for (const [column, ids] of board.columns.entries()) {
    for (const [order, id] of ids.entries()) {
      const task = byId.get(String(id));
      if (task) yield toWire(task, { column, order }, project, cards);
    }
  }
}

/** The DTO of a task at a place. */
export function toTask(
  task: TaskDoc,
  board: Pick<BoardDoc, '_id' | 'name'>,
  at: ColumnOrder,
  cards: Cards,
): Task {
  return answer(Task, toWire(task, at, namedOnWire(board), cards));
}

/** The project of a task's DTO. */
export function namedOnWire({ _id, name }: Pick<BoardDoc, '_id' | 'name'>): Task['project'] {
  return { _id: String(_id), name };
}

/** The optional fields of a task, absent when empty. */
function partsOf({ checklist = [], blockedBy = [], parentId, coverId, recurrence }: TaskDoc): Partial<Task> {
  const done = checklist.filter((item) => item.done).length;
  return {
    ...(checklist.length > 0 && { checklist: { done, total: checklist.length } }),
    ...(blockedBy.length > 0 && { blockedBy: blockedBy.map(String) }),
    ...(parentId && { parentId: String(parentId) }),
    ...(coverId && { cover: `/api/tasks/cover/${coverId}` }),
    ...(recurrence && { recurrence }),
  };
}

function toWire(task: TaskDoc, { column, order }: ColumnOrder, project: Task['project'], cards: Cards): Task {
  const id = String(task._id);
  return {
    ...plainOf(TaskNoun, task),
    _id: id,
    id,
    status: statusOf(column),
    order,
    dueDate: task.dueDate?.toISOString() ?? null,
    assignedTo: task.assigneeIds.flatMap((assignee) => cards.get(String(assignee)) ?? []),
    project,
    ...partsOf(task),
    createdBy: String(task.createdBy),
    createdAt: task.createdAt.toISOString(),
    updatedAt: task.updatedAt.toISOString(),
  };
}
