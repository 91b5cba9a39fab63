import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newEmployee, newManager, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';

test.describe('logout (SESSION-10)', () => {
  test('the shared header has an avatar dropdown: My Account (/account), Settings (/settings), Log Out', async ({
    page,
    product,
  }) => {
    await enterAs(page, await newCaller(product, 1, { fullname: 'Rosa Ajú' }));
    await page.goto('/admin');
    await page.getByRole('button', { name: /Account menu/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['My Account', 'Settings', 'Log Out']);
    await expectAccessible(page);

    await page.getByRole('menuitem', { name: 'My Account' }).click();
    await expect(page).toHaveURL('/account');
    await page.getByRole('button', { name: /Account menu/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Settings' }).press('Enter');
    await expect(page).toHaveURL('/settings');
  });

  test('logout clears all local storage and goes to /login; only the theme is remembered', async ({
    page,
    product,
  }) => {
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Oscuro' }).click();
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();

    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a logout in one tab ends the session in all, and a login in one leads the others in', async ({
    page,
    context,
    product,
  }) => {
    const caller = await newCaller(product, 4);
    await enterAs(page, caller);
    await page.goto('/account');
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible();

    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login?from=%2Fsettings');

    await page.getByLabel('Username').fill(caller.username);
    await page.getByLabel('Password').fill(caller.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/account');
    await expect(other).toHaveURL('/account');
  });

  test('timesheet for role 3: it is stopped on logout, including the shared header logout', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const { employee, ...credentials } = await newEmployee(manager, await newCompany(manager));
    const caller = await signIn(product.origin, credentials);
    await page.goto('/login');
    await page.getByLabel('Username').fill(credentials.username);
    await page.getByLabel('Password').fill(credentials.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    const ends = async () =>
      [await caller.api.record.get({ params: { id: employee._id } })]
        .flat()
        .map((record) => record?.endReason);
    await expect.poll(ends).toEqual([null]);

    await page.goto('/account');
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await ends()).toEqual(['logout']);
  });
});
