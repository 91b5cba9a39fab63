import type { Page } from '@playwright/test';
import { newAccount } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/product.ts';

/** Whether the page is the one that was opened: a reload would have forgotten it. */
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'opened') === true);

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login?from=%2Fsettings');
  await page.evaluate(() => Reflect.set(window, 'opened', true));
}

test.describe('the login as the first page, which stands without the rest of the product (SCREEN-21)', () => {
  test('leads on without a reload, back to where one was, with the title of that page in focus', async ({
    page,
    product,
  }) => {
    const { username, password } = await newAccount(product, 4);
    await openLogin(page);
    await page.getByLabel('Username').fill(` ${username} `);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Logging you in...' })).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await expect(page).toHaveURL('/settings');
    expect(await isSamePage(page)).toBe(true);
  });

  test('shows a missing value, and focuses its field', async ({ page }) => {
    await openLogin(page);
    await page.getByLabel('Username').fill('alguien');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Username and password are required.')).toBeVisible();
    await expect(page.getByLabel('Password')).toBeFocused();
  });

  test('leads to its other pages in place, with the typed text, and the way back leads to it', async ({
    page,
  }) => {
    await openLogin(page);
    await page.getByLabel('Username').fill('alguien');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByLabel('Username')).toHaveValue('alguien');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await page.getByRole('link', { name: 'Faena' }).click();
    await expect(page).toHaveURL('/');
    expect(await isSamePage(page)).toBe(true);
  });

  test('follows a link whose page is still loading', async ({ page }) => {
    let come = () => {};
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(/assets\/start-app[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await openLogin(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('link', { name: 'Sign Up' }).click();
    come();
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    await expect(page).toHaveURL('/register');
    expect(await isSamePage(page)).toBe(true);
  });

  test('lets the browser load a page that cannot be loaded in place', async ({ page, product }) => {
    const { username, password } = await newAccount(product, 4);
    const app = /assets\/start-app[^/]*\.js$/;
    await page.route(app, (route) => route.abort());
    await openLogin(page);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Logging you in...' })).toBeVisible();
    await page.waitForEvent('load');
    await page.unroute(app);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
