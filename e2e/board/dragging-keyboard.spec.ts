import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { card, expectCards, newBoard, openBoard, storedLayout, watchReorders } from './board.ts';

const layout = { Backlog: ['a', 'b'], 'To do': ['x', 'y'] };

/** The last announcement of the drag. */
function said(page: Page) {
  return page.locator('p[aria-live=assertive]');
}

function title(page: Page, name: string) {
  return card(page, name).getByRole('button', { name, exact: true });
}

test('keyboard dragging with spoken announcements in Spanish: Space lifts, arrows carry, Space drops', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const calls = watchReorders(page);

  await title(page, 'a').focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('a levantada. Está en Backlog, posición 1 de 2.');
  await page.keyboard.press('ArrowRight');
  // Over another column it appears at once with order 0.
  await expect(said(page)).toHaveText('En To do, posición 1 de 3.');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toHaveText('En To do, posición 2 de 3.');
  await page.keyboard.press('Space');

  await expect(said(page)).toHaveText('a soltada en To do, posición 2 de 3.');
  await expectCards(page, 'To do', ['x', 'a', 'y']);
  await expect(title(page, 'a')).toBeFocused();
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['b'], 'To do': ['x', 'a', 'y'] });
  expect(calls).toHaveLength(1);
});

test('a lifted card goes past the last one of another column, and into an empty one', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);

  await title(page, 'b').focus();
  await page.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(said(page)).toHaveText('En To do, posición 3 de 3.');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('En Doing, posición 1 de 1.');
  await page.keyboard.press('Enter');

  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['a'], 'To do': ['x', 'y'], Doing: ['b'] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape gives a lifted card back, and says so', async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const calls = watchReorders(page);

  await title(page, 'a').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');

  await expect(said(page)).toHaveText('Movimiento cancelado. a volvió a Backlog, posición 1 de 2.');
  await expect(title(page, 'a')).toBeFocused();
  await expectCards(page, 'Backlog', ['a', 'b']);
  expect(calls).toEqual([]);
});

test('a card describes its keys and its dragging in Spanish; Enter opens it', async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);

  await expect(title(page, 'a')).toHaveAccessibleDescription(/^Para mover la tarjeta: Espacio la levanta/);
  await title(page, 'a').press('Enter');
  await expect(page.getByRole('dialog', { name: 'a', exact: true })).toBeVisible();
});
