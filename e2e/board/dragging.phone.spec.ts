import { activate, enterAs } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import {
  card,
  column,
  expectCards,
  newBoard,
  openBoard,
  pointOf,
  storedLayout,
  storedTask,
} from './board.ts';
import { Finger } from './touch.ts';

const layout = { Backlog: ['a', 'b', 'c'], 'To do': ['x'] };
const copy = '[data-drag-copy]';

test('touch delay 250 ms with tolerance 8: a finger that rests lifts the card', async ({ page, product }) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const finger = await Finger.on(page);
  // Both are in sight once the lower one is.
  const { x, y } = await pointOf(card(page, 'b'), 20);
  const over = await pointOf(card(page, 'a'), 30);

  await finger.down(x, y);
  await finger.move(x + 5, y + 5, 1);
  await expect(page.locator(copy)).toBeVisible();
  await finger.move(over.x, over.y);
  await expectCards(page, 'Backlog', ['b', 'a', 'c']);
  await finger.up();

  await expect.poll(() => storedLayout(board)).toEqual({ ...layout, Backlog: ['b', 'a', 'c'] });
});

test('touch tolerance 8: a finger that moves on within 250 ms scrolls and drags nothing', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await page.clock.install();
  await openBoard(page, board);
  const finger = await Finger.on(page);
  const { x, y } = await pointOf(card(page, 'b'), 20);

  // However long the machine takes for it, the finger moves on at once.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await finger.down(x, y);
  await finger.move(x, y - 60, 6);
  await page.clock.runFor(400);
  await expect(page.locator(copy)).toHaveCount(0);
  await finger.up();
  expect(await storedLayout(board)).toEqual(layout);
});

test('a phone shows one column, and the others by swiping a strip of their names and counts (BOARD-12)', async ({
  page,
  product,
}) => {
  await openBoard(page, await newBoard(product.origin, layout));
  const strip = page.getByRole('navigation', { name: 'Columnas del tablero' });
  const inView = (name: 'Backlog' | 'To do' | 'Doing') =>
    expect(column(page, name)).toBeInViewport({ ratio: 0.2 });

  // Beside the names stands the button of the limit.
  await expect(strip.getByRole('button', { name: /^(Backlog|To do|Doing|Testing|Done), / })).toHaveText([
    /Backlog\s*3/,
    /To do\s*1/,
    /Doing\s*0/,
    /Testing\s*0/,
    /Done\s*0/,
  ]);
  await inView('Backlog');
  await expect(column(page, 'To do')).not.toBeInViewport();

  // Swiped by hand.
  const finger = await Finger.on(page);
  const { y } = await pointOf(card(page, 'b'), 20);
  await finger.down(300, y);
  await finger.move(20, y, 10);
  // A finger that rests before it leaves flings nothing: how far a fling goes is the browser's business.
  await page.waitForTimeout(300);
  await finger.up();
  await inView('To do');
  await expect(strip.getByRole('button', { name: 'To do, 1 tarea' })).toHaveAttribute('aria-current', 'true');

  // Chosen by name.
  await strip.getByRole('button', { name: 'Doing, 0 tareas' }).tap();
  await inView('Doing');
  await expect(column(page, 'Backlog')).not.toBeInViewport();
});

test('on a phone a card goes to the column whose name it is held over, as no name moves away from the finger (BOARD-13)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, {
    ...layout,
    Done: Array.from({ length: 9 }, (_, at) => `${at}`),
  });
  await openBoard(page, board);
  const finger = await Finger.on(page);
  const nameOf = (status: string) => page.getByRole('button', { name: new RegExp(`^${status}, `) });

  for (const [title, status] of [
    ['a', 'Testing'],
    ['b', 'To do'],
    ['c', 'Done'],
  ] as const) {
    // However far down the page is.
    await page.evaluate((end) => window.scrollTo(0, end), title === 'b' ? 5_000 : 0);
    await nameOf('Backlog').tap();
    const { x, y } = await pointOf(card(page, title), 20);
    await finger.down(x, y);
    await expect(page.locator(copy)).toBeVisible();
    const name = await pointOf(nameOf(status));
    expect(name.x).toBeLessThan(360);
    await finger.move(name.x, name.y);
    // Held still, but for the trembling of a hand.
    for (let time = 0; time < 5; time += 1) {
      await finger.move(name.x, name.y + (time % 2), 1);
      await page.waitForTimeout(80);
    }
    expect(await pointOf(nameOf(status)), status).toEqual(name);
    await expect(column(page, status)).toBeInViewport({ ratio: 0.2 });
    await expect(column(page, status).locator('[data-landing]')).toBeVisible();
    await finger.up();
    await expect.poll(async () => (await storedTask(board, title))?.status).toBe(status);
  }
  await expect(nameOf('Done')).toHaveAttribute('aria-current', 'true');
  await expect(nameOf('Done')).toBeInViewport({ ratio: 1 });
});

test('while a card is carried every name stays within its place in the strip, the longest too (BOARD-13)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await page.context().addCookies([{ name: 'language', value: 'es', url: product.origin }]);
  await enterAs(page, board.manager);
  await activate(page, board.company);
  await page.goto(`/projects/${board.project._id}`);
  await card(page, 'a').getByRole('button', { name: 'a', exact: true }).focus();
  await page.keyboard.press('Space');
  const strip = page.getByRole('navigation', { name: 'Columnas del tablero' }).getByRole('button');
  await expect(strip).toContainText(['Backlog', 'Por hacer', 'En curso', 'En pruebas', 'Hecho']);
  for (const name of ['Por hacer', 'En curso', 'En pruebas', 'Hecho']) {
    await page.keyboard.press('ArrowRight');
    await expect(strip.filter({ hasText: name })).toHaveAttribute('aria-current', 'true');
    const rooms = await strip.evaluateAll((buttons) =>
      buttons.map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.querySelector('[aria-hidden]') ?? button);
        return button.getBoundingClientRect().width - words.getBoundingClientRect().width;
      }),
    );
    expect(Math.min(...rooms), name).toBeGreaterThanOrEqual(4);
  }
});

test('a card held at the side of a phone turns to the next column, and no further before one can let go (BOARD-13)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  await openBoard(page, board);
  const finger = await Finger.on(page);
  const { x, y } = await pointOf(card(page, 'a'), 20);

  await finger.down(x, y);
  await expect(page.locator(copy)).toBeVisible();
  await finger.move(346, y);
  await expect(column(page, 'To do').locator('[data-landing]')).toBeVisible();
  await expect(column(page, 'To do')).toBeInViewport({ ratio: 0.2 });
  await finger.move(200, y + 10, 4);
  await finger.up();
  await expect.poll(async () => (await storedTask(board, 'a'))?.status).toBe('To do');
});
