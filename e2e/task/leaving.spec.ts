import type { Page } from '@playwright/test';
import { newBoard, openBoard } from '../board/board.ts';
import { newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { form, leaveQuestion, openNewTask, save, storedTasks } from './form.ts';

/** The ways out of the form besides saving. */
const WAYS_OUT: Record<string, (page: Page) => Promise<unknown>> = {
  Cancelar: (page) => form(page).getByRole('button', { name: 'Cancelar' }).click(),
  'the cross': (page) => form(page).getByRole('button', { name: 'Cerrar' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press outside': (page) => page.mouse.click(8, 450),
  'the back button': (page) => page.evaluate(() => window.history.back()),
};

for (const [way, leave] of Object.entries(WAYS_OUT)) {
  test(`leaving with unsaved changes asks: ${way}`, async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Título').fill('Pintar');

    await leave(page);
    await expect(leaveQuestion(page)).toBeVisible();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(leaveQuestion(page)).toBeHidden();
    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar');

    await leave(page);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/projects/${board.project._id}`);
    expect(await storedTasks(board)).toEqual([]);
  });

  test(`leaving without changes does not ask: ${way}`, async ({ page, product }) => {
    await openBoard(page, await newBoard(product.origin));
    const dialog = await openNewTask(page);
    // What is taken back is no change.
    await dialog.getByLabel('Título').fill('Pintar');
    await dialog.getByLabel('Título').fill('');

    await leave(page);
    await expect(dialog).toBeHidden();
    await expect(leaveQuestion(page)).toHaveCount(0);
  });
}

test('leaving with unsaved changes asks: a tag that is still being typed counts', async ({
  page,
  product,
}) => {
  await openBoard(page, await newBoard(product.origin));
  const dialog = await openNewTask(page);
  await dialog.getByLabel('Tags').fill('obra');
  await page.keyboard.press('Escape');
  await expect(leaveQuestion(page)).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'task-form-leave');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(dialog.getByRole('button', { name: 'Quitar obra' })).toBeVisible();
});

test('leaving with unsaved changes asks: the tab of the browser', async ({ page, product }) => {
  const board = await newBoard(product.origin);
  const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
  await openBoard(page, board, `?task=${id}`);
  const dialog = form(page, 'Editar Tarea');
  await dialog.getByLabel('Título').fill('Pintar de azul');

  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => window.location.reload());
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reloading;
  await expect(dialog.getByLabel('Título')).toHaveValue('Pintar de azul');

  // Saved, it may go.
  await save(dialog);
  await page.reload();
  expect(await storedTasks(board)).toMatchObject([{ title: 'Pintar de azul' }]);
});

test.describe('a task that somebody else deletes while it is open in the form', () => {
  test('closes it, and that is said', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
    await openBoard(page, board, `?task=${id}`);
    const dialog = form(page, 'Editar Tarea');
    await expect(dialog).toBeVisible();
    await board.manager.api.task.remove({ params: { id } });
    await expect(dialog).toBeHidden();
    await expect(page.getByText('La tarea ya no existe.')).toBeVisible();
  });

  test('but takes away nothing that was typed', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
    await openBoard(page, board, `?task=${id}`);
    const dialog = form(page, 'Editar Tarea');
    await dialog.getByLabel('Descripción').fill('Todo lo que costó escribir');
    await board.manager.api.task.remove({ params: { id } });
    await expect(page.getByText('La tarea ya no existe.')).toBeVisible();
    await expect(dialog.getByLabel('Descripción')).toHaveValue('Todo lo que costó escribir');
    await page.keyboard.press('Escape');
    await expect(leaveQuestion(page)).toBeVisible();
  });
});
