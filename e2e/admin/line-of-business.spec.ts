import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe("/admin/line-of-business: 'Giro de Negocio' (LINE-1)", () => {
  test('list, create, rename and delete, with the keyboard alone', async ({ page, product }) => {
    const admin = await newCaller(product, 1);
    const names = async () => (await admin.api.lineOfBusiness.all()).map(({ name }) => name);
    const first = unique('Panadería ');
    const renamed = unique('Pastelería ');
    await enterAs(page, admin);
    await page.goto('/admin/line-of-business');
    await expect(page.getByRole('heading', { level: 1, name: 'Giro de Negocio' })).toBeVisible();

    await page.getByLabel('Nuevo giro').focus();
    await page.keyboard.type(`  ${first} `);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: first, exact: true })).toBeVisible();
    await expect(page.getByLabel('Nuevo giro')).toHaveValue('');
    await expect(page.getByLabel('Nuevo giro')).toBeFocused();

    await shoot(page, 'admin-lines');
    await page.getByRole('button', { name: `Renombrar ${first}` }).press('Enter');
    await expect(page.getByLabel(`Nuevo nombre de ${first}`)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(renamed);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: renamed, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Renombrar ${renamed}` })).toBeFocused();
    await expect.poll(names).toContain(renamed);

    await page.getByRole('button', { name: `Eliminar ${renamed}` }).press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Estás seguro de eliminar este giro?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect.poll(names).toContain(renamed);
    await page.getByRole('button', { name: `Eliminar ${renamed}` }).press('Enter');
    await question.getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(page.getByRole('cell', { name: renamed, exact: true })).toBeHidden();
    await expect.poll(names).not.toContain(renamed);
  });
});
