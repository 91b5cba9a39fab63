import { type PersonCard, plainOf, Task, TaskNoun } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { mapInTurns } from '../../kernel/map-in-turns.ts';
import { daysIn } from '../../platform/stored-day.ts';
import { type ColumnOrder, statusOf } from '../board-order/index.ts';
import { type BoardDoc, zoneOf } from '../project/index.ts';
import type { TaskDoc } from './task-model.ts';

/** The parts of a board that its shown tasks need. */
export type ShownBoard = Pick<BoardDoc, '_id' | 'name' | 'columns' | 'timeZone'>;

/** The projection of a `ShownBoard`. */
export const SHOWN_BOARD = { name: 1, columns: 1, timeZone: 1 } as const;

/** The cards of people, by id. */
export type Cards = ReadonlyMap<string, PersonCard>;

/** The DTOs of the tasks that are on a board, in its order (TASK-1). */
export function tasksOnBoard(board: ShownBoard, tasks: readonly TaskDoc[], cards: Cards): Task[] {
  return [...eachTaskOnBoard(board, tasks, cards)];
}

/** Tasks that are made and checked without a pause: a few milliseconds (LIMIT-12). */
const TASKS_A_TURN = 128;

/** Those DTOs, each passed through its schema; many let other work run in between. */
export function answeredOnBoard(board: ShownBoard, tasks: readonly TaskDoc[], cards: Cards): Promise<Task[]> {
  return mapInTurns(eachTaskOnBoard(board, tasks, cards), TASKS_A_TURN, (task) => answer(Task, task));
}

/** Serializes task by task, for a board that may be large. */
export function* eachTaskOnBoard(
  board: ShownBoard,
  tasks: readonly TaskDoc[],
  cards: Cards,
): Generator<Task> {
  const byId = new Map(tasks.map((task) => [String(task._id), task]));
  const whole = wireOf(board, cards);
  for (const [column, ids] of board.columns.entries()) {
    for (const [order, id] of ids.entries()) {
      const task = byId.get(String(id));
      if (task) yield whole(task, { column, order });
    }
  }
}

/** The DTO of a task at a place. */
export function toTask(
  task: TaskDoc,
  board: Omit<ShownBoard, 'columns'>,
  at: ColumnOrder,
  cards: Cards,
): Task {
  return answer(Task, wireOf(board, cards)(task, at));
}

/** The project of a task's DTO. */
export function namedOnWire({ _id, name }: Pick<BoardDoc, '_id' | 'name'>): Task['project'] {
  return { _id: String(_id), name };
}

/** The optional fields of a task, absent when empty. */
function partsOf({
  checklist = [],
  blockedBy = [],
  parentId,
  coverId,
  recurrence,
  comments,
  attachments,
}: TaskDoc): Partial<Task> {
  const done = checklist.filter((item) => item.done).length;
  return {
    ...(checklist.length > 0 && { checklist: { done, total: checklist.length } }),
    ...(blockedBy.length > 0 && { blockedBy: blockedBy.map(String) }),
    ...(parentId && { parentId: String(parentId) }),
    ...(coverId && { cover: `/api/tasks/cover/${coverId}` }),
    ...(recurrence && { recurrence }),
    ...(comments && { comments: { total: comments.total, acts: comments.acts } }),
    ...(attachments && { attachments: { total: attachments.total, acts: attachments.acts } }),
  };
}

/** Makes the DTOs of a board's tasks at their places. */
function wireOf(board: Omit<ShownBoard, 'columns'>, cards: Cards): (task: TaskDoc, at: ColumnOrder) => Task {
  const project = namedOnWire(board);
  const answered = daysIn(zoneOf(board));
  return (task, { column, order }) => {
    const id = String(task._id);
    const due = task.dueDate && answered(task.dueDay, task.dueDate);
    return {
      ...plainOf(TaskNoun, task),
      _id: id,
      id,
      status: statusOf(column),
      order,
      dueDate: due?.at ?? null,
      ...(due && { dueDay: due.day }),
      assignedTo: task.assigneeIds.flatMap((assignee) => cards.get(String(assignee)) ?? []),
      project,
      ...partsOf(task),
      createdBy: String(task.createdBy),
      createdAt: task.createdAt.toISOString(),
      updatedAt: task.updatedAt.toISOString(),
    };
  };
}
