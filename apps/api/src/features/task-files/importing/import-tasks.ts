import {
  plainOf,
  type TaskImport,
  TaskImport as TaskImportAnswer,
  type TaskImportQuery,
  TaskNoun,
} from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { answer } from '../../../kernel/answer.ts';
import { invalid } from '../../../kernel/errors.ts';
import { mapInTurns } from '../../../kernel/map-in-turns.ts';
import { driverCollection } from '../../../platform/database.ts';
import { type BoardServices, changeBoard } from '../../board/index.ts';
import { type Columns, columnOf } from '../../board-order/index.ts';
import type { BoardDoc } from '../../project/index.ts';
import type { Changer, TaskEffect } from '../../task-change/index.ts';
import { type CommentDoc, CommentModel, dueOn, type TaskDoc } from '../../task-store/index.ts';
import { readInThread, type UploadedFile } from '../reading/read-in-thread.ts';
import { importedComments } from './imported-comments.ts';
import { type PlannedTask, planImport } from './plan-import.ts';
import { readImportContext } from './read-import-context.ts';

/**
 * Creates the tasks of a file at the ends of their columns, all or none (IMPORT-1).
 * @throws AppError `not_found` or `forbidden` for a project that the caller may not change; `validation_failed` for a
 * file that cannot be read, or has a date of two readings
 */
export async function importTasks(
  projectId: string,
  file: UploadedFile,
  query: TaskImportQuery,
  by: Changer,
  services: BoardServices,
): Promise<TaskImport> {
  const content = await readInThread(file);
  return changeBoard(
    projectId,
    {
      by,
      right: 'change',
      taskIds: [],
      isAlone: true,
      plan: async ({ board, at, session }) => {
        if (!session) return null;
        const context = await readImportContext(board, content, session);
        const plan = await planImport(content, context, query);
        if (plan.answer.dayOrder?.order === null) throw invalid('query.dayOrder', 'day_order_unknown');
        const tasks = await createdOf(plan.tasks, board, {
          at,
          by: by.actor.id,
          timeZone: context.timeZone,
        });
        const comments = await importedComments(plan.tasks, board, { at, by: by.actor.id });
        return {
          columns: columnsWith(board.columns, tasks),
          inserted: tasks.map(({ doc }) => doc),
          ...(comments.length > 0 && { alsoWrite: (session) => storeComments(comments, session) }),
          effects: createdBy(board, tasks),
          answer: () => answer(TaskImportAnswer, plan.answer),
        };
      },
    },
    services,
  );
}

/** Stores imported comments without their events, so that nobody is notified (COMMENT-23). */
async function storeComments(comments: readonly CommentDoc[], session: ClientSession): Promise<void> {
  await driverCollection(CommentModel).insertMany([...comments], { session });
}

interface Making {
  readonly at: Date;
  readonly by: Types.ObjectId;
  readonly timeZone: string;
}

/** Tasks whose documents are made without a pause: some milliseconds with long checklists (LIMIT-12). */
const TASKS_A_TURN = 64;

function createdOf(planned: readonly PlannedTask[], board: BoardDoc, making: Making): Promise<Created[]> {
  return mapInTurns(planned, TASKS_A_TURN, (task) => ({
    status: task.status,
    doc: docOf(task, board, making),
  }));
}

function docOf(task: PlannedTask, board: BoardDoc, { at, by, timeZone }: Making): TaskDoc {
  return {
    ...plainOf(TaskNoun, task),
    _id: new Types.ObjectId(task.id),
    projectId: board._id,
    companyId: board.companyId,
    ...dueOn(task.dueDay, timeZone),
    ...(task.recurrence && { recurrence: task.recurrence }),
    ...(task.checklist.length > 0 && {
      checklist: task.checklist.map((item) => ({ _id: new Types.ObjectId(), ...item })),
    }),
    ...(task.blockedBy.length > 0 && {
      blockedBy: task.blockedBy.map((id) => new Types.ObjectId(id)),
    }),
    ...(task.comments.length > 0 && {
      comments: { total: task.comments.length, acts: task.comments.length },
    }),
    ...(task.parentId !== null && { parentId: new Types.ObjectId(task.parentId) }),
    assigneeIds: task.assigneeIds.map((id) => new Types.ObjectId(id)),
    createdBy: by,
    createdAt: at,
    updatedAt: at,
  };
}

type Created = { readonly status: PlannedTask['status']; readonly doc: TaskDoc };

function columnsWith(columns: Columns, tasks: readonly Created[]): Columns {
  return columns.map((ids, column) => {
    const added = tasks.filter(({ status }) => columnOf(status) === column);
    return added.length === 0 ? ids : [...ids, ...added.map(({ doc }) => doc._id)];
  });
}

/** An import's effect on each task, as a part of its change (CHANGE-1). */
function createdBy(board: BoardDoc, tasks: readonly Created[]): TaskEffect[] {
  const next = board.columns.map(({ length }) => length);
  return tasks.map(({ status, doc }) => {
    const column = columnOf(status);
    const order = next[column] ?? 0;
    next[column] = order + 1;
    return {
      taskId: doc._id,
      kind: 'created',
      before: {},
      after: { title: doc.title, place: { column, order } },
    };
  });
}
