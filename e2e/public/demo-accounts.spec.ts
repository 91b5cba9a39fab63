import { expect, test } from '../fixtures/product.ts';

test.use({ demoData: true });

test('demo mode: the accounts are shown on the login page as one-click fill-ins (START-12)', async ({
  page,
}) => {
  await page.goto('/login');
  const accounts = page.getByRole('region', { name: 'Demo accounts' });
  await expect(accounts.getByRole('button')).toHaveCount(4);

  await accounts.getByRole('button', { name: /Gestor/ }).click();
  await expect(page.getByLabel('Username')).toHaveValue('gestor');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/home');
});
