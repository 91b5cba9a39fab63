import { newAccount } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newManager, signIn, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('/home (COMPANY-6)', () => {
  test('the home welcomes by full name and has a card for each company with its line of business (COMPANY-6)', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin, 'Marta Lucía Gestora');
    const companies = [await newCompany(manager), await newCompany(manager)];
    await page.goto('/login');
    await page.getByLabel('Username').fill(manager.username);
    await page.getByLabel('Password').fill(manager.password);
    await page.getByRole('button', { name: 'Log In' }).click();

    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenido, Marta Lucía Gestora');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    for (const { name } of companies) {
      await expect(cards.filter({ hasText: name })).toContainText('Line of Business: Comercio');
    }
    await expectAccessible(page);
    await shoot(page, 'manager-home');
  });

  test("a company without a line of business shows the default 'Uncategorized'", async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin);
    const { _id, name } = await newCompany(manager);
    await manager.api.company.update({ params: { id: _id }, body: { line_of_business: '' } });
    await enterAs(page, manager);
    await page.goto('/home');
    await expect(page.getByRole('link', { name })).toContainText('Line of Business: Uncategorized');
  });

  test('clicking a card goes to /company/{id}', async ({ page, product }) => {
    const manager = await newManager(product.origin);
    const { _id, name } = await newCompany(manager);
    await enterAs(page, manager);
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/company/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test("empty text: 'No companies found.'", async ({ page, product }) => {
    await enterAs(page, await newManager(product.origin));
    await page.goto('/home');
    await expect(page.getByText('No companies found.')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-home-empty');
    await page.getByRole('main').getByRole('link', { name: 'Register New Company' }).last().click();
    await expect(page).toHaveURL('/add-company');
  });

  test('shows the companies of this manager alone', async ({ page, product }) => {
    const name = unique('Ajena ');
    await newCompany(await newManager(product.origin), name);
    const { username, password } = await newAccount(product, 2);
    const manager = await signIn(product.origin, { username, password });
    await newCompany(manager);
    await enterAs(page, manager);
    await page.goto('/home');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(name)).toHaveCount(0);
  });

  test('companies that cannot be loaded: what failed, and Reintentar', async ({ page, product }) => {
    const manager = await newManager(product.origin);
    const { name } = await newCompany(manager);
    await enterAs(page, manager);
    await page.route('**/api/company/get_companies*', (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByRole('alert')).toContainText('No se pudieron cargar las empresas.');
    await expectAccessible(page);
    await page.unroute('**/api/company/get_companies*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  });
});
