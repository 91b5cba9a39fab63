import type { Page } from '@playwright/test';
import { untilLater } from '../fixtures/later.ts';
import { expect, test } from '../fixtures/product.ts';
import { newBoard, openBoard } from './board.ts';

const titles = Array.from({ length: 12 }, (_, index) => `tarea ${index + 1}`);

test.describe('the focused element is never behind the bars at the top of the page (DESIGN-23)', () => {
  for (const { what, width, height, search } of [
    { what: 'a board as narrow as a phone', width: 360, height: 740, search: '' },
    { what: 'a table as narrow as a phone', width: 360, height: 740, search: '?view=table' },
    { what: 'a board in a low window', width: 1440, height: 420, search: '' },
  ]) {
    test(what, async ({ page, product }) => {
      const board = await newBoard(product.origin, { Backlog: titles });
      await page.setViewportSize({ width, height });
      await openBoard(page, board, search);
      await expect(page.getByText('tarea 1', { exact: true })).toBeVisible();
      await expectNoneCovered(page);
    });
  }

  test.describe(() => {
    test.use({ metered: false });

    test('the cards of a table below what is said of a lost connection', async ({ page, product }) => {
      const board = await newBoard(product.origin, { Backlog: titles });
      await page.setViewportSize({ width: 768, height: 900 });
      await openBoard(page, board, '?view=table');
      await expect(page.getByText('tarea 1', { exact: true })).toBeVisible();
      await untilLater(page);
      // The header alone sets no inset: that would cost each first picture of a page.
      expect(await toldAbove(page)).toBe('');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: /^Prioridad: tarea 2/ }).click();
      await page.getByRole('menuitemradio', { name: 'Crítica' }).click();
      await expect(page.getByText('1 cambio espera la conexión.')).toBeVisible();
      expect(await toldAbove(page)).toMatch(/^\d/);
      await expectNoneCovered(page);
    });
  });
});

/** How high what the frame keeps at its top is, as the page was told. */
function toldAbove(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--kept-above'));
}

/** Goes back with the keyboard from the foot of the page. */
async function expectNoneCovered(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const covered: string[] = [];
  let inMain = 0;
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const at = await focused(page);
    if (at.inMain) inMain += 1;
    if (at.covered) covered.push(at.name);
  }
  expect(inMain).toBeGreaterThan(10);
  expect(covered).toEqual([]);
}

/** The focused element, and whether something else is drawn over all of its middle line. */
function focused(page: Page): Promise<{ name: string; inMain: boolean; covered: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const inMain = element?.matches('main button, main a, main select, main input') ?? false;
    if (!element || !inMain) return { name: '', inMain, covered: false };
    const drawn = element.closest('label') ?? element;
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const covered = [0.1, 0.5, 0.9].every(
      (part) => !drawn.contains(document.elementFromPoint(x + width * part, y + height / 2)),
    );
    return { name: element.getAttribute('aria-label') ?? '', inMain, covered };
  });
}
