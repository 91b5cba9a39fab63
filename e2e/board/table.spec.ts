import type { Page } from '@playwright/test';
import { enterAs, newEmployee, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { type Board, newBoard, openBoard, storedTask } from './board.ts';

/** Four tasks that every column sorts differently. */
async function newTableBoard(origin: string): Promise<Board> {
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

async function openTable(page: Page, board: Board, search = ''): Promise<void> {
  await openBoard(page, board, search);
  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect(page.getByRole('table', { name: 'Gestión de Tareas' })).toBeVisible();
}

async function expectRows(page: Page, titles: readonly string[]): Promise<void> {
  await expect(page.getByRole('row').locator('td:first-child')).toHaveText(titles);
}

function row(page: Page, title: string) {
  return page.getByRole('row', { name: new RegExp(`^${title} `) });
}

test("heading 'Tareas (filtered de total)'; filters Estado and Prioridad, and 'Limpiar filtros' when one is active", async ({
  page,
  product,
}) => {
  await openTable(page, await newTableBoard(product.origin));
  const heading = page.getByRole('heading', { level: 3 });
  const clear = page.getByRole('button', { name: 'Limpiar filtros' });
  const status = page.getByLabel('Estado', { exact: true });
  const priority = page.getByLabel('Prioridad', { exact: true });

  await expect(heading).toHaveText('Tareas (4 de 4)');
  await expect(clear).toHaveCount(0);
  await expect(status.getByRole('option')).toHaveText([
    'Todos',
    'Backlog',
    'To do',
    'Doing',
    'Testing',
    'Done',
  ]);
  await expect(priority.getByRole('option')).toHaveText(['Todas', 'Baja', 'Media', 'Alta', 'Crítica']);

  await status.selectOption('Backlog');
  await expect(heading).toHaveText('Tareas (2 de 4)');
  await priority.selectOption('Crítica');
  await expectRows(page, ['alfa']);

  // They survive a reload.
  await page.reload();
  await expect(heading).toHaveText('Tareas (1 de 4)');
  await expect(page).toHaveURL(/status=Backlog&priority=Critical/);
  await clear.click();
  await expect(heading).toHaveText('Tareas (4 de 4)');
  await expect(clear).toHaveCount(0);
});

test('sortable columns: clicking the same column toggles asc/desc, a new column starts asc; the default sort is by order asc', async ({
  page,
  product,
}) => {
  await openTable(page, await newTableBoard(product.origin));
  // By order, then by column from the left: each column's first task, then Backlog's second.
  await expectRows(page, ['alfa', 'delta', 'beta', 'gama']);

  const sorted = {
    Título: ['alfa', 'beta', 'delta', 'gama'],
    Estado: ['alfa', 'gama', 'delta', 'beta'],
    Prioridad: ['beta', 'gama', 'delta', 'alfa'],
    'Asignado a': ['beta', 'alfa', 'gama', 'delta'],
    Horas: ['alfa', 'gama', 'beta', 'delta'],
  };
  for (const [name, ascending] of Object.entries(sorted)) {
    const head = page.getByRole('columnheader', { name });
    await head.getByRole('button').click();
    await expectRows(page, ascending);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  }
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  await expectRows(page, sorted.Título);
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  await expectRows(page, sorted.Título.toReversed());

  // By due date, those without one last; and it survives a reload.
  await page.getByRole('columnheader', { name: 'Vence' }).getByRole('button').click();
  await expectRows(page, ['gama', 'beta', 'alfa', 'delta']);
  await page.reload();
  await expectRows(page, ['gama', 'beta', 'alfa', 'delta']);
  await expect(page).toHaveURL(/sort=dueDate/);
});

test("assignees show up to 3 avatars plus '+N'; the username when there is 1, else 'N usuarios'; with none 'Sin asignar'", async ({
  page,
  product,
}) => {
  const board = await newTableBoard(product.origin);
  await openTable(page, board);
  const alfa = await storedTask(board, 'alfa');

  await expect(row(page, 'alfa')).toContainText(alfa?.assignedTo[0]?.username ?? 'nobody');
  await expect(row(page, 'gama')).toContainText('2 usuarios');
  await expect(row(page, 'delta')).toContainText('4 usuarios');
  await expect(row(page, 'delta')).toContainText('+1');
  await expect(row(page, 'delta').getByRole('img').locator('> span[aria-hidden]')).toHaveCount(3);
  await expect(row(page, 'beta')).toContainText('Sin asignar');
  // The first letter of the username.
  await expect(row(page, 'alfa').getByRole('img').locator('> span[aria-hidden]')).toHaveText(/^e$/i);
});

test("missing values show '-'; there is a Tags column", async ({ page, product }) => {
  await openTable(page, await newTableBoard(product.origin));

  const cells = (title: string) => row(page, title).getByRole('cell');
  await expect(cells('alfa').nth(4)).toHaveText('-');
  await expect(cells('alfa').nth(5)).toHaveText('-');
  await expect(cells('alfa').nth(6)).toHaveText('-');
  await expect(cells('gama').nth(6)).toHaveText('uno');
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toBeVisible();
});

test('at 1440 px the table fits: nothing of the Tags column lies under the Acciones column', async ({
  page,
  product,
}) => {
  const board = await newTableBoard(product.origin);
  const tags = ['compras', 'cocina', 'una etiqueta bastante larga'];
  const title = 'Comprar el horno de la cocina principal';
  await board.manager.api.task.create({ body: { title, tags, project: board.project._id } });
  await openTable(page, board);

  const cells = page.getByRole('row', { name: /^Comprar/ }).getByRole('cell');
  const actions = await cells.last().boundingBox();
  for (const tag of tags.slice(0, 2)) {
    const box = await cells.nth(6).getByText(tag, { exact: true }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(actions?.x ?? 0);
  }
  const table = page.getByRole('table', { name: 'Gestión de Tareas' }).locator('..');
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

test('managers change status with an inline dropdown', async ({ page, product }) => {
  const board = await newTableBoard(product.origin);
  await openTable(page, board);

  await page.getByLabel('Estado de alfa').selectOption('Testing');
  await expect(page.getByLabel('Estado de alfa')).toHaveValue('Testing');
  await expect.poll(async () => (await storedTask(board, 'alfa'))?.status).toBe('Testing');

  // A failure is taken back visibly.
  await page.route('**/status', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } }),
  );
  await page.getByLabel('Estado de alfa').selectOption('Done');
  await expect(page.getByText('No se pudo cambiar el estado de la tarea.')).toBeVisible();
  await expect(page.getByLabel('Estado de alfa')).toHaveValue('Testing');
});

test('the Acciones column (edit, delete) is for managers', async ({ page, product }) => {
  const board = await newTableBoard(product.origin);
  await openTable(page, board);
  await expect(page.getByRole('columnheader', { name: 'Acciones' })).toBeVisible();

  await row(page, 'alfa').hover();
  await row(page, 'alfa').getByRole('button', { name: 'Editar: alfa' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar Tarea' })).toBeVisible();
  await page.keyboard.press('Escape');

  await row(page, 'alfa').hover();
  await row(page, 'alfa').getByRole('button', { name: 'Eliminar: alfa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Tareas (3 de 3)');
});

test('others see a badge and no Acciones column', async ({ page, product }) => {
  const board = await newBoard(product.origin, { Doing: ['a'] });
  const { manager, company, project } = board;
  const employee = await newEmployee(manager, company);
  await manager.api.project.addMember({ body: { projectId: project._id, username: employee.username } });
  await enterAs(page, await signIn(product.origin, employee));
  await page.goto(`/employee/projects/${project._id}`);
  await page.getByRole('radio', { name: 'Tabla' }).click();

  await expect(row(page, 'a').getByRole('cell').nth(1)).toHaveText('Doing');
  await expect(row(page, 'a').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0);
});

test("empty: 'No hay tareas en este proyecto'", async ({ page, product }) => {
  await openBoard(page, await newBoard(product.origin));
  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect(page.getByText('No hay tareas en este proyecto')).toBeVisible();
});
