import { ApiError } from '@faena/shared/client';
import { card, expectCards, newBoard, openBoard, storedLayout } from '../board/board.ts';
import { newCaller } from '../fixtures/accounts.ts';
import { activate, type Caller, enterAs, newEmployee, newTask, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { form } from './form.ts';

/** What the server answers to everything that only managers may do with a task, one after the other. */
async function managersCalls({ api }: Caller, project: string, id: string, member: string) {
  const calls = [
    () => api.task.create({ body: { title: 'Otra', project } }),
    () => api.task.update({ params: { id }, body: { title: 'Otro título' } }),
    () => api.task.assign({ params: { id }, body: { userIds: [member] } }),
    () => api.task.remove({ params: { id } }),
  ];
  const answers: (number | 'done')[] = [];
  for (const call of calls) {
    const refused = await call().then(
      () => null,
      (error: unknown) => error,
    );
    if (refused !== null && !(refused instanceof ApiError)) throw refused;
    answers.push(refused?.status ?? 'done');
  }
  return answers;
}

test.describe('roles and permissions of tasks (ACCESS-6)', () => {
  test('roles 1 and 2 count as managers: they can add, edit, delete and assign tasks', async ({
    product,
  }) => {
    const board = await newBoard(product.origin);
    const { _id } = board.project;
    const admin = await signIn(product.origin, product.admin);
    for (const caller of [admin, board.manager]) {
      const { id } = await newTask(caller, board.project);
      expect(await managersCalls(caller, _id, id, board.manager.session.userId)).toEqual(
        Array(4).fill('done'),
      );
    }
  });

  test('role 2 has Añadir tarea, Editar, Asignar, Eliminar and the status in the table', async ({
    page,
    product,
  }) => {
    await openBoard(page, await newBoard(product.origin, { Backlog: ['a'] }));
    await expect(page.getByRole('button', { name: 'Añadir tarea' })).toBeVisible();
    await expect(card(page, 'a').getByRole('button')).toHaveCount(4);
    await page.getByRole('radio', { name: 'Tabla' }).click();
    await expect(page.getByLabel('Estado de a')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Acciones' })).toBeVisible();
  });

  test('others see read-only tasks: role 3 reads all of a task and changes nothing', async ({
    page,
    product,
  }) => {
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
        status: 'Doing',
        dueDate: '2030-12-01T06:00:00.000Z',
        estimatedHours: 8,
        tags: ['obra'],
        assignedTo: [employee.employee._id],
      },
    });
    const worker = await signIn(product.origin, employee);
    await enterAs(page, worker);
    await page.goto(`/employee/projects/${project._id}?task=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Pintar' });
    await expect(dialog.getByText('De blanco,')).toBeVisible();
    await expect(dialog.getByRole('definition')).toHaveText([
      'Doing',
      'Alta',
      /1\/12\/30$/,
      '8 h',
      'Elena Empleada',
      'obra',
    ]);
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await shoot(page, 'task-details');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    expect(await managersCalls(worker, project._id, id, worker.session.userId)).toEqual(Array(4).fill(403));
    await worker.api.task.setStatus({ params: { id }, body: { status: 'Testing' } });
    expect(await storedLayout(board)).toEqual({ Testing: ['Pintar'] });
  });

  test('others: role 4 has no tasks at all', async ({ product }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    const client = await newCaller(product, 4);
    const { id } = await newTask(board.manager, board.project, { title: 'b' });
    expect(await managersCalls(client, board.project._id, id, client.session.userId)).toEqual(
      Array(4).fill(403),
    );
    await expect(client.api.task.board({ params: { projectId: board.project._id } })).rejects.toMatchObject({
      status: 403,
    });
    expect(await storedLayout(board)).toEqual({ Backlog: ['a', 'b'] });
  });

  test("a manager who is only a member of somebody else's project cannot save there, and loses nothing of what they typed", async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const guest = await newBoard(product.origin);
    await board.manager.api.project.addMember({
      body: { projectId: board.project._id, username: guest.manager.username },
    });
    await enterAs(page, guest.manager);
    await activate(page, guest.company);
    await page.goto(`/projects/${board.project._id}?task=new`);
    await form(page).getByLabel('Título').fill('Pintar');
    await form(page).getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alertdialog', { name: /^Error al guardar la tarea\./ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form(page).getByLabel('Título')).toHaveValue('Pintar');
    expect(await storedLayout(board)).toEqual({});
  });
});

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
  // With nothing typed Enter saves, as in any field.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectCards(page, 'Backlog', ['b']);
  await expect(card(page, 'b').getByRole('button', { name: 'Editar: b' })).toBeFocused();
  expect(await board.manager.api.task.board({ params: { projectId: board.project._id } })).toMatchObject([
    {
      title: 'b',
      dueDate: '2026-12-24T06:00:00.000Z',
      tags: ['obra'],
      assignedTo: [{ _id: board.manager.session.userId }],
    },
  ]);
});
