import type { Locator, Page } from '@playwright/test';
import { card, column, expectCards, newBoard, openBoard, storedLayout, storedTask } from '../board/board.ts';
import { openTable, row } from '../board/table.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { newMember } from './form.ts';

const QUESTION = '¿Estás seguro de que quieres eliminar esta tarea?';

function question(page: Page) {
  return page.getByRole('alertdialog', { name: QUESTION });
}

test.describe('focus stays in the list when the task that has it leaves (DESIGN-23)', () => {
  test('deleted with the keyboard, a card hands it to the next one, the last to the one before, the only one to its column', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Doing: ['a', 'b', 'c'], Testing: ['x'] });
    await newMember(board, 'Rosa Ajanel');
    await openBoard(page, board);

    await card(page, 'b').getByRole('button', { name: 'Asignar: b' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: /Rosa Ajanel/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // A list that closes gives the focus back: a key pressed before that would go there.
    await expect(card(page, 'b').getByRole('button', { name: 'Asignar: b' })).toBeFocused();
    await card(page, 'b').getByRole('button', { name: 'Eliminar: b' }).press('Enter');
    await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(page);
    await shoot(page, 'task-deletion');
    await page.keyboard.press('Escape');
    await expect(card(page, 'b').getByRole('button', { name: 'Eliminar: b' })).toBeFocused();

    await removeWithKeyboard(page, card(page, 'b'), 'b');
    await expect(titleOf(card(page, 'c'), 'c')).toBeFocused();
    await removeWithKeyboard(page, card(page, 'c'), 'c');
    await expect(titleOf(card(page, 'a'), 'a')).toBeFocused();
    await removeWithKeyboard(page, card(page, 'a'), 'a');
    await expect(column(page, 'Doing')).toBeFocused();
    await expect.poll(() => storedLayout(board)).toEqual({ Testing: ['x'] });
  });

  test('in the table, a row hands it to the next one, the last to the one before, the only one to the empty table', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c'] });
    await openTable(page, board);

    await removeWithKeyboard(page, row(page, 'b'), 'b');
    await expect(titleOf(row(page, 'c'), 'c')).toBeFocused();
    await removeWithKeyboard(page, row(page, 'c'), 'c');
    await expect(titleOf(row(page, 'a'), 'a')).toBeFocused();
    await removeWithKeyboard(page, row(page, 'a'), 'a');
    await expect(page.locator(':focus')).toContainText('No hay tareas en este proyecto');
  });

  test('in the table, a row that moves by a status or an edit keeps it, and a row that the filter hides hands it on', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c', 'd'] });
    await openTable(page, board, '?sort=status');
    const titles = page.getByRole('row').locator('td:first-child');
    const status = (title: string) => page.getByLabel(`Estado de ${title}`);

    await setDone(status('a'));
    await expect(titles).toHaveText(['b', 'c', 'd', 'a']);
    await expect(status('a')).toBeFocused();

    await page.getByLabel('Estado', { exact: true }).selectOption('Backlog');
    await setDone(status('b'));
    await expect(titles).toHaveText(['c', 'd']);
    await expect(titleOf(row(page, 'c'), 'c')).toBeFocused();

    // So it does when an edit takes the row out of the filter, once its form has closed.
    await page.getByLabel('Prioridad', { exact: true }).selectOption('Medium');
    await row(page, 'c').getByRole('button', { name: 'Editar: c' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Editar Tarea' });
    await dialog.getByLabel('Prioridad').selectOption('Low');
    await dialog.getByLabel('Título').press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(titles).toHaveText(['d']);
    await expect(titleOf(row(page, 'd'), 'd')).toBeFocused();
  });

  test('in a table of hundreds of rows, whose far ones are not drawn, the one that has focus is', async ({
    page,
    product,
  }) => {
    const titles = Array.from({ length: 130 }, (_, index) => `tarea ${index + 1}`);
    const board = await newBoard(product.origin, { Backlog: titles });
    await openTable(page, board);
    const status = page.getByLabel('Estado de tarea 3', { exact: true });

    // Fields render on hover.
    await row(page, 'tarea 3').hover();
    await setDone(status);
    await expect(status).toBeFocused();
    await expect(status).toHaveValue('Done');
    await titleOf(row(page, 'tarea 2'), 'tarea 2').hover();
    await expect(async () => {
      await page.mouse.wheel(0, 4_000);
      await expect(titleOf(row(page, 'tarea 130'), 'tarea 130')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(row(page, 'tarea 20')).toHaveCount(0);
    await expect(status).toBeFocused();
  });

  test('a card that somebody else deletes hands it on; one that they move takes it along', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c'] });
    await openBoard(page, board);
    const [a, b] = [await storedTask(board, 'a'), await storedTask(board, 'b')];

    await card(page, 'a').getByRole('button', { name: 'Editar: a' }).focus();
    await board.manager.api.task.setStatus({ params: { id: a?.id ?? '' }, body: { status: 'Done' } });
    await expectCards(page, 'Done', ['a']);
    await expect(card(page, 'a').getByRole('button', { name: 'Editar: a' })).toBeFocused();

    await card(page, 'b').getByRole('button', { name: 'Editar: b' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Editar Tarea' })).toBeVisible();
    await board.manager.api.task.remove({ params: { id: b?.id ?? '' } });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(titleOf(card(page, 'c'), 'c')).toBeFocused();
  });
});

/** The title of a card or a row, which opens the task. */
function titleOf(within: Locator, title: string) {
  return within.getByRole('button', { name: title, exact: true });
}

async function removeWithKeyboard(page: Page, within: Locator, title: string): Promise<void> {
  await within.getByRole('button', { name: `Eliminar: ${title}` }).press('Enter');
  await question(page).getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expect(within).toHaveCount(0);
}

/** Chooses the last status with the keyboard. */
async function setDone(status: Locator): Promise<void> {
  await status.press('End');
}
