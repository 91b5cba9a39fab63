import { newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { headerClock, logIn, logOut, newWorker } from './worker.ts';

const { step } = test;

test("an employee's day: the clock runs from login to logout, and every screen of the area is accessible (TIME-9, TIME-11, TIME-23, TIME-26)", async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin, 'Elena Castillo');
  const { manager, company, session, username } = worker;

  await step('the first day, with nothing to do', async () => {
    await logIn(page, worker);
    await expect(headerClock(page)).toHaveText(/^0:0\d:\d\d$/);
    await expect(page.getByText('No tienes proyectos asignados aún.')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'employee-home-empty');
    await page.goto('/employee/tasks');
    await expect(page.getByText('No hay tareas asignadas.')).toBeVisible();
    await expectAccessible(page);
  });

  const project = await newProject(manager, company, { name: 'Apertura zona 10', members: [username] });
  const assignedTo = [session.userId];
  await newTask(manager, project, { title: 'Pedir permisos', status: 'Doing', assignedTo });
  await manager.api.task.create({
    body: { title: 'Cotizar', project: project._id, assignedTo, dueDate: '2026-01-15T06:00:00.000Z' },
  });

  await step('home and tasks', async () => {
    await page.goto('/employee');
    await expect(page.getByRole('region', { name: 'Tareas de hoy' }).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await shoot(page, 'employee-home');
    await page.getByRole('button', { name: 'Ver tasks: Apertura zona 10' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Apertura zona 10/]);
    // The selection survives a reload.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Ver todas' })).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'employee-tasks');
    await page.getByRole('link', { name: 'Apertura zona 10' }).click();
    await expect(page).toHaveURL(`/employee/projects/${project._id}`);
    await expect(page.getByRole('article', { name: 'Pedir permisos' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectAccessible(page);
    await shoot(page, 'project-page-employee');
  });

  await step('a stop by hand lasts, whatever page is loaded', async () => {
    await page.goto('/employee/time-tracker');
    await page.getByRole('button', { name: 'Detener registro' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Iniciar registro' })).toBeFocused();
    await expect.poll(worker.records).toMatchObject([{ endReason: 'manual' }]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Iniciar registro' })).toBeEnabled();
    await expect.poll(worker.records).toMatchObject([{ endReason: 'manual' }]);
    await page.getByRole('button', { name: 'Iniciar registro' }).press('Enter');
    await expect.poll(worker.records).toMatchObject([{ endTime: null }, { endReason: 'manual' }]);
    await expect(page.getByRole('row')).toHaveCount(3);
    await expectAccessible(page);
    await shoot(page, 'employee-time-tracker');
  });

  await step('logout', async () => {
    await page.goto('/account');
    await logOut(page);
    await expect
      .poll(async () => (await worker.records()).map(({ endReason }) => endReason))
      .toEqual(['logout', 'manual']);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  await step('without a stored username', async () => {
    await logIn(page, worker);
    await page.evaluate(() => localStorage.removeItem('username'));
    await page.goto('/employee');
    await expect(page.getByText('No se encontró el nombre de usuario.')).toBeVisible();
    await expectAccessible(page);
  });
});
