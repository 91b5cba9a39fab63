import { activate, enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { card, carry, column, expectCards, newBoard, openBoard, pointOf, storedLayout } from './board.ts';

test('on a board filtered by a link a card lands where it is dropped; the bar fits, and the page does not scroll (FIND-2, BOARD-15, ROOM-1)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, {
    Backlog: ['uno x', 'dos', 'tres x', 'cuatro', 'cinco x'],
    Doing: ['seis', 'siete x', 'ocho'],
  });
  await openBoard(page, board, '?q=X');
  await expectCards(page, 'Backlog', ['uno x', 'tres x', 'cinco x']);
  const bar = page.getByRole('region', { name: 'Filtro de tareas' });
  await expect(bar.getByRole('status')).toHaveText('4 de 8');

  await carry(page, 'cinco x', await pointOf(card(page, 'tres x'), 20));
  await expectCards(page, 'Backlog', ['uno x', 'cinco x', 'tres x']);
  await page.mouse.up();
  await expect
    .poll(async () => (await storedLayout(board)).Backlog)
    .toEqual(['uno x', 'dos', 'cinco x', 'tres x', 'cuatro']);

  await carry(page, 'uno x', await pointOf(card(page, 'siete x'), 20));
  await expect(column(page, 'Doing')).toContainText('uno x');
  await page.mouse.up();
  await expect
    .poll(async () => (await storedLayout(board)).Doing)
    .toEqual(['seis', 'uno x', 'siete x', 'ocho']);
  await expectCards(page, 'Doing', ['uno x', 'siete x']);

  await expect(page).toHaveURL(/\?q=X$/);
  const overflow = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
  await expect.poll(overflow).toBe(0);
  await expectAccessible(page);
  // Wide enough for what stands in it before anything is typed.
  await expect.poll(async () => (await bar.getByRole('searchbox').boundingBox())?.width).toBe(208);
  await shoot(page, 'board-filtered');
  // While nothing is found the rest stays where it was (DESIGN-14).
  const frame = () => Promise.all([bar, page.getByRole('contentinfo')].map((part) => part.boundingBox()));
  const before = await frame();
  await bar.getByRole('searchbox').fill('nada');
  await expect(page.getByText('Ninguna tarea coincide con el filtro.')).toBeVisible();
  expect(await frame()).toEqual(before);
  await bar.getByRole('searchbox').fill('X');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});

test('the button of the views has its name whole at every width and in every language (FIND-1)', async ({
  page,
  product,
}) => {
  test.slow();
  const board = await newBoard(product.origin, { Doing: ['uno x'] });
  await enterAs(page, board.manager);
  await activate(page, board.company);
  for (const [language, name] of Object.entries({ original: 'Vistas', es: 'Vistas', en: 'Views' })) {
    await page.context().addCookies([{ name: 'language', value: language, url: product.origin }]);
    await page.goto(`/projects/${board.project._id}?mine=1&priority=High&q=x`);
    const label = page.getByRole('button', { name }).locator('.truncate');
    await expect(label).toHaveText(name);
    const cut: number[] = [];
    for (let width = 360; width <= 1920; width += 60) {
      await page.setViewportSize({ width, height: 740 });
      if (await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)) cut.push(width);
    }
    expect(cut, language).toEqual([]);
  }
});
