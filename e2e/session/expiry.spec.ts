import { confirmedAdministrator, newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('a session that the server has ended leads to /login, with the way back kept (SESSION-5, SESSION-15)', async ({
  page,
  product,
}) => {
  const admin = await newCaller(product, 1);
  await enterAs(page, admin);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Manage Users' })).toBeVisible();

  const { api } = await confirmedAdministrator(product);
  await api.person.update({ params: { id: admin.user._id }, body: { password: 'otra-clave' } });
  await page.goto('/admin/companies');

  await expect(page).toHaveURL('/login?from=%2Fadmin%2Fcompanies');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('text typed when the session ends is saved after signing in again over it (SESSION-30)', async ({
  page,
  product,
}) => {
  const admin = await newCaller(product, 1);
  await enterAs(page, admin);
  await page.goto('/admin/subscriptions');
  await page.getByRole('button', { name: 'Nueva subscripción' }).click();
  const form = page.getByRole('dialog', { name: 'Nueva subscripción' });
  const name = `Plan ${admin.username}`;
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Precio').fill('12');

  const { api } = await confirmedAdministrator(product);
  await api.person.update({ params: { id: admin.user._id }, body: { password: 'otra-clave' } });
  await form.getByRole('button', { name: 'Guardar' }).click();
  const again = page.getByRole('dialog', { name: 'La sesión terminó' });
  await expect(again.getByLabel('Contraseña')).toBeFocused();
  await shoot(page, 'session-ended-over-a-form');
  await again.getByLabel('Contraseña').fill('otra-clave');
  await page.keyboard.press('Enter');

  await expect(again).toBeHidden();
  await expect(form.getByLabel('Nombre')).toHaveValue(name);
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
});
