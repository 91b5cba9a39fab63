import type { Page } from '@playwright/test';
import { newProject, newTask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { logIn, newWorker } from './worker.ts';

/** Width and height that a finger needs, in pixels (PHONE-8). */
const FINGER = 44;

/** The controls of the page that are smaller, in words. A link within a sentence is none, nor is one nobody sees. */
function smallControls(page: Page): Promise<{ small: string[]; all: number }> {
  return page.evaluate(async (least) => {
    // A menu that grows as it opens is smaller meanwhile.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role="radio"], [role="tab"], [role="menuitem"]';
    const small: string[] = [];
    let all = 0;
    for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      const rect = control.getBoundingClientRect();
      if (rect.width <= 1 || rect.height <= 1 || control.matches('.sr-only, .underline')) continue;
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      all += 1;
      // Half a pixel is lost where text is laid out.
      if (Math.min(rect.width, rect.height) >= least - 0.5) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      small.push(`${name.slice(0, 40)}: ${Math.round(rect.width)} × ${Math.round(rect.height)}`);
    }
    return { small, all };
  }, FINGER);
}

test('every control of an employee has room for a finger, and nothing is wider than the phone (PHONE-8)', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin, 'María de los Ángeles Castellanos');
  const { manager, company, username, session } = worker;
  const project = await newProject(manager, company, {
    name: 'Remodelación de la bodega central de Quetzaltenango',
    members: [username],
  });
  await newTask(manager, project, { title: 'Cotizar', status: 'Doing', assignedTo: [session.userId] });
  await logIn(page, worker);
  const screens = {
    '/employee': page.getByRole('button', { name: /^Ver tasks/ }),
    [`/employee/tasks/${session.userId}`]: page.getByRole('link', { name: 'Cotizar' }),
    '/employee/time-tracker': page.getByRole('heading', { level: 1 }),
    '/employee/boletas': page.getByRole('heading', { level: 1 }),
    '/employee/history': page.getByRole('heading', { level: 1 }),
    '/account': page.getByRole('heading', { level: 1 }),
    '/settings': page.getByRole('heading', { level: 1 }),
  };
  for (const [path, drawn] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(drawn).toBeVisible();
    await expect(page.locator('.animate-pulse')).toHaveCount(0);
    const { small, all } = await smallControls(page);
    expect.soft(all, path).toBeGreaterThan(5);
    expect.soft(small, path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
    const header = await page.getByRole('banner').boundingBox();
    expect.soft(header?.height, path).toBeLessThan(60);
    await shoot(page, `reach${path.split('/').slice(0, 3).join('-')}`);
  }
  await page.goto('/employee');
  const opened = {
    'Account menu': page.getByRole('menuitem', { name: 'Log Out' }),
  };
  for (const [name, drawn] of Object.entries(opened)) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
    await expect(drawn).toBeVisible();
    expect.soft((await smallControls(page)).small, name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawn).toBeHidden();
  }
});
