import { newManager, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('register (SESSION-27)', () => {
  test('fields email, username, fullname, password and confirmPassword; with the keyboard alone', async ({
    page,
  }) => {
    const username = unique('nueva');
    await page.goto('/register');
    const fields = page.getByRole('textbox');
    await expect(fields).toHaveCount(5);
    for (const [label, autocomplete] of [
      ['Email', 'email'],
      ['Username', 'username'],
      ['Full name', 'name'],
      ['Password', 'new-password'],
      ['Confirm password', 'new-password'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', autocomplete);
    }

    await page.getByLabel('Email').focus();
    for (const text of [`${username}@example.com`, username, 'Nueva Persona', 'secreto-1', 'secreto-1']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Registration successful. Redirecting...')).toBeVisible();
    await expect(page).toHaveURL('/login');
    // Nobody has to type again what they have just chosen.
    await expect(page.getByLabel('Username')).toHaveValue(username);
  });

  test("on success it shows 'Registration successful. Redirecting...' and goes to /login after 2 seconds", async ({
    page,
  }) => {
    const username = unique('nueva');
    await page.clock.install();
    await page.goto('/register');
    await page.getByLabel('Email').fill(`${username}@example.com`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Full name').fill('Nueva Persona');
    await page.getByLabel('Password', { exact: true }).fill('secreto-1');
    await page.getByLabel('Confirm password').fill('secreto-1');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Sign Up' }).click();

    // The clock stands still, and the answer needs a tick of it to be drawn.
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(page.getByText('Registration successful. Redirecting...')).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(page.getByLabel('Email')).toBeDisabled();
    await page.clock.runFor(1_500);
    await expect(page).toHaveURL('/register');
    await page.clock.resume();
    await expect(page).toHaveURL('/login');
  });

  test("if password and confirmation differ: 'Passwords do not match.'; the email field must be email-shaped; all fields required", async ({
    page,
  }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    for (const label of ['Email', 'Username', 'Full name', 'Password', 'Confirm password']) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^Required\./);
    }

    await page.getByLabel('Email').fill('sin-arroba');
    await page.getByLabel('Username').fill('nueva.persona');
    await page.getByLabel('Full name').fill('Nueva Persona');
    await page.getByLabel('Password', { exact: true }).fill('secreto-1');
    await page.getByLabel('Confirm password').fill('secreto-2');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Not a valid e-mail address.')).toBeVisible();

    await page.getByLabel('Email').fill('nueva@example.com');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'register-error');
  });

  test("register failure: the server message, else 'Server or connection error.'", async ({
    page,
    product,
  }) => {
    const { username } = await newManager(product.origin);
    await page.goto('/register');
    await page.getByLabel('Email').fill(`${unique('otra')}@example.com`);
    await page.getByLabel('Username').fill(username.toUpperCase());
    await page.getByLabel('Full name').fill('Otra Persona');
    await page.getByLabel('Password', { exact: true }).fill('secreto-1');
    await page.getByLabel('Confirm password').fill('secreto-1');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toHaveText('Username is already taken.');

    await page.route('**/api/auth/register', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('alert')).toHaveText('Server or connection error.');
  });
});
