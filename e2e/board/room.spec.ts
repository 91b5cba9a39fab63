import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { card, column, newBoard, openBoard } from './board.ts';

const COLUMNS = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;

/** How far the page can be scrolled, down and sideways. */
function overflow(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return [scrollHeight - clientHeight, scrollWidth - clientWidth];
  });
}

test('the board takes the window: no page scroll, five columns at 1440 px beside the remembered rail, dots after a long name', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, {
    Backlog: Array.from({ length: 40 }, (_, index) => `tarea ${index + 1}`),
    Done: ['hecha'],
  });
  const name = 'Ampliación de la bodega central del norte, segunda etapa con oficinas y parqueo';
  await board.manager.api.project.update({ query: { project_id: board.project._id }, body: { name } });

  for (const [width, height] of [
    [768, 900],
    [1440, 900],
    [1440, 600],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width === 768) await openBoard(page, board);
    await expect(card(page, 'tarea 1')).toBeVisible();
    // Only what a column does not show of its cards scrolls (ROOM-1).
    await expect.poll(() => overflow(page), `at ${width} x ${height}`).toEqual([0, 0]);
    const end = async () => {
      const box = await column(page, 'Backlog').boundingBox();
      const footer = await page.getByRole('contentinfo').boundingBox();
      return [(box?.y ?? 0) + (box?.height ?? 0), footer?.y ?? 0, (footer?.y ?? 0) + (footer?.height ?? 0)];
    };
    await expect.poll(async () => (await end())[2]).toBe(height);
    const [columnEnd = 0, footerTop = 0] = await end();
    expect(footerTop - columnEnd).toBeGreaterThanOrEqual(0);
    expect(footerTop - columnEnd).toBeLessThanOrEqual(24);
  }

  // So does the table, of which the lines alone scroll.
  await page.goto(`/projects/${board.project._id}?view=table`);
  const table = page.getByRole('grid');
  await expect(table.getByRole('button', { name: 'tarea 1', exact: true })).toBeVisible();
  for (const height of [900, 600]) {
    await page.setViewportSize({ width: 1440, height });
    await expect.poll(() => overflow(page), `the table at ${height}`).toEqual([0, 0]);
    const last = table.getByRole('button', { name: 'hecha', exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`/projects/${board.project._id}?view=kanban`);

  await page.setViewportSize({ width: 1440, height: 900 });
  const list = page.getByRole('complementary', { name: 'Proyectos' });
  const unfold = list.getByRole('button', { name: 'Desplegar los proyectos' });
  await unfold.press('Enter');
  await list.getByRole('button', { name: 'Plegar los proyectos' }).press('Enter');
  await expect(unfold).toBeFocused();
  await expect.poll(async () => (await list.boundingBox())?.width).toBe(52);
  for (const status of COLUMNS) await expect(column(page, status)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overflow(page)).toEqual([0, 0]);
  await expect(list.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await shoot(page, 'room-rail');

  // The head is one line (ROOM-1), as high as a button.
  const head = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThan(33);

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await openBoard(page, board);
  await expect(unfold).toBeVisible();

  // Between 768 and 1023 px the rail opens the list as a drawer (ROOM-3).
  await page.setViewportSize({ width: 900, height: 800 });
  await unfold.click();
  const drawer = page.getByRole('dialog', { name: 'Elegir proyecto' });
  await expect(drawer.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(unfold).toBeFocused();

  // A low window scrolls as ever, so that nothing is out of reach.
  await page.setViewportSize({ width: 1440, height: 400 });
  await expect.poll(async () => (await overflow(page))[0]).toBeGreaterThan(0);
});

test('the head of a column over its limit is one line, in every language and wherever it has room for the word (WIP-3)', async ({
  page,
  product,
}) => {
  const board = await newBoard(
    product.origin,
    Object.fromEntries(COLUMNS.map((status) => [status, ['una', 'otra']])),
  );
  const { manager, project } = board;
  const wipLimits = Object.fromEntries(COLUMNS.map((status) => [status, 1]));
  await manager.api.project.update({ query: { project_id: project._id }, body: { wipLimits } });
  await openBoard(page, board);
  /** For each visible head: its drawn words and signs, and whether they are all on one line within it. */
  const heads = () =>
    page.locator('section > header').evaluateAll((all) =>
      all.map((head) => {
        const { left, right, top, bottom } = head.getBoundingClientRect();
        const drawn = [...head.querySelectorAll('h3, h3 ~ span, button')]
          .map((part) => ({
            text: part.matches('button') ? '' : part.textContent,
            box: part.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 1);
        return {
          words: drawn.map(({ text }) => text).filter(Boolean),
          fits: drawn.every(
            ({ box }, index) =>
              box.left >= Math.max(left, drawn[index - 1]?.box.right ?? 0) &&
              box.right <= right &&
              box.top >= top &&
              box.bottom <= bottom,
          ),
        };
      }),
    );
  for (const language of ['original', 'es', 'en']) {
    await page.context().addCookies([{ name: 'language', value: language, url: product.origin }]);
    for (const width of [768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      const word = language === 'en' ? 'Over limit' : 'Excedido';
      // At 1440 px a sign stands for it, which says it to the pointer.
      await expect
        .poll(async () => (await heads()).map(({ words }) => words.slice(1)), `${language} at ${width}`)
        .toEqual(COLUMNS.map(() => (width === 2560 ? ['2/1', word] : ['2/1'])));
      expect((await heads()).filter(({ fits }) => !fits)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('header').getByText('2/1').first().locator('+ span').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Over limit');
});
