import type { Page } from '@playwright/test';
import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { type Board, card, newBoard, openBoard } from './board.ts';

const WIDTHS = [360, 768, 1440];
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A board with all that a card can show, and a title that does not fit. */
async function newFullBoard(origin: string): Promise<Board> {
  const board = await newBoard(origin, {
    'To do': ['Medir el local'],
    Testing: ['Probar la caja', 'Rótulo'],
  });
  const { manager, company, project } = board;
  const people: string[] = [manager.session.userId];
  const workers: string[] = [];
  for (const name of ['Ana Xol', 'Beto Caal', 'Carla Tzul', 'Diego Pop']) {
    const { employee, username } = await newEmployee(manager, company, name);
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
    people.push(employee._id);
    workers.push(employee._id);
  }
  const full = {
    project: project._id,
    description:
      'Tres cotizaciones por escrito, con garantía y la fecha de entrega, antes de la visita del jueves.',
    tags: ['compras', 'cocina', 'una etiqueta bastante larga'],
    estimatedHours: 12,
    assignedTo: people,
  };
  const oven = await manager.api.task.create({
    body: { ...full, title: 'Comprar el horno', priority: 'Critical', dueDate: '2020-02-03T06:00:00.000Z' },
  });
  const [employeeId = ''] = workers;
  const startTime = new Date(Date.now() - DAY_MS);
  const endTime = new Date(+startTime + 200 * MINUTE_MS);
  await manager.api.record.add({
    body: {
      ...{ employeeId, projectId: project._id, taskId: oven.id, reason: 'Olvidado.' },
      ...{ startTime: startTime.toISOString(), endTime: endTime.toISOString() },
    },
  });
  await manager.api.task.create({
    body: {
      ...full,
      title: 'Otorrinolaringológicamente '.repeat(4).trim(),
      priority: 'High',
      status: 'Doing',
      dueDate: '2099-12-01T06:00:00.000Z',
      assignedTo: people.slice(0, 1),
    },
  });
  await manager.api.task.create({
    body: { project: project._id, title: 'Pintar', priority: 'Low', status: 'Done' },
  });
  return board;
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `what is ${width} px wide`)
      .toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}

test('the Kanban fits from 360 to 1440 px, and axe finds nothing in either theme', async ({
  page,
  product,
}) => {
  await openBoard(page, await newFullBoard(product.origin));
  await expect(card(page, 'Comprar el horno').getByText('3:20 / 12 h', { exact: true })).toBeVisible();
  await shoot(page, 'board-kanban');
  await expectToFit(page);
});

test('the Tabla fits from 360 to 1440 px, and axe finds nothing in either theme', async ({
  page,
  product,
}) => {
  await openBoard(page, await newFullBoard(product.origin));
  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect(page.getByRole('heading', { name: 'Tareas (6 de 6)' })).toBeVisible();
  await shoot(page, 'board-table');
  await expectToFit(page);
});
