import { enterAs, newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { logIn, newWorker, type Worker } from './worker.ts';

/** A project of the worker's company with the worker in it. */
async function newOwnProject(worker: Worker, name: string, description = '') {
  const { manager, company, username } = worker;
  const { project } = await manager.api.project.create({
    body: { name, description, start_date: '2026-11-02', end_date: '2026-12-18', company_id: company._id },
  });
  await manager.api.project.addMember({ body: { projectId: project._id, username } });
  return project;
}

test("the home welcomes by first name, names the company and shows the person's projects (TIME-23)", async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin, 'Elena Castillo Ruiz');
  await newOwnProject(
    worker,
    'Apertura zona 10',
    'Todo lo que falta para abrir la segunda tienda antes de fin de año.',
  );
  await newOwnProject(worker, 'Inventario anual');
  await newProject(worker.manager, worker.company, { name: 'De otros' });

  await logIn(page, worker);

  for (const address of ['/employee', '/employee/home']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenido, Elena!');
    await expect(page.getByRole('main').getByText(worker.company.name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Apertura zona 10',
      'Inventario anual',
    ]);
  }
  await expectAccessible(page);
});

test("a project card shows its data, dates in short es-ES form, and leads on with 'Ver tasks' (TIME-24)", async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  const project = await newOwnProject(worker, 'Apertura zona 10', 'Abrir la segunda tienda.');
  await logIn(page, worker);

  const card = page.getByRole('listitem').filter({ hasText: 'Apertura zona 10' });
  await expect(card).toContainText('Abrir la segunda tienda.');
  await expect(card).toContainText('2/11/26');
  await expect(card).toContainText('18/12/26');
  await expect(card).toContainText('Activo');
  await card.getByRole('button', { name: /^Ver tasks/ }).click();

  await expect(page).toHaveURL(`/employee/tasks/${worker.session.userId}`);
  expect(await page.evaluate(() => localStorage.getItem('selectedProjectId'))).toBe(project._id);
});

test('empty: "No tienes proyectos asignados aún."', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(page.getByText('No tienes proyectos asignados aún.')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'employee-home-empty');
});

test('the company name is "Empresa desconocida" if none', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await worker.manager.api.company.remove({ params: { id: worker.company._id } });
  await logIn(page, worker);
  await expect(page.getByText('Empresa desconocida')).toBeVisible();

  await page.getByRole('button', { name: 'Iniciar registro' }).click();

  await expect(page.getByText('No se pudo iniciar el registro.')).toBeVisible();
  expect(await worker.records()).toEqual([]);
});

test('"No se encontró el nombre de usuario." without a stored username', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await enterAs(page, worker);
  await page.evaluate(() => localStorage.removeItem('username'));
  await page.goto('/employee');
  await expect(page.getByText('No se encontró el nombre de usuario.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Volver a entrar' }).click();

  await expect(page).toHaveURL('/login');
});

test('side panel "Panel de Empleado" with links Inicio, Tareas, Planilla', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  const panel = page.getByRole('navigation', { name: 'Panel de Empleado' });
  await expect(panel.getByRole('link')).toHaveText(['Inicio', 'Tareas', 'Planilla']);
  const places = [
    ['Tareas', '/employee/tasks', `/employee/tasks/${worker.session.userId}`],
    ['Planilla', '/employee/timesheet', '/employee/time-tracker'],
    ['Inicio', '/employee', '/employee'],
  ] as const;
  for (const [name, href, url] of places) {
    const link = panel.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await link.click();
    await expect(page).toHaveURL(url);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('the home begins with the clock, then has the projects, then what is due today (TIME-23)', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin, 'Elena Castillo');
  const { manager, session } = worker;
  const assignedTo = [session.userId];
  const names = ['Apertura zona 10', 'Inventario anual', 'Capacitación de caja'];
  for (const name of names) {
    const project = await newOwnProject(
      worker,
      name,
      'Lo que falta para abrir la segunda tienda antes de fin de año, con proveedores y permisos.',
    );
    await newTask(manager, project, { title: `Pedir permisos: ${name}`, status: 'Doing', assignedTo });
    await newTask(manager, project, { title: 'Algún día', assignedTo });
    const late = { title: `Cotizar mobiliario: ${name}`, dueDate: '2026-01-15T06:00:00.000Z', assignedTo };
    await manager.api.task.create({ body: { ...late, project: project._id, priority: 'High' } });
  }
  await logIn(page, worker);

  const hero = page.getByRole('region', { name: 'Tiempo de trabajo' });
  await expect(hero).toContainText('Trabajado hoy');
  await expect(hero.getByRole('timer')).toHaveText(/^0:00:\d\d$/);
  await expect(hero).toContainText(/En curso desde las \d?\d:\d\d/);
  await expect(page.getByRole('button', { name: 'Detener registro' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Proyectos', 'Tareas de hoy']);
  const today = page.getByRole('region', { name: 'Tareas de hoy' }).getByRole('listitem');
  await expect(today).toHaveCount(6);
  await expect(today.first()).toContainText('15/1/26 · vencida');
  await expectAccessible(page);
  await shoot(page, 'employee-home');
});
