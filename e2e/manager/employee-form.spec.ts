import { newCompany, newEmployee, newManager, signIn, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { enterCompany } from './arrange.ts';

test.describe('employee form: /employees/new (title Crear Empleado) (EMPLOYEE-9, EMPLOYEE-10)', () => {
  test('fullname, username, email and phone are required, password is required on create: with the keyboard alone', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const username = unique('elena');
    await page.goto('/employees/new');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Empleado');
    await expectAccessible(page);
    await shoot(page, 'manager-new-employee');
    await page.getByLabel('Nombre completo').press('Enter');
    for (const label of ['Nombre completo', 'Usuario', 'Email', 'Teléfono', 'Contraseña']) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^Este dato es necesario\./);
    }
    await expect(page.getByLabel('Nombre completo')).toBeFocused();
    await expectAccessible(page);

    for (const text of ['Elena Castillo', username, 'elena@', '5555-0101', 'secreto-1']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'No es una dirección de correo válida.',
    );
    await page.keyboard.press('End');
    await page.keyboard.type('example.com');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/employees');
    await expect(page.getByRole('row').filter({ hasText: 'Elena Castillo' })).toBeVisible();
    expect(await manager.api.employee.list({ query: { companyId: company._id } })).toMatchObject([
      { fullname: 'Elena Castillo', username, email: 'elena@example.com', phone: '5555-0101', hourlyRate: 0 },
    ]);
    const { session } = await signIn(product.origin, { username, password: 'secreto-1' });
    expect(session.rol_id).toBe(3);
  });

  test('Cancelar returns to /employees', async ({ page, product }) => {
    await enterCompany(page, product);
    await page.goto('/employees/new');
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL('/employees');
  });

  test('an employee who cannot be saved is told in an alert (ERROR-9)', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const { username } = await newEmployee(manager, company);
    await page.goto('/employees/new');
    await page.getByLabel('Nombre completo').fill('Otra Persona');
    await page.getByLabel('Usuario').fill(username.toUpperCase());
    await page.getByLabel('Email').fill(`${unique('otra')}@example.com`);
    await page.getByLabel('Teléfono').fill('5555-0102');
    await page.getByLabel('Contraseña').fill('secreto-1');
    await page.getByRole('button', { name: 'Guardar' }).click();
    const alert = page.getByRole('alertdialog', { name: 'No se pudo guardar el empleado.' });
    await expect(alert).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(page.getByText('Ese usuario ya existe.').first()).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL('/employees/new');
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Otra Persona');
  });
});

test.describe('employee form: /employees/{id}/edit (title Editar Empleado) (EMPLOYEE-9, EMPLOYEE-10)', () => {
  test("the existing employee is loaded and prefilled; 'Nueva contraseña (opcional)' is sent only if non-blank after trimming", async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee, username, password } = await newEmployee(manager, company, 'Elena Castillo');
    await page.goto(`/employees/${employee._id}/edit`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Empleado');
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Elena Castillo');
    await expect(page.getByLabel('Usuario')).toHaveValue(username);
    await expect(page.getByLabel('Email')).toHaveValue(employee.email);
    await expect(page.getByLabel('Teléfono')).toHaveValue('5555-0100');
    await expectAccessible(page);
    await shoot(page, 'manager-edit-employee');

    await page.getByLabel('Nombre completo').fill('Elena María Castillo');
    await page.getByLabel('Nueva contraseña (opcional)').fill('   ');
    const request = page.waitForRequest((sent) => sent.method() === 'PUT');
    await page.getByRole('button', { name: 'Guardar' }).click();
    expect((await request).postDataJSON()).toEqual({
      fullname: 'Elena María Castillo',
      username,
      email: employee.email,
      phone: '5555-0100',
    });
    await expect(page).toHaveURL('/employees');
    await expect(page.getByRole('row').filter({ hasText: 'Elena María Castillo' })).toBeVisible();
    await signIn(product.origin, { username, password });
  });

  test('a new password takes effect', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee, username } = await newEmployee(manager, company);
    await page.goto(`/employees/${employee._id}/edit`);
    await page.getByLabel('Nueva contraseña (opcional)').fill('corta');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Al menos 6 caracteres.')).toHaveCount(2);
    await page.getByLabel('Nueva contraseña (opcional)').fill('otra-clave');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL('/employees');
    await signIn(product.origin, { username, password: 'otra-clave' });
  });

  test('an employee of another company is not told apart from one that does not exist', async ({
    page,
    product,
  }) => {
    const other = await newManager(product.origin);
    const { employee } = await newEmployee(other, await newCompany(other));
    await enterCompany(page, product);
    await page.goto(`/employees/${employee._id}/edit`);
    await expect(page.getByText('Este empleado no existe, o pertenece a otra empresa.')).toBeVisible();
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL('/employees');
  });
});
