import { expect, test } from '../fixtures/product.ts';
import { card, newBoard, openBoard, pointOf, storedTask } from './board.ts';
import { countPresses } from './presses.ts';
import { Finger } from './touch.ts';

test('on a phone one press moves a task to another column, and three move several', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
  await openBoard(page, board);
  const presses = await countPresses(page);
  const finger = await Finger.on(page);
  const { x, y } = await pointOf(card(page, 'a'), 20);
  await finger.down(x, y);
  await expect(page.locator('[data-drag-copy]')).toBeVisible();
  const name = await pointOf(page.getByRole('button', { name: /^Doing, / }));
  await finger.move(name.x, name.y);
  await expect(page.locator('[data-landing]')).toBeVisible();
  await finger.up();
  await expect.poll(async () => (await storedTask(board, 'a'))?.status).toBe('Doing');
  expect(await presses.take(), 'carried').toBe(1);

  await page.getByRole('button', { name: /^Backlog, / }).tap();
  await presses.take();
  await card(page, 'b').getByRole('button', { name: 'Elegir: b' }).tap();
  await page.getByRole('toolbar').getByRole('button', { name: 'Mover a', exact: true }).tap();
  await page.getByRole('menuitemradio', { name: 'Testing' }).tap();
  await expect.poll(async () => (await storedTask(board, 'b'))?.status).toBe('Testing');
  expect(await presses.take(), 'chosen and moved').toBe(3);
});
