import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, expect, type Page, type Request } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { shoot } from '../fixtures/shots.ts';
import { type ServerClock, test } from './shifted-product.ts';
import { headerClock, logIn, newWorker, type Worker } from './worker.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 498;

/** Somebody whose company marks by button. */
async function newMarker(origin: string): Promise<Worker> {
  const worker = await newWorker(origin);
  const params = { id: worker.company._id };
  await worker.manager.api.company.update({ params, body: { marking: 'button' } });
  return worker;
}

/** Signs in for the only time, and has the phone be the person's own. */
async function takePhone(page: Page, worker: Worker): Promise<void> {
  await logIn(page, worker);
  await page.getByRole('button', { name: 'Este teléfono es mío' }).click();
  await expect(page.getByText('Listo: en este teléfono la sesión dura 180 días.')).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const receipt = (page: Page, text: RegExp) => page.getByRole('status').getByText(text);

/** The only record of the day, once it has ended. */
async function dayOf(worker: Worker) {
  await expect.poll(worker.records).toMatchObject([{ endReason: 'manual' }]);
  const [record, ...others] = await worker.records();
  expect(others).toEqual([]);
  return record;
}

/** All processes of a browser, which its own process began. */
async function processesOf(pid: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) && (await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''));
    if (!stat) continue;
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const all = [pid];
  for (const one of all) all.push(...(children.get(one) ?? []));
  return all;
}

/** Locks the phone for so long: the system stops it, its clock runs on, and no byte leaves it. */
async function pocket(
  page: Page,
  browserPid: number,
  { minutes, serverClock }: { minutes: number; serverClock: ServerClock },
): Promise<void> {
  const processes = await processesOf(browserPid);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    // Playwright hears earlier requests by now.
    await pause(300);
    const sent: string[] = [];
    const hear = (request: Request) => void sent.push(request.url());
    page.on('request', hear);
    const answer = page.evaluate(() => 'alive').catch(() => 'gone');
    await serverClock.advance(minutes);
    expect(await Promise.race([answer, pause(1_500).then(() => 'silent')])).toBe('silent');
    expect(sent).toEqual([]);
    page.off('request', hear);
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  await page.clock.fastForward(minutes * MINUTE_MS);
}

test('a day with the phone in the pocket is paid to the minute: two presses, one sign-in, no review (MARK-3, PHONE-23)', async ({
  product,
  serverClock,
}) => {
  const worker = await newMarker(product.origin);
  const server = await chromium.launchServer(findBrowser());
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ baseURL: product.origin, locale: 'es-GT' });
  const page = await context.newPage();
  await page.clock.install();
  await takePhone(page, worker);

  await press(page, 'Entrada');
  await expect(receipt(page, /^Entrada \d+:\d\d · guardada$/)).toBeVisible();
  // He looks at the phone five times.
  for (const minutes of [90, 120, 75, 150, DAY_MINUTES - 435]) {
    await pocket(page, server.process().pid ?? 0, { minutes, serverClock });
    await expect(headerClock(page)).toBeVisible();
    await page.mouse.move(minutes, 200);
  }
  await press(page, 'Salida');
  await expect(receipt(page, /^Salida \d+:\d\d · guardada$/)).toBeVisible();

  const day = await dayOf(worker);
  expect(day).toMatchObject({ needsReview: false, marked: true });
  expect(Math.abs((day?.durationHours ?? 0) * 60 - DAY_MINUTES)).toBeLessThan(1);
  await server.close();
});

/** Waits until the worker keeps the first screen. */
async function untilKept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
}

async function reopen(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto('/employee');
  return next;
}

for (const [wrong, ahead] of [
  ['right', 0],
  ['three hours ahead', 3 * HOUR_MS],
  ['three hours behind', -3 * HOUR_MS],
] as const) {
  test(`a day wholly without a network is paid to the minute, on a phone whose clock is ${wrong} and that restarts (MARK-13, PHONE-20)`, async ({
    context,
    page: first,
    product,
    serverClock,
  }) => {
    const worker = await newMarker(product.origin);
    await context.clock.install({ time: Date.now() + ahead });
    await takePhone(first, worker);
    await untilKept(first);
    await context.setOffline(true);
    expect(await first.evaluate(() => fetch('/api/health').catch(() => 'no network'))).toBe('no network');

    await press(first, 'Entrada');
    await expect(receipt(first, /^Entrada .* en el teléfono, se envía sola$/)).toBeVisible();
    await serverClock.advance(DAY_MINUTES);
    await context.clock.fastForward(DAY_MINUTES * MINUTE_MS);
    const page = await reopen(context, first);
    await expect(headerClock(page)).toBeVisible();
    await expect(
      page.getByText(/No hay conexión con el servidor\. Entrada y Salida se guardan en este teléfono\./),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeHidden();
    await expectAccessible(page);
    if (ahead === 0) await shoot(page, 'employee-marked-offline');
    await press(page, 'Salida');
    await expect(receipt(page, /^Salida .* en el teléfono, se envía sola$/)).toBeVisible();
    expect(await worker.records()).toEqual([]);

    await context.setOffline(false);
    await expect(receipt(page, /^Salida \d+:\d\d · guardada$/)).toBeVisible();
    const day = await dayOf(worker);
    expect(day).toMatchObject({ needsReview: false });
    expect(Math.abs((day?.durationHours ?? 0) * 60 - DAY_MINUTES)).toBeLessThan(1);
  });
}
