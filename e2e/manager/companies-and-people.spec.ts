import { newEmployee, newManager, newProject, signIn, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { addTime, enterCompany } from './arrange.ts';

test('a company from its registration to its deletion, which takes all that is in it; axe finds nothing on the way (COMPANY-16 to COMPANY-4)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin, 'Marta Lucía Gestora');
  const name = unique('Café ');

  await test.step('a manager without a company registers one', async () => {
    await page.goto('/login');
    await page.getByLabel('Username').fill(manager.username);
    await page.getByLabel('Password').fill(manager.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('No companies found.')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-home-empty');
    await page.getByRole('main').getByRole('link', { name: 'Register New Company' }).last().click();
    await expect(page.getByLabel('Color')).toHaveValue('#000000');
    await page.getByLabel('Name').press('Enter');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Required.');
    await expectAccessible(page);
    await shoot(page, 'manager-add-company');
    // A closed list is chosen from by typing.
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Comercio');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Line of Business: Comercio');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenido, Marta Lucía Gestora');
    await expectAccessible(page);
    await shoot(page, 'manager-home');
  });

  const [company] = await manager.api.company.mine();
  if (!company) throw new Error('The company was not registered');
  const { _id } = company;
  await test.step('changes it', async () => {
    await page.goto(`/edit-company/${_id}`);
    await expect(page.getByLabel('Line of Business')).toHaveValue('Comercio');
    await expectAccessible(page);
    await shoot(page, 'manager-edit-company');
    await page.getByLabel('Color').fill('#7c3aed');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/home');
    expect(await manager.api.company.get({ params: { id: _id } })).toMatchObject({ color: '#7c3aed', name });
  });

  const { employee } = await newEmployee(manager, company);
  await newProject(manager, company);
  await test.step('and deletes it', async () => {
    await page.goto('/company');
    await page.getByRole('row').filter({ hasText: name }).hover();
    await expectAccessible(page);
    await shoot(page, 'manager-companies');
    await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expectAccessible(page);
    await shoot(page, 'manager-companies-delete');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No companies found.')).toBeVisible();
    expect(await manager.api.company.mine()).toEqual([]);
    expect(await manager.api.project.list({ query: {} })).toEqual([]);
    await expect(manager.api.employee.get({ params: { id: employee._id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test('an employee from creation to deletion; axe finds nothing on the way (EMPLOYEE-7 to EMPLOYEE-5)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  const username = unique('elena');

  await test.step('is created, and can sign in', async () => {
    await page.goto('/employees');
    await expect(page.getByText('No hay empleados registrados')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-employees-empty');
    await page.getByRole('link', { name: '+ Nuevo Empleado' }).first().click();
    await page.getByLabel('Nombre completo').press('Enter');
    await expect(page.getByLabel('Usuario')).toHaveAccessibleDescription(/^Este dato es necesario\./);
    await expectAccessible(page);
    await shoot(page, 'manager-new-employee');
    for (const text of ['Elena Castillo', username, `${username}@example.com`, '5555-0101', 'secreto-1']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel('Contraseña').press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Elena Castillo' })).toBeVisible();
    const { session } = await signIn(product.origin, { username, password: 'secreto-1' });
    expect(session.rol_id).toBe(3);
  });

  await test.step('is given another password, which takes effect', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Elena Castillo' });
    await row.hover();
    await expectAccessible(page);
    await shoot(page, 'manager-employees');
    await row.getByText('Editar').click();
    await expect(page.getByLabel('Usuario')).toHaveValue(username);
    await expectAccessible(page);
    await shoot(page, 'manager-edit-employee');
    await page.getByLabel('Nueva contraseña (opcional)').fill('otra-clave');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL('/employees');
    await signIn(product.origin, { username, password: 'otra-clave' });
  });

  await test.step('and is deleted', async () => {
    await page.getByRole('button', { name: 'Borrar Elena Castillo' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Eliminar este empleado?' });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await expectAccessible(page);
    await shoot(page, 'manager-employees-delete');
    await question.getByRole('button', { name: 'Borrar' }).press('Enter');
    await expect(page.getByText('No hay empleados registrados')).toBeVisible();
    expect(await manager.api.employee.list({ query: { companyId: company._id } })).toEqual([]);
  });
});

test('the dashboard has the figures of projects and earnings of the server; axe finds nothing in it, empty or full (COMPANY-16 to COMPANY-19)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  await page.goto(`/company/${company._id}`);
  await expect(page.getByText('No hay empleados registrados')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'manager-dashboard-empty');

  const { employee, username } = await newEmployee(manager, company, 'Óscar Danilo Reyes');
  const project = await newProject(manager, company, { members: [username] });
  await manager.api.employee.update({ params: { id: employee._id }, body: { hourlyRate: 7.35 } });
  await addTime(manager, employee._id, '2026-11-10T14:00:00.000Z', '2026-11-10T15:30:00.000Z');
  await page.reload();
  const entry = page.getByRole('region', { name: 'Employees' }).getByRole('listitem');
  // 1.5 h at 7.35 is 11.025, half a cent up.
  await expect(entry.getByText('Generated: Q11.03', { exact: true })).toBeVisible();
  await expect(entry.getByText(project.name, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'manager-dashboard');

  await page.getByRole('button', { name: 'Crear Proyecto' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo proyecto' });
  await expectAccessible(page);
  await shoot(page, 'manager-create-project');
  await dialog.getByLabel('Nombre').fill('Bodega');
  await dialog.getByLabel('Descripción').fill('Techo y piso');
  await dialog.getByLabel('Fecha de inicio').fill('02/11/2026');
  await dialog.getByLabel('Fecha de fin').fill('18/12/2026');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const [created] = await manager.api.project.search({
    query: { company_id: company._id, search: 'Bodega' },
  });
  expect(created).toMatchObject({
    type: 'General',
    status: 'Activo',
    // The days in the company's time zone.
    start_date: '2026-11-02T06:00:00.000Z',
    end_date: '2026-12-18T06:00:00.000Z',
  });

  await page.goto('/team');
  await page.getByRole('button', { name: 'Contraer el panel' }).click();
  await expect(page.getByRole('grid', { name: 'Calendar' })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'manager-sidebar-collapsed');
});

test('of 200 employees only the rows in sight are drawn, and axe finds nothing (EMPLOYEE-7)', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  await newEmployee(manager, company);
  // Drawing them is the browser's part; making as many accounts is not.
  await page.route('**/api/employees?*', async (route) => {
    const response = await route.fetch();
    const [one] = (await response.json()) as { fullname: string }[];
    const json = Array.from({ length: 200 }, (_, number) => ({
      ...one,
      _id: number.toString(16).padStart(24, '0'),
      fullname: `Persona ${String(number).padStart(3, '0')}`,
    }));
    await route.fulfill({ response, json });
  });
  await page.goto('/employees');
  const table = page.getByRole('table', { name: 'Empleados' });
  await expect(table).toHaveAttribute('aria-rowcount', '201');
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(80);
  await expectAccessible(page);
});
