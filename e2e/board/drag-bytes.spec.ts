import { expect, test } from '../fixtures/product.ts';
import { card, carry, column, expectCards, newBoard, openBoard, pointOf, storedLayout } from './board.ts';

const titles = Array.from({ length: 200 }, (_, index) => `Tarea ${index}`);

test('a drag on a board of 200 tasks is one small request with a small answer (BOARD-16)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  await board.manager.api.task.createMany({
    body: { project: board.project._id, status: 'Backlog', titles },
  });
  await board.manager.api.task.create({
    body: { project: board.project._id, status: 'Doing', title: 'x' },
  });
  const live = page.waitForResponse(/\/live\?/);
  await openBoard(page, board);
  await live;
  await expect(column(page, 'Backlog').getByRole('article').first()).toHaveAccessibleName('Tarea 0');

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/tasks')) asked.push(`${request.method()} ${pathname}`);
  });
  const finished = page.waitForEvent('requestfinished', (request) => request.method() === 'PUT');
  await carry(page, 'Tarea 1', await pointOf(card(page, 'x')));
  await page.mouse.up();
  const drag = await finished;
  const { requestBodySize, responseBodySize } = await drag.sizes();
  expect(requestBodySize).toBeLessThan(200);
  expect(responseBodySize).toBeLessThan(100);

  await expectCards(page, 'Doing', ['Tarea 1', 'x']);
  await expect(page.getByRole('region', { name: 'Backlog, 199 tareas' })).toBeVisible();
  const { Backlog, ...others } = await storedLayout(board);
  expect(Backlog).toEqual(titles.filter((title) => title !== 'Tarea 1'));
  expect(others).toEqual({ Doing: ['Tarea 1', 'x'] });

  // Undone by the key it came with; what others do meanwhile is told as ever.
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('region', { name: 'Backlog, 200 tareas' })).toBeVisible();
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: titles, Doing: ['x'] });
  expect(asked).toEqual(['PUT /api/tasks/reorder', 'POST /api/tasks/undo']);
});

test('without its stream a board shows other changes from the answer of a drag (BOARD-16)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
  await page.route('**/live?*', (route) => route.abort());
  await openBoard(page, board);
  await expect(column(page, 'Backlog').getByRole('article')).toHaveCount(2);
  await board.manager.api.task.create({
    body: { title: 'c', status: 'Doing', project: board.project._id },
  });
  const finished = page.waitForEvent('requestfinished', (request) => request.method() === 'PUT');
  await carry(page, 'a', await pointOf(column(page, 'Doing').getByText('Añade una tarjeta')));
  await page.mouse.up();
  expect((await finished).headers()).not.toHaveProperty('prefer');
  await expect(column(page, 'Doing').getByRole('article')).toHaveCount(2);
});
