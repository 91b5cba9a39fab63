import type { Page } from '@playwright/test';
import { newBoard, openBoard } from '../board/board.ts';
import { newTask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { form, leaveQuestion, openNewTask, save, storedTasks } from './form.ts';

/** The ways out of the form that are the browser's own; the others are tested beside it. */
const WAYS_OUT: Record<string, (page: Page) => Promise<unknown>> = {
  'a press outside': async (page) => {
    // A window hears of presses outside of it one turn of the browser after it opened.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.mouse.click(8, 450);
  },
  'the back button': (page) => page.evaluate(() => window.history.back()),
};

for (const [way, leave] of Object.entries(WAYS_OUT)) {
  test(`leaving the task form by ${way} asks with unsaved changes, and not without (TASK-9)`, async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    await leave(page);
    await expect(dialog).toBeHidden();
    await expect(leaveQuestion(page)).toHaveCount(0);

    await openNewTask(page);
    await dialog.getByLabel('Título').fill('Pintar');
    await leave(page);
    await expect(leaveQuestion(page)).toBeVisible();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(leaveQuestion(page)).toBeHidden();
    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar');

    // A press while the question is still going finds nothing outside of it.
    await expect(async () => {
      await leave(page);
      await expect(leaveQuestion(page)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/projects/${board.project._id}`);
    expect(await storedTasks(board)).toEqual([]);
  });
}

test('leaving the task form by the tab of the browser asks with unsaved changes (TASK-9)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
  await openBoard(page, board, `?edit=${id}`);
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
