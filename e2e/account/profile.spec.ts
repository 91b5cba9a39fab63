import type { Request } from '@playwright/test';
import { newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('/account, the profile (ACCOUNT-4, ACCOUNT-5)', () => {
  test('profile details in view mode; the password is displayed as 8 stars', async ({ page, product }) => {
    const { user, ...caller } = await newCaller(product, 4, { fullname: 'Ana Sofía Barrios' });
    await enterAs(page, caller);
    await page.goto('/account');

    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile).toContainText('Ana Sofía Barrios');
    await expect(profile).toContainText(user.phone);
    await expect(profile).toContainText('Cliente');
    await expect(page.getByText('********', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'account');
  });

  test('an Edit Profile mode: username and role are read-only, only changed fields among fullname, email and phone are sent, success: Profile updated successfully!', async ({
    page,
    product,
  }) => {
    const caller = await newCaller(product, 4);
    await enterAs(page, caller);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Username')).not.toBeEditable();
    await expect(page.getByLabel('Role')).not.toBeEditable();
    await expectAccessible(page);

    const sent = page.waitForRequest((request: Request) => request.url().includes('/api/user/edit'));
    await page.getByLabel('Phone').fill('4444-0001');
    await page.getByLabel('Phone').press('Enter');
    expect((await sent).postDataJSON()).toEqual({ phone: '4444-0001' });
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText('4444-0001');
    expect((await caller.api.person.account()).phone).toBe('4444-0001');
  });

  test("if nothing changed: 'No changes to save.', and nothing is sent", async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 4));
    let sent = false;
    await page.route('**/api/user/edit', async (route) => {
      sent = true;
      await route.continue();
    });
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('No changes to save.')).toBeVisible();
    expect(sent).toBe(false);
  });

  test('view mode, then edit mode, then cancel: with the keyboard alone, and nothing is kept', async ({
    page,
    product,
  }) => {
    const { user, ...caller } = await newCaller(product, 4);
    await enterAs(page, caller);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit Profile' }).press('Enter');
    await page.getByLabel('Full name').press('ControlOrMeta+a');
    await page.keyboard.type('Otro Nombre');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Profile' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(user.fullname);
  });

  test("profile update failure: the server message, else 'Error updating account details.' (unexpected: 'An unexpected error occurred while updating account details.')", async ({
    page,
    product,
  }) => {
    const taken = await newCaller(product, 4);
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/account');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Email').fill(taken.user.email);
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    await expect(page.getByRole('alert')).toHaveText('Email is already registered.');

    await page.route('**/api/user/edit', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await save.click();
    await expect(page.getByRole('alert')).toHaveText('Error updating account details.');

    await page.unroute('**/api/user/edit');
    await page.route('**/api/user/edit', (route) => route.abort());
    await save.click();
    await expect(page.getByRole('alert')).toHaveText(
      'An unexpected error occurred while updating account details.',
    );
  });

  test("account fetch failure: the server message, else 'Error fetching user', with the panel offering Try Again or Go to Login", async ({
    page,
    product,
  }) => {
    const caller = await newCaller(product, 4);
    await enterAs(page, caller);
    await page.route('**/api/user/account', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto('/account');
    await expect(page.getByText('Error fetching user')).toBeVisible();
    await expectAccessible(page);

    await page.unroute('**/api/user/account');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(caller.username);

    await page.route('**/api/user/account', (route) =>
      route.fulfill({
        status: 401,
        json: { message: 'Please sign in.', code: 'unauthenticated', requestId: '1' },
      }),
    );
    await page.reload();
    await expect(page.getByText('Please sign in.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');
  });
});
