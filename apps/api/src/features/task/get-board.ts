import type { Page } from '@faena/shared/contract';
import { TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import type { Listing } from '../../http/call.ts';
import type { Actor } from '../../platform/actor.ts';
import { listing } from '../../platform/page.ts';
import { findVisibleProject } from '../project/find-project.ts';
import type { ProjectDoc } from '../project/model.ts';
import { TASKS_AT_ONCE, TaskModel } from './model.ts';
import { toTasks } from './wire.ts';

const EVERY_COLUMN = TASK_STATUSES.map((_, column) => column);

/**
 * The tasks of a project by status in board order, then by `order` (contract, `GET
 * /tasks/project/:projectId`).
 * @throws AppError `not_found` out of reach; `forbidden` for an employee who is not a member
 */
export async function getBoard(
  projectId: string,
  actor: Actor,
  page: Page | null,
): Promise<Task[] | Listing<Task>> {
  const project = await findVisibleProject(actor, projectId);
  return listing(page, readColumns(project, EVERY_COLUMN, page), () =>
    TaskModel.countDocuments({ projectId: project._id }),
  );
}

/**
 * The tasks of some columns as they are at one moment. The snapshot matters: a scan of the index
 * would meet a card twice, or miss it, while another request moves it.
 */
export async function readColumns(
  project: ProjectDoc,
  columns: readonly number[],
  page: Page | null = null,
): Promise<Task[]> {
  const query = TaskModel.find({ projectId: project._id, column: { $in: [...columns] } })
    .sort({ column: 1, order: 1, _id: 1 })
    .batchSize(TASKS_AT_ONCE)
    .readConcern('snapshot');
  if (page) query.skip((page.page - 1) * page.limit).limit(page.limit);
  return toTasks(await query.lean(), [project]);
}
