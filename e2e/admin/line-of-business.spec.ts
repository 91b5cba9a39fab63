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

  test('name non-empty after trimming: an empty one cannot be sent', async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin/line-of-business');
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.getByLabel('Nuevo giro').fill('   ');
    await expect(page.getByRole('button', { name: 'Crear' })).toBeDisabled();
    await page.getByLabel('Nuevo giro').press('Enter');
    expect(sent).toEqual([]);
  });

  test('a rename that the server refuses stays in its field with the reason, and is rolled back by Esc', async ({
    page,
    product,
  }) => {
    const admin = await newCaller(product, 1);
    const [one, other] = [unique('Uno '), unique('Dos ')];
    await admin.api.lineOfBusiness.create({ body: { name: one } });
    await admin.api.lineOfBusiness.create({ body: { name: other } });
    await enterAs(page, admin);
    await page.goto('/admin/line-of-business');
    await page.getByRole('button', { name: `Renombrar ${other}` }).click();
    await page.getByLabel(`Nuevo nombre de ${other}`).fill(one.toUpperCase());
    await page.keyboard.press('Enter');

    const field = page.getByLabel(`Nuevo nombre de ${other}`);
    await expect(field).toHaveValue(one.toUpperCase());
    await expect(field).toHaveAccessibleDescription('Ese giro de negocio ya existe.');
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('cell', { name: other, exact: true })).toBeVisible();
  });
});
