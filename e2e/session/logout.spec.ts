import { newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';

test('a logout in one tab ends the session in all, and a login in one leads the others in; only the theme is remembered (SESSION-9, SESSION-10)', async ({
  page,
  context,
  product,
}) => {
  const caller = await newCaller(product, 4);
  await enterAs(page, caller);
  await page.goto('/account');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: 'Oscuro' }).click();

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login?from=%2Fsettings');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByLabel('Username').fill(caller.username);
  await page.getByLabel('Password').fill(caller.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/account');
  await expect(other).toHaveURL('/account');
});
