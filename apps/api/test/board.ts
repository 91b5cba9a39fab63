import { TASK_STATUSES } from '@faena/shared/domain';
import type { TaskStatus } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { expect } from 'vitest';
import { TaskModel } from '../src/features/task/model.ts';
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
 * every column to be exactly 0..n-1.
 */
export async function storedBoard(projectId: Types.ObjectId): Promise<Partial<Record<TaskStatus, string[]>>> {
  const tasks = await TaskModel.find({ projectId }).sort({ column: 1, order: 1 }).lean();
  const board: Partial<Record<TaskStatus, string[]>> = {};
  for (const [column, status] of TASK_STATUSES.entries()) {
    const inColumn = tasks.filter((task) => task.column === column);
    expect(inColumn.map(({ order }) => order)).toEqual(inColumn.map((_, place) => place));
    if (inColumn.length > 0) board[status] = inColumn.map(({ title }) => title);
  }
  return board;
}
