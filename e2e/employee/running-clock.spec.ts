import type { BrowserContext, Page } from '@playwright/test';
import { newProject, signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { headerClock, logIn, newWorker } from './worker.ts';

/** Keeps the ids for which heartbeats are sent, by all tabs. */
function heartbeats(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/heartbeat')) ids.push(request.postDataJSON().timesheetId);
  });
  return ids;
}

/** The server's answer to the next heartbeat. */
function nextHeartbeat(page: Page) {
  return page.waitForResponse((response) => response.url().endsWith('/heartbeat'));
}

test('a running clock is visible everywhere in the employee area while time is tracked, with the time since the start; the tab’s title shows it too', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  const { company, manager, username } = worker;
  const project = await newProject(manager, company, { members: [username] });
  await logIn(page, worker);
  await expect(headerClock(page)).toHaveText(/^0:0\d:\d\d$/);
  const early = (await headerClock(page).textContent()) ?? '';
  await expect(headerClock(page)).not.toHaveText(early);

  await expect(page).toHaveTitle(/^0:0\d:\d\d · Bienvenido, Elena! · Faena$/);
  for (const [path, title] of [
    ['/employee/home', 'Bienvenido, Elena!'],
    [`/employee/tasks/${worker.session.userId}`, 'Tareas asignadas por proyecto'],
    [`/employee/projects/${project._id}`, project.name],
    ['/employee/time-tracker', 'Seguimiento de tiempo'],
  ] as const) {
    await page.goto(path);
    await expect(headerClock(page)).toHaveText(/^0:0\d:\d\d$/);
    await expect(page).toHaveTitle(new RegExp(`^0:0\\d:\\d\\d · ${title} · Faena$`));
  }
  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect(headerClock(page)).toHaveCount(0);
  await expect(page).toHaveTitle('Seguimiento de tiempo · Faena');
});

test('a heartbeat is sent each minute while a record runs, one for two tabs (TIME-13)', async ({
  context,
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await context.clock.install();
  await logIn(page, worker);
  const second = await context.newPage();
  await second.goto('/employee/time-tracker');
  await expect(headerClock(second)).toBeVisible();
  const sent = heartbeats(context);
  const [record] = await worker.records();

  for (const minute of [1, 2]) {
    await context.clock.runFor(60_000);
    // One tab beats for both; those that come to it in the very same second both do.
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(minute);
  }
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(new Set(sent)).toEqual(new Set([record?._id]));
});

test('stopped by the server, it shows idle and tells the person quietly', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const [record] = await worker.records();
  await worker.manager.api.record.stop({ body: { timesheetId: record?._id ?? '' } });

  await page.clock.runFor(60_000);

  await expect(page.getByText('La gerencia detuvo el registro.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Sin registro')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar registro' }).first()).toBeVisible();
  await expect.poll(worker.records).toHaveLength(1);
});

test('an unload on another device stops nothing for good while this one is open', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const [record] = await worker.records();
  const elsewhere = await signIn(product.origin, worker);
  await elsewhere.api.record.stop({ body: { timesheetId: record?._id ?? '', reason: 'unload' } });

  await page.clock.runFor(60_000);

  await expect.poll(worker.records).toMatchObject([{ _id: record?._id, endTime: null }]);
  await expect(headerClock(page)).toBeVisible();
});

test('offline is told by a quiet notice, and recovers by itself', async ({ context, page, product }) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  await context.setOffline(true);
  await page.clock.runFor(60_000);
  const notice = page.getByRole('status').filter({ hasText: 'Sin conexión con el servidor.' });
  await expect(notice).toBeVisible();
  await expect(headerClock(page)).toBeVisible();

  const heard = nextHeartbeat(page);
  await context.setOffline(false);

  expect((await heard).status()).toBe(200);
  await expect(notice).toBeHidden();
});

test('a stop in one tab shows in the others', async ({ context, page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  const second = await context.newPage();
  await second.goto('/employee/time-tracker');
  await expect(headerClock(second)).toBeVisible();

  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect(second.getByRole('button', { name: 'Iniciar registro' })).toBeVisible();
  await second.getByRole('button', { name: 'Iniciar registro' }).click();

  await expect(headerClock(page)).toBeVisible();
  await expect.poll(worker.records).toMatchObject([{ endTime: null }, { endReason: 'manual' }]);
});

test('at zero the user is logged out: inactivity stops the record', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();

  await page.clock.fastForward('15:00');

  await expect(page).toHaveURL(/^[^?]*\/login/);
  await expect.poll(worker.records).toMatchObject([{ endReason: 'inactivity' }]);
});

test('what was started on another device shows when the person comes back to this one', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect(page.getByRole('banner').getByText('Sin registro')).toBeVisible();
  await worker.api.record.start({ body: { employeeId: worker.session.userId } });

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await expect(headerClock(page)).toBeVisible();
});
