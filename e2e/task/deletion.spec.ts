import type { Locator, Page } from '@playwright/test';
import { card, column, expectCards, newBoard, openBoard, storedLayout, storedTask } from '../board/board.ts';
import { openTable, row } from '../board/table.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { breakCalls, watchTaskCalls } from './form.ts';

const QUESTION = '¿Estás seguro de que quieres eliminar esta tarea?';

function question(page: Page) {
  return page.getByRole('alertdialog', { name: QUESTION });
}

test.describe("task deletion asks '¿Estás seguro de que quieres eliminar esta tarea?' (TASK-13)", () => {
  test('on a card, with the keyboard alone: Cancelar and Escape delete nothing', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Doing: ['a', 'b', 'c'] });
    await openBoard(page, board);
    const calls = watchTaskCalls(page);
    const remove = card(page, 'b').getByRole('button', { name: 'Eliminar: b' });

    await remove.press('Enter');
    await expect(question(page).getByRole('button')).toHaveText(['Cancelar', 'Eliminar']);
    // The safe answer has focus.
    await expect(question(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(page);
    await shoot(page, 'task-deletion');
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(remove).toBeFocused();
    await remove.press('Enter');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    expect(calls).toEqual([]);

    await remove.press('Enter');
    await question(page).getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expectCards(page, 'Doing', ['a', 'c']);
    await expect.poll(() => storedLayout(board)).toEqual({ Doing: ['a', 'c'] });
    expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/tasks/{id}']);
  });

  test('in a row of the table', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
    await openBoard(page, board);
    await page.getByRole('radio', { name: 'Tabla' }).click();
    const remove = page.getByRole('row', { name: /^b / }).getByRole('button', { name: 'Eliminar: b' });
    await remove.press('Enter');
    await question(page).getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Tareas (2 de 2)');
    await remove.press('Enter');
    await question(page).getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Tareas (1 de 1)');
    await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['a'] });
  });

  test('a deletion that fails is undone on the screen, and said', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c'] });
    await openBoard(page, board);
    await breakCalls(page, '**/api/tasks/*', 'DELETE');
    await card(page, 'b').getByRole('button', { name: 'Eliminar: b' }).press('Enter');
    await question(page).getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(page.getByText('No se pudo eliminar la tarea.')).toBeVisible();
    await expectCards(page, 'Backlog', ['a', 'b', 'c']);
    expect(await storedLayout(board)).toEqual({ Backlog: ['a', 'b', 'c'] });
  });

  test('one that somebody else has just deleted is gone all the same', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
    await openBoard(page, board);
    await page.route('**/api/tasks/*', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      // The other one is quicker, whatever this request does.
      const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      await board.manager.api.task.remove({ params: { id } });
      return route.fallback();
    });
    await card(page, 'b').getByRole('button', { name: 'Eliminar: b' }).press('Enter');
    await question(page).getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expectCards(page, 'Backlog', ['a']);
    await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['a'] });
  });
});

test.describe('focus stays in the list when the task that has it leaves', () => {
  test('deleted with the keyboard, a card hands it to the next one, the last to the one before, the only one to its column', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Doing: ['a', 'b', 'c'], Testing: ['x'] });
    await openBoard(page, board);

    await removeWithKeyboard(page, card(page, 'b'), 'b');
    await expect(titleOf(card(page, 'c'), 'c')).toBeFocused();
    await removeWithKeyboard(page, card(page, 'c'), 'c');
    await expect(titleOf(card(page, 'a'), 'a')).toBeFocused();
    await removeWithKeyboard(page, card(page, 'a'), 'a');
    await expect(column(page, 'Doing')).toBeFocused();
    await expect.poll(() => storedLayout(board)).toEqual({ Testing: ['x'] });
  });

  test('in the table, a row hands it to the next one, the last to the one before, the only one to what says that it is empty', async ({
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

  test('a status changed with the keyboard in the table keeps it, and where the filter takes the row away the next one has it', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c'] });
    await openTable(page, board, '?sort=status');
    const status = (title: string) => page.getByLabel(`Estado de ${title}`);

    await setDone(status('a'));
    await expect(page.getByRole('row').locator('td:first-child')).toHaveText(['b', 'c', 'a']);
    await expect(status('a')).toBeFocused();

    await page.getByLabel('Estado', { exact: true }).selectOption('Backlog');
    await setDone(status('b'));
    await expect(page.getByRole('row').locator('td:first-child')).toHaveText(['c']);
    await expect(titleOf(row(page, 'c'), 'c')).toBeFocused();
  });

  test('so it does when an edit takes the row out of the filter, once its form has closed', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c'] });
    await openTable(page, board, '?priority=Medium');
    await titleOf(row(page, 'b'), 'b').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Editar Tarea' });
    await dialog.getByLabel('Prioridad').selectOption('Low');
    await dialog.getByLabel('Título').press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').locator('td:first-child')).toHaveText(['a', 'c']);
    await expect(titleOf(row(page, 'c'), 'c')).toBeFocused();
  });

  test('in a table of hundreds of rows, whose far ones are not drawn, the one that has focus is', async ({
    page,
    product,
  }) => {
    const titles = Array.from({ length: 130 }, (_, index) => `tarea ${index + 1}`);
    const board = await newBoard(product.origin, { Backlog: titles });
    await openTable(page, board);
    const status = page.getByLabel('Estado de tarea 3', { exact: true });

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

    await titleOf(card(page, 'b'), 'b').press('Enter');
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
