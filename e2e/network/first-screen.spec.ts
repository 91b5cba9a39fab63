import type { Page } from '@playwright/test';
import { logIn, logOut, newWorker } from '../employee/worker.ts';
import { newProject, newTask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { storedIn } from '../fixtures/stored.ts';
import { Front } from './front.ts';
import { buildOf, untilKept, updateWorker } from './kept-build.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

/** The most kilobytes of scripts, as brotli, that the worker keeps (PHONE-2), those of Cuadrilla among them (CREW-6). */
const MOST_KILOBYTES = 167;

/** The bytes of all kept scripts as they are sent. */
async function keptScripts(page: Page): Promise<number> {
  const scripts = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const files = await (await caches.open(name)).keys();
    return files.map(({ url }) => url).filter((url) => url.endsWith('.js'));
  });
  expect(scripts.length).toBeGreaterThan(5);
  const answers = await Promise.all(
    scripts.map((url) => fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })),
  );
  return answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0);
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: /^Bienvenido/ });

/** The status of a file as the page gets it, past the browser's own cache. */
const statusOf = (page: Page, path: string) =>
  page.evaluate((url) => fetch(url, { cache: 'no-store' }).then(({ status }) => status), path);

/** The databases of the browser that hold a home, with the number of its answers. */
async function homes(page: Page): Promise<Record<string, number>> {
  const found = await storedIn<{ answers: unknown[] }>(page, { prefix: 'faena-home:', store: 'home' });
  return Object.fromEntries(Object.entries(found).map(([name, [last]]) => [name, last?.answers.length ?? 0]));
}

test('a reload offline shows the last home of an employee with its age, and nobody else sees it (PHONE-2, PHONE-6, PHONE-7)', async ({
  page,
  context,
  product,
}) => {
  const worker = await newWorker(product.origin);
  const { manager, company } = worker;
  const project = await newProject(manager, company, { members: [worker.username] });
  await newTask(manager, project, {
    title: 'Fundir losa',
    status: 'Doing',
    assignedTo: [worker.session.userId],
  });
  await logIn(page, worker);
  await expect(page.getByRole('link', { name: 'Fundir losa' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^En curso desde/)).toBeVisible();
  await untilKept(page);
  await expect.poll(() => homes(page)).toEqual({ [`faena-home:${worker.session.userId}`]: 2 });
  expect(await keptScripts(page)).toBeLessThanOrEqual(MOST_KILOBYTES * 1_000);
  await context.setOffline(true);
  await expect(page.evaluate(() => fetch('/api/health'))).rejects.toThrow('Failed to fetch');

  for (const path of ['/employee', '/start']) {
    await page.goto(path);
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Fundir losa' })).toBeVisible();
    await expect(page.getByText(/Así estaba el \d+\/\d+\/\d+, \d+:\d+\./)).toBeVisible();
    await expect(page.getByRole('main').getByText(/^En curso desde/)).toBeVisible();
    await expect(page.getByRole('main').getByText(company.name)).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await shoot(page, 'offline-home');
  await page.goto('/employee/tasks');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const unopened = page.getByText('No se pudo abrir esta página.');
  await expect(unopened.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible();

  await context.setOffline(false);
  // A screen whose code is missing reloads by itself, which would abort the next visit.
  await expect(unopened).toHaveCount(0);
  await page.goto('/employee');
  await expect(page.getByText(/Así estaba/)).toHaveCount(0);
  await logOut(page);
  await expect.poll(() => homes(page)).toEqual({});
  const other = await newWorker(product.origin, 'Otto Otero');
  await logIn(page, other);
  await expect.poll(() => homes(page)).toEqual({ [`faena-home:${other.session.userId}`]: 2 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Así estaba/)).toBeVisible();
  await expect(page.getByText('Fundir losa')).toHaveCount(0);
});

test('a deploy takes over at a reload, breaks no open page, and one that came half changes nothing (PHONE-3)', async ({
  page,
  context,
  product,
}) => {
  const front = await Front.before(product.origin);
  try {
    const worker = await newWorker(product.origin);
    await page.goto(`${front.origin}/api/health`);
    await page.evaluate(({ accessToken, username, userId, rol_id }) => {
      const stored = { accessToken, username, userId, rol_id: String(rol_id) };
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, worker.session);
    await page.goto(`${front.origin}/employee`);
    await untilKept(page);
    await page.reload();
    await expect(home(page)).toBeVisible();
    expect(await buildOf(page)).toBe('');

    front.deployed = true;
    front.half = true;
    expect((await fetch(front.origin + front.formerStyle)).status).toBe(404);
    await expect(fetch(front.origin + front.nextStyle).then((cut) => cut.text())).rejects.toThrow();
    expect(await updateWorker(page)).toBe('redundant');
    await page.reload();
    await expect(home(page)).toBeVisible();
    expect(await buildOf(page)).toBe('');

    front.half = false;
    // The browser may still end its own try of the half deploy.
    await expect.poll(() => updateWorker(page)).toBe('activated');
    // The open page is of the first build, whose files are gone from the server.
    expect(await statusOf(page, front.formerStyle)).toBe(200);
    await page.reload();
    await expect(home(page)).toBeVisible();
    expect(await buildOf(page)).toBe('next');
    await expect.poll(() => statusOf(page, front.formerStyle)).toBe(404);

    await context.setOffline(true);
    await page.reload();
    await expect(home(page)).toBeVisible();
    expect(await buildOf(page)).toBe('next');
  } finally {
    front.stop();
  }
});
