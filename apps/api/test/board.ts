import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskStatus } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { expect } from 'vitest';
import { ProjectModel } from '../src/features/project/model.ts';
import { TaskModel } from '../src/features/task-store/task-model.ts';
import { createCompany, createPerson, createProject } from './factories.ts';
import type { TestApi } from './harness.ts';

/** A manager with a company and an empty board in it: one employee is a member, a colleague is not. */
export async function createBoard(api: TestApi) {
  const manager = await createPerson(api, 'manager');
  const company = await createCompany(api, manager);
  const member = await createPerson(api, 'employee', { companyId: company._id });
  const colleague = await createPerson(api, 'employee', { companyId: company._id });
  const project = await createProject(api, company, [member]);
  return { manager, company, member, colleague, project, projectId: String(project._id) };
}

/**
 * The titles on a board as stored, by column from top to bottom; empty columns are left out. Expects
 * every task of the project to be on it, exactly once.
 */
export async function storedBoard(projectId: Types.ObjectId): Promise<Partial<Record<TaskStatus, string[]>>> {
  const tasks = await TaskModel.find({ projectId }, { title: 1 }).lean();
  const { columns } = await ProjectModel.findById(projectId, { columns: 1 }).orFail().lean();
  const titles = new Map(tasks.map(({ _id, title }) => [String(_id), title]));
  expect(columns.flat().map(String).sort()).toEqual([...titles.keys()].sort());
  const board: Partial<Record<TaskStatus, string[]>> = {};
  for (const [column, status] of TASK_STATUSES.entries()) {
    const ids = columns[column] ?? [];
    if (ids.length > 0) board[status] = ids.map((id) => titles.get(String(id)) ?? '');
  }
  return board;
}
