import { card, newBoard, openBoard, storedTask } from '../board/board.ts';
import { newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { breakCalls, form, newMember, save, watchTaskCalls } from './form.ts';

test.describe('task assignment (TASK-6)', () => {
  test('assignments are replaced with a list of user ids', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    const rosa = await newMember(board, 'Rosa Ajanel');
    const tomas = await newMember(board, 'Tomás Pérez');
    const { id } = await newTask(board.manager, board.project, { title: 'a', assignedTo: [rosa] });
    await openBoard(page, board, `?task=${id}`);
    const calls = watchTaskCalls(page);
    const dialog = form(page, 'Editar Tarea');
    await dialog.getByLabel('Asignar a').click();
    await page.getByRole('option', { name: /Rosa Ajanel/ }).click();
    await page.getByRole('option', { name: /Tomás Pérez/ }).click();
    await page.getByRole('option', { name: /Marta Gestora/ }).click();
    await page.keyboard.press('Escape');
    await save(dialog);

    const assignedTo = [tomas, board.manager.session.userId];
    expect(calls).toEqual([{ call: 'PUT /api/tasks/{id}', body: { assignedTo } }]);
    expect((await storedTask(board, 'a'))?.assignedTo.map(({ _id }) => _id)).toEqual(assignedTo);
    await expect(card(page, 'a').getByText('2 personas asignadas')).toBeAttached();
  });

  test('assigning a single user sends a one-item list, unassigning sends an empty list: with the keyboard alone', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    const rosa = await newMember(board, 'Rosa Ajanel');
    await openBoard(page, board);
    const calls = watchTaskCalls(page);
    const assign = card(page, 'a').getByRole('button', { name: 'Asignar: a' });
    await assign.press('Enter');
    const someone = page.getByRole('menuitem', { name: /Rosa Ajanel/ });
    await expect(someone).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(assign).toBeFocused();
    await assign.press('Enter');
    await someone.press('Enter');
    await expect(card(page, 'a').getByText('1 persona asignada')).toBeAttached();

    const unassign = card(page, 'a').getByRole('button', { name: 'Desasignar: a' });
    await expect(unassign).toBeFocused();
    await unassign.press('Enter');
    await expect(card(page, 'a').getByText(/persona asignada/)).toHaveCount(0);
    await expect(assign).toBeFocused();
    await expect(page.getByText('Tarea desasignada.')).toBeVisible();
    await expect
      .poll(() => calls)
      .toEqual([
        { call: 'PUT /api/tasks/{id}/assign', body: { userIds: [rosa] } },
        { call: 'PUT /api/tasks/{id}/assign', body: { userIds: [] } },
      ]);
    await expect.poll(async () => (await storedTask(board, 'a'))?.assignedTo).toEqual([]);
  });

  test("unassigning takes it from everybody, and 'Deshacer' gives it back to all of them", async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const people = [await newMember(board, 'Rosa Ajanel'), await newMember(board, 'Tomás Pérez')];
    await newTask(board.manager, board.project, { title: 'a', assignedTo: people });
    await openBoard(page, board);
    await card(page, 'a').hover();
    await card(page, 'a').getByRole('button', { name: 'Desasignar: a' }).click();
    await expect.poll(async () => (await storedTask(board, 'a'))?.assignedTo).toEqual([]);

    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(card(page, 'a').getByText('2 personas asignadas')).toBeAttached();
    await expect
      .poll(async () => (await storedTask(board, 'a'))?.assignedTo.map(({ _id }) => _id))
      .toEqual(people);
  });

  test('an assignment that fails is taken back, and said without a dialog', async ({ page, product }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    await newMember(board, 'Rosa Ajanel');
    await openBoard(page, board);
    await breakCalls(page, '**/api/tasks/*/assign', 'PUT');
    await card(page, 'a').getByRole('button', { name: 'Asignar: a' }).press('Enter');
    await page.getByRole('menuitem', { name: /Rosa Ajanel/ }).press('Enter');
    await expect(page.getByText('No se pudo cambiar la asignación de la tarea.')).toBeVisible();
    await expect(card(page, 'a').getByText(/persona asignada/)).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
