import type { Page } from '@playwright/test';
import { newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';

const MINUTE = 60_000;

function overlay(page: Page) {
  return page.getByRole('alertdialog', { name: 'La sesión está por cerrarse' });
}

/** Opens a screen with a clock that only the test moves on. */
async function openAt(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T14:00:00Z') });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => stored(page, 'lastActivity')).not.toBeNull();
  await page.clock.pauseAt(new Date('2026-11-20T14:01:00Z'));
  await page.mouse.move(100, 100);
  await page.keyboard.press('Shift');
}

test.describe('inactivity (SESSION-11)', () => {
  test('a pointer that rests where the overlay appears is no activity, until it moves', async ({
    page,
    product,
  }) => {
    await enterAs(page, await newCaller(product, 4));
    await openAt(page, '/account');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height / 2);
    await page.clock.runFor(14.5 * MINUTE);
    await expect(overlay(page)).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('timer')).toHaveText('La sesión se cerrará en 25 s.');

    await page.mouse.move(width / 2 + 50, height / 2);
    await expect(overlay(page)).toBeHidden();
  });

  test('activity in one tab counts for all', async ({ page, context, product }) => {
    await enterAs(page, await newCaller(product, 4));
    await openAt(page, '/account');
    const other = await context.newPage();
    await other.goto('/settings');
    await other.getByRole('heading', { level: 1 }).waitFor();

    // One clock for all pages of the browser.
    await page.clock.runFor(14 * MINUTE);
    const before = await stored(other, 'lastActivity');
    await other.keyboard.press('Shift');
    await expect.poll(() => stored(other, 'lastActivity')).not.toBe(before);
    // Minutes pass at once here: storage of the other tab comes later than that.
    const noted = await stored(other, 'lastActivity');
    await expect.poll(() => stored(page, 'lastActivity')).toBe(noted);
    await page.clock.runFor(14 * MINUTE);
    await expect(overlay(page)).toBeHidden();
    await expect(overlay(other)).toBeHidden();
    await page.clock.runFor(MINUTE / 2);
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(other)).toBeVisible();

    await page.keyboard.press('Shift');
    await expect(overlay(page)).toBeHidden();
    await expect(overlay(other)).toBeHidden();
  });

  test('the overlay is accessible in both themes', async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 4));
    // axe needs a clock that runs, so the inactivity is one that began before the page was opened.
    await page.evaluate(
      (at) => localStorage.setItem('lastActivity', String(at)),
      Date.now() - 14.55 * MINUTE,
    );
    await page.goto('/account');
    await expect(overlay(page)).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'inactivity');
  });
});
