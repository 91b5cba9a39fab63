import { enterAs, newEmployee, newTask, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { card, column, expectCards, newBoard, openBoard, storedLayout, storedTask } from './board.ts';

test('the five columns have their names, colours and counts (BOARD-1)', async ({ page, product }) => {
  await openBoard(page, await newBoard(product.origin, { Backlog: ['a', 'b'], Testing: ['c'] }));

  const names = [
    'Backlog, 2 tareas',
    'To do, 0 tareas',
    'Doing, 0 tareas',
    'Testing, 1 tarea',
    'Done, 0 tareas',
  ];
  for (const name of names) await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Backlog',
    'To do',
    'Doing',
    'Testing',
    'Done',
  ]);
  const colours = await page.evaluate(() =>
    ['backlog', 'todo', 'doing', 'testing', 'done'].map((status) => {
      const dot = document.querySelector(`section[aria-label] .bg-${status}`);
      return dot ? getComputedStyle(dot).backgroundColor : null;
    }),
  );
  expect(colours).toEqual([
    'rgb(200, 55, 45)',
    'rgb(183, 134, 11)',
    'rgb(37, 99, 235)',
    'rgb(124, 58, 237)',
    'rgb(33, 122, 60)',
  ]);
});

test("an empty column says 'Añade una tarjeta', and managers can add on Backlog alone (BOARD-9)", async ({
  page,
  product,
}) => {
  await openBoard(page, await newBoard(product.origin, { Doing: ['a'] }));

  await expect(page.getByText('Añade una tarjeta')).toHaveCount(4);
  await expect(column(page, 'Doing').getByText('Añade una tarjeta')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Añadir tarea' })).toHaveCount(1);
  await column(page, 'Backlog').getByRole('button', { name: 'Añadir tarea' }).click();
  await expect(page.getByRole('dialog', { name: 'Nueva Tarea' })).toBeVisible();
});

test('a card shows all that a task has, its description in two lines and its assignees as a number (BOARD-9)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { manager, company, project } = board;
  const employee = await newEmployee(manager, company);
  await manager.api.project.addMember({ body: { projectId: project._id, username: employee.username } });
  await manager.api.task.create({
    body: {
      project: project._id,
      title: 'Comprar el horno',
      description: 'Tres cotizaciones. '.repeat(20),
      priority: 'Critical',
      dueDate: '2020-02-03T06:00:00.000Z',
      estimatedHours: 12,
      tags: ['compras', 'cocina'],
      assignedTo: [employee.employee._id, manager.session.userId],
    },
  });
  await openBoard(page, board);

  const shown = card(page, 'Comprar el horno');
  await expect(shown.getByRole('heading', { name: 'Comprar el horno' })).toBeVisible();
  const priority = shown.getByRole('img', { name: 'Prioridad Crítica' });
  await expect(priority).toBeVisible();
  await expect(priority).toHaveCSS('color', 'rgb(180, 35, 24)');
  await expect(shown.getByRole('listitem')).toHaveText(['compras', 'cocina']);
  await expect(shown.getByText('3/2/20')).toBeVisible();
  await expect(shown.getByText('Vencida')).toBeVisible();
  await expect(shown.getByText('12 h')).toBeVisible();
  await expect(shown.getByText('2 personas asignadas')).toBeAttached();
  const description = shown.getByText(/^Tres cotizaciones/);
  const lines = () =>
    description.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    );
  await expect.poll(lines).toBe(2);
});

test('description and tag clamp: 2 lines, on a card of many tags as well (BOARD-9)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const tags = Array.from({ length: 20 }, (_, index) => `etiqueta ${index + 1}`);
  await board.manager.api.task.create({ body: { title: 'a', tags, project: board.project._id } });
  await openBoard(page, board);

  const tag = card(page, 'a').getByText('etiqueta 1', { exact: true }).locator('..');
  const lines = async () => {
    const list = await card(page, 'a').getByRole('list').boundingBox();
    return Math.round((list?.height ?? 0) / ((await tag.boundingBox())?.height ?? 1));
  };
  await expect.poll(lines).toBe(2);
});

test('a card has Editar, Asignar or Desasignar, and Eliminar for managers (BOARD-9)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openBoard(page, board);
  await card(page, 'a').hover();

  for (const name of ['Editar: a', 'Asignar: a', 'Eliminar: a']) {
    await expect(card(page, 'a').getByRole('button', { name })).toBeVisible();
  }
  await card(page, 'a').getByRole('button', { name: 'Editar: a' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar Tarea' })).toBeVisible();
});

test('one person is assigned as a list of one, and taken off by an empty list (TASK-5)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  const { manager, company, project } = board;
  const employee = await newEmployee(manager, company, 'Rosa Ajanel');
  await manager.api.project.addMember({ body: { projectId: project._id, username: employee.username } });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/assign')) sent.push(request.postDataJSON());
  });
  await openBoard(page, board);

  await card(page, 'a').hover();
  await card(page, 'a').getByRole('button', { name: 'Asignar: a' }).click();
  await page.getByRole('menuitem', { name: /Rosa Ajanel/ }).click();
  await expect(card(page, 'a').getByText('1 persona asignada')).toBeAttached();
  await expect.poll(async () => (await storedTask(board, 'a'))?.assignedTo.length).toBe(1);

  await card(page, 'a').hover();
  await card(page, 'a').getByRole('button', { name: 'Desasignar: a' }).click();
  await expect(card(page, 'a').getByText(/persona asignada/)).toHaveCount(0);
  await expect.poll(async () => (await storedTask(board, 'a'))?.assignedTo).toEqual([]);
  expect(sent).toEqual([{ userIds: [employee.employee._id] }, { userIds: [] }]);

  // The offer to undo this change replaces that of the change before.
  await expect(page.getByText('Tarea desasignada.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(async () => (await storedTask(board, 'a'))?.assignedTo.length).toBe(1);
});

test('a card is deleted only after a question (ERROR-21)', async ({ page, product }) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c'] });
  await openBoard(page, board);
  const remove = async () => {
    await card(page, 'b').hover();
    await card(page, 'b').getByRole('button', { name: 'Eliminar: b' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toHaveAccessibleName('¿Estás seguro de que quieres eliminar esta tarea?');
    return question;
  };

  await (await remove()).getByRole('button', { name: 'Cancelar' }).click();
  await expectCards(page, 'Backlog', ['a', 'b', 'c']);

  await (await remove()).getByRole('button', { name: 'Eliminar' }).click();
  await expectCards(page, 'Backlog', ['a', 'c']);
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['a', 'c'] });
});

test('a deletion and an assignment that fail lose nothing and open no dialog (ERROR-17)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
  await openBoard(page, board);
  await page.route('**/api/tasks/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } })
      : route.fallback(),
  );

  await card(page, 'a').hover();
  await card(page, 'a').getByRole('button', { name: 'Eliminar: a' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();

  await expect(page.getByText('No se pudo eliminar la tarea.')).toBeVisible();
  await expectCards(page, 'Backlog', ['a', 'b']);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('others see read-only tasks', async ({ page, product }) => {
  const board = await newBoard(product.origin);
  const { manager, company, project } = board;
  const employee = await newEmployee(manager, company);
  await manager.api.project.addMember({ body: { projectId: project._id, username: employee.username } });
  await newTask(manager, project, { title: 'a' });
  await enterAs(page, await signIn(product.origin, employee));
  await page.goto(`/employee/projects/${project._id}`);

  await card(page, 'a').hover();
  await expect(card(page, 'a').getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Añadir tarea' })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);

  // The title opens it to read.
  await card(page, 'a').getByRole('button', { name: 'a' }).click();
  const dialog = page.getByRole('dialog', { name: 'a' });
  await expect(dialog.getByText('Sin descripción')).toBeVisible();
  // The only field is a new comment's, which every member may write (COMMENT-1).
  const fields = dialog.getByRole('textbox');
  await expect(fields).toHaveCount(1);
  await expect(fields).toHaveAccessibleName('Nuevo comentario');
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(dialog).toBeHidden();

  // And a link that asks for a new one opens nothing.
  await page.goto(`/employee/projects/${project._id}?task=new`);
  await expect(card(page, 'a')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
