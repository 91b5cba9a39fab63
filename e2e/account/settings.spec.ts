import { newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';

test('/settings: theme and default task view (ACCOUNT-5)', async ({ page, product }) => {
  await enterAs(page, await newCaller(product, 2));
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  await expectAccessible(page);
  await shoot(page, 'settings');

  await page.getByRole('radio', { name: 'Oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect.poll(() => stored(page, 'taskViewMode')).toBe('table');

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tabla' })).toBeChecked();
});
