import { card, newBoard, openBoard, storedTask } from '../board/board.ts';
import { newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { form, newMember } from './form.ts';

test('the task form at 360 px fills the screen; every field is reached by touch, and its buttons stay in sight', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const rosa = await newMember(board, 'María Fernanda de los Ángeles Cúmez Quiej');
  await openBoard(page, board, '?task=new');
  const dialog = form(page);
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expectAccessible(page);

  await dialog.getByLabel('Título').fill('Pintar');
  await dialog.getByLabel('Prioridad').selectOption('Alta');
  await dialog.getByLabel('Fecha de vencimiento').fill('15/12/2026');
  await dialog.getByRole('button', { name: 'Elegir la fecha' }).tap();
  const day = page.getByRole('button', { name: /18 de diciembre/ });
  await expect(day).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await day.tap();
  await expect(dialog.getByLabel('Fecha de vencimiento')).toHaveValue('18/12/2026');
  await dialog.getByLabel('Asignar a').tap();
  await page.getByRole('option', { name: /María Fernanda/ }).tap();
  await page.keyboard.press('Escape');
  for (const tag of ['una palabra bastante larga para un tag', 'obra', 'fachada']) {
    await dialog.getByLabel('Tags').fill(tag);
    await dialog.getByLabel('Tags').press('Enter');
  }
  await dialog.getByRole('button', { name: 'Quitar obra' }).tap();
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Guardar' }).tap();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Pintar')).toBeVisible();
  expect(await storedTask(board, 'Pintar')).toMatchObject({
    priority: 'High',
    dueDate: '2026-12-18T06:00:00.000Z',
    assignedTo: [{ _id: rosa }],
    tags: ['una palabra bastante larga para un tag', 'fachada'],
  });
});

test('a task is edited and deleted by touch', async ({ page, product }) => {
  const board = await newBoard(product.origin);
  await newTask(board.manager, board.project, { title: 'Pintar' });
  await openBoard(page, board);
  await card(page, 'Pintar').getByRole('button', { name: 'Editar: Pintar' }).tap();
  await form(page, 'Editar Tarea').getByLabel('Título').fill('Pintar de azul');
  await form(page, 'Editar Tarea').getByRole('button', { name: 'Guardar' }).tap();
  await card(page, 'Pintar de azul').getByRole('button', { name: 'Eliminar: Pintar de azul' }).tap();
  const question = page.getByRole('alertdialog', {
    name: '¿Estás seguro de que quieres eliminar esta tarea?',
  });
  await expect(question).toBeInViewport({ ratio: 1 });
  await question.getByRole('button', { name: 'Eliminar' }).tap();
  await expect(card(page, 'Pintar de azul')).toHaveCount(0);
  await expect.poll(() => storedTask(board, 'Pintar de azul')).toBeUndefined();
});

test('three digits that are typed into how often a task recurs are all in sight (RECUR-1)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
  const task = await storedTask(board, 'Pintar');
  await openBoard(page, board, `?task=${task?.id}`);
  const opened = page.getByRole('dialog', { name: 'Pintar', exact: true });
  await opened.getByLabel('Repetir').selectOption({ label: 'Cada semana' });
  const every = opened.getByRole('textbox', { name: 'Cada' });
  await every.fill('100');
  expect(await every.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the page of a task at 360 px fills the screen, and is left by its cross (PANEL-2)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
  await openBoard(page, board);
  await card(page, 'Pintar').getByRole('button', { name: 'Pintar', exact: true }).tap();
  const opened = page.getByRole('dialog', { name: 'Pintar', exact: true });
  await expect.poll(() => opened.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expectAccessible(page);
  await opened.getByLabel('Estado').selectOption('Doing');
  await expect.poll(async () => (await storedTask(board, 'Pintar'))?.status).toBe('Doing');
  await opened.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(opened).toBeHidden();
});
