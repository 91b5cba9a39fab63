import type { Page, Route } from '@playwright/test';
import { card, column, expectCards, newBoard, openBoard, storedLayout, storedTask } from '../board/board.ts';
import { newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { breakCalls, form, openNewTask, save, storedTasks, watchTaskCalls } from './form.ts';

const FAILED = 'Error al guardar la tarea. Verifique que todos los campos sean válidos.';

test("Guardar ('Guardando...' while saving): nothing can be changed or sent twice meanwhile", async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  await openBoard(page, board);
  const held: Route[] = [];
  await page.route('**/api/tasks', (route) => void held.push(route));
  const dialog = await openNewTask(page);
  await dialog.getByLabel('Título').fill('Pintar');
  await dialog.getByRole('button', { name: 'Guardar' }).click();

  const saving = dialog.getByRole('button', { name: 'Guardando...' });
  await expect(saving).toBeVisible();
  await expect(dialog.getByLabel('Título')).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  await expectAccessible(page);
  await shoot(page, 'task-form-saving');
  await saving.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(saving).toBeVisible();
  expect(held).toHaveLength(1);

  await held[0]?.continue();
  await expect(dialog).toBeHidden();
  await expectCards(page, 'Backlog', ['Pintar']);
});

test("save task failure: alert 'Error al guardar la tarea. Verifique que todos los campos sean válidos.'; what was typed stays", async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  await openBoard(page, board);
  const repair = await breakCalls(page, '**/api/tasks', 'POST');
  const dialog = await openNewTask(page);
  await dialog.getByLabel('Título').fill('Pintar');
  await dialog.getByLabel('Tags').fill('obra');
  await dialog.getByLabel('Tags').press('Control+Enter');

  const alert = page.getByRole('alertdialog', { name: FAILED });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'task-form-failed');
  await page.keyboard.press('Enter');
  await expect(alert).toBeHidden();
  await expect(dialog.getByLabel('Título')).toHaveValue('Pintar');
  await expect(dialog.getByRole('button', { name: 'Quitar obra' })).toBeVisible();
  // The keyboard goes on where it was.
  await expect(dialog.getByLabel('Tags')).toBeFocused();

  await repair();
  await save(dialog);
  expect(await storedTask(board, 'Pintar')).toMatchObject({ tags: ['obra'] });
});

test('what the server refuses is told at its field, too', async ({ page, product }) => {
  const board = await newBoard(product.origin);
  await openBoard(page, board);
  const dialog = await openNewTask(page);
  // Invisible text counts as empty only to the server.
  await dialog.getByLabel('Título').fill('\u200b');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alertdialog', { name: FAILED })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Título')).toHaveAccessibleDescription('Este dato es necesario.');
  expect(await storedTasks(board)).toEqual([]);
});

test.describe("a task created in a column is first created, then updated to the column's status if the returned status differs (TASK-10)", () => {
  test('in Doing', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Doing: ['a'] });
    await openBoard(page, board, '?task=new&column=Doing');
    const calls = watchTaskCalls(page);
    await form(page).getByLabel('Título').fill('Pintar');
    await save(form(page));

    await expectCards(page, 'Doing', ['a', 'Pintar']);
    expect(calls.map(({ call }) => call)).toEqual(['POST /api/tasks', 'PUT /api/tasks/{id}/status']);
    expect(calls[0]?.body).not.toHaveProperty('status');
    expect(calls[1]?.body).toEqual({ status: 'Doing' });
    expect(await storedLayout(board)).toEqual({ Doing: ['a', 'Pintar'] });
  });

  test('in Backlog nothing differs, and one call is enough', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    await openBoard(page, board);
    const calls = watchTaskCalls(page);
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Título').fill('Pintar');
    await save(dialog);

    await expectCards(page, 'Backlog', ['a', 'Pintar']);
    expect(calls.map(({ call }) => call)).toEqual(['POST /api/tasks']);
  });

  test('a column that does not exist is Backlog', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board, '?task=new&column=Waiting');
    await form(page).getByLabel('Título').fill('Pintar');
    await save(form(page));
    await expectCards(page, 'Backlog', ['Pintar']);
  });

  test('when only the second step fails, trying again makes no second task', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board, '?task=new&column=Done');
    const repair = await breakCalls(page, '**/api/tasks/*/status', 'PUT');
    const dialog = form(page);
    await dialog.getByLabel('Título').fill('Pintar');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alertdialog', { name: FAILED })).toBeVisible();
    await page.keyboard.press('Enter');
    await repair();

    await dialog.getByLabel('Título').fill('Pintar de azul');
    await save(dialog);
    await expectCards(page, 'Done', ['Pintar de azul']);
    await expect(column(page, 'Backlog').getByRole('article')).toHaveCount(0);
    expect(await storedLayout(board)).toEqual({ Done: ['Pintar de azul'] });
  });
});

test.describe('Ctrl/Cmd+Enter saves', () => {
  for (const keys of ['Control+Enter', 'Meta+Enter'] as const) {
    test(`${keys} from any field, with what is being typed in it`, async ({ page, product }) => {
      const board = await newBoard(product.origin);
      await openBoard(page, board);
      const dialog = await openNewTask(page);
      await dialog.getByLabel('Título').fill('Uno');
      await dialog.getByLabel('Descripción').fill('Dos líneas');
      await dialog.getByLabel('Descripción').press(keys);
      await expect(dialog).toBeHidden();

      await openNewTask(page);
      await dialog.getByLabel('Título').fill('Dos');
      await dialog.getByLabel('Tags').fill('obra');
      await dialog.getByLabel('Tags').press(keys);
      await expect(dialog).toBeHidden();
      expect(await storedTask(board, 'Uno')).toMatchObject({ description: 'Dos líneas' });
      expect(await storedTask(board, 'Dos')).toMatchObject({ tags: ['obra'] });
    });
  }

  test('from the list of people and from a button, which it does not press', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Título').fill('Uno');
    await dialog.getByLabel('Asignar a').click();
    await expect(page.getByRole('option', { name: /Marta Gestora/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Buscar' }).press('Control+Enter');
    await expect(dialog).toBeHidden();

    await openNewTask(page);
    await dialog.getByLabel('Título').fill('Dos');
    await dialog.getByRole('button', { name: 'Cancelar' }).press('Control+Enter');
    await expect(dialog).toBeHidden();
    expect(await storedTasks(board)).toMatchObject([
      { title: 'Uno', assignedTo: [] },
      { title: 'Dos', assignedTo: [] },
    ]);
  });

  test('and asks for the title that is missing', async ({ page, product }) => {
    await openBoard(page, await newBoard(product.origin));
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Descripción').press('Control+Enter');
    await expect(dialog.getByLabel('Título')).toHaveAccessibleDescription('El título es obligatorio.');
    await expect(dialog.getByLabel('Título')).toBeFocused();
  });
});

test.describe('a task opens by link', () => {
  test('to its form; the address follows, and the back button closes it', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
    await openBoard(page, board, `?task=${id}`);
    const dialog = form(page, 'Editar Tarea');
    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/projects/${board.project._id}`);

    await card(page, 'Pintar').getByRole('button', { name: 'Pintar', exact: true }).click();
    await expect(page).toHaveURL(`/projects/${board.project._id}?task=${id}`);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar');
  });

  test('one that is gone is told, and the board stays', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    await openBoard(page, board, '?task=0123456789abcdef01234567');
    await expect(page.getByText('La tarea ya no existe.')).toBeVisible();
    await expect(page).toHaveURL(`/projects/${board.project._id}`);
    await expectCards(page, 'Backlog', ['a']);
  });
  test('also when the board that was seen before lacks it: it is told to be gone only once the server has said so', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    const { manager, company, project } = board;
    const other = await newProject(manager, company);
    await openBoard(page, board);
    await expectCards(page, 'Backlog', ['a']);
    await goWithin(page, `/projects/${other._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
    const { id } = await newTask(manager, project, { title: 'Pintar' });

    let answer = (): void => {};
    const answering = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/tasks/project/${project._id}`, async (route) => {
      await answering;
      await route.continue();
    });
    const asked = page.waitForRequest(`**/api/tasks/project/${project._id}`);
    await goWithin(page, `/projects/${project._id}?task=${id}`);
    await asked;
    // What was read before is shown meanwhile, and nothing is said yet.
    await expectCards(page, 'Backlog', ['a']);
    await expect(page).toHaveURL(`/projects/${project._id}?task=${id}`);
    await expect(page.getByText('La tarea ya no existe.')).toHaveCount(0);
    answer();

    await expect(form(page, 'Editar Tarea').getByLabel('Título')).toHaveValue('Pintar');
    await expect(page.getByText('La tarea ya no existe.')).toHaveCount(0);
  });
});

/** Goes to an address as a link of the product does: without loading the page anew. */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
