import { newAccount, newCaller } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newManager, signIn, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test.describe('/admin/users: Manage Users (ADMIN-4)', () => {
  test('people are found by a piece of any column, in any case, and by role, of which 0 means all (ADMIN-4)', async ({
    page,
    product,
  }) => {
    const admin = await newCaller(product, 1);
    const plan = unique('Plan Ñ');
    const { subscription } = await admin.api.plan.create({ body: { name: plan, price: 10 } });
    const mark = unique('Zx');
    const { user } = await newAccount(product, 4, {
      fullname: `Íñigo ${mark}`,
      email: `correo.${mark}@example.com`,
      phone: `7777-${mark.replace(/\D/g, '').slice(-6)}`,
      subscription: subscription._id,
    });
    await enterAs(page, admin);
    await page.goto('/admin/users');
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows.filter({ hasText: mark })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'admin-users');

    const search = page.getByRole('searchbox', { name: 'Search' });
    for (const text of [
      `INIGO ${mark.toUpperCase()}`,
      user.email.toUpperCase(),
      user.phone,
      user.username.toUpperCase(),
      plan.toUpperCase(),
    ]) {
      await search.fill(text);
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(user.username);
    }

    const role = page.getByLabel('Role');
    await expect(role).toHaveValue('0');
    await role.selectOption('2');
    await expect(page.getByText('No user matches this search.')).toBeVisible();
    await role.selectOption('4');
    await expect(rows).toHaveCount(1);
    await role.selectOption('0');
    await search.fill('');
    await expect.poll(() => rows.count()).toBeGreaterThan(1);
  });

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

  test("a modal alert explains why a person cannot be saved: the server's words, else those for 400 or for the rest (ERROR-2)", async ({
    page,
    product,
  }) => {
    const admin = await newCaller(product, 1);
    await enterAs(page, admin);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'New User' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Otra Persona');
    await dialog.getByLabel('Email').fill(`${unique('otra')}@example.com`);
    await dialog.getByLabel('Username').fill(admin.username);
    await dialog.getByLabel('Password').fill('secreto-1');
    const save = dialog.getByRole('button', { name: 'Save' });

    const answers: [Parameters<typeof page.route>[1] | null, string][] = [
      [null, 'Username is already taken.'],
      [(route) => route.fulfill({ status: 400, body: 'oops' }), 'Error en los datos enviados.'],
      [(route) => route.fulfill({ status: 500, body: 'oops' }), 'Error interno del servidor.'],
      [(route) => route.abort(), 'Error interno del servidor.'],
    ];
    for (const [answer, text] of answers) {
      if (answer) await page.route('**/api/user/create', answer);
      await save.click();
      const alert = page.getByRole('alertdialog', { name: text, exact: true });
      await expect(alert).toBeVisible();
      await alert.getByRole('button', { name: 'Aceptar' }).click();
      await expect(alert).toBeHidden();
      if (answer) await page.unroute('**/api/user/create');
    }
    await expect(dialog.getByLabel('Full name')).toHaveValue('Otra Persona');
  });

  test('a deletion that the server refuses is said in a toast, and changes nothing', async ({
    page,
    product,
  }) => {
    const manager = await newManager(product.origin, unique('Dueña '));
    const { name } = await newCompany(manager);
    await enterAs(page, await newCaller(product, 1));
    await page.goto('/admin/users');
    await page.getByRole('searchbox', { name: 'Search' }).fill(manager.username);
    const row = page.getByRole('row').filter({ hasText: manager.username });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText(`This user owns companies: ${name}.`)).toBeVisible();
    await expect(row).toBeVisible();
  });
});
