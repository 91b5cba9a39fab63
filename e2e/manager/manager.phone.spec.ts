import type { Page } from '@playwright/test';
import { enterAs, newCompany, newEmployee, newManager, newProject } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { addTime, enterCompany } from './arrange.ts';

/** A finger that moves from one point to another on an element. */
async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= 6; step += 1) {
    const at = (a: number, b: number) => a + ((b - a) * step) / 6;
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: at(from.x, to.x), y: at(from.y, to.y) }],
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('below 768 px the side panel is a drawer that traps focus and closes by Esc, swipe and a tap beside it (SCREEN-11)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin);
  await newCompany(manager);
  await enterAs(page, manager);
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Abrir el panel' });
  const drawer = page.getByRole('dialog', { name: 'Dashboard' });
  await opener.tap();
  await expect(drawer.getByRole('link', { name: 'Manage Companies' })).toBeVisible();
  await expectAccessible(page);

  for (let i = 0; i < 6; i += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.tap();
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(345, 500);
  await expect(drawer).toBeHidden();

  await opener.tap();
  // While it still comes in, the finger would meet the page behind it.
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await swipe(page, { x: 200, y: 500 }, { x: 40, y: 505 });
  await expect(drawer).toBeHidden();

  await opener.tap();
  await drawer.getByRole('link', { name: 'Manage Companies' }).tap();
  await expect(page).toHaveURL('/company');
  await expect(drawer).toBeHidden();
});

test('the project sidebar has a mobile menu toggle; items are pinned, renamed and deleted in it', async ({
  page,
  product,
}) => {
  const { manager, company } = await enterCompany(page, product);
  const first = await newProject(manager, company, { name: 'Ampliación de la bodega central del norte' });
  const second = await newProject(manager, company, { name: 'Bodega' });
  await page.goto('/projects');
  const opener = page.getByRole('button', { name: 'Elegir proyecto' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.tap();
  const drawer = page.getByRole('dialog', { name: 'Elegir proyecto' });
  await expect(drawer.getByRole('link', { name: first.name })).toBeVisible();
  await expectAccessible(page);

  await drawer.getByRole('button', { name: `Acciones: ${second.name}` }).tap();
  await page.getByRole('menuitem', { name: 'Fijar proyecto' }).tap();
  await expect(drawer.getByRole('region', { name: 'Fijados' })).toContainText(second.name);
  await drawer.getByRole('button', { name: `Acciones: ${second.name}` }).tap();
  await page.getByRole('menuitem', { name: 'Renombrar' }).tap();
  const field = drawer.getByRole('textbox', { name: `Renombrar: ${second.name}` });
  await expect(field).toBeFocused();
  await field.fill('Bodega sur');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('link', { name: 'Bodega sur' })).toBeVisible();

  await drawer.getByRole('button', { name: 'Acciones: Bodega sur' }).tap();
  await page.getByRole('menuitem', { name: 'Eliminar' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).tap();
  await expect(drawer.getByRole('link', { name: 'Bodega sur' })).toHaveCount(0);

  await drawer.getByRole('link', { name: first.name }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
});

test('the manager area is usable at 360 px: nothing runs over, tables are cards', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const { manager, company } = await enterCompany(
    page,
    product,
    'Constructora Los Volcanes de Guatemala y Asociados, Sociedad Anónima',
  );
  const { employee, username } = await newEmployee(
    manager,
    company,
    'María Fernanda de los Ángeles Cúmez Quiej',
  );
  await newProject(manager, company, { members: [username] });
  await addTime(manager, employee._id, '2026-11-10T14:00:00.000Z', '2026-11-10T15:30:00.000Z');
  for (const path of [
    '/home',
    '/company',
    '/add-company',
    `/edit-company/${company._id}`,
    `/company/${company._id}`,
    '/projects',
    '/employees',
    '/employees/new',
    `/employees/${employee._id}/edit`,
    '/planilla?periodo=week&fecha=2026-11-10',
    '/todo',
    '/team',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(360);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible(page);
  }
});
