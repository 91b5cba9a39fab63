import { newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { headerClock, logIn, newWorker } from './worker.ts';

test('on a phone: the panel is a bar at the foot (PHONE-12), records are cards, nothing is wider than the screen', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin, 'María de los Ángeles Castellanos');
  const { manager, company, username, session } = worker;
  const name = 'Remodelación de la bodega central de Quetzaltenango';
  const project = await newProject(manager, company, { name, members: [username] });
  await newTask(manager, project, { title: 'Cotizar', assignedTo: [session.userId] });
  const expectToFit = async () => {
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await expectAccessible(page);
  };

  await logIn(page, worker);
  // The home has one clock, its own; the projects come once somebody scrolls there.
  await expect(page.getByRole('main').getByRole('timer')).toBeInViewport();
  await expect(headerClock(page)).toBeHidden();
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await toEnd();
  await expect(page.getByRole('button', { name: /^Ver tasks/ })).toBeVisible();
  await toEnd();
  await expectToFit();

  await page.getByRole('button', { name: /^Ver tasks/ }).tap();
  await expect(page.getByRole('heading', { name: 'Cotizar' })).toBeVisible();
  await expectToFit();

  const bar = page.getByRole('navigation', { name: 'Panel de Empleado' });
  await bar.getByRole('link', { name: 'Planilla' }).tap();
  await expect(bar.getByRole('link', { name: 'Planilla' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/employee/time-tracker');
  await page.getByRole('button', { name: 'Detener registro' }).tap();
  const records = page.getByRole('list', { name: 'Registros de tiempo' });
  await expect(records.getByRole('term')).toHaveText(['Inicio', 'Fin', 'Horas', 'Costo']);
  await expect(records.getByRole('definition').last()).toHaveText('Q0');
  await expectToFit();
});
