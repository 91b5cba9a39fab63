import { expect, test } from '../fixtures/product.ts';
import { card, carry, column, expectCards, newBoard, pointOf } from './board.ts';
import { joinAsEmployee, openAsManager } from './people.ts';

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
