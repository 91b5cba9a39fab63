import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { type Board, card, carry, column, newBoard, openBoard, pointOf, storedLayout } from './board.ts';

const COUNT = 60;
const titles = Array.from({ length: COUNT }, (_, index) => `tarea ${index + 1}`);

/** A board with one column far longer than the window. */
function newLongBoard(origin: string): Promise<Board> {
  return newBoard(origin, { Backlog: ['a'], Doing: titles });
}

function scrollHeight(page: Page): Promise<number> {
  return column(page, 'Doing')
    .getByRole('list')
    .first()
    .evaluate((list) => list.parentElement?.scrollHeight ?? 0);
}

test('columns are virtualised: a long one draws only the cards in sight, counts all, and lets all be reached', async ({
  page,
  product,
}) => {
  await openBoard(page, await newLongBoard(product.origin));
  await expect(page.getByRole('region', { name: `Doing, ${COUNT} tareas` })).toBeVisible();
  await expect(card(page, 'tarea 1')).toBeVisible();

  await expect.poll(() => column(page, 'Doing').getByRole('article').count()).toBeLessThan(COUNT / 2);
  const item = column(page, 'Doing')
    .getByRole('listitem')
    .filter({ has: card(page, 'tarea 1') });
  await expect(item).toHaveAttribute('aria-setsize', String(COUNT));

  const drawn = () => column(page, 'Doing').getByRole('article').count();
  const before = await drawn();
  const expected = await scrollHeight(page);
  await card(page, 'tarea 1').hover();
  // Those that a scroll would bring next are drawn when somebody comes to the column.
  await expect.poll(drawn).toBeGreaterThan(before + 3);
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(card(page, `tarea ${COUNT}`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(card(page, 'tarea 1')).toHaveCount(0);
  // Cards not drawn yet take about the room that they will: the scrollbar keeps its size.
  expect(await scrollHeight(page)).toBeGreaterThan(expected * 0.95);
  expect(await scrollHeight(page)).toBeLessThan(expected * 1.05);
});

test('a card of a long column has its buttons once the pointer or the keyboard comes to it (BOARD-9)', async ({
  page,
  product,
}) => {
  await openBoard(page, await newLongBoard(product.origin));
  const edit = (title: string) => card(page, title).getByRole('button', { name: `Editar: ${title}` });
  await expect(card(page, 'tarea 2')).toBeVisible();
  await expect(edit('tarea 2')).toHaveCount(0);
  await card(page, 'tarea 2').hover();
  await expect(edit('tarea 2')).toBeVisible();

  await card(page, 'tarea 3').getByRole('button', { name: 'tarea 3', exact: true }).focus();
  await expect(edit('tarea 3')).toBeVisible();
  await edit('tarea 3').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Editar Tarea' })).toBeVisible();
});

test('auto-scroll: a card held at the lower edge of a long column gets to its end', async ({
  page,
  product,
}) => {
  const board = await newLongBoard(product.origin);
  await openBoard(page, board);
  await expect(card(page, 'tarea 1')).toBeVisible();
  // Otherwise the page, too, would scroll by itself.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const list = await column(page, 'Doing').boundingBox();
  if (!list) throw new Error('The column is not drawn');
  const edge = { x: list.x + list.width / 2, y: list.y + list.height - 24 };

  await carry(page, 'a', await pointOf(card(page, 'tarea 3')));
  await page.mouse.move(edge.x, edge.y, { steps: 8 });
  await expect(card(page, `tarea ${COUNT}`)).toBeInViewport({ timeout: 30_000 });
  await page.mouse.up();

  await expect.poll(async () => (await storedLayout(board)).Backlog).toBeUndefined();
  const places = (await storedLayout(board)).Doing ?? [];
  expect(places.indexOf('a')).toBeGreaterThan(COUNT / 2);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`prefers-reduced-motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a card carried by keyboard far down a long column stays in sight, and on the way back up', async ({
      page,
      product,
    }) => {
      const board = await newBoard(product.origin, { Backlog: ['a'] });
      await fillWithManyHeights(board, 150);
      await openBoard(page, board);
      await card(page, 'a').getByRole('button', { name: 'a', exact: true }).focus();
      for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);

      // Keys come faster than frames: only the announcement shows that all of them counted.
      const spoken = page.locator('p[aria-live=assertive]');
      let place = 1;
      for (const [key, step] of [
        ['ArrowDown', 1],
        ['ArrowUp', -1],
      ] as const) {
        for (let rest = 0; rest < 7; rest += 1) {
          await hold(page, key, 20);
          place += 20 * step;
          await expect(spoken).toHaveText(`En Doing, posición ${place} de 151.`);
          await expect.poll(() => wholeInSight(page), `at place ${place}`).toBe(true);
        }
      }

      // From far down its own column it comes back into sight with its place; dropped there, it stays there.
      const title = card(page, 'a').getByRole('button', { name: 'a', exact: true });
      await hold(page, 'Space', 1);
      await expect(title).toBeFocused();
      await hold(page, 'Space', 1);
      await hold(page, 'ArrowDown', 100);
      await expect(spoken).toHaveText('En Doing, posición 101 de 151.');
      await expect.poll(() => wholeInSight(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });

      await hold(page, 'Space', 1);
      await hold(page, 'ArrowDown', 80);
      await expect(spoken).toHaveText('En Doing, posición 81 de 151.');
      await expect.poll(() => wholeInSight(page)).toBe(true);
      const others = (await storedLayout(board)).Doing?.filter((title) => title !== 'a') ?? [];
      const above = others[79];
      // The cards make room at their own pace: what stands above is looked at until they have.
      await expect.poll(() => aboveCarried(page)).toBe(above);
      await page.keyboard.press('Space');
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const places = (await storedLayout(board)).Doing ?? [];
          return places[places.indexOf('a') - 1];
        })
        .toBe(above);
    });
  });
}

test.describe('prefers-reduced-motion: no-preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the cards that move aside do not hide the one that is carried by keyboard', async ({
    page,
    product,
  }) => {
    await openBoard(page, await newLongBoard(product.origin));
    await card(page, 'tarea 1').getByRole('button', { name: 'tarea 1', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    // On the way of the other card, not only when it has arrived.
    await expect(page.locator('[data-landing]')).toBeVisible();
    await page.keyboard.down('ArrowDown');
    expect(await wholeInSight(page)).toBe(true);
  });
});

/** Tasks in Doing whose cards have many heights, none of which is known before it is drawn. */
async function fillWithManyHeights({ manager, project }: Board, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await manager.api.task.create({
      body: {
        title: `${'Medir el local y cotizar el piso '.repeat(index % 3)}${index + 1}`,
        description: index % 4 === 0 ? 'Con las medidas del plano y tres precios, antes de la visita.' : '',
        tags: index % 5 === 0 ? ['obra'] : [],
        status: 'Doing',
        project: project._id,
      },
    });
  }
}

/** Holds a key down until it has been taken this many times. */
async function hold(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

/** The title of the card above the one that is carried, as they are drawn. */
function aboveCarried(page: Page): Promise<string | null | undefined> {
  return page.locator('[data-landing]').evaluate((landing) => {
    const { top } = landing.getBoundingClientRect();
    return [...(landing.parentElement?.querySelectorAll('[data-row] article') ?? [])]
      .map((one) => ({ title: one.getAttribute('aria-label'), y: one.getBoundingClientRect().top }))
      .filter(({ title, y }) => title !== 'a' && y < top)
      .toSorted((one, other) => one.y - other.y)
      .at(-1)?.title;
  });
}

/** Whether nothing of the carried card is cut off by its column or the window, nor covered. */
function wholeInSight(page: Page): Promise<boolean> {
  return page.locator('[data-landing]').evaluate((landing) => {
    const { left, right, top, bottom } = landing.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
      landing.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });
}
