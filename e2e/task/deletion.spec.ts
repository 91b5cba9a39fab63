import type { Page } from '@playwright/test';
import { card, expectCards, newBoard, openBoard, storedLayout } from '../board/board.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { breakCalls, watchTaskCalls } from './form.ts';

const QUESTION = '¿Estás seguro de que quieres eliminar esta tarea?';

function question(page: Page) {
  return page.getByRole('alertdialog', { name: QUESTION });
}

test.describe("task deletion asks '¿Estás seguro de que quieres eliminar esta tarea?' (spec §4)", () => {
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
