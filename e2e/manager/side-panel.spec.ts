import type { Locator, Page } from '@playwright/test';
import { enterAs, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

/**
 * Rests the pointer on something until the expected element is there. It trembles as a hand does: a tooltip
 * stays while the pointer may be on its way to it.
 */
async function pointAt(page: Page, target: Locator, expected: () => Promise<void>): Promise<void> {
  let tremor = 0;
  await expect(async () => {
    const box = await target.boundingBox();
    tremor = 1 - tremor;
    await page.mouse.move(
      (box?.x ?? 0) + (box?.width ?? 0) / 2 + tremor,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    );
    await expected();
  }).toPass({ timeout: 20_000 });
}

test.describe('dashboard side panel (COMPANY-16)', () => {
  test('collapsed, its icons keep their names and say them as tooltips, to pointer and keyboard', async ({
    page,
    product,
  }) => {
    await enterAs(page, await newManager(product.origin));
    await page.goto('/home');
    await page.getByRole('button', { name: 'Contraer el panel' }).press('Enter');
    const panel = page.getByRole('navigation', { name: 'Dashboard' });
    const companies = page.getByRole('button', { name: 'Companies', exact: true });
    const tooltip = page.getByRole('tooltip');
    const says = (text: string) => () => expect(tooltip).toHaveText(text, { timeout: 800 });
    await pointAt(page, panel.getByRole('link', { name: 'Manage Companies' }), says('Manage Companies'));
    await pointAt(page, companies, says('Companies'));
    await pointAt(page, page.getByRole('heading', { level: 1 }), () =>
      expect(tooltip).toHaveCount(0, { timeout: 800 }),
    );

    await companies.focus();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Home' })).toBeFocused();
    await expect(tooltip).toHaveText('Home');
    await expectAccessible(page);
    await shoot(page, 'manager-side-panel-tooltip');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  test('collapsed, a tooltip whose icon loses the focus is gone at once, even before it has faded in', async ({
    page,
    product,
  }) => {
    await enterAs(page, await newManager(product.origin));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/home');
    await page.getByRole('button', { name: 'Contraer el panel' }).press('Enter');
    const panel = page.getByRole('navigation', { name: 'Dashboard' });
    await panel.getByRole('link', { name: 'Manage Companies' }).focus();
    await page.keyboard.press('Shift+Tab');
    const home = panel.getByRole('link', { name: 'Home' });
    await expect(home).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('Home');
    // Within one frame: by the keyboard it would be chance whether the first one has begun to fade in.
    const shown = await home.evaluate(async (first: HTMLElement) => {
      const second = document.querySelector<HTMLElement>('a[href="/company"]');
      const inTheTree: string[] = [];
      for (const link of [second, first, second, first]) {
        link?.focus();
        await new Promise((resolve) => setTimeout(resolve));
        inTheTree.push(
          [...document.querySelectorAll('[role=tooltip]')].map((tip) => tip.textContent).join(' and '),
        );
      }
      return inTheTree;
    });
    expect(shown).toEqual(['Manage Companies', 'Home', 'Manage Companies', 'Home']);
  });

  test('it is a drawer below 768 px and a panel from there on (SCREEN-11)', async ({ page, product }) => {
    await enterAs(page, await newManager(product.origin));
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/home');
    const panel = page.getByRole('navigation', { name: 'Dashboard' });
    const opener = page.getByRole('button', { name: 'Abrir el panel' });
    await expect(panel).toBeVisible();
    await expect(opener).toHaveCount(0);

    await page.setViewportSize({ width: 767, height: 900 });
    await expect(panel).toHaveCount(0);
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Dashboard' });
    await expect(drawer.getByRole('link', { name: 'Manage Companies' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
