import type { Page } from '@playwright/test';
import { newBoard, openBoard } from '../board/board.ts';
import { activate, enterAs, newCompany, newEmployee, newManager, signIn, unique } from '../fixtures/api.ts';
import { axeFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

/** Doubles the text, as a person sets it in their browser. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function expectHeaderWhole(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const control of await page.locator('header').first().getByRole('button').all()) {
    if (!(await control.isVisible())) continue;
    const box = await control.boundingBox();
    expect(
      box && box.x >= 0 && box.x + box.width <= width,
      String(await control.getAttribute('aria-label')),
    ).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** The buttons of the page whose words reach beyond them, or beyond the window. */
function cutButtons(page: Page): Promise<string[]> {
  return page
    .locator('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { right, width } = button.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(button);
        const edge = Math.min(right, document.documentElement.clientWidth) + 1;
        const isCut = width > 1 && words.getBoundingClientRect().right > edge;
        return isCut || button.scrollWidth > button.clientWidth + 1 ? [button.textContent ?? ''] : [];
      }),
    );
}

for (const width of [320, 360]) {
  test(`with text of 200 % at ${width} px every frame has its account menu in sight (SCREEN-25)`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
    const worker = await newEmployee(board.manager, board.company, 'José Nepomuceno Rodríguez Álvarez');
    const people = [
      [board.manager, '/home'],
      [await signIn(product.origin, product.admin), '/admin'],
      [await signIn(product.origin, worker), '/employee/home'],
    ] as const;
    for (const [person, path] of people) {
      await enterAs(page, person);
      await page.goto(path);
      const account = page.getByRole('button', { name: /^(Account menu|Menú de la cuenta)/ });
      await expect(account).toBeVisible();
      await doubleText(page);
      await expectHeaderWhole(page);
      await expect(account).toBeInViewport({ ratio: 1 });
      expect(await cutButtons(page)).toEqual([]);
      await shoot(page, `large-text-${width}${path.replaceAll('/', '-')}`);
      await account.click();
      await expect(page.getByRole('menuitem', { name: /Log Out|Salir/ })).toBeInViewport();
    }
  });
}

test('with text of 200 % a long company and a running clock leave the account menu in sight (SCREEN-25)', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const manager = await newManager(product.origin);
  const company = await newCompany(manager, unique('Constructora Hermanos Rodríguez de Quetzaltenango '));
  const worker = await newEmployee(manager, company, 'José Nepomuceno Rodríguez Álvarez');
  await manager.api.record.start({ body: { employeeId: worker.employee._id } });
  const screens = [
    [
      manager,
      [
        '/company',
        `/company/${company._id}`,
        '/projects',
        '/employees',
        '/planilla/periodo',
        '/hoy',
        '/todo',
      ],
    ],
    [await signIn(product.origin, worker), ['/employee/time-tracker', '/employee/todo', '/employee/boletas']],
  ] as const;
  for (const [person, paths] of screens) {
    await enterAs(page, person);
    await activate(page, company);
    for (const path of paths) {
      await page.goto(path);
      const account = page.getByRole('button', { name: /^(Account menu|Menú de la cuenta)/ });
      await expect(account).toBeVisible();
      await doubleText(page);
      await expect(account, path).toBeInViewport({ ratio: 1 });
      await expectHeaderWhole(page);
    }
  }
  await expect(page.locator('header').first()).toContainText(/\d:\d\d/);
});

test('the chips of the columns are named by their visible text (KEYS-8)', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBoard(page, await newBoard(product.origin, { Doing: ['Pintar'] }));
  await expect(
    page
      .getByRole('navigation', { name: 'Columnas del tablero' })
      .getByRole('button', { name: /^Doing, 1 / }),
  ).toBeVisible();
  expect(await axeFindings(page, { rules: ['label-content-name-mismatch'] })).toEqual([]);
});
