import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';

test.describe('a session that has ended elsewhere (SESSION-15)', () => {
  test('a token that has expired: to /login, with the way back kept', async ({ page, product }) => {
    const admin = await newCaller(product, 1);
    await enterAs(page, admin);
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();

    const { api } = await signIn(product.origin, product.admin);
    await api.person.update({ params: { id: admin.user._id }, body: { password: 'otra-clave' } });
    await page.goto('/admin/companies');

    await expect(page).toHaveURL('/login?from=%2Fadmin%2Fcompanies');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await page.getByLabel('Username').fill(admin.username);
    await page.getByLabel('Password').fill('otra-clave');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/admin/companies');
  });

  test('a change that the server refuses with 401 leads to /login too', async ({ page, product }) => {
    const admin = await newCaller(product, 1);
    await enterAs(page, admin);
    await page.goto('/admin/line-of-business');
    await page.getByLabel('Nuevo giro').fill('Panadería');
    const { api } = await signIn(product.origin, product.admin);
    await api.person.remove({ params: { id: admin.user._id } });

    await page.getByRole('button', { name: 'Crear' }).click();
    await expect(page).toHaveURL('/login?from=%2Fadmin%2Fline-of-business');
  });
});
