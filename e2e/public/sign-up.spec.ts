import { unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const { step } = test;

test('from signing up to a forgotten password replaced, with the keyboard alone; each form is accessible, with its errors too (SESSION-6, SESSION-20, SESSION-21, SESSION-25)', async ({
  page,
}) => {
  const username = unique('nueva');
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };

  await step('sign up', async () => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/^Required\./);
    await expectAccessible(page);
    await shoot(page, 'register-error');

    await page.getByLabel('Email').focus();
    await type(`${username}@example.com`, username, 'Nueva Persona', 'secreto-1', 'secreto-1');
    await expect(page.getByText('Registration successful. Redirecting...')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Username')).toHaveValue(username);
  });

  await step('log in', async () => {
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'login');

    await page.getByLabel('Username').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('secreto-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await page.evaluate(() => localStorage.clear());
  });

  const temporary = await step('forget the password', async () => {
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Username is required.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Username').fill(username);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Password Reset Initiated' })).toBeFocused();
    await expectAccessible(page);
    await shoot(page, 'forgot-password-done');
    return (await page.getByRole('status', { name: 'Temporary password' }).textContent()) ?? '';
  });

  await step('replace the temporary password', async () => {
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await page.getByLabel('Password').fill(temporary);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/change-password');
    await expectAccessible(page);
    await shoot(page, 'change-password');

    // Every other address leads back here.
    await page.goto('/home');
    await expect(page).toHaveURL('/change-password');
    await page.getByLabel('Current password').fill(temporary);
    await page.getByLabel('New password', { exact: true }).fill('clave-nueva');
    await page.getByLabel('Confirm new password').fill('clave-nueva');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('No companies found.')).toBeVisible();
  });
});
