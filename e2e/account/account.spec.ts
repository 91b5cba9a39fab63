import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const { step } = test;

test('one changes profile and password with the keyboard alone, and every state of the page is accessible (ACCOUNT-5, SESSION-18)', async ({
  page,
  product,
}) => {
  const { user, ...caller } = await newCaller(product, 4, { fullname: 'Ana Sofía Barrios' });
  const elsewhere = await signIn(product.origin, caller);
  const profile = page.getByRole('region', { name: 'Profile' });
  await enterAs(page, caller);

  await step('the page, and the menu of the header that leads to it', async () => {
    await page.goto('/account');
    await expect(profile).toContainText('Ana Sofía Barrios');
    await expectAccessible(page);
    await shoot(page, 'account');
    await page.getByRole('button', { name: /Account menu/ }).press('Enter');
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await step('the profile', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).press('Enter');
    await expect(page.getByLabel('Username')).not.toBeEditable();
    await expect(page.getByLabel('Role')).not.toBeEditable();
    await expectAccessible(page);
    await page.getByLabel('Phone').fill('4444-0001');
    await page.getByLabel('Phone').press('Enter');
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(profile).toContainText('4444-0001');
    expect((await caller.api.person.account()).phone).toBe('4444-0001');
  });

  await step('the password: this session goes on, and all others end', async () => {
    await page.getByRole('button', { name: 'Change Password' }).press('Enter');
    await expect(page.getByLabel('Current password')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'account-password');
    await page.getByLabel('Current password').focus();
    await page.keyboard.type('secreto-1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('secreto-2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('secreto-2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password changed. All other sessions have ended.')).toBeVisible();
    await page.reload();
    await expect(profile).toContainText(user.username);
    await expect(elsewhere.api.person.account()).rejects.toMatchObject({ status: 401 });
    await expect(signIn(product.origin, { ...caller, password: 'secreto-2' })).resolves.toBeDefined();
  });

  await step('the account cannot be loaded: Try Again reloads the page', async () => {
    await page.route(/\/api\/user\/account\?username=/, (route) =>
      route.fulfill({ status: 500, body: 'oops' }),
    );
    await page.reload();
    await expect(page.getByText('Error fetching user')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/\/api\/user\/account\?username=/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(profile).toContainText(user.username);
  });
});
