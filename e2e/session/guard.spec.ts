import { newAccount, newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';

const AREAS = {
  '/account': [1, 2, 3, 4],
  '/settings': [1, 2, 3, 4],
  '/admin': [1],
  '/admin/users': [1],
  '/home': [2],
  '/company': [2],
  '/employee': [3],
} as const satisfies Record<string, readonly number[]>;

test.describe('route guard (SCREEN-8, SCREEN-9)', () => {
  for (const area of Object.keys(AREAS)) {
    test(`with no access token stored, ${area} redirects to /login, with the way back kept`, async ({
      page,
    }) => {
      await page.goto(area);
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(area)}`);
    });
  }

  for (const role of [1, 2, 3, 4] as const) {
    test(`with a role that is not allowed for the area, the user is redirected to /not-authorized: role ${role}`, async ({
      page,
      product,
    }) => {
      await enterAs(page, await newCaller(product, role));
      for (const [area, roles] of Object.entries(AREAS)) {
        await page.goto(area);
        const allowed = (roles as readonly number[]).includes(role);
        await expect(page).toHaveURL(allowed ? new RegExp(`^[^?]*${area}(/|$)`) : '/not-authorized');
      }
      await page.goto('/not-authorized');
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    });
  }

  test('a login leads back to where one was, but not to what the role may not see, nor to another site', async ({
    page,
    product,
  }) => {
    const { username, password } = await newAccount(product, 4);
    for (const [from, to] of [
      ['/settings', '/settings'],
      ['/admin/users', '/account'],
      ['//example.com/x', '/account'],
    ] as const) {
      await page.goto(`/login?from=${encodeURIComponent(from)}`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page).toHaveURL(to);
      await page.evaluate(() => localStorage.clear());
    }
  });
});
