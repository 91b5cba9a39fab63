import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { activate, enterAs, newCompany, newManager, newProject } from '../fixtures/api.ts';
import { askedForLater, untilLater } from '../fixtures/later.ts';
import { expect, test } from '../fixtures/product.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

/** The most kilobytes of gzipped JavaScript, and the most files, until a first screen is complete. */
const LIMITS = {
  login: { kilobytes: 99, files: 8 },
  home: { kilobytes: 172, files: 20 },
  board: { kilobytes: 233, files: 30 },
  planilla: { kilobytes: 241, files: 34 },
} as const;

for (const [screen, { kilobytes, files }] of Object.entries(LIMITS)) {
  test(`${screen} is there after at most ${kilobytes} kB of JavaScript in ${files} files (docs/performance-web.md)`, async ({
    page,
    product,
  }) => {
    const path = screen === 'login' ? '/login' : await signedIn(page, product.origin, screen);
    const scripts = new Map<string, Response>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response);
    });

    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (screen === 'board') await expect(page.getByRole('article')).toBeVisible();
    // The page does not list requests under way.
    await untilLater(page);
    const later = await askedForLater(page);
    // Later answers are not read: the page may close in the midst of them.
    const first = [...scripts.values()].filter((response) => !later.includes(response.url()));
    const sizes = (await Promise.all(first.map((response) => response.body()))).map(
      (body) => gzipSync(body).length,
    );
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.length).toBeLessThanOrEqual(files);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1_000);
  });
}

test('the tasks of a board are asked for before the code that draws them, and once (BOARD-12)', async ({
  page,
  product,
}) => {
  const path = await signedIn(page, product.origin, 'board');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(path);
  await expect(page.getByRole('article')).toBeVisible();

  const tasks = `/api/tasks/project/${path.split('/').at(-1)}`;
  expect(asked.filter((url) => url === tasks)).toHaveLength(1);
  expect(asked.indexOf(tasks)).toBeLessThan(asked.findIndex((url) => url.includes('/start-app-')));
});

test('the worked hours of a board are asked for after its first screen, and once (PANEL-17)', async ({
  page,
  product,
}) => {
  const path = await signedIn(page, product.origin, 'board');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(path);
  await expect(page.getByRole('article')).toBeVisible();
  await untilLater(page);

  const hours = `${product.origin}/api/tasks/project/${path.split('/').at(-1)}/time`;
  await expect.poll(() => askedForLater(page)).toContain(hours);
  expect(asked.filter((url) => url === hours)).toHaveLength(1);
});

/** Signs a manager in and answers the address of one of their screens. */
async function signedIn(page: Page, origin: string, screen: string): Promise<string> {
  const manager = await newManager(origin);
  const company = await newCompany(manager);
  const project = await newProject(manager, company);
  await manager.api.task.create({ body: { title: 'a', project: project._id } });
  await enterAs(page, manager);
  await activate(page, company);
  return screen === 'board' ? `/projects/${project._id}` : `/${screen}`;
}
