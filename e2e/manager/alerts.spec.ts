import { newEmployee } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { endSessions, enterCompany } from './arrange.ts';

test('an expired session is told of also when the refusal comes before the screen (ERROR-3)', async ({
  page,
  product,
}) => {
  const { manager } = await enterCompany(page, product);
  await endSessions(manager);
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/api/company/get_companies') && answer.status() === 401,
  );
  await page.route('**/assets/home-layout-*.js', async (route) => {
    await refused;
    await route.continue();
  });
  await page.goto('/home');
  await expect(
    page.getByRole('alertdialog', { name: 'Sesión inválida. Por favor, inicie sesión.' }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?from=%2Fhome');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a session that expires in the middle of work says so once, and leads to /login (ERROR-3)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  await newEmployee(manager, company, 'Elena Castillo');
  await page.goto('/employees');
  await expect(page.getByRole('row').filter({ hasText: 'Elena Castillo' })).toBeVisible();
  await endSessions(manager);
  await page.getByRole('button', { name: 'Borrar Elena Castillo' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Token inválido o expirado.' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login?from=%2Femployees');
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
