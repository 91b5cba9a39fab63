import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, signIn, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('/admin/users: Manage Users (ADMIN-4)', () => {
  test('people are created, edited and deleted, by keyboard alone (ADMIN-4)', async ({ page, product }) => {
    const admin = await newCaller(product, 1);
    const plan = unique('Plan ');
    await admin.api.plan.create({ body: { name: plan, price: 10 } });
    const username = unique('nueva');
    await enterAs(page, admin);
    await page.goto('/admin/users');

    await page.getByRole('button', { name: 'New User' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Full name')).toBeFocused();
    for (const text of [`Nueva ${username}`, `${username}@example.com`, '5555-0101', username]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Empleado');
    // The typed text filters the loaded people.
    await expect(dialog.getByRole('option', { name: plan })).toBeAttached();
    await dialog.getByLabel('Subscription').focus();
    await page.keyboard.type(plan);
    await page.keyboard.press('Tab');
    await page.keyboard.type('secreto-1');
    await expectAccessible(page);
    await shoot(page, 'admin-users-form');
    await page.keyboard.press('Enter');

    const row = page.getByRole('row').filter({ hasText: username });
    await expect(row).toContainText('Empleado');
    await expect(row).toContainText(plan);
    expect((await signIn(product.origin, { username, password: 'secreto-1' })).session.rol_id).toBe(3);

    await row.getByRole('button', { name: /^Edit/ }).press('Enter');
    await dialog.getByLabel('Role').selectOption('4');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Cliente');
    // Without a new password the old one is still good.
    expect((await signIn(product.origin, { username, password: 'secreto-1' })).session.rol_id).toBe(4);

    await row.getByRole('button', { name: /^Delete/ }).press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Estás seguro de eliminar este usuario?' });
    await question.getByRole('button', { name: 'Eliminar' }).press('Enter');
    await expect(row).toBeHidden();
    await expect(signIn(product.origin, { username, password: 'secreto-1' })).rejects.toMatchObject({
      status: 401,
    });
  });
});
