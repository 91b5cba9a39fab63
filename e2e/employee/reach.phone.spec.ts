import { LANGUAGES } from '@faena/shared/language';
import type { Locator, Page } from '@playwright/test';
import { enterAs, newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
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

/** The names of the buttons in Spanish, which the original mix has too, and in English. */
const SPANISH = { start: 'Entrada', stop: 'Salida', lunch: 'Almuerzo', back: 'Vuelvo' };
const BUTTONS = {
  original: SPANISH,
  es: SPANISH,
  en: { start: 'Clock in', stop: 'Clock out', lunch: 'Lunch', back: 'Back at work' },
};

/** Sets the size of text, as a person does in their browser. */
function setText(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

for (const language of LANGUAGES) {
  test(`the buttons of a marked day have room for a finger, also at 320 px with text of 200 %, in ${language} (MARK-23) (MARK-25) (PHONE-8)`, async ({
    context,
    page,
    product,
  }) => {
    const worker = await newWorker(product.origin, 'María de los Ángeles Castellanos');
    const { manager, company, username, session } = worker;
    await manager.api.employee.update({ params: { id: session.userId }, body: { marking: 'button' } });
    for (const name of ['Remodelación de la bodega central de Quetzaltenango', 'Techo', 'Muro norte'])
      await newProject(manager, company, { name, members: [username] });
    await enterAs(page, worker);
    await context.addCookies([{ name: 'language', value: language, url: product.origin }]);
    const { start, stop, lunch, back } = BUTTONS[language];
    const main = page.getByRole('main');
    const fits = async (state: string) => {
      for (const [width, text] of [
        [360, '100%'],
        [320, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        await setText(page, text);
        expect.soft((await smallControls(page)).small, `${state}, ${width} px`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${state}, ${width} px`).toBeLessThanOrEqual(width);
        const cut = await main
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
          );
        expect.soft(cut, `${state}, ${width} px`).toEqual([]);
      }
      await expectAccessible(page);
      await shoot(page, `marked-${language}-${state}`);
      await setText(page, '100%');
      await page.setViewportSize({ width: 360, height: 640 });
    };

    await page.goto('/employee');
    await main.getByRole('button', { name: start, exact: true }).tap();
    const button = main.getByRole('button', { name: lunch, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(64);
    await expect(main.getByRole('button', { name: stop, exact: true })).toBeInViewport({ ratio: 1 });
    // A second press within a moment is taken for a trembling finger.
    const tapUntil = (tapped: Locator, shown: Locator) =>
      expect(async () => {
        await tapped.tap({ timeout: 500 });
        await expect(shown).toBeVisible({ timeout: 1_000 });
      }).toPass();
    const roof = main.getByRole('button', { name: 'Techo', exact: true });
    await tapUntil(roof, roof.and(main.getByRole('button', { pressed: true })));
    await fits('working');
    await tapUntil(button, main.getByRole('button', { name: back, exact: true }));
    await fits('lunch');
  });
}
