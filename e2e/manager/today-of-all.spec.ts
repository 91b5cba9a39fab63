import { enterAs, newCompany, newEmployee, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('an owner of two companies sees who is missing in both, and opens the day of one (TODAY-9, WHICH-3)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin);
  const luna = await newCompany(manager, 'Construcciones Luna');
  const sol = await newCompany(manager, 'Transportes Sol');
  for (let count = 1; count <= 9; count += 1) await newEmployee(manager, luna, `Persona ${count} de Luna`);
  await newEmployee(manager, sol, 'Hugo Leonel Puac');
  await enterAs(page, manager);
  await page.goto('/hoy?company=all');

  const missing = page.getByRole('region', { name: 'No vistos' });
  await expect(missing.getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
  await shoot(page, 'today-of-all');
  await page.getByRole('button', { name: /^No vistos ?10$/ }).click();
  await expect(missing.getByRole('listitem')).toHaveCount(10);
  await expect(missing.getByText('Transportes Sol')).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Todas las empresas/ })
    .click();
  await page.getByRole('menuitem', { name: 'Transportes Sol' }).click();
  await expect(missing.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(`/hoy?company=${sol._id}&estado=missing`);
});
