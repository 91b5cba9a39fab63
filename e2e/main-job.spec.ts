import type { Page } from '@playwright/test';
import { newManager, unique } from './fixtures/api.ts';
import { expect, test } from './fixtures/product.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

const password = 'secreto-1';

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Drags one element onto another as a hand does: down, a little, over, up. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const card = page.getByRole('article', { name: from });
  // By its title, once it rests: its buttons stand on the other side of its upper edge.
  await card.hover({ position: { x: 32, y: 20 } });
  const source = await card.boundingBox();
  const target = await page.getByRole('region', { name: to }).boundingBox();
  if (!source || !target) throw new Error('Nothing to drag, or nowhere to');
  await page.mouse.down();
  await page.mouse.move(source.x + 40, source.y + 28, { steps: 3 });
  await expect(page.locator('[data-drag-copy]')).toBeVisible();
  await page.mouse.move(target.x + target.width / 2, target.y + 96, { steps: 12 });
  await page.mouse.up();
}

test('the main job: from a company to the cents of its planilla', async ({ browser, page, product }) => {
  test.setTimeout(120_000);
  const manager = await newManager(product.origin);
  const employee = { fullname: 'Elena Castillo', username: unique('elena') };
  const company = unique('Panadería ');
  const project = unique('Apertura ');

  await test.step('a manager signs in', async () => {
    await logIn(page, manager.username);
    await expect(page).toHaveURL('/home');
  });

  await test.step('creates a company', async () => {
    await page.getByRole('link', { name: 'Register New Company' }).first().click();
    await page.getByLabel('Name').fill(company);
    await page.getByLabel('Line of Business').selectOption('Comercio');
    await page.getByLabel('How people mark').selectOption('By itself at sign-in');
    await page.getByRole('button', { name: 'Register Company' }).click();
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: company }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${company}!`);
  });

  await test.step('an employee', async () => {
    await page.getByRole('link', { name: 'Employees' }).click();
    await page.getByRole('link', { name: '+ Nuevo Empleado' }).first().click();
    await page.getByLabel('Nombre completo').fill(employee.fullname);
    await page.getByLabel('Usuario').fill(employee.username);
    await page.getByLabel('Email').fill(`${employee.username}@example.com`);
    await page.getByLabel('Teléfono').fill('5555-0101');
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL('/employees');
    await expect(page.getByRole('row', { name: new RegExp(employee.fullname) })).toBeVisible();
  });

  await test.step('with an hourly rate', async () => {
    await page.getByRole('link', { name: 'Planilla' }).click();
    await page.getByRole('button', { name: 'Configurar tarifa' }).click();
    // High enough for the cost of a few seconds to be more than nothing.
    await page.getByLabel('USD/hora').fill('3600.5');
    await page.getByRole('button', { name: 'Guardar tarifa' }).click();
    await page.getByRole('button', { name: 'Sí, guardar USD 3,600.50' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'USD 3,600.50' })).toBeVisible();
  });

  await test.step('and a project with that employee in it', async () => {
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('button', { name: 'Crear Proyecto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crear nuevo proyecto' });
    await dialog.getByLabel('Nombre').fill(project);
    await dialog.getByLabel('Descripción').fill('Abrir la segunda tienda');
    await dialog.getByLabel('Fecha de inicio').fill('02/11/2026');
    await dialog.getByLabel('Fecha de fin').fill('18/12/2026');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: new RegExp(project) }).click();
    await page.getByRole('link', { name: project, exact: true }).click();
    await page.getByRole('tab', { name: 'Usuarios' }).click();
    // By its name: the panel may come after the search for projects beside it.
    await page.getByRole('searchbox', { name: 'Buscar usuarios' }).fill(employee.username);
    await page.getByRole('button', { name: /^Agregar/ }).click();
    await expect(page.getByText('Usuarios en el Proyecto (2)')).toBeVisible();
  });

  const tasks = ['Comprar el horno', 'Pintar la fachada', 'Contratar la luz'];
  await test.step('adds three tasks to Backlog', async () => {
    await page.getByRole('tab', { name: 'Tareas' }).click();
    for (const title of tasks) {
      await page
        .getByRole('region', { name: /^Backlog/ })
        .getByRole('button', { name: /tarea/i })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Nueva Tarea' });
      await dialog.getByLabel('Título').fill(title);
      if (title === tasks[0]) {
        await dialog.getByLabel('Asignar a').click();
        await page.getByRole('option', { name: new RegExp(employee.fullname) }).click();
        await page.keyboard.press('Escape');
      }
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByRole('region', { name: /^Backlog/ }).getByRole('article')).toHaveCount(3);
  });

  await test.step('and drags one to Doing', async () => {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/tasks/reorder'));
    await drag(page, 'Comprar el horno', 'Doing');
    expect((await saved).ok()).toBe(true);
    await expect(page.getByRole('region', { name: /^Doing/ }).getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('region', { name: /^Doing/ }).getByRole('article')).toHaveText(
      /Comprar el horno/,
    );
  });

  const context = await browser.newContext({ baseURL: product.origin });
  const worker = await context.newPage();
  await test.step('the employee signs in: time starts by itself', async () => {
    await logIn(worker, employee.username);
    await expect(worker).toHaveURL('/employee');
    await expect(worker.getByRole('timer').first()).toBeVisible();
  });

  await test.step('sees the assigned task and moves it', async () => {
    await worker.getByRole('button', { name: /^Ver tasks/ }).click();
    await expect(worker.getByText('Comprar el horno')).toBeVisible();
    await worker.getByRole('link', { name: project }).first().click();
    const saved = worker.waitForResponse((answer) => answer.url().endsWith('/api/tasks/reorder'));
    await drag(worker, 'Comprar el horno', 'Testing');
    expect((await saved).ok()).toBe(true);
    await expect(worker.getByRole('region', { name: /^Testing/ }).getByRole('article')).toHaveCount(1);
  });

  await test.step('signs out: time stops', async () => {
    await logOut(worker);
    await context.close();
  });

  await test.step('the manager sees the hours and the cost to the cent', async () => {
    const [person] = await manager.api.employee.list({
      query: { companyId: (await manager.api.company.mine())[0]?._id ?? '' },
    });
    const records = await manager.api.record.get({ params: { id: person?._id ?? '' } });
    const [record] = Array.isArray(records) ? records : [];
    expect(record).toMatchObject({ endReason: 'logout', hourlyRate: 3600.5 });
    const cents = Math.round((record?.durationHours ?? 0) * 360_050);
    expect(Math.round((record?.cost ?? 0) * 100)).toBe(cents);
    expect(cents).toBeGreaterThan(0);

    const usd = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await page.getByRole('link', { name: 'Planilla' }).click();
    await expect(page.getByRole('definition').filter({ hasText: `USD ${usd}` })).toBeVisible();
    const history = page.getByRole('table', { name: 'Historial de Horas' });
    await expect(history.getByRole('cell', { name: `USD ${usd}` })).toBeVisible();
  });
});
