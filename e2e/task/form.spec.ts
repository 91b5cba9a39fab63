import type { Route } from '@playwright/test';
import { card, expectCards, newBoard, openBoard, storedTask } from '../board/board.ts';
import { enterAs, newEmployee, newTask, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { form, leaveQuestion, newMember, openNewTask, save, storedTasks } from './form.ts';

const FAILED = 'Error al guardar la tarea. Verifique que todos los campos sean válidos.';

test('the task form from opening to saving with the keyboard alone; focus comes back to the card', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openBoard(page, board);
  const edit = card(page, 'a').getByRole('button', { name: 'Editar: a' });
  await edit.press('Enter');
  const dialog = form(page, 'Editar Tarea');
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('b');
  for (const label of ['Descripción', 'Prioridad', 'Fecha de vencimiento']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.type('24/12/2026');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Elegir la fecha' })).toBeFocused();
  for (const label of ['Horas estimadas', 'Asignar a']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel(label)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused();
  await expect(page.getByRole('option', { name: /Marta Gestora/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Asignar a')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('obra');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Quitar obra' })).toBeVisible();
  // With nothing typed Enter saves nothing (FORM-6).
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Quitar obra' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  await expectCards(page, 'Backlog', ['b']);
  await expect(card(page, 'b').getByRole('button', { name: 'Editar: b' })).toBeFocused();
  expect(await storedTasks(board)).toMatchObject([
    {
      title: 'b',
      dueDate: '2026-12-24T06:00:00.000Z',
      tags: ['obra'],
      assignedTo: [{ _id: board.manager.session.userId }],
    },
  ]);
});

test('axe finds nothing in either theme in any state of the task form, and a refusal shows at its field', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  await newMember(board, 'Rosa Ajanel');
  await openBoard(page, board);
  const dialog = await openNewTask(page);
  const title = dialog.getByLabel('Título');

  await test.step('new, and with what cannot be saved: words without end push nothing out of the window', async () => {
    await title.fill('x'.repeat(201));
    await dialog.getByLabel('Descripción').fill('x'.repeat(5_001));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(title).toHaveAccessibleDescription('A lo sumo 200 caracteres. 201/200');
    const outer = await dialog.boundingBox();
    for (const name of ['Título', 'Descripción', 'Tags']) {
      const field = await dialog.getByLabel(name).boundingBox();
      expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
    }
    await expectAccessible(page);
    await shoot(page, 'task-form-invalid');
    await dialog.getByLabel('Descripción').fill('Tres cotizaciones');
  });

  await test.step('with its list of people', async () => {
    await dialog.getByLabel('Asignar a').click();
    await page.getByRole('option', { name: /Rosa Ajanel/ }).click();
    await expectAccessible(page);
    await shoot(page, 'task-form-assignees');
    await page.keyboard.press('Escape');
  });

  await test.step('with its calendar', async () => {
    await dialog.getByLabel('Fecha de vencimiento').fill('15/12/2026');
    await dialog.getByRole('button', { name: 'Elegir la fecha' }).click();
    await expect(page.getByRole('dialog', { name: 'Elegir la fecha' }).getByRole('grid')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'task-form-calendar');
    await page.keyboard.press('Escape');
  });

  await test.step('refused by the server', async () => {
    // Invisible text counts as empty only to the server.
    await title.fill('\u200b');
    await dialog.getByLabel('Tags').fill('obra');
    await dialog.getByLabel('Tags').press('Control+Enter');
    await expect(page.getByRole('alertdialog', { name: FAILED })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'task-form-failed');
    await page.keyboard.press('Enter');
    await expect(title).toHaveAccessibleDescription('Este dato es necesario.');
    // The keyboard goes on where it was.
    await expect(dialog.getByLabel('Tags')).toBeFocused();
    expect(await storedTasks(board)).toEqual([]);
  });

  await test.step('about to be left', async () => {
    await page.keyboard.press('Escape');
    await expect(leaveQuestion(page)).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'task-form-leave');
    await page.getByRole('button', { name: 'Seguir editando' }).click();
  });

  await test.step('saving', async () => {
    const held: Route[] = [];
    await page.route('**/api/tasks', (route) => void held.push(route));
    await title.fill('Pintar');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByRole('button', { name: 'Guardando...' })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'task-form-saving');
    await held[0]?.continue();
    await expect(dialog).toBeHidden();
    expect(held).toHaveLength(1);
  });
});

test('axe finds nothing in either theme in a form whose task is changed in another tab, and the form follows (LIVE-2)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const rosa = await newMember(board, 'Rosa Ajanel');
  const { id } = await newTask(board.manager, board.project, { title: 'Pintar', assignedTo: [rosa] });
  await openBoard(page, board, `?edit=${id}`);
  const dialog = form(page, 'Editar Tarea');
  await dialog.getByLabel('Título').fill('Pintar de azul');
  await board.manager.api.task.update({
    params: { id },
    body: { title: 'Pintar de verde', priority: 'Low' },
  });

  await expect(dialog.getByRole('status')).toHaveText([
    'También cambiaste en otra pestaña o dispositivo: Título. Al guardar queda lo escrito aquí.',
  ]);
  await expectAccessible(page);
  await shoot(page, 'task-form-others');
  await save(dialog);
  expect(await storedTask(board, 'Pintar de azul')).toMatchObject({ priority: 'Low' });
});

test('axe finds nothing in either theme in the view of a task for an employee', async ({ page, product }) => {
  const board = await newBoard(product.origin);
  const { manager, company, project } = board;
  const employee = await newEmployee(manager, company, 'Elena Empleada');
  await manager.api.project.addMember({ body: { projectId: project._id, username: employee.username } });
  const { id } = await manager.api.task.create({
    body: {
      project: project._id,
      title: 'Pintar',
      description: 'De blanco,\npor dentro',
      priority: 'High',
      dueDate: '2030-12-01T06:00:00.000Z',
      tags: ['obra'],
      assignedTo: [employee.employee._id],
    },
  });
  await enterAs(page, await signIn(product.origin, employee));
  await page.goto(`/employee/projects/${project._id}?task=${id}`);
  await expect(page.getByRole('dialog', { name: 'Pintar' }).getByText('De blanco,')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'task-details');
});
