import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('/account, change password (SESSION-18, SESSION-19)', () => {
  test('a collapsible password change section (Change Password / Cancel)', async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/account');
    const toggle = page.getByRole('button', { name: 'Change Password' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(page.getByLabel('Current password')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'account-password');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Current password')).toBeHidden();
  });

  test('the current password is required; the new one is required, at least 6 characters, and must match the confirmation', async ({
    page,
    product,
  }) => {
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const save = page.getByRole('button', { name: 'Save Password' });
    await save.click();
    await expect(page.getByText('Current password is required.')).toBeVisible();
    await expect(page.getByText('New password is required.')).toBeVisible();

    await page.getByLabel('Current password').fill('secreto-1');
    await page.getByLabel('New password', { exact: true }).fill('corta');
    await save.click();
    await expect(page.getByText('New password must be at least 6 characters long.')).toBeVisible();

    await page.getByLabel('New password', { exact: true }).fill('bastante-larga');
    await page.getByLabel('Confirm new password').fill('otra-distinta');
    await save.click();
    await expect(page.getByText('New password and confirmation do not match.')).toBeVisible();
  });

  test('changes with the keyboard alone; this session goes on, and all others end', async ({
    page,
    product,
  }) => {
    const caller = await newCaller(product, 4);
    const elsewhere = await signIn(product.origin, caller);
    await enterAs(page, caller);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change Password' }).press('Enter');
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
    await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
    await expect(elsewhere.api.person.account()).rejects.toMatchObject({ status: 401 });
    await expect(signIn(product.origin, { ...caller, password: 'secreto-2' })).resolves.toBeDefined();
  });

  test("'generate password automatically' asks for no new one, and shows the one that was made", async ({
    page,
    product,
  }) => {
    const caller = await newCaller(product, 4);
    await enterAs(page, caller);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password').fill('secreto-1');
    await page.getByRole('checkbox', { name: 'Generate password automatically' }).check();
    await expect(page.getByLabel('Confirm new password')).toBeHidden();
    await page.getByRole('button', { name: 'Save Password' }).click();

    const password = (await page.getByRole('status', { name: 'New password' }).textContent()) ?? '';
    await expect(signIn(product.origin, { ...caller, password })).resolves.toBeDefined();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(password)).toBeHidden();
  });

  test("change password failure: the server message, else 'Failed to change password'", async ({
    page,
    product,
  }) => {
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabel('Current password').fill('no-es-esta');
    await page.getByLabel('New password', { exact: true }).fill('secreto-2');
    await page.getByLabel('Confirm new password').fill('secreto-2');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Current password is incorrect.');

    await page.route('**/api/auth/change-password', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to change password');
  });
});
