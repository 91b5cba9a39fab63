import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe("/admin/subscriptions: 'Subscripciones' (PLAN-2)", () => {
  test('plans are listed with Q before the price, created, edited and deleted, by keyboard alone (PLAN-2)', async ({
    page,
    product,
  }) => {
    const name = unique('Plan ');
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin/subscriptions');
    await expect(page.getByRole('heading', { level: 1, name: 'Subscripciones' })).toBeVisible();

    await page.getByRole('button', { name: 'Nueva subscripción' }).press('Enter');
    await page.getByLabel('Nombre').press('ControlOrMeta+a');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Tres empresas.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('99.5');
    await expectAccessible(page);
    await shoot(page, 'admin-subscriptions-form');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Q99.50');
    await expectAccessible(page);
    await shoot(page, 'admin-subscriptions');

    await page.getByRole('button', { name: `Editar ${name}` }).press('Enter');
    await page.getByLabel('Precio (Q)').fill('120');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Q120');

    await page.getByRole('button', { name: `Eliminar ${name}` }).press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Confirma eliminar esta subscripción?' });
    await question.getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(row).toBeHidden();
  });
});
