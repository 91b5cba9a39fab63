import { newEmployee } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { card, carry, column, expectCards, newBoard, pointOf, storedLayout, storedTask } from './board.ts';
import { layLine } from './line.ts';
import { joinAsEmployee, openAsManager, streamOf } from './people.ts';
import { startSecondProcess } from './second-process.ts';

const layout = { Backlog: ['a', 'b', 'c'], Doing: ['x', 'y'] };

test("two people on one board see each other's changes without reloading: create, move, edit, delete", async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { page: mine } = await openAsManager(browser, product.origin, board);
  const { page: theirs } = await joinAsEmployee(browser, product.origin, board);

  await test.step('create', async () => {
    await column(mine, 'Backlog').getByRole('button', { name: 'Añadir tarea' }).click();
    const dialog = mine.getByRole('dialog', { name: 'Nueva Tarea' });
    await dialog.getByLabel('Título').fill('d');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expectCards(theirs, 'Backlog', ['a', 'b', 'c', 'd']);
    await expect(theirs.getByRole('region', { name: 'Backlog, 4 tareas' })).toBeVisible();
  });

  await test.step('move, by whoever may only move', async () => {
    await carry(theirs, 'a', await pointOf(card(theirs, 'y')));
    await theirs.mouse.up();
    await expectCards(mine, 'Doing', ['x', 'a', 'y']);
    await expectCards(mine, 'Backlog', ['b', 'c', 'd']);
  });

  await test.step('edit', async () => {
    await card(mine, 'b').getByRole('button', { name: 'b', exact: true }).click();
    const dialog = mine.getByRole('dialog', { name: 'Editar Tarea' });
    await dialog.getByLabel('Título').fill('b, con factura');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expectCards(theirs, 'Backlog', ['b, con factura', 'c', 'd']);
  });

  await test.step('delete', async () => {
    await card(mine, 'c').hover();
    await card(mine, 'c').getByRole('button', { name: 'Eliminar: c' }).click();
    await mine.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expectCards(theirs, 'Backlog', ['b, con factura', 'd']);
  });
});

test("others' changes never fight with a drag in progress, and are there after it", async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { manager, project } = board;
  const { page: mine } = await openAsManager(browser, product.origin, board);
  const { page: theirs } = await joinAsEmployee(browser, product.origin, board);
  const y = await storedTask(board, 'y');

  await carry(theirs, 'a', await pointOf(card(theirs, 'x')));
  await expectCards(theirs, 'Doing', ['a', 'x', 'y']);
  await manager.api.task.update({ params: { id: y?.id ?? '' }, body: { title: 'y, al final' } });
  await manager.api.task.create({ body: { title: 'n', status: 'Doing', project: project._id } });
  await expectCards(mine, 'Doing', ['x', 'y, al final', 'n']);
  await expectCards(theirs, 'Doing', ['a', 'x', 'y']);
  await expectCards(theirs, 'Backlog', ['b', 'c']);
  await theirs.mouse.up();

  for (const page of [theirs, mine]) {
    await expectCards(page, 'Doing', ['a', 'x', 'y, al final', 'n']);
    await expectCards(page, 'Backlog', ['b', 'c']);
  }
  await expect
    .poll(() => storedLayout(board))
    .toEqual({ Backlog: ['b', 'c'], Doing: ['a', 'x', 'y, al final', 'n'] });
});

test('if the dragged task cannot be resolved, as somebody else has deleted it, the tasks are reloaded', async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { page: mine } = await openAsManager(browser, product.origin, board);
  const { page: theirs } = await joinAsEmployee(browser, product.origin, board);
  const a = await storedTask(board, 'a');

  await carry(theirs, 'a', await pointOf(card(theirs, 'y')));
  await board.manager.api.task.remove({ params: { id: a?.id ?? '' } });
  await expectCards(mine, 'Backlog', ['b', 'c']);
  await expectCards(theirs, 'Doing', ['x', 'a', 'y']);
  await theirs.mouse.up();

  await expectCards(theirs, 'Doing', ['x', 'y']);
  await expectCards(theirs, 'Backlog', ['b', 'c']);
});

test('a board resumes after a lost connection without missing a change, and says that it was lost', async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { manager, project } = board;
  const line = await layLine(product.origin);
  const { page } = await joinAsEmployee(browser, line.origin, board);
  await expectCards(page, 'Doing', ['x', 'y']);
  const lost = page.getByText('Sin conexión. Los cambios de otras personas aparecerán cuando vuelva.');

  line.cut();
  await expect(lost).toBeVisible();
  const [x, b] = [await storedTask(board, 'x'), await storedTask(board, 'b')];
  await manager.api.task.remove({ params: { id: x?.id ?? '' } });
  await manager.api.task.setStatus({ params: { id: b?.id ?? '' }, body: { status: 'Done' } });
  await manager.api.task.create({ body: { title: 'n', project: project._id } });
  await expectCards(page, 'Doing', ['x', 'y']);
  line.mend();
  const resumed = await streamOf(page);

  expect(resumed.request().headers()['last-event-id']).toBeTruthy();
  await expectCards(page, 'Doing', ['y']);
  await expectCards(page, 'Done', ['b']);
  await expectCards(page, 'Backlog', ['a', 'c', 'n']);
  await expect(lost).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Conexión recuperada.' })).toBeAttached();
  await page.context().close();
  await line.close();
});

test("the stream ends when its reader's session does: a changed password leads to /login at once", async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { page, caller } = await joinAsEmployee(browser, product.origin, board);
  await expectCards(page, 'Doing', ['x', 'y']);

  await caller.api.auth.changePassword({
    body: {
      username: caller.username,
      currentPassword: caller.password,
      newPassword: 'otro-secreto-2',
      generatePassword: false,
    },
  });

  await expect(page).toHaveURL(/\/login/);
});

test('whoever is removed from a project is shown out of its board', async ({ browser, product }) => {
  const board = await newBoard(product.origin, layout);
  const { page, caller } = await joinAsEmployee(browser, product.origin, board);
  await expectCards(page, 'Doing', ['x', 'y']);

  await board.manager.api.project.removeMember({
    body: { projectId: board.project._id, username: caller.username },
  });

  await expect(page.getByRole('alertdialog')).toContainText('🚫 No tienes permiso para ver este proyecto.');
});

test("the project's name and members are kept up to date as well", async ({ browser, product }) => {
  const board = await newBoard(product.origin, layout);
  const { manager, company, project } = board;
  const { page } = await openAsManager(browser, product.origin, board, '?ver=usuarios');
  await expect(page.getByText('Usuarios en el Proyecto (1)')).toBeVisible();

  const { username } = await newEmployee(manager, company, 'Rosa Ajanel');
  await manager.api.project.addMember({ body: { projectId: project._id, username } });
  await expect(page.getByText('Usuarios en el Proyecto (2)')).toBeVisible();
  await expect(page.getByText('Rosa Ajanel')).toBeVisible();

  await manager.api.project.update({ query: { project_id: project._id }, body: { name: 'Otro nombre' } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otro nombre');
});

test('it works across API processes on one database', async ({ browser, product }) => {
  test.slow();
  const second = await startSecondProcess(product);
  try {
    const board = await newBoard(product.origin, layout);
    const { page: mine } = await openAsManager(browser, product.origin, board);
    const { page: theirs } = await joinAsEmployee(browser, second.origin, board);

    await carry(mine, 'a', await pointOf(card(mine, 'y')));
    await mine.mouse.up();
    await expectCards(theirs, 'Doing', ['x', 'a', 'y']);

    await carry(theirs, 'b', await pointOf(card(theirs, 'x')));
    await theirs.mouse.up();
    await expectCards(mine, 'Doing', ['b', 'x', 'a', 'y']);
  } finally {
    await second.stop();
  }
});

test('the table is kept up to date as well', async ({ browser, product }) => {
  const board = await newBoard(product.origin, layout);
  const { page } = await openAsManager(browser, product.origin, board);
  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect(page.getByRole('heading', { name: 'Tareas (5 de 5)' })).toBeVisible();

  const x = await storedTask(board, 'x');
  await board.manager.api.task.remove({ params: { id: x?.id ?? '' } });
  await board.manager.api.task.create({
    body: { title: 'n', project: board.project._id, priority: 'Critical' },
  });

  await expect(page.getByRole('row', { name: /^n .*Crítica/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^x / })).toHaveCount(0);
});
