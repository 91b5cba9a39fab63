import type { Page } from '@faena/shared/contract';
import type { Task } from '@faena/shared/schemas';
import { type QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Listing } from '../../kernel/list.ts';
import { onPage } from '../../kernel/list.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { cardsOf, type PersonDoc, PersonModel } from '../person/index.ts';
import { type ProjectDoc, ProjectModel } from '../project/index.ts';
import {
  LISTED,
  SHOWN_BOARD,
  type ShownBoard,
  TASKS_AT_ONCE,
  type TaskDoc,
  TaskModel,
  tasksOnBoard,
} from '../task-store/index.ts';

/** The index of a person's tasks, used with every filter. */
export const BY_ASSIGNEE = { assigneeIds: 1, projectId: 1 } as const;

/**
 * The tasks assigned to a person in the projects the caller may see, by project, then in board order.
 * @throws AppError `not_found` unless the person is the caller or one of their people: employees of their companies,
 * members of their projects
 */
export async function listTasksOfPerson(
  personId: string,
  actor: Actor,
  page: Page | null,
): Promise<Task[] | Listing<Task>> {
  const isSelf = actor.id.equals(personId);
  if (!isSelf && !(await isOneOfTheirs(personId, actor))) throw notFound('user');
  const filter = { assigneeIds: new Types.ObjectId(personId), ...(isSelf ? {} : await seenTasks(actor)) };
  const listed = await read(filter, page);
  return page ? listed : listed.items;
}

async function isOneOfTheirs(personId: string, actor: Actor): Promise<boolean> {
  if (actor.role === 'admin') return (await PersonModel.exists({ _id: personId })) !== null;
  if (actor.role !== 'manager') return false;
  const owned = inOwnedCompanies<PersonDoc & ProjectDoc>(actor);
  const [employee, membership] = await Promise.all([
    PersonModel.exists({ _id: personId, ...owned }),
    ProjectModel.exists({ memberIds: personId, ...owned }),
  ]);
  return employee !== null || membership !== null;
}

/** The tasks of all projects that the caller may see, including their own. */
async function seenTasks(actor: Actor): Promise<QueryFilter<TaskDoc>> {
  if (actor.role === 'admin') return {};
  const joined = await ProjectModel.find({ memberIds: actor.id }, { _id: 1 }).lean();
  return { $or: [inOwnedCompanies<TaskDoc>(actor), { projectId: { $in: joined.map(({ _id }) => _id) } }] };
}

async function read(filter: QueryFilter<TaskDoc>, page: Page | null): Promise<Listing<Task>> {
  const located = await TaskModel.find(filter, { projectId: 1 })
    .hint(BY_ASSIGNEE)
    .batchSize(TASKS_AT_ONCE)
    .lean();
  const theirs = new Set(located.map(({ _id }) => String(_id)));
  const projectIds = [...new Set(located.map(({ projectId }) => String(projectId)))];
  const boards = await ProjectModel.find({ _id: { $in: projectIds } }, SHOWN_BOARD)
    .sort({ _id: 1 })
    .lean<ShownBoard[]>();
  const ids = boards.flatMap(({ columns }) => columns.flat().filter((id) => theirs.has(String(id))));
  const shown = page ? onPage(page, ids) : ids;
  const tasks = await TaskModel.find({ _id: { $in: shown } }, LISTED)
    .batchSize(TASKS_AT_ONCE)
    .lean();
  const cards = await cardsOf(tasks.flatMap(({ assigneeIds }) => assigneeIds));
  const byProject = new Map<string, TaskDoc[]>(projectIds.map((id) => [id, []]));
  for (const task of tasks) byProject.get(String(task.projectId))?.push(task);
  const tasksOf = (board: ShownBoard) => byProject.get(String(board._id)) ?? [];
  return {
    items: boards.flatMap((board) => tasksOnBoard(board, tasksOf(board), cards)),
    total: ids.length,
  };
}
