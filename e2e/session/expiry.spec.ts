import { administrator, newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';

test('a session that the server has ended leads to /login, with the way back kept (SESSION-5, SESSION-15)', async ({
  page,
  product,
}) => {
  const admin = await newCaller(product, 1);
  await enterAs(page, admin);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();

  const { api } = await administrator(product);
  await api.person.update({ params: { id: admin.user._id }, body: { password: 'otra-clave' } });
  await page.goto('/admin/companies');

  await expect(page).toHaveURL('/login?from=%2Fadmin%2Fcompanies');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
