import { type Task, TasksEvent } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Columns, statusOf } from '../board-order/index.ts';
import { cardsOf } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import type { TaskChangeDoc, TaskEffect } from '../task-change/index.ts';
import { LISTED, SHOWN_BOARD, TaskModel, tasksOnBoard } from '../task-store/index.ts';

/** The event of some effects: the tasks after them, and the new places in the columns that they touched. */
export function eventOf(
  columns: Columns,
  effects: readonly TaskEffect[],
  changed: readonly Task[],
): TasksEvent {
  const there = new Set(changed.map(({ id }) => id));
  const touched = new Set(
    effects.flatMap(({ before, after }) => [before.place?.column ?? [], after.place?.column ?? []].flat()),
  );
  const moved = columns.flatMap((column, index) =>
    touched.has(index) ? column.map((id, order) => ({ id: String(id), order, status: statusOf(index) })) : [],
  );
  return answer(TasksEvent, {
    type: 'tasks',
    changed: [...changed],
    moved: moved.filter(({ id }) => !there.has(id)),
    removed: effects.map(({ taskId }) => String(taskId)).filter((id) => !there.has(id)),
    // An undo is known by its author.
    authors: {},
  });
}

/** The event of an earlier change, with the present state of its tasks (CHANGE-3). */
export async function eventNow({
  projectId,
  tasks,
}: Pick<TaskChangeDoc, 'projectId' | 'tasks'>): Promise<TasksEvent> {
  const ids = tasks.map(({ taskId }) => taskId);
  const board = await ProjectModel.findById(projectId, SHOWN_BOARD).lean();
  const docs = await TaskModel.find({ _id: { $in: ids } }, LISTED).lean();
  if (!board) throw notFound('project');
  const cards = await cardsOf(docs.flatMap(({ assigneeIds }) => assigneeIds));
  return eventOf(board.columns, tasks, tasksOnBoard(board, docs, cards));
}
