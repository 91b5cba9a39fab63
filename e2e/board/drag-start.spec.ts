import type { Page } from '@playwright/test';
import {
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  newProject,
  newTask,
  signIn,
} from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { card, carry, column, expectCards, newBoard, openBoard, pointOf, storedLayout } from './board.ts';

const layout = { Backlog: ['a', 'b', 'c'], Doing: ['x', 'y', 'z'] };

test('activation: pointer distance 3', async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const { x, y } = await pointOf(card(page, 'a'), 60);
  const copy = page.locator('[data-drag-copy]');

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y);
  await expect(copy).toHaveCount(0);
  await page.mouse.move(x + 4, y);
  await expect(copy).toBeVisible();
  await page.mouse.up();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a drop takes 200 to 250 ms (BOARD-13)', async ({ page, product }) => {
    const board = await newBoard(product.origin, layout);
    await openBoard(page, board);
    await carry(page, 'a', await pointOf(card(page, 'y')));
    const durations: unknown[] = [];
    await page.exposeFunction('tellDuration', (duration: unknown) => durations.push(duration));
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        Reflect.get(window, 'tellDuration')(typeof options === 'object' ? options.duration : options);
        return animate.call(this, keyframes, options);
      };
    });
    await page.mouse.up();

    await expect.poll(() => durations.length).toBe(1);
    expect(durations[0]).toBeGreaterThanOrEqual(200);
    expect(durations[0]).toBeLessThanOrEqual(250);
    await expect(page.locator('[data-drag-copy]')).toHaveCount(0);
    await expectCards(page, 'Doing', ['x', 'a', 'y', 'z']);
  });
});

test('a card is dragged by its title as well, which then does not open; its buttons do not drag', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);

  const title = await pointOf(card(page, 'a').getByRole('button', { name: 'a', exact: true }));
  const target = await pointOf(card(page, 'x'));
  await page.mouse.move(title.x, title.y);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await expectCards(page, 'Doing', ['a', 'x', 'y', 'z']);
  await page.mouse.up();
  await expect.poll(() => storedLayout(board)).toMatchObject({ Doing: ['a', 'x', 'y', 'z'] });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await card(page, 'b').hover();
  const button = await pointOf(card(page, 'b').getByRole('button', { name: 'Editar: b' }));
  await page.mouse.move(button.x, button.y);
  await page.mouse.down();
  await page.mouse.move(button.x + 80, button.y + 80, { steps: 4 });
  await expect(page.locator('[data-drag-copy]')).toHaveCount(0);
  await page.mouse.up();
});

test('everyone who sees the board may drag (BOARD-13)', async ({ page, product }) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const employee = await newEmployee(manager, company);
  const project = await newProject(manager, company, { members: [employee.username] });
  await newTask(manager, project, { title: 'a' });
  await enterAs(page, await signIn(product.origin, employee));
  await page.goto(`/employee/projects/${project._id}`);

  await carry(page, 'a', await pointOf(column(page, 'Testing').getByText('Añade una tarjeta')));
  await page.mouse.up();

  await expect.poll(() => storedLayout({ manager, company, project })).toEqual({ Testing: ['a'] });
});

test('a press before the code for dragging has loaded is dragged once it has, with the movement since (SCREEN-21)', async ({
  page,
  product,
}) => {
  const letCome = await openWithoutDragging(page, product.origin);
  const from = await pointOf(card(page, 'Uno'), 60);
  const over = await pointOf(column(page, 'Doing'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(over.x, over.y, { steps: 4 });
  await expect(page.locator('[data-drag-copy]')).toHaveCount(0);

  letCome();
  await expect(page.locator('[data-drag-copy]')).toBeVisible();
  await page.mouse.move(over.x + 1, over.y);
  await page.mouse.up();
  await expectCards(page, 'Doing', ['Uno']);
});

test('Space and arrows before the code that carries cards has come carry the card once it has (SCREEN-21)', async ({
  page,
  product,
}) => {
  const letCome = await openWithoutDragging(page, product.origin);
  await card(page, 'Uno').getByRole('button', { name: 'Uno', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expectCards(page, 'Backlog', ['Uno', 'Dos', 'Tres']);

  letCome();
  await expectCards(page, 'Backlog', ['Dos', 'Uno', 'Tres']);
  await expect(card(page, 'Uno').getByRole('button', { name: 'Uno', exact: true })).toBeFocused();
});

/** Opens a board that the code that carries cards comes to when the function is called that it returns. */
async function openWithoutDragging(page: Page, origin: string): Promise<() => void> {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/board-drag-*.js', async (route) => {
    await come;
    await route.continue();
  });
  await openBoard(page, await newBoard(origin, { Backlog: ['Uno', 'Dos', 'Tres'] }));
  return letCome;
}
