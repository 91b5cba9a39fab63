import { expect, test } from '../fixtures/product.ts';
import { column, expectCards, newBoard, openBoard } from './board.ts';

test('Kanban or Tabla is in the address and remembered over a reload, and nothing but these two is taken from storage (FIND-8)', async ({
  page,
  product,
}) => {
  await openBoard(page, await newBoard(product.origin, { Backlog: ['a'] }));

  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(/[?&]view=table/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('taskViewMode'))).toBe('table');
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('taskViewMode', 'gantt'));
  // As from a link that names no view.
  await page.goto(page.url().split('?')[0] ?? '');
  await expect(column(page, 'Backlog')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Kanban' })).toBeChecked();
});

test("a loading board shows 'Cargando tareas...', and a failed one says that the tasks are safe, with a way to try again", async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let failed = 0;
  await page.route('**/api/tasks/project/*', async (route) => {
    await failing;
    failed += 1;
    await route.fulfill({ status: 400, json: { message: 'Broken', code: 'validation_failed' } });
  });
  await openBoard(page, board);

  await expect(page.getByText('Cargando tareas...')).toBeVisible();
  fail();
  await expect(page.getByText('No se pudieron cargar las tareas.')).toBeVisible();
  // Where the stream stands it is tried once more by itself.
  await expect.poll(() => failed).toBe(2);
  await expect(page.getByText('No se pudieron cargar las tareas.')).toBeVisible();
  await page.unroute('**/api/tasks/project/*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expectCards(page, 'Backlog', ['a']);
});
