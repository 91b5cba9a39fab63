import { newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { logIn, newWorker } from './worker.ts';

/** A worker with a task in each of two projects. */
async function newBusyWorker(origin: string) {
  const worker = await newWorker(origin, 'Elena Castillo');
  const { manager, company, username, session } = worker;
  const members = [username];
  const north = await newProject(manager, company, { name: 'Apertura zona 10', members });
  const south = await newProject(manager, company, { name: 'Inventario anual', members });
  const permits = await manager.api.task.create({
    body: {
      title: 'Pedir permisos',
      description: 'En la municipalidad, con copia de la escritura.',
      priority: 'High',
      status: 'To do',
      dueDate: '2027-03-09T06:00:00.000Z',
      estimatedHours: 6,
      assignedTo: [session.userId],
      project: north._id,
    },
  });
  await newTask(manager, south, { title: 'Contar la bodega', assignedTo: [session.userId] });
  await newTask(manager, south, { title: 'De nadie' });
  return { ...worker, north, south, permits };
}

test('"Tareas asignadas por proyecto": tasks are grouped by project', async ({ page, product }) => {
  const worker = await newBusyWorker(product.origin);
  await logIn(page, worker);
  await page.getByRole('link', { name: 'Tareas', exact: true }).click();

  await expect(page).toHaveURL(`/employee/tasks/${worker.session.userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tareas asignadas por proyecto');
  const north = page.getByRole('region', { name: 'Apertura zona 10' });
  const south = page.getByRole('region', { name: 'Inventario anual' });
  await expect(north.getByRole('heading', { level: 3 })).toHaveText(['Pedir permisos']);
  await expect(south.getByRole('heading', { level: 3 })).toHaveText(['Contar la bodega']);
  await expectAccessible(page);
  await shoot(page, 'employee-tasks');
});

test('a card of an assigned task shows what is set and says what is not (TIME-27)', async ({
  page,
  product,
}) => {
  const worker = await newBusyWorker(product.origin);
  await logIn(page, worker);
  await page.goto(`/employee/tasks/${worker.session.userId}`);
  const facts = (card: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: card }) });

  const full = facts('Pedir permisos');
  await expect(full).toContainText('En la municipalidad, con copia de la escritura.');
  await expect(full.getByRole('term')).toHaveText([
    'Estado',
    'Prioridad',
    'Asignado a',
    'Fecha límite',
    'Horas estimadas',
  ]);
  await expect(full.getByRole('definition')).toHaveText(['To do', 'Alta', 'Elena Castillo', '9/3/27', '6']);
  const bare = facts('Contar la bodega');
  await expect(bare.getByRole('definition')).toHaveText([
    'Backlog',
    'Media',
    'Elena Castillo',
    'No definida',
    'N/A',
  ]);
});

test("the stored project filters the tasks until 'Ver todas' (TIME-27)", async ({ page, product }) => {
  const worker = await newBusyWorker(product.origin);
  await logIn(page, worker);
  await page.getByRole('button', { name: 'Ver tasks: Inventario anual' }).click();

  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Inventario anual/]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Inventario anual/]);
  await page.getByRole('button', { name: 'Ver todas' }).click();

  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^Apertura zona 10/,
    /^Inventario anual/,
  ]);
  expect(await page.evaluate(() => localStorage.getItem('selectedProjectId'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Ver todas' })).toBeHidden();
});

test('the project name links to /projects/{id}, which leads an employee to their view of it', async ({
  page,
  product,
}) => {
  const worker = await newBusyWorker(product.origin);
  await logIn(page, worker);
  await page.goto(`/employee/tasks/${worker.session.userId}`);
  const link = page.getByRole('link', { name: 'Apertura zona 10' });
  await expect(link).toHaveAttribute('href', `/projects/${worker.north._id}`);

  await link.click();

  await expect(page).toHaveURL(`/employee/projects/${worker.north._id}`);
});

test('empty: "No hay tareas asignadas."', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await page.goto('/employee/tasks');
  await expect(page.getByText('No hay tareas asignadas.')).toBeVisible();
  await expectAccessible(page);
});

test("another person's tasks are not found", async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await page.goto(`/employee/tasks/${worker.manager.session.userId}`);
  await expect(page.getByText('Página no encontrada')).toBeVisible();
});

test('a failed load says what failed and what is safe, and "Reintentar" tries again', async ({
  page,
  product,
}) => {
  const worker = await newBusyWorker(product.origin);
  await logIn(page, worker);
  await page.route('**/api/tasks/user/*', (route) => route.abort());
  await page.goto(`/employee/tasks/${worker.session.userId}`);
  await expect(page.getByRole('alert')).toContainText('No se pudieron cargar las tareas.');
  await page.unroute('**/api/tasks/user/*');

  await page.getByRole('button', { name: 'Reintentar' }).click();

  await expect(page.getByRole('heading', { name: 'Pedir permisos' })).toBeVisible();
});
