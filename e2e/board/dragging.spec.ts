import { expect, test } from '../fixtures/product.ts';
import {
  card,
  carry,
  column,
  expectCards,
  newBoard,
  openBoard,
  pointOf,
  storedLayout,
  storedTask,
  watchReorders,
} from './board.ts';

const layout = { Backlog: ['a', 'b', 'c'], Doing: ['x', 'y', 'z'] };

test('a card held over another column shows there already, as its first (BOARD-15)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  await expect(column(page, 'Done').getByText('Añade una tarjeta')).toBeVisible();

  const last = await pointOf(card(page, 'z'));
  await carry(page, 'b', { ...last, y: last.y + 120 });

  // The first of the list, with its count; before anything is dropped.
  const first = column(page, 'Doing').getByRole('listitem').first();
  await expect(first.getByRole('article')).toHaveAccessibleName('b');
  await expect(page.getByRole('region', { name: 'Doing, 4 tareas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Backlog, 2 tareas' })).toBeVisible();
  await expect(column(page, 'Backlog').getByRole('article')).toHaveCount(2);

  await page.keyboard.press('Escape');
  await expectCards(page, 'Backlog', ['a', 'b', 'c']);
  expect(await storedLayout(board)).toEqual(layout);
});

test("dropped on a card, a task takes that card's order (BOARD-15)", async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const calls = watchReorders(page);

  await carry(page, 'a', await pointOf(card(page, 'y')));
  await expectCards(page, 'Doing', ['x', 'a', 'y', 'z']);
  await page.mouse.up();

  await expectCards(page, 'Doing', ['x', 'a', 'y', 'z']);
  await expectCards(page, 'Backlog', ['b', 'c']);
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['b', 'c'], Doing: ['x', 'a', 'y', 'z'] });
  expect(calls).toHaveLength(1);
});

test('cards can be dragged within columns too: dropped on a card of its own column, the task takes its position', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);

  await carry(page, 'a', await pointOf(card(page, 'c')));
  await expectCards(page, 'Backlog', ['b', 'c', 'a']);
  await page.mouse.up();
  await expect.poll(() => storedLayout(board)).toEqual({ ...layout, Backlog: ['b', 'c', 'a'] });

  await carry(page, 'a', await pointOf(card(page, 'b')));
  await page.mouse.up();
  await expect.poll(() => storedLayout(board)).toEqual({ ...layout, Backlog: ['a', 'b', 'c'] });
});

test('dropped on a column, a task becomes its last (BOARD-15)', async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);

  const end = await pointOf(card(page, 'z'));
  await carry(page, 'b', { ...end, y: end.y + 120 });
  await expectCards(page, 'Doing', ['x', 'y', 'z', 'b']);
  await page.mouse.up();
  await expectCards(page, 'Doing', ['x', 'y', 'z', 'b']);
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['a', 'c'], Doing: ['x', 'y', 'z', 'b'] });

  await carry(page, 'b', await pointOf(column(page, 'Done').getByText('Añade una tarjeta')));
  await page.mouse.up();
  await expect
    .poll(() => storedLayout(board))
    .toEqual({ Backlog: ['a', 'c'], Doing: ['x', 'y', 'z'], Done: ['b'] });
});

test('dropped on the empty area of its own column, a task stays (BOARD-15)', async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const calls = watchReorders(page);

  const last = await pointOf(card(page, 'c'));
  await carry(page, 'a', { ...last, y: last.y + 120 });
  await page.mouse.up();

  await expect(page.locator('[data-drag-copy]')).toHaveCount(0);
  await expectCards(page, 'Backlog', ['a', 'b', 'c']);
  expect(calls).toEqual([]);
  expect(await storedLayout(board)).toEqual(layout);
});

test('a drop numbers the columns concerned from 0 without gaps, and sends one reorder call (BOARD-16)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const calls = watchReorders(page);

  await carry(page, 'a', await pointOf(card(page, 'x')));
  await page.mouse.up();
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['b', 'c'], Doing: ['a', 'x', 'y', 'z'] });

  const tasks = await board.manager.api.task.board({ params: { projectId: board.project._id } });
  const sent = new Map(calls.flat().map(({ id, status, order }) => [id, { status, order }]));
  expect(calls).toHaveLength(1);
  // The card and the one it was dropped on, each with the order it has now; the server numbers the others.
  expect(sent.size).toBe(2);
  for (const { id, status, order } of tasks) {
    expect(sent.get(id) ?? { status, order }).toEqual({ status, order });
  }
  const orders = (name: string) => tasks.filter(({ status }) => status === name).map(({ order }) => order);
  expect(orders('Backlog')).toEqual([0, 1]);
  expect(orders('Doing')).toEqual([0, 1, 2, 3]);
});

test('a card dropped as low as the window goes lands in the column it is over: the board ends where the window does (BOARD-13)', async ({
  page,
  product,
}) => {
  const many = Array.from({ length: 14 }, (_, at) => `tarea ${at + 1}`);
  const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c', 'd'], 'To do': many });
  const endOf = async (status: 'To do' | 'Doing') => {
    const box = await column(page, status).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };

  for (const [title, status, height] of [
    ['a', 'Doing', 900],
    ['b', 'To do', 900],
    ['c', 'Doing', 600],
    ['d', 'Doing', 440],
  ] as const) {
    await page.setViewportSize({ width: 1440, height });
    await openBoard(page, board);
    await expect(card(page, title)).toBeVisible();
    // A low window scrolls instead.
    if (height > 560) {
      await expect.poll(() => endOf('Doing')).toBeGreaterThan(height - 40);
      await expect.poll(() => endOf('Doing')).toBeLessThanOrEqual(height);
      await expect.poll(async () => (await endOf('To do')) - (await endOf('Doing'))).toBe(0);
    }
    const { x } = await pointOf(column(page, status).getByRole('heading', { name: status }));
    await page.evaluate(() => window.scrollTo(0, 0));
    await carry(page, title, { x, y: height - 3 });
    // Long enough for all to scroll that scrolls by itself.
    await page.waitForTimeout(400);
    if (height > 560) await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(column(page, status).locator('[data-landing]')).toBeVisible();
    await page.mouse.up();
    await expect.poll(async () => (await storedTask(board, title))?.status).toBe(status);
  }

  // With the page at its end, below the board.
  await page.evaluate(() => window.scrollTo(0, 5_000));
  const { x } = await pointOf(column(page, 'To do').getByRole('heading', { name: 'To do' }));
  await page.evaluate(() => window.scrollTo(0, 5_000));
  const from = await column(page, 'Doing').getByRole('article').first().getAttribute('aria-label');
  await carry(page, from ?? '', { x, y: 437 });
  await page.mouse.up();
  await expect.poll(async () => (await storedTask(board, from ?? ''))?.status).toBe('To do');
});
