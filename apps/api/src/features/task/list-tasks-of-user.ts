import type { Page } from '@faena/shared/contract';
import type { Task } from '@faena/shared/schemas';
import { type QueryFilter, Types } from 'mongoose';
import type { Listing } from '../../http/call.ts';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import { listing } from '../../platform/page.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { type ProjectDoc, ProjectModel } from '../project/model.ts';
import { type UserDoc, UserModel } from '../user/model.ts';
import { TASKS_AT_ONCE, type TaskDoc, TaskModel } from './model.ts';
import { toTasks } from './wire.ts';

/** The index that delivers one person's tasks in order, whatever else the filter says. */
const BY_ASSIGNEE = { assigneeIds: 1, projectId: 1, column: 1, order: 1, _id: 1 } as const;

/**
 * The tasks assigned to a person in the projects the caller may see, by project, then in board order.
 * @throws AppError `not_found` unless the person is the caller or one of their people: for a manager,
 * the employees of their companies and the members of the projects in them
 */
export async function listTasksOfUser(
  userId: string,
  actor: Actor,
  page: Page | null,
): Promise<Task[] | Listing<Task>> {
  const isSelf = actor.id.equals(userId);
  if (!isSelf && !(await isOneOfTheirs(userId, actor))) throw notFound('User');
  const filter = { assigneeIds: new Types.ObjectId(userId), ...(isSelf ? {} : await seenTasks(actor)) };
  return listing(page, read(filter, page), () => TaskModel.countDocuments(filter).hint(BY_ASSIGNEE));
}

async function isOneOfTheirs(userId: string, actor: Actor): Promise<boolean> {
  if (actor.role === 'admin') return (await UserModel.exists({ _id: userId })) !== null;
  if (actor.role !== 'manager') return false;
  const owned = inOwnedCompanies<UserDoc & ProjectDoc>(actor);
  const [employee, membership] = await Promise.all([
    UserModel.exists({ _id: userId, ...owned }),
    ProjectModel.exists({ memberIds: userId, ...owned }),
  ]);
  return employee !== null || membership !== null;
}

/** The tasks of all projects the caller may see: one's own are among them anyway. */
async function seenTasks(actor: Actor): Promise<QueryFilter<TaskDoc>> {
  if (actor.role === 'admin') return {};
  const joined = await ProjectModel.find({ memberIds: actor.id }, { _id: 1 }).lean();
  return { $or: [inOwnedCompanies<TaskDoc>(actor), { projectId: { $in: joined.map(({ _id }) => _id) } }] };
}

async function read(filter: QueryFilter<TaskDoc>, page: Page | null): Promise<Task[]> {
  const query = TaskModel.find(filter)
    .sort({ projectId: 1, column: 1, order: 1, _id: 1 })
    .hint(BY_ASSIGNEE)
    .batchSize(TASKS_AT_ONCE)
    .readConcern('snapshot');
  if (page) query.skip((page.page - 1) * page.limit).limit(page.limit);
  const tasks = await query.lean();
  const projectIds = [...new Set(tasks.map(({ projectId }) => String(projectId)))];
  return toTasks(tasks, await ProjectModel.find({ _id: { $in: projectIds } }, { name: 1 }).lean());
}
