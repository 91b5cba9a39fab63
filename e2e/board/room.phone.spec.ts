import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { card, newBoard, openBoard } from './board.ts';
import { joinAsEmployee } from './people.ts';

test('at 360 px a board that could not be read says so apart from the head (DESIGN-14)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await page.route('**/api/tasks/project/*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Broken', code: 'validation_failed' } }),
  );
  await openBoard(page, board);
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar las tareas.' });
  await expect(failure).toBeVisible();
  // It may render again meanwhile, as it retries once by itself.
  await expect
    .poll(async () => {
      const head = await page.getByRole('radiogroup').boundingBox();
      const below = await failure.boundingBox();
      return head && below ? below.y - (head.y + head.height) : 0;
    })
    .toBeGreaterThanOrEqual(8);
});

test('at 360 px the first card begins within 200 px, and the menu has the parts without room in the head (ROOM-1)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openBoard(page, board);
  await expect(card(page, 'a')).toBeVisible();
  await expect.poll(async () => (await card(page, 'a').boundingBox())?.y).toBeLessThanOrEqual(200);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Menú del proyecto' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menú del proyecto' });
  await expect(menu.getByText(board.project.name)).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Editar proyecto' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await menu.getByRole('tab', { name: 'Usuarios' }).tap();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Usuarios en el Proyecto/ })).toBeVisible();
});

test('at 360 px a tap tells who else has the board open (LIVE-3)', async ({ page, browser, product }) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await joinAsEmployee(browser, product.origin, board);
  await openBoard(page, board);
  await page.getByRole('button', { name: 'También en este tablero: 1' }).tap();
  const told = page.getByRole('dialog', { name: 'También en este tablero' });
  await expect(told.getByRole('listitem').getByText('Elena Empleada')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
