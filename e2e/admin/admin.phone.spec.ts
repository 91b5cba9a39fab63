import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';

const SCREENS = [
  '/admin',
  '/admin/companies',
  '/admin/line-of-business',
  '/admin/subscriptions',
  '/admin/users',
];

test('the admin area is usable at 360 px: cards for tables, a drawer for the sidebar', async ({
  page,
  product,
}) => {
  const admin = await newCaller(product, 1);
  await newCompany(await newManager(product.origin));
  await admin.api.plan.create({ body: { name: 'Plan', price: 10 } });
  await enterAs(page, admin);
  for (const path of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path !== '/admin') await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Abrir el panel' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Companies' }).tap();
  await expect(page).toHaveURL('/admin/companies');
});
