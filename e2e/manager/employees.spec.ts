import { newCompany, newEmployee, newManager } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { enterCompany } from './arrange.ts';

test.describe('employees list (/employees) (EMPLOYEE-7, EMPLOYEE-8)', () => {
  test('the list has its title, five columns and the way to a new employee (EMPLOYEE-7)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company, 'Óscar Danilo Reyes');
    await newEmployee(manager, company, 'Ana Ajú');
    const other = await newManager(product.origin);
    await newEmployee(other, await newCompany(other));
    await page.goto('/employees');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empleados');
    const table = page.getByRole('table', { name: 'Empleados' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Nombre',
      'Usuario',
      'Email',
      'Teléfono',
      'Acciones',
    ]);
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(2);
    for (const text of [employee.username, employee.email, '5555-0100']) {
      await expect(rows.filter({ hasText: 'Óscar Danilo Reyes' })).toContainText(text);
    }
    await rows.first().hover();
    await expectAccessible(page);
    await shoot(page, 'manager-employees');
    await page.getByRole('link', { name: '+ Nuevo Empleado' }).click();
    await expect(page).toHaveURL('/employees/new');
  });

  test('every row can be edited and deleted (EMPLOYEE-7)', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company);
    await page.goto('/employees');
    const row = page.getByRole('row').filter({ hasText: employee.fullname });
    await row.hover();
    await expect(row.getByText('Borrar')).toBeVisible();
    await row.getByText('Editar').click();
    await expect(page).toHaveURL(`/employees/${employee._id}/edit`);
  });

  test('an employee is deleted after a question, and the list follows (EMPLOYEE-8)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const { employee } = await newEmployee(manager, company, 'Elena Castillo');
    const { employee: stays } = await newEmployee(manager, company, 'Ana Ajú');
    await page.goto('/employees');
    const opener = page.getByRole('button', { name: 'Borrar Elena Castillo' });
    await opener.press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Eliminar este empleado?' });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(page);
    await shoot(page, 'manager-employees-delete');
    await page.keyboard.press('Enter');
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Borrar' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Elena Castillo' })).toHaveCount(0);
    const left = await manager.api.employee.list({ query: { companyId: company._id } });
    expect(left.map(({ _id }) => _id)).toEqual([stays._id]);
    await expect(manager.api.employee.get({ params: { id: employee._id } })).rejects.toThrow();
  });

  test('an employee who cannot be deleted is told in an alert (ERROR-9)', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    await newEmployee(manager, company, 'Elena Castillo');
    await page.goto('/employees');
    await page.route('**/api/employees/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Borrar Elena Castillo' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
    await expect(page.getByRole('alertdialog', { name: 'No se pudo eliminar el empleado.' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Elena Castillo' })).toBeVisible();
  });

  test("empty state: 'No hay empleados registrados'", async ({ page, product }) => {
    await enterCompany(page, product);
    await page.goto('/employees');
    await expect(page.getByText('No hay empleados registrados')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-employees-empty');
  });

  test('other load errors are only logged: the screen says so, without an alert, and asks again', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    await newEmployee(manager, company, 'Elena Castillo');
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route('**/api/employees?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Roto' } }),
    );
    await page.goto('/employees');
    await expect(page.getByText('No se pudieron cargar los empleados.')).toBeVisible();
    expect(errors.some((text) => text.includes('ApiError'))).toBe(true);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.unroute('**/api/employees?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Elena Castillo' })).toBeVisible();
  });

  test('works with 200 employees: found by name, username, email or phone, sorted by any column', async ({
    page,
    product,
  }) => {
    test.setTimeout(180_000);
    const { manager, company } = await enterCompany(page, product);
    for (let i = 0; i < 200; i += 10) {
      await Promise.all(
        Array.from({ length: 10 }, (_, k) =>
          newEmployee(manager, company, `Persona ${String(i + k).padStart(3, '0')}`),
        ),
      );
    }
    const { employee } = await newEmployee(manager, company, 'Óscar Ñandú');
    await page.goto('/employees');
    const table = page.getByRole('table', { name: 'Empleados' });
    await expect(table).toHaveAttribute('aria-rowcount', '202');
    expect(await table.getByRole('row').count()).toBeLessThan(80);
    await expectAccessible(page);

    await page.getByRole('searchbox').fill('oscar nandu');
    await expect(page.getByText('1 de 201')).toBeVisible();
    const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(employee.email);
    await page.getByRole('searchbox').fill('nadie');
    await expect(page.getByText('Nadie coincide con la búsqueda.')).toBeVisible();

    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Nombre' }).click();
    await page.getByRole('button', { name: 'Nombre' }).click();
    await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(rows.first()).toContainText('Persona 199');
  });
});
