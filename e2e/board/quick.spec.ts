import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { card, expectCards, newBoard, openBoard, storedLayout, storedTask } from './board.ts';

test('ten tasks are typed, five of them moved at once, one deleted, and both taken back (QUICK-1, QUICK-7, QUICK-8, UNDO-5, UNDO-6)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['cero'] });
  const typed = Array.from({ length: 10 }, (_, index) => `tarea ${index + 1}`);
  await openBoard(page, board);
  await page.getByRole('button', { name: 'Agregar aquí: To do' }).click();
  for (const title of typed) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['cero'], 'To do': typed });
  await expectCards(page, 'To do', typed);
  await page.keyboard.press('Escape');

  const chosen = typed.slice(0, 5);
  await card(page, 'tarea 1').click({ modifiers: ['Control'] });
  await card(page, 'tarea 5').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: '5 tareas elegidas' });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Mover a', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Doing' }).click();
  await expectCards(page, 'Doing', chosen);
  await expect
    .poll(() => storedLayout(board))
    .toEqual({ Backlog: ['cero'], 'To do': typed.slice(5), Doing: chosen });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await bar.getByRole('button', { name: 'No elegir ninguna' }).click();
  await expect(page.getByRole('toolbar', { name: /elegida/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expectCards(page, 'To do', typed);
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['cero'], 'To do': typed });

  const before = await storedTask(board, 'cero');
  await card(page, 'cero').hover();
  await card(page, 'cero')
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(card(page, 'cero')).toHaveCount(0);
  await page
    .locator('[data-sonner-toast]', { hasText: 'cero' })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expect(card(page, 'cero')).toBeVisible();
  await expect.poll(async () => (await storedTask(board, 'cero'))?.id).toBe(before?.id);
});
