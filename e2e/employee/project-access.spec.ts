import { newProject } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { logIn, newWorker } from './worker.ts';

test('projects/{id} shows the project page if the username is in the project’s usuarios', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  const members = [worker.username.toUpperCase()];
  const project = await newProject(worker.manager, worker.company, { name: 'Apertura zona 10', members });
  await logIn(page, worker);

  await page.goto(`/employee/projects/${project._id}`);

  await expect(page.getByRole('heading', { name: 'Apertura zona 10' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('current_project'))).toBe(project._id);
});

test('whoever is no member of a project is told so and led to /not-authorized (PROJECT-18)', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  const project = await newProject(worker.manager, worker.company);
  await logIn(page, worker);

  await page.goto(`/employee/projects/${project._id}`);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('🚫 No tienes permiso para ver este proyecto.');
  await alert.getByRole('button').click();

  await expect(page).toHaveURL('/not-authorized');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
});

test('a project that is not found leads to /not-found (PROJECT-18)', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  const stranger = await newWorker(product.origin);
  const foreign = await newProject(stranger.manager, stranger.company);
  await logIn(page, worker);

  for (const id of [foreign._id, '0123456789abcdef01234567', 'nonsense']) {
    await page.goto(`/employee/projects/${id}`);
    await expect(page).toHaveURL('/not-found');
    await expect(page.getByText('Página no encontrada')).toBeVisible();
  }
});

test('a load error alerts "Ocurrió un error al cargar el proyecto." and goes to /not-authorized', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  const members = [worker.username];
  const project = await newProject(worker.manager, worker.company, { members });
  await logIn(page, worker);
  await page.route(`**/api/project/${project._id}`, (route) => route.abort());

  await page.goto(`/employee/projects/${project._id}`);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Ocurrió un error al cargar el proyecto.');
  await alert.getByRole('button').click();

  await expect(page).toHaveURL('/not-authorized');
});
