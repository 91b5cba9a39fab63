import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { activate, enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { shoot } from '../fixtures/shots.ts';
import { type ServerClock, test } from './shifted-product.ts';
import { headerClock, logIn, newWorker, type Worker } from './worker.ts';

const MINUTE_MS = 60_000;

/** Advances browser and server by a minute; returns after the answer to its heartbeat. */
async function passMinute(page: Page, serverClock: ServerClock): Promise<void> {
  await serverClock.advance(1);
  const heard = page.waitForResponse((response) => response.url().endsWith('/heartbeat'));
  await page.clock.runFor(MINUTE_MS);
  expect((await heard).status()).toBe(200);
}

/** Sets the clocks of all pages of a context ahead by `ms`, and stops them there. */
async function holdClock(page: Page, ms: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);
}

/** Expects each tab to tell it, once. Their clock is held, and goes on in steps too small for the 4 s that news stay. */
async function expectNews(tabs: readonly [Page, ...Page[]], text: string | RegExp): Promise<void> {
  const told = tabs.map(() => 0);
  const goOn = async () => {
    await tabs[0].clock.runFor(1_000);
    const seen = await Promise.all(tabs.map((tab) => tab.getByText(text, { exact: true }).count()));
    for (const [tab, count] of seen.entries()) told[tab] = Math.max(told[tab] ?? 0, count);
    return told;
  };
  await expect.poll(goOn, { message: 'each tab tells it' }).toEqual(tabs.map(() => 1));
}

/** Minutes from the start to the end of the newest record. */
async function minutesOf(worker: Worker): Promise<number> {
  const [record] = await worker.records();
  return (record?.durationHours ?? 0) * 60;
}

/** Minutes from now on, as the machine takes them: the server's clock goes on besides what a test has it advance. */
function stopwatch(): () => number {
  const since = Date.now();
  return () => (Date.now() - since) / MINUTE_MS;
}

test('a killed browser loses at most a minute', async ({ product, serverClock }) => {
  const worker = await newWorker(product.origin);
  const taken = stopwatch();
  const server = await chromium.launchServer(findBrowser());
  const browser = await chromium.connect(server.wsEndpoint());
  const page = await browser.newPage({ baseURL: product.origin });
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  for (let minute = 1; minute <= 3; minute += 1) await passMinute(page, serverClock);

  server.process().kill('SIGKILL');
  await serverClock.advance(6);

  await expect.poll(worker.records).toMatchObject([{ endReason: 'lost_signal', needsReview: true }]);
  expect(await minutesOf(worker)).toBeGreaterThanOrEqual(3);
  expect(await minutesOf(worker)).toBeLessThan(4 + taken());
});

test('a sleeping laptop is closed at its last heartbeat, and the person told on waking', async ({
  page,
  product,
  serverClock,
}) => {
  const worker = await newWorker(product.origin);
  const taken = stopwatch();
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  await passMinute(page, serverClock);

  // Asleep: time passes, and nothing of the page runs.
  await serverClock.advance(9);
  await expect.poll(worker.records).toMatchObject([{ endReason: 'lost_signal', needsReview: true }]);
  expect(await minutesOf(worker)).toBeGreaterThanOrEqual(1);
  expect(await minutesOf(worker)).toBeLessThan(2 + taken());

  await page.clock.fastForward(9 * MINUTE_MS);

  await expect(page.getByText('El registro se cerró por falta de señal.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Sin registro')).toBeVisible();
  await page.goto('/employee/time-tracker');
  await expect(page.getByRole('row', { name: 'por revisar' })).toBeVisible();
});

test('the home asks about the time of a lost signal, and an answer without a network reaches the manager (TIME-68) (TIME-69)', async ({
  context,
  page,
  product,
  serverClock,
}) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  await passMinute(page, serverClock);
  await serverClock.advance(9);
  await expect.poll(worker.records).toMatchObject([{ endReason: 'lost_signal' }]);
  await page.clock.fastForward(9 * MINUTE_MS);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar registro' }).click();
  await expect.poll(worker.records).toMatchObject([{ endTime: null }, {}]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/employee');
  const no = page.getByRole('button', { name: 'No hubo trabajo' });
  await expect(no).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'silence-question');
  await context.setOffline(true);
  await no.click();
  await expect(page.getByText(/^«No hubo trabajo» está en este dispositivo/)).toBeVisible();
  await shoot(page, 'silence-unsent');
  await context.setOffline(false);
  await page.clock.runFor(10_000);
  await expect(no).toBeHidden();
  await expect.poll(worker.records).toMatchObject([{}, { evidence: { notWorked: {} } }]);

  await page.goto('/employee/time-tracker');
  await page
    .getByRole('button', { name: /^Actividad: registro del/ })
    .last()
    .click();
  await expect(page.getByText(/^Respuesta: no hubo trabajo de/)).toBeVisible();
  await shoot(page, 'silence-evidence');
});

test('offline for two minutes and back: still one record, nothing lost, the person told', async ({
  context,
  page,
  product,
  serverClock,
}) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const [before] = await worker.records();

  await context.setOffline(true);
  await serverClock.advance(2);
  await page.clock.runFor(2 * MINUTE_MS);
  const notice = page.getByRole('status').filter({ hasText: 'Con esta página abierta el registro sigue' });
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();

  await expect.poll(worker.records).toMatchObject([{ _id: before?._id, endTime: null }]);
  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect.poll(worker.records).toMatchObject([{ endReason: 'manual' }]);
  expect(await minutesOf(worker)).toBeGreaterThanOrEqual(2);
});

test('eight minutes without a signal at work: the record goes on, told to the person and to be reviewed by the manager', async ({
  browser,
  context,
  page,
  product,
  serverClock,
}) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  await passMinute(page, serverClock);
  const second = await context.newPage();
  await second.goto('/employee/time-tracker');
  await expect(headerClock(second)).toBeVisible();
  const [before] = await worker.records();

  await context.setOffline(true);
  for (let minute = 1; minute <= 8; minute += 1) {
    await serverClock.advance(1);
    await context.clock.runFor(MINUTE_MS);
    await page.keyboard.press('Shift');
  }
  await expect.poll(worker.records).toMatchObject([{ endReason: 'lost_signal', needsReview: true }]);
  await holdClock(page, 10_000);
  await context.setOffline(false);

  const tabs = [page, second] as const;
  await expectNews(tabs, /^Hubo (8|9) min sin señal\. El registro siguió y queda por revisar\.$/);
  await context.clock.resume();
  const gap = { from: expect.any(String), until: expect.any(String), used: true };
  await expect
    .poll(worker.records)
    .toMatchObject([{ _id: before?._id, endTime: null, needsReview: true, gaps: [gap] }]);
  for (const tab of tabs) await expect(headerClock(tab)).toBeVisible();
  await expect(page.getByText(/^Sin señal de .+ a .+/)).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'gap-employee');
  await second.close();

  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect.poll(worker.records).toMatchObject([{ endReason: 'manual', needsReview: true, gaps: [gap] }]);
  expect(await minutesOf(worker)).toBeGreaterThanOrEqual(9);
  await page.goto('/employee/time-tracker');
  await expect(page.getByRole('row', { name: 'por revisar' })).toContainText('Sin señal de');
  await shoot(page, 'gap-employee-records');

  const managing = await browser.newPage({ baseURL: product.origin });
  await enterAs(managing, worker.manager);
  await activate(managing, worker.company);
  await managing.goto('/planilla?registros=por-revisar');
  await expect(managing.getByRole('row', { name: /^Elegir: .*por revisar/ })).toContainText('Sin señal de');
  await shoot(managing, 'gap-manager');
  await managing.getByRole('button', { name: /^Corregir/ }).click();
  await expect(managing.getByRole('dialog')).toContainText('Sin señal de');
  await shoot(managing, 'gap-manager-dialog');
});

test('a manager deleting the employee meanwhile ends it cleanly', async ({ page, product, serverClock }) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const { api } = worker.manager;

  await api.employee.remove({ params: { id: worker.session.userId } });
  await serverClock.advance(1);
  await page.clock.runFor(MINUTE_MS);

  await expect(page).toHaveURL(/\/login/);
  const records = await api.record.get({ params: { id: worker.session.userId } });
  expect(records).toMatchObject([{ endReason: 'removed' }]);
});

test('a manager deleting the company meanwhile ends it cleanly', async ({ page, product, serverClock }) => {
  const worker = await newWorker(product.origin);
  await page.clock.install();
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();

  await worker.manager.api.company.remove({ params: { id: worker.company._id } });
  await serverClock.advance(1);
  await holdClock(page, MINUTE_MS);

  await expectNews([page], 'El registro se cerró.');
  await expect(page.getByRole('banner').getByText('Sin registro')).toBeVisible();
  expect(await worker.records()).toMatchObject([{ endReason: 'removed' }]);
});
