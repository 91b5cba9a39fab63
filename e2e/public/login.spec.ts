import { newAccount } from '../fixtures/accounts.ts';
import { newManager, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';

const HOMES = [
  [1, '/admin'],
  [2, '/home'],
  [3, '/employee'],
  [4, '/account'],
] as const;

test.describe('login (SESSION-6)', () => {
  test("idle, then 'Signing in... please wait', then 'Logging you in...', then after a 2 second pause the session is stored and the user is redirected; inputs and buttons are disabled while processing", async ({
    page,
    product,
  }) => {
    const { username, password, session } = await newManager(product.origin);
    await page.clock.install();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/login', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();

    await expect(page.getByRole('button', { name: 'Signing in... please wait' })).toBeDisabled();
    await expect(page.getByLabel('Username')).toBeDisabled();
    await expect(page.getByLabel('Password')).toBeDisabled();

    await page.clock.pauseAt(Date.now() + 60_000);
    answer();
    await expect(page.getByRole('button', { name: 'Logging you in...' })).toBeDisabled();
    await expect(page.getByLabel('Username')).toBeDisabled();
    await page.clock.runFor(1_900);
    await expect(page.getByRole('button', { name: 'Logging you in...' })).toBeVisible();
    expect(await stored(page, 'accessToken')).toBeNull();

    await page.clock.resume();
    await expect(page).toHaveURL('/home');
    expect(await stored(page, 'accessToken')).not.toBeNull();
    expect(await stored(page, 'username')).toBe(username);
    expect(await stored(page, 'userId')).toBe(session.userId);
    expect(await stored(page, 'rol_id')).toBe('2');
    expect(JSON.parse((await stored(page, 'user')) ?? '{}')).toMatchObject({
      username,
      fullname: 'Marta Gestora',
    });
  });

  for (const [rol_id, home] of HOMES) {
    test(`after login the user is redirected by rol_id: ${rol_id} to ${home}`, async ({ page, product }) => {
      const { username, password } = await newAccount(product, rol_id);
      await page.goto('/login');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log In' }).click();

      await expect(page).toHaveURL(new RegExp(`${home}(/|$)`));
    });
  }

  test("username and password required, otherwise 'Username and password are required.'", async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Username and password are required.');

    await page.getByLabel('Username').fill('alguien');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Username and password are required.');
  });

  test("login failure: the server message, else 'Invalid credentials. Please try again.'", async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill(unique('nadie'));
    await page.getByLabel('Password').fill('no-es-esta');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
    await expect(page.getByLabel('Password')).toBeEnabled();

    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 429,
        json: { message: 'Too many attempts.', code: 'rate_limited', requestId: '1' },
      }),
    );
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Too many attempts.');

    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');
  });

  test('works with the keyboard alone, and with password managers', async ({ page, product }) => {
    const { username, password } = await newAccount(product, 4);
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
  });

  test('signed in already and opening /login: on to the home of the role', async ({ page, product }) => {
    const { username, password } = await newAccount(product, 4);
    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/account');

    await page.goto('/login');
    await expect(page).toHaveURL('/account');
  });

  test('leaving the page during the pause leaves nobody signed in', async ({ page, product }) => {
    const { username, password } = await newAccount(product, 4);
    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.clock.install();
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('button', { name: 'Logging you in...' })).toBeVisible();

    await page.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    await page.clock.runFor(5_000);
    expect(await stored(page, 'accessToken')).toBeNull();
    await expect(page).toHaveURL('/register');
  });

  test('is accessible in both themes, at rest and with an error', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'login');
  });
});
