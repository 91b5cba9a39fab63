import { headerClock, logIn, newWorker } from '../employee/worker.ts';
import { activate, enterAs, newCompany, newManager } from '../fixtures/api.ts';
import { untilLater } from '../fixtures/later.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

const LOST = 'No hay conexión con el servidor. Por ahora no se guarda nada.';
const BACK = 'La conexión ha vuelto.';
const UNSENT = 'Sin conexión con el servidor no se envía nada. Lo escrito sigue aquí.';
const UNKNOWN = 'no se sabe si el cambio se hizo';

test('without a connection the frame stays, nothing is sent later, and all mends itself when it is back (NET-1, NET-6, NET-7)', async ({
  page,
  context,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const projects = () => manager.api.project.list({ query: { company_id: company._id } });
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto(`/company/${company._id}`);
  await page.getByRole('button', { name: 'Crear Proyecto' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nombre').fill('Bodega norte');
  await form.getByLabel('Descripción').fill('Cimientos');
  await form.getByLabel('Fecha de inicio').fill('02/11/2026');
  await form.getByLabel('Fecha de fin').fill('18/12/2026');
  const banner = page.getByText(LOST);
  const save = form.getByRole('button', { name: 'Guardar', exact: true });

  await untilLater(page);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await save.click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(form.getByText(UNSENT)).toBeVisible();
  await expect(form.getByLabel('Nombre')).toHaveValue('Bodega norte');
  await shoot(page, 'offline-form');
  await context.setOffline(false);
  await expect(page.getByText(BACK)).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await projects()).toEqual([]);

  // A request without an answer: after the wait ends, the typed text can be sent again.
  await page.route('**/api/project/add', () => undefined);
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(form.getByText(UNKNOWN)).toBeVisible();
  await page.unroute('**/api/project/add');
  // One whose answer is cut off: sent again it is made once (NET-10).
  await page.route(
    '**/api/project/add',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save.click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(form.getByText(UNKNOWN)).toBeVisible();
  await expect.poll(projects).toHaveLength(1);
  await save.click();
  await expect(form).toBeHidden();
  expect(await projects()).toHaveLength(1);

  await untilLater(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Employees' }).first().click();
  await expect(page.getByText('No se pudo abrir esta página.')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText(company.name)).toBeVisible();
  await shoot(page, 'offline-route');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Empleados', level: 1 })).toBeVisible();

  // The server is there, yet not the file: another version has other names, which a reload asks for.
  let refused = 0;
  let reloaded = false;
  page.on('request', (request) => {
    reloaded ||= request.isNavigationRequest();
  });
  await page.route(/assets\/planilla[^/]*\.js$/, (route) => {
    if (reloaded) return route.continue();
    refused += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'Planilla' }).first().click();
  await expect(page.getByRole('heading', { name: 'Planilla', level: 1 })).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  expect(reloaded).toBe(true);
});

test('a stop that is pressed offline stops nothing later, and a logout offline says that the record stays open, and leads to the login (NET-1, NET-19, SESSION-10)', async ({
  page,
  context,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  await expect.poll(worker.records).toMatchObject([{ endTime: null }]);

  await untilLater(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect(page.getByText('No se pudo detener el registro.')).toBeVisible();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /conexión|servidor/ })).toHaveCount(1);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('El servidor no responde');
  await shoot(page, 'offline-logout');
  await question.getByRole('button', { name: 'Esperar' }).click();
  await context.setOffline(false);
  await expect(page.getByText(BACK)).toBeVisible();

  expect(await worker.records()).toMatchObject([{ endTime: null }]);
  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect.poll(worker.records).toMatchObject([{ endReason: 'manual' }]);

  await context.setOffline(true);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await shoot(page, 'offline-login');
});
