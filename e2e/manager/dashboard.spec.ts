import { newEmployee, newProject, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { stored } from '../fixtures/stored.ts';
import { addTime, enterCompany } from './arrange.ts';

test.describe('/company/{id}: dashboard content (COMPANY-16, COMPANY-19)', () => {
  test("'Welcome back, {company}!', section 'Your Projects' (click goes to /projects)", async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const project = await newProject(manager, company);
    await newProject(manager, company);
    await page.goto(`/company/${company._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${company.name}!`);
    const projects = page.getByRole('region', { name: 'Your Projects' });
    await expect(projects.getByRole('listitem')).toHaveCount(2);
    await expect(projects.getByRole('listitem').filter({ hasText: project.name })).toContainText('Activo');
    await projects.getByRole('link', { name: project.name }).click();
    await expect(page).toHaveURL('/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name);
  });

  test("an employee's entry has full name, role, earnings with Q and projects, or '[Ninguno]' (COMPANY-18)", async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const paid = await newEmployee(manager, company, 'Óscar Danilo Reyes');
    await newEmployee(manager, company, 'Ana Ajú');
    const project = await newProject(manager, company, { members: [paid.username] });
    await manager.api.employee.update({ params: { id: paid.employee._id }, body: { hourlyRate: 7.35 } });
    await addTime(manager, paid.employee._id, '2026-11-10T14:00:00.000Z', '2026-11-10T15:30:00.000Z');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/employees')) requests.push(request.url());
    });
    await page.goto(`/company/${company._id}`);

    const entries = page.getByRole('region', { name: 'Employees' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    const [ana, oscar] = [entries.filter({ hasText: 'Ana Ajú' }), entries.filter({ hasText: 'Óscar' })];
    await expect(ana).toContainText('Employee');
    await expect(ana.getByText('Generated: Q0', { exact: true })).toBeVisible();
    await expect(ana.getByText('[Ninguno]', { exact: true })).toBeVisible();
    // 1.5 h at 7.35 is 11.025, half a cent up.
    await expect(oscar.getByText('Generated: Q11.03', { exact: true })).toBeVisible();
    await expect(oscar.getByText(project.name, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-dashboard');
    expect(requests, 'the figures of all employees come in one request').toHaveLength(1);
  });

  test('the dashboard has its own labels of the roles (COMPANY-18)', async ({ page, product }) => {
    const { manager, company } = await enterCompany(page, product);
    const labels = ['Admin', 'Gestor', 'Employee', 'Clients'];
    for (const label of labels) await newEmployee(manager, company, `Persona ${label}`);
    // Today's server lists nobody but employees: the other roles are put into its answer.
    await page.route('**/api/employees?*', async (route) => {
      const response = await route.fetch();
      const people = (await response.json()) as { fullname: string }[];
      const json = people.map((person) => ({
        ...person,
        rol_id: labels.findIndex((label) => person.fullname.endsWith(label)) + 1,
      }));
      await route.fulfill({ response, json });
    });
    await page.goto(`/company/${company._id}`);
    const entries = page.getByRole('region', { name: 'Employees' }).getByRole('listitem');
    await expect(entries).toHaveCount(labels.length);
    for (const label of labels) {
      const entry = entries.filter({ hasText: `Persona ${label}` });
      await expect(entry.getByText(label, { exact: true })).toBeVisible();
    }
  });

  test("'Crear nuevo proyecto' asks for name, description and both dates, by keyboard alone (COMPANY-19)", async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    const name = unique('Bodega ');
    await page.goto(`/company/${company._id}`);
    const opener = page.getByRole('button', { name: 'Crear Proyecto' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Crear nuevo proyecto' });
    await expect(dialog.getByLabel('Nombre')).toBeFocused();
    await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-create-project');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Techo y piso');
    await page.keyboard.press('Tab');
    await page.keyboard.type('02/11/2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('18/12/2026');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('region', { name: 'Your Projects' })).toContainText(name);
    expect(await manager.api.project.list({ query: { company_id: company._id } })).toMatchObject([
      {
        name,
        description: 'Techo y piso',
        type: 'General',
        status: 'Activo',
        start_date: '2026-11-02T06:00:00.000Z',
        end_date: '2026-12-18T06:00:00.000Z',
      },
    ]);
  });

  test('a project needs all four fields and a stored username, else an alert says so (COMPANY-19)', async ({
    page,
    product,
  }) => {
    const { manager, company } = await enterCompany(page, product);
    await page.goto(`/company/${company._id}`);
    await page.getByRole('button', { name: 'Crear Proyecto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crear nuevo proyecto' });
    const alert = page.getByRole('alertdialog', { name: 'Por favor completa todos los campos.' });
    const fields = [
      ['Nombre', 'Bodega'],
      ['Descripción', 'Techo'],
      ['Fecha de inicio', '02/11/2026'],
      ['Fecha de fin', '18/12/2026'],
    ] as const;
    for (const [label, value] of fields) {
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(alert).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(alert).toBeHidden();
      await dialog.getByLabel(label).fill(value);
    }
    await page.evaluate(() => localStorage.removeItem('username'));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(alert).toBeVisible();
    await expectAccessible(page);
    expect(await manager.api.project.list({ query: { company_id: company._id } })).toEqual([]);
  });

  test('a project that the dashboard cannot create is told in an alert (ERROR-12)', async ({
    page,
    product,
  }) => {
    const { company } = await enterCompany(page, product);
    await page.route('**/api/project/add', (route) => route.abort());
    await page.goto(`/company/${company._id}`);
    await page.getByRole('button', { name: 'Crear Proyecto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crear nuevo proyecto' });
    await dialog.getByLabel('Nombre').fill('Bodega');
    await dialog.getByLabel('Descripción').fill('Techo');
    await dialog.getByLabel('Fecha de inicio').fill('02/11/2026');
    await dialog.getByLabel('Fecha de fin').fill('18/12/2026');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alertdialog', { name: 'No se pudo crear el proyecto.' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Bodega');
  });

  test('an empty dashboard says what to do', async ({ page, product }) => {
    const { company } = await enterCompany(page, product);
    await page.goto(`/company/${company._id}`);
    await expect(page.getByText('No hay proyectos. ¡Crea uno nuevo!')).toBeVisible();
    await expect(page.getByText('No hay empleados registrados')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'manager-dashboard-empty');
    await page.getByRole('link', { name: '+ Nuevo Empleado' }).click();
    await expect(page).toHaveURL('/employees/new');
    expect(await stored(page, 'activeCompanyId')).toBe(company._id);
  });
});
