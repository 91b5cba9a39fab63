import { expect, test } from '../fixtures/product.ts';
import { type Board, card, carry, column, newBoard, openBoard, pointOf, storedLayout } from './board.ts';

const COUNT = 60;
const titles = Array.from({ length: COUNT }, (_, index) => `tarea ${index + 1}`);

/** A board with one column far longer than the window. */
function newLongBoard(origin: string): Promise<Board> {
  return newBoard(origin, { Backlog: ['a'], Doing: titles });
}

test('columns are virtualised: of a long one only the cards in sight are drawn, all are counted and can be reached', async ({
  page,
  product,
}) => {
  await openBoard(page, await newLongBoard(product.origin));
  await expect(page.getByRole('region', { name: `Doing, ${COUNT} tareas` })).toBeVisible();
  await expect(card(page, 'tarea 1')).toBeVisible();

  expect(await column(page, 'Doing').getByRole('article').count()).toBeLessThan(COUNT / 2);
  const item = column(page, 'Doing')
    .getByRole('listitem')
    .filter({ has: card(page, 'tarea 1') });
  await expect(item).toHaveAttribute('aria-setsize', String(COUNT));

  await card(page, 'tarea 1').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card(page, `tarea ${COUNT}`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(card(page, 'tarea 1')).toHaveCount(0);
});

test('auto-scroll: a card held at the lower edge of a long column gets to its end', async ({
  page,
  product,
}) => {
  const board = await newLongBoard(product.origin);
  await openBoard(page, board);
  await expect(card(page, 'tarea 1')).toBeVisible();
  // Otherwise the page, too, would scroll by itself.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const list = await column(page, 'Doing').boundingBox();
  if (!list) throw new Error('The column is not drawn');
  const edge = { x: list.x + list.width / 2, y: list.y + list.height - 24 };

  await carry(page, 'a', await pointOf(card(page, 'tarea 3')));
  await page.mouse.move(edge.x, edge.y, { steps: 8 });
  await expect(card(page, `tarea ${COUNT}`)).toBeInViewport({ timeout: 30_000 });
  await page.mouse.up();

  await expect.poll(async () => (await storedLayout(board)).Backlog).toBeUndefined();
  const places = (await storedLayout(board)).Doing ?? [];
  expect(places.indexOf('a')).toBeGreaterThan(COUNT / 2);
});
