import { newManager, signIn, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('forgot password (SESSION-24)', () => {
  test('a success view titled Password Reset Initiated shows the server message, the username and the new temporary password, with a Back to Login button', async ({
    page,
    product,
  }) => {
    const { username } = await newManager(product.origin);
    await page.goto('/forgot-password');
    await page.getByLabel('Username').focus();
    await page.keyboard.type(username);
    await page.keyboard.press('Enter');

    const title = page.getByRole('heading', { level: 1, name: 'Password Reset Initiated' });
    await expect(title).toBeFocused();
    await expect(page.getByText('Password reset successfully.')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(username);
    const temporary = await page.getByRole('status', { name: 'Temporary password' }).textContent();
    const { session } = await signIn(product.origin, { username, password: temporary ?? '' });
    expect(session.mustChangePassword).toBe(true);
    await expectAccessible(page);
    await shoot(page, 'forgot-password-done');

    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Username')).toHaveValue(username);
  });

  test('where the password is sent by e-mail, the success view says where it went and shows none', async ({
    page,
  }) => {
    const message = 'If the account exists, a temporary password is on its way by e-mail.';
    await page.route('**/api/auth/forgot-password', (route) =>
      route.fulfill({ json: { message, username: 'alguien' } }),
    );
    await page.goto('/forgot-password');
    await page.getByLabel('Username').fill('alguien');
    await page.getByRole('button', { name: 'Reset Password' }).click();

    await expect(page.getByRole('heading', { name: 'Password Reset Initiated' })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText('Temporary password', { exact: true })).toBeHidden();
  });

  test("the username must be non-empty after trimming: 'Username is required.'", async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Username').fill('   ');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Username is required.')).toBeVisible();
    await expectAccessible(page);
  });

  test("forgot password failure: the server message, else 'Failed to reset password'", async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Username').fill(unique('nadie'));
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toHaveText('User not found.');

    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to reset password');
  });
});
