import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { card, column, expectCards, newBoard, openBoard, storedLayout, storedTask } from './board.ts';

test('on a phone, where tasks are typed one after another, no notice covers a new card or the line of the next (QUICK-1, UNDO-5)', async ({
  page,
  product,
}) => {
  const full = Array.from({ length: 14 }, (_, index) => `tarea ${index + 1}`);
  const board = await newBoard(product.origin, { Backlog: full });
  await openBoard(page, board);
  await page.getByRole('button', { name: 'Agregar aquí: Backlog' }).tap();
  const line = page.getByRole('textbox', { name: 'Título de una tarea nueva en Backlog' });
  await expect(line).toBeFocused();
  for (const title of ['uno', 'dos']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(line).toHaveValue('');
  }
  await expectCards(page, 'Backlog', [...full, 'uno', 'dos']);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await expect
    .poll(async () => {
      const [typed, notice] = await Promise.all([
        line.boundingBox(),
        page.locator('[data-sonner-toast]').first().boundingBox(),
      ]);
      return typed && notice ? notice.y - (typed.y + typed.height) : undefined;
    })
    .toBeGreaterThanOrEqual(0);
  await expect(card(page, 'dos')).toBeInViewport({ ratio: 0.99 });
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: [...full, 'uno', 'dos'] });
});

test('on a phone the line for a new task shows with the whole of its column: no button above is cut (QUICK-1)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openBoard(page, board);
  await page.getByRole('button', { name: 'Agregar aquí: Backlog' }).tap();
  await expect(page.getByRole('textbox', { name: 'Título de una tarea nueva en Backlog' })).toBeFocused();
  await expect(column(page, 'Backlog')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.route('**/api/tasks', (route) =>
    route.fulfill({ status: 400, json: { message: 'Broken', code: 'validation_failed' } }),
  );
  await page.keyboard.type('uno');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Sin guardar' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone a chosen task of the table is tinted as a chosen line is (QUICK-7)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
  await openBoard(page, board, '?view=table');
  const ground = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: title, exact: true }) })
      .evaluate((item) => getComputedStyle(item).backgroundColor);
  const plain = await ground('a');
  await page.getByRole('button', { name: 'Elegir: a', exact: true }).tap();
  await expect.poll(() => ground('a')).not.toBe(plain);
  expect(await ground('b')).toBe(plain);
});

test('the calendar that opens from the middle of a phone is seen whole, its last week too, and scrolls where the window is low (QUICK-5, DESIGN-17)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c'] });
  await openBoard(page, board, '?view=table');
  const date = page.getByRole('button', { name: /^Fecha de vencimiento: b/ });
  await date.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await date.tap();
  const choices = page.getByRole('dialog', { name: 'Fecha de vencimiento: b' });
  await expect(choices.getByRole('grid')).toBeVisible();
  const within = async () => {
    const { height = 0 } = page.viewportSize() ?? {};
    const box = await choices.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  const hidden = () => choices.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await expect.poll(within).toBe(true);
  expect(await hidden()).toBe(0);
  await expect(choices.getByRole('row').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 320 });
  await date.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await date.tap();
  await expect.poll(within).toBe(true);
  await expect.poll(hidden).toBeGreaterThan(0);
  await choices.getByRole('button', { name: 'Hoy', exact: true }).tap();
  await expect.poll(async () => (await storedTask(board, 'b'))?.dueDate).toBeTruthy();
});
