import { card, newBoard, openBoard, storedTask } from '../board/board.ts';
import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { chips, form, newMember, openNewTask, save, watchTaskCalls } from './form.ts';

test.describe('task modal (TASK-9)', () => {
  test("titled 'Nueva Tarea', fields: Título, Descripción, Prioridad (Baja, Media, Alta, Crítica; default Medium), Fecha de vencimiento, Horas estimadas, 'Asignar a', Tags; buttons Cancelar and Guardar", async ({
    page,
    product,
  }) => {
    await openBoard(page, await newBoard(product.origin));
    const dialog = await openNewTask(page);

    await expect(dialog.getByLabel('Título')).toHaveValue('');
    await expect(dialog.getByLabel('Descripción')).toHaveValue('');
    await expect(dialog.getByLabel('Prioridad').getByRole('option')).toHaveText([
      'Baja',
      'Media',
      'Alta',
      'Crítica',
    ]);
    await expect(dialog.getByLabel('Prioridad')).toHaveValue('Medium');
    await expect(dialog.getByLabel('Fecha de vencimiento')).toHaveValue('');
    await expect(dialog.getByLabel('Horas estimadas')).toHaveValue('0');
    await expect(dialog.getByLabel('Asignar a')).toHaveText('Sin asignar');
    await expect(dialog.getByLabel('Tags')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'task-form-new');

    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
  });

  test('POST /api/tasks with the task body {title, description, priority, assignedTo, dueDate, estimatedHours, tags, project, createdBy}', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const rosa = await newMember(board, 'Rosa Ajanel');
    await openBoard(page, board);
    const calls = watchTaskCalls(page);
    const dialog = await openNewTask(page);

    await dialog.getByLabel('Título').fill(' Comprar el horno ');
    await dialog.getByLabel('Descripción').fill('Tres cotizaciones');
    await dialog.getByLabel('Prioridad').selectOption('Crítica');
    await dialog.getByLabel('Fecha de vencimiento').fill('24/12/2026');
    await dialog.getByLabel('Horas estimadas').fill('12');
    await dialog.getByLabel('Asignar a').click();
    await page.getByRole('option', { name: /Rosa Ajanel/ }).click();
    await page.keyboard.press('Escape');
    await dialog.getByLabel('Tags').fill('compras');
    await dialog.getByLabel('Tags').press('Enter');
    await save(dialog);

    expect(calls).toEqual([
      {
        call: 'POST /api/tasks',
        body: {
          title: 'Comprar el horno',
          description: 'Tres cotizaciones',
          priority: 'Critical',
          assignedTo: [rosa],
          // The day in the company's time zone.
          dueDate: '2026-12-24T06:00:00.000Z',
          estimatedHours: 12,
          tags: ['compras'],
          project: board.project._id,
          createdBy: board.manager.session.userId,
        },
      },
    ]);
    await expect(card(page, 'Comprar el horno').getByText('12 h')).toBeVisible();
    expect(await storedTask(board, 'Comprar el horno')).toMatchObject({
      status: 'Backlog',
      priority: 'Critical',
      dueDate: '2026-12-24T06:00:00.000Z',
      createdBy: board.manager.session.userId,
      assignedTo: [{ _id: rosa }],
    });
  });

  test("titled 'Editar Tarea': it shows the task as it is and sends what was changed", async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const { manager, project } = board;
    const rosa = await newMember(board, 'Rosa Ajanel');
    await manager.api.task.create({
      body: {
        project: project._id,
        title: 'Pintar',
        description: 'De blanco',
        priority: 'High',
        status: 'Doing',
        dueDate: '2026-12-01T06:00:00.000Z',
        estimatedHours: 8,
        tags: ['obra', 'fachada'],
        assignedTo: [rosa],
      },
    });
    await openBoard(page, board);
    await card(page, 'Pintar').hover();
    await card(page, 'Pintar').getByRole('button', { name: 'Editar: Pintar' }).click();
    const dialog = form(page, 'Editar Tarea');

    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar');
    await expect(dialog.getByLabel('Descripción')).toHaveValue('De blanco');
    await expect(dialog.getByLabel('Prioridad')).toHaveValue('High');
    await expect(dialog.getByLabel('Fecha de vencimiento')).toHaveValue('01/12/2026');
    await expect(dialog.getByLabel('Horas estimadas')).toHaveValue('8');
    await expect(dialog.getByLabel('Asignar a')).toHaveText('Rosa Ajanel');
    await expect(chips(dialog)).toHaveCount(2);
    await expectAccessible(page);
    await shoot(page, 'task-form-edit');

    const calls = watchTaskCalls(page);
    await dialog.getByLabel('Prioridad').selectOption('Baja');
    await dialog.getByLabel('Fecha de vencimiento').fill('');
    await save(dialog);
    expect(calls).toEqual([{ call: 'PUT /api/tasks/{id}', body: { priority: 'Low', dueDate: null } }]);
    expect(await storedTask(board, 'Pintar')).toMatchObject({
      priority: 'Low',
      dueDate: null,
      status: 'Doing',
      description: 'De blanco',
      estimatedHours: 8,
      tags: ['obra', 'fachada'],
      assignedTo: [{ _id: rosa }],
    });

    // Nothing changed, nothing sent.
    await card(page, 'Pintar').hover();
    await card(page, 'Pintar').getByRole('button', { name: 'Editar: Pintar' }).click();
    await save(form(page, 'Editar Tarea'));
    expect(calls).toHaveLength(1);
  });

  test("'Asignar a' (multi-select of available users by full name)", async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const rosa = await newMember(board, 'Rosa Ajanel');
    const tomas = await newMember(board, 'Tomás Pérez');
    await newEmployee(board.manager, board.company, 'Nadie del Proyecto');
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Título').fill('Pintar');

    await dialog.getByLabel('Asignar a').click();
    const options = page.getByRole('listbox', { name: 'Opciones' }).getByRole('option');
    await expect(options).toHaveText([/Marta Gestora/, /Rosa Ajanel/, /Tomás Pérez/]);
    await expectAccessible(page);
    await shoot(page, 'task-form-assignees');
    await options.filter({ hasText: 'Rosa' }).click();
    // A search in it, with the keyboard.
    await page.getByRole('combobox', { name: 'Buscar' }).fill('tomas');
    await expect(options).toHaveText([/Tomás Pérez/]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Asignar a')).toContainText('Rosa Ajanel, Tomás Pérez');

    await save(dialog);
    const task = await storedTask(board, 'Pintar');
    expect(new Set(task?.assignedTo.map(({ _id }) => _id))).toEqual(new Set([rosa, tomas]));
  });

  test('when the people cannot be read, the form says so and keeps the assignees', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const rosa = await newMember(board, 'Rosa Ajanel');
    const { manager, project } = board;
    await manager.api.task.create({ body: { title: 'a', project: project._id, assignedTo: [rosa] } });
    const { id } = (await storedTask(board, 'a')) ?? { id: '' };
    await page.route('**/api/tasks/users/available/*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Broken', code: 'validation_failed' } }),
    );
    await openBoard(page, board, `?task=${id}`);
    const dialog = form(page, 'Editar Tarea');

    await expect(dialog.getByLabel('Asignar a')).toHaveText('No se pudo cargar a las personas.');
    await dialog.getByLabel('Título').fill('b');
    await save(dialog);
    expect((await storedTask(board, 'b'))?.assignedTo).toMatchObject([{ _id: rosa }]);
  });

  test('Tags (chips that can be added and removed)', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    const tags = dialog.getByLabel('Tags');
    await dialog.getByLabel('Título').fill('Pintar');

    await tags.fill('obra');
    await tags.press('Enter');
    await tags.fill('fachada');
    await tags.press(',');
    await tags.fill('blanco');
    // Leaving the field adds it too.
    await dialog.getByLabel('Título').click();
    await expect(chips(dialog)).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Quitar fachada' }).click();
    await expect(chips(dialog)).toHaveCount(2);
    await tags.click();
    await tags.press('Backspace');
    await expect(chips(dialog)).toHaveCount(1);

    await save(dialog);
    expect((await storedTask(board, 'Pintar'))?.tags).toEqual(['obra']);
  });
});
