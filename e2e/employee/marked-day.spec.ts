import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, expect, type Page, type Request } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { shoot } from '../fixtures/shots.ts';
import { RawPage } from './raw-browser.ts';
import { type ServerClock, test } from './shifted-product.ts';
import { newWorker, type Worker } from './worker.ts';

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

/** Signs in for the only time, by the link that the manager sends: the phone is the person's own (MARK-20). */
async function takePhone(page: Page, { manager, session }: Worker): Promise<void> {
  await manager.api.session.confirm({ body: { password: manager.password } });
  const { token } = await manager.api.device.makeLink({ params: { id: session.userId } });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/telefono#${token}`);
  await page.getByRole('button', { name: 'Este teléfono es mío' }).click();
  await page.waitForURL('/employee');
  await expect(page.getByRole('button', { name: 'Entrada' })).toBeEnabled();
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const receipt = (page: Page, text: RegExp) => page.getByRole('status').getByText(text);

/** The day before and after lunch, once both records have ended, and its minutes. */
async function dayOf(worker: Worker) {
  await expect.poll(worker.records).toMatchObject([{ endReason: 'manual' }, { endReason: 'manual' }]);
  const records = await worker.records();
  expect(records).toHaveLength(2);
  return { records, minutes: records.reduce((sum, { durationHours }) => sum + durationHours * 60, 0) };
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

/** Stops processes or lets them go on. One that has ended by itself needs neither. */
function signal(processes: number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Locks the phone for so long: the system stops it, its clock runs on, and no byte leaves it. */
async function pocket(
  page: Page,
  browserPid: number,
  { minutes, serverClock }: { minutes: number; serverClock: ServerClock },
): Promise<void> {
  const processes = await processesOf(browserPid);
  signal(processes, 'SIGSTOP');
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
    signal(processes, 'SIGCONT');
  }
  await page.clock.fastForward(minutes * MINUTE_MS);
}

test('a day with lunch and the phone in the pocket is paid to the minute: four presses, one sign-in, no review (MARK-3) (MARK-23)', async ({
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

  // He looks at the phone between, and presses four times.
  const day = [
    { name: 'Entrada', said: 'Entrada', pockets: [90, 120, 75] },
    { name: 'Almuerzo', said: 'Almuerzo', pockets: [45] },
    { name: 'Vuelvo', said: 'Vuelta', pockets: [150, DAY_MINUTES - 435] },
    { name: 'Salida', said: 'Salida', pockets: [] },
  ];
  for (const { name, said, pockets } of day) {
    await press(page, name);
    await expect(receipt(page, new RegExp(`^${said} \\d+:\\d\\d · guardada$`))).toBeVisible();
    await shoot(page, `employee-marked-${name.toLowerCase()}`);
    for (const minutes of pockets) {
      await pocket(page, server.process().pid ?? 0, { minutes, serverClock });
      await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
      await page.mouse.move(minutes, 200);
    }
  }

  const { records, minutes } = await dayOf(worker);
  expect(records.map(({ needsReview, marked }) => ({ needsReview, marked }))).toEqual([
    { needsReview: false, marked: true },
    { needsReview: false, marked: true },
  ]);
  expect(Math.abs(minutes - DAY_MINUTES)).toBeLessThan(1);
  const marks = records.toReversed().flatMap(({ evidence }) => evidence?.marks.map(({ kind }) => kind) ?? []);
  expect(marks).toEqual(['in', 'pause', 'back', 'out']);
  await server.close();
});

/** Counts time and requests in the page, and lets a test move its clock. Timers and requests stop with the page. */
const COUNTING = `
  const read = Date.now;
  globalThis.ahead = 0;
  Date.now = () => read() + globalThis.ahead;
  globalThis.ticks = 0;
  setInterval(() => { globalThis.ticks += 1; void fetch('/api/health'); }, 50);
`;

test('a day on a page that the browser freezes in between is paid to the minute, without a review (MARK-3) (MARK-13)', async ({
  product,
  serverClock,
}) => {
  const worker = await newMarker(product.origin);
  await worker.manager.api.session.confirm({ body: { password: worker.manager.password } });
  const { token } = await worker.manager.api.device.makeLink({ params: { id: worker.session.userId } });
  const shifted = (await timeOf(product.origin)) - Date.now();
  const page = await RawPage.open(`${product.origin}/telefono#${token}`, COUNTING);
  try {
    const button = (name: string) =>
      `[...document.querySelectorAll('button')].find((one) => one.textContent === '${name}' && !one.disabled)`;
    const press = async (name: string) => {
      await expect.poll(() => page.evaluate(`Boolean(${button(name)})`)).toBe(true);
      await page.evaluate(`${button(name)}.click()`);
    };
    const said = (text: string) =>
      expect.poll(() => page.evaluate('document.body.innerText')).toMatch(new RegExp(text));
    await page.evaluate(`ahead = ${shifted}`);
    await press('Este teléfono es mío');
    await press('Entrada');
    await said('Entrada \\d+:\\d\\d · guardada');

    await page.ask('Page.setWebLifecycleState', { state: 'frozen' });
    const counted = async () => [await page.evaluate('ticks'), page.requests];
    // The fault is real: nothing of the page runs, and no request begins.
    await pause(200);
    const before = await counted();
    expect(before[0]).toBeGreaterThan(0);
    await serverClock.advance(DAY_MINUTES);
    await pause(1_000);
    expect(await counted()).toEqual(before);
    expect(await page.evaluate('document.visibilityState')).toBe('hidden');
    await page.evaluate(`ahead += ${DAY_MINUTES * MINUTE_MS}`);
    await page.ask('Page.setWebLifecycleState', { state: 'active' });
    await page.ask('Page.bringToFront');
    await expect.poll(counted).not.toEqual(before);

    await press('Salida');
    await said('Salida \\d+:\\d\\d · guardada');
    await expect.poll(worker.records).toMatchObject([{ endReason: 'manual', needsReview: false }]);
    const [record] = await worker.records();
    expect(Math.abs((record?.durationHours ?? 0) * 60 - DAY_MINUTES)).toBeLessThan(1);
  } finally {
    await page.close();
  }
});

/** Waits until the worker keeps the first screen. */
async function untilKept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
}

/** Closes the page and opens the home by the shortcut Entrada. */
async function reopen(context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto('/employee#entrada');
  return next;
}

/** The time of the product, to the second. */
async function timeOf(origin: string): Promise<number> {
  const { headers } = await fetch(`${origin}/api/health`);
  return Date.parse(headers.get('Date') ?? '');
}

/** The minutes of the day until each press. */
const HALVES = { morning: 285, lunch: 45, afternoon: DAY_MINUTES - 285 };

for (const { wrong, ahead, set = 0 } of [
  { wrong: 'right', ahead: 0 },
  { wrong: 'three hours ahead', ahead: 3 * HOUR_MS },
  { wrong: 'three hours behind', ahead: -3 * HOUR_MS },
  { wrong: 'set right at noon, from three hours ahead', ahead: 3 * HOUR_MS, set: -3 * HOUR_MS },
]) {
  const outcome = set ? 'is certain or por revisar within bounds that hold' : 'is paid to the minute';
  test(`a day with lunch wholly without a network ${outcome}, on a phone whose clock is ${wrong} and that restarts (MARK-13) (PHONE-20) (PHONE-30)`, async ({
    context,
    page: first,
    product,
    serverClock,
  }) => {
    const worker = await newMarker(product.origin);
    // Other tests have moved the clock of the product.
    const shifted = (await timeOf(product.origin)) - Date.now();
    await context.clock.install({ time: Date.now() + shifted + ahead });
    await takePhone(first, worker);
    await untilKept(first);
    await context.setOffline(true);
    expect(await first.evaluate(() => fetch('/api/health').catch(() => 'no network'))).toBe('no network');
    const truths: number[] = [];
    let passed = 0;
    const truth = () => Date.now() + shifted + passed * MINUTE_MS;
    const pressAt = async (page: Page, name: string, said: string) => {
      await press(page, name);
      truths.push(truth());
      await expect(receipt(page, new RegExp(`^${said} .* en el teléfono, se envía sola$`))).toBeVisible();
    };
    const pass = async (minutes: number) => {
      passed += minutes;
      await serverClock.advance(minutes);
      await context.clock.fastForward(minutes * MINUTE_MS);
    };

    await pressAt(first, 'Entrada', 'Entrada');
    await pass(HALVES.morning);
    await pressAt(first, 'Almuerzo', 'Almuerzo');
    const page = await reopen(context, first);
    await expect(page.getByText(/^Almuerzo desde las /)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Vuelvo' })).toBeFocused();
    await pass(HALVES.lunch);
    if (set) await context.clock.setSystemTime(truth());
    await pressAt(page, 'Vuelvo', 'Vuelta');
    await pass(HALVES.afternoon);
    await expect(
      page.getByText(/No hay conexión con el servidor\. Las marcas se guardan en este teléfono\./),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeHidden();
    await expectAccessible(page);
    if (ahead === 0) await shoot(page, 'employee-marked-offline');
    await pressAt(page, 'Salida', 'Salida');
    expect(await worker.records()).toEqual([]);

    await context.setOffline(false);
    await expect(receipt(page, /^Salida \d+:\d\d · guardada/)).toBeVisible();
    const { records, minutes } = await dayOf(worker);
    const marks = records.toReversed().flatMap(({ evidence }) => evidence?.marks ?? []);
    expect(marks.map(({ kind }) => kind)).toEqual(['in', 'pause', 'back', 'out']);
    for (const [index, { earliest, latest }] of marks.entries()) {
      // Two minutes are what a time that counts as exact may be off.
      expect(truths[index]).toBeGreaterThan(Date.parse(earliest) - 2 * MINUTE_MS);
      expect(truths[index]).toBeLessThan(Date.parse(latest) + 2 * MINUTE_MS);
    }
    const isCertain = records.every(({ needsReview }) => !needsReview);
    expect(isCertain).toBe(!set);
    if (isCertain) expect(Math.abs(minutes - DAY_MINUTES)).toBeLessThan(1);
    else expect(minutes).toBeLessThanOrEqual(DAY_MINUTES + 1);
  });
}
