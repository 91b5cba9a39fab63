import type { Locator, Page } from '@playwright/test';
import { newEmployee } from '../fixtures/api.ts';
import { expect } from '../fixtures/product.ts';
import { type Board, newBoard, openBoard } from './board.ts';

/** Four tasks that every column sorts differently. */
export async function newTableBoard(origin: string): Promise<Board> {
  const board = await newBoard(origin);
  const { manager, company, project } = board;
  const people = [];
  for (const name of ['Uno', 'Dos', 'Tres']) {
    const { employee, username } = await newEmployee(manager, company, name);
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
    people.push(employee._id);
  }
  const tasks = [
    { title: 'beta', status: 'Done', priority: 'Low', dueDate: '2027-01-02T06:00:00Z', estimatedHours: 9 },
    { title: 'alfa', status: 'Backlog', priority: 'Critical', assignedTo: people.slice(0, 1) },
    {
      title: 'delta',
      status: 'Doing',
      priority: 'High',
      estimatedHours: 30,
      assignedTo: [...people, manager.session.userId],
    },
    {
      title: 'gama',
      status: 'Backlog',
      priority: 'Medium',
      dueDate: '2026-12-01T06:00:00Z',
      tags: ['uno'],
      assignedTo: people.slice(0, 2),
    },
  ] as const;
  for (const task of tasks) {
    const { assignedTo, tags, ...rest } = { assignedTo: [], tags: [], ...task };
    await manager.api.task.create({
      body: { ...rest, project: project._id, assignedTo: [...assignedTo], tags: [...tags] },
    });
  }
  return board;
}

/** Opens a board's table; `search` such as `?sort=status`. */
export async function openTable(page: Page, board: Board, search = ''): Promise<void> {
  await openBoard(page, board, search);
  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect(page.getByRole('grid', { name: 'Gestión de Tareas' })).toBeVisible();
}

export function row(page: Page, title: string): Locator {
  return page.getByRole('row', { name: new RegExp(`^${title} `) });
}
