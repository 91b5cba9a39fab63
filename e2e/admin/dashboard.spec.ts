import { newCaller } from '../fixtures/accounts.ts';
import { enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('admin area (ADMIN-2)', () => {
  test('/admin welcomes by first name and names its parts (ADMIN-2)', async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 1, { fullname: 'Rosa María Ajú' }));
    // The name comes with the account; until then a stand-in greets.
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText('Rosa María Ajú');
    await page.goto('/admin');

    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Rosa!' })).toBeVisible();
    await expect(page.getByText('you manage the system, its companies and its users')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'admin');
  });

  test("layout with sidebar 'Admin Panel', which highlights the entry whose path prefix matches", async ({
    page,
    product,
  }) => {
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin');
    const panel = page.getByRole('navigation', { name: 'Admin Panel' });
    await expect(panel.getByRole('link')).toHaveText([
      'Dashboard',
      'Companies',
      'Giro de Negocio',
      'Subscripciones',
      'Users',
      'Audit',
    ]);
    for (const [entry, path] of [
      ['Companies', '/admin/companies'],
      ['Giro de Negocio', '/admin/line-of-business'],
      ['Subscripciones', '/admin/subscriptions'],
      ['Users', '/admin/users'],
      ['Audit', '/admin/audit'],
      ['Dashboard', '/admin'],
    ] as const) {
      await panel.getByRole('link', { name: entry }).press('Enter');
      await expect(page).toHaveURL(path);
      await expect(panel.locator('[aria-current=page]')).toHaveText(entry);
    }
  });
});
