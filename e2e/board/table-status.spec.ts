import { TASK_STATUSES as STATUSES } from '@faena/shared/domain';
import { enterAs, newEmployee, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { newBoard, storedTask } from './board.ts';
import { newTableBoard, openTable, row } from './table.ts';

test('in the table a manager moves a task from any status to any other (QUICK-5)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openTable(page, board);
  const status = page.getByLabel('Estado de a');

  // Each of the twenty ways once, one after the other.
  const ways = STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).map((to) => `${from}>${to}`));
  let at: string = 'Backlog';
  while (ways.length > 0) {
    const way = ways.findLast((candidate) => candidate.startsWith(`${at}>`)) ?? ways.at(-1) ?? '';
    const [from = '', to = ''] = way.split('>');
    if (from !== at) await status.selectOption(from);
    await status.selectOption(to);
    await expect(status).toHaveValue(to);
    await expect.poll(async () => (await storedTask(board, 'a'))?.status).toBe(to);
    ways.splice(ways.indexOf(way), 1);
    at = to;
  }
});

test('managers change status with an inline dropdown; when that fails (ERROR-17) it is taken back', async ({
  page,
  product,
}) => {
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

test('a manager has the column Acciones (QUICK-5)', async ({ page, product }) => {
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

  await expect(row(page, 'a').getByRole('gridcell').nth(1)).toHaveText('Doing');
  await expect(row(page, 'a').getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Acciones' })).toHaveCount(0);
});
