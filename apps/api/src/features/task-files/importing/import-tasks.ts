import {
  plainOf,
  type TaskImport,
  TaskImport as TaskImportAnswer,
  type TaskImportQuery,
  TaskNoun,
} from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { answer } from '../../../kernel/answer.ts';
import { AppError } from '../../../kernel/errors.ts';
import { driverCollection } from '../../../platform/database.ts';
import type { BoardServices, Changer, TaskEffect } from '../../board/index.ts';
import {
  changeBoard,
  columnOf,
  recordChange,
  type TaskDoc,
  TaskModel,
  writeColumns,
} from '../../board/index.ts';
import { type LockedProject, requireRight } from '../../project/index.ts';
import { readFile } from '../reading/read-file.ts';
import { importGround } from './import-ground.ts';
import { type PlannedTask, planImport } from './plan-import.ts';
import { dueDateOf } from './read-fields.ts';

/**
 * Creates the tasks of a file at the ends of their columns, all or none (IMPORT-1).
 * @throws AppError `not_found` or `forbidden` for a project the caller does not own; `validation_failed` for a file that
 * cannot be read or has a fault
 */
export async function importTasks(
  projectId: string,
  bytes: Buffer,
  { statuses }: TaskImportQuery,
  by: Changer,
  { clock }: BoardServices,
): Promise<TaskImport> {
  await requireRight(by.actor, projectId, 'change');
  const file = await readFile(bytes);
  return changeBoard(by.actor, projectId, 'change', async (board, session) => {
    const ground = await importGround(board, file, session);
    const plan = planImport(file, ground, statuses ?? null);
    refuseFaulty(plan.answer);
    const at = clock.now();
    const tasks = plan.tasks.map((task) => ({
      status: task.status,
      doc: docOf(task, board, { at, by: by.actor.id, timeZone: ground.timeZone }),
    }));
    await write(board, tasks, session);
    await recordChange(board, by, createdBy(board, tasks), { at, session });
    return answer(TaskImportAnswer, plan.answer);
  });
}

interface Making {
  readonly at: Date;
  readonly by: Types.ObjectId;
  readonly timeZone: string;
}

function docOf(task: PlannedTask, board: LockedProject, { at, by, timeZone }: Making): TaskDoc {
  return {
    ...plainOf(TaskNoun, task),
    _id: new Types.ObjectId(task.id),
    projectId: board._id,
    companyId: board.companyId,
    dueDate: dueDateOf(task, timeZone),
    ...(task.recurrence && { recurrence: task.recurrence }),
    ...(task.checklist.length > 0 && {
      checklist: task.checklist.map((item) => ({ _id: new Types.ObjectId(), ...item })),
    }),
    ...(task.blockedBy.length > 0 && {
      blockedBy: task.blockedBy.map((id) => new Types.ObjectId(id)),
    }),
    ...(task.parentId !== null && { parentId: new Types.ObjectId(task.parentId) }),
    assigneeIds: task.assigneeIds.map((id) => new Types.ObjectId(id)),
    createdBy: by,
    createdAt: at,
    updatedAt: at,
  };
}

type Created = { readonly status: PlannedTask['status']; readonly doc: TaskDoc };

async function write(board: LockedProject, tasks: readonly Created[], session: ClientSession): Promise<void> {
  if (tasks.length === 0) return;
  const columns = board.columns.map((ids, column) => {
    const added = tasks.filter(({ status }) => columnOf(status) === column);
    return added.length === 0 ? ids : [...ids, ...added.map(({ doc }) => doc._id)];
  });
  await Promise.all([
    driverCollection(TaskModel).insertMany(
      tasks.map(({ doc }) => doc),
      { session },
    ),
    writeColumns(board, columns, session),
  ]);
}

/** An import's effect on each task, as a part of its change (CHANGE-1). */
function createdBy(board: LockedProject, tasks: readonly Created[]): TaskEffect[] {
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

/** Refuses a file with a fault, by its lines. */
function refuseFaulty({ faults }: TaskImport): void {
  const [first] = faults;
  if (!first) return;
  const errors = faults.map(({ line, path, ...fault }) => ({ path: `body.file.${line}.${path}`, ...fault }));
  throw new AppError(
    'validation_failed',
    { reason: first.reason ?? 'not_valid', ...(first.params && { params: first.params }) },
    { errors },
  );
}
