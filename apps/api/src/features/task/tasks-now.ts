import { TasksEvent } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import {
  LISTED,
  SHOWN_BOARD,
  statusOf,
  type TaskChangeDoc,
  type TaskEffect,
  TaskModel,
  tasksOnBoard,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';

/** The tasks of a change as they are now, and what of the columns that it touched stands elsewhere than before. */
export async function tasksNow(
  { projectId, tasks }: Pick<TaskChangeDoc, 'projectId'> & { readonly tasks: readonly TaskEffect[] },
  session: ClientSession | null = null,
): Promise<TasksEvent> {
  const ids = tasks.map(({ taskId }) => taskId);
  const board = await ProjectModel.findById(projectId, SHOWN_BOARD).session(session).lean();
  const docs = await TaskModel.find({ _id: { $in: ids } }, LISTED)
    .session(session)
    .lean();
  if (!board) throw notFound('project');
  const changed = tasksOnBoard(board, docs, await cardsOf(docs.flatMap(({ assigneeIds }) => assigneeIds)));
  const there = new Set(changed.map(({ id }) => id));
  const touched = new Set(
    tasks.flatMap(({ before, after }) => [before.place?.column ?? [], after.place?.column ?? []].flat()),
  );
  const moved = board.columns.flatMap((column, index) =>
    touched.has(index) ? column.map((id, order) => ({ id: String(id), order, status: statusOf(index) })) : [],
  );
  return answer(TasksEvent, {
    type: 'tasks',
    changed,
    moved: moved.filter(({ id }) => !there.has(id)),
    removed: ids.map(String).filter((id) => !there.has(id)),
    // The author of an undo is known.
    authors: {},
  });
}
