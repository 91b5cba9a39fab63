import { expect, test } from '../fixtures/product.ts';
import {
  card,
  carry,
  expectCards,
  newBoard,
  openBoard,
  pointOf,
  storedTask,
  watchReorders,
} from './board.ts';

const layout = { Backlog: ['a', 'b', 'c'], Doing: ['x', 'y', 'z'] };

test('a drop is shown at once; on failure it is taken back, and the tasks are reloaded from the server', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  let fail = (): void => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/tasks/reorder', async (route) => {
    await failing;
    await route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } });
  });

  const reload = page.waitForResponse(/\/api\/tasks\/project\//);
  await carry(page, 'a', await pointOf(card(page, 'y')));
  await page.mouse.up();
  await expectCards(page, 'Doing', ['x', 'a', 'y', 'z']);
  await expect(page.locator('[data-drag-copy]')).toHaveCount(0);
  fail();

  expect((await reload).ok()).toBe(true);
  await expect(page.getByText(/No se pudo mover la tarea/)).toBeVisible();
  await expectCards(page, 'Backlog', ['a', 'b', 'c']);
  await expectCards(page, 'Doing', ['x', 'y', 'z']);
});

test('a drop on something that is gone loads the tasks again (BOARD-16)', async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const calls = watchReorders(page);

  // Over nothing of the board.
  await carry(page, 'a', { x: 60, y: 500 });
  const reload = page.waitForResponse(/\/api\/tasks\/project\//);
  await page.mouse.up();
  await reload;

  await expectCards(page, 'Backlog', ['a', 'b', 'c']);
  expect(calls).toEqual([]);
});

test('on a card that somebody else has just deleted, the tasks are reloaded and a sentence says so (BOARD-27)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);

  await carry(page, 'a', await pointOf(card(page, 'y')));
  const y = await storedTask(board, 'y');
  await board.manager.api.task.remove({ params: { id: y?.id ?? '' } });
  await page.mouse.up();

  // Known here already, or only to the server: it depends on which was quicker, the stream or the hand.
  const known = '«a» volvió a su lugar: alguien quitó la tarjeta sobre la que se soltó.';
  const refused = 'No se pudo mover la tarea. El tablero vuelve a estar como en el servidor.';
  await expect(page.getByText(known).or(page.getByText(refused))).toBeVisible();
  await expectCards(page, 'Doing', ['x', 'z']);
  await expectCards(page, 'Backlog', ['a', 'b', 'c']);
});
