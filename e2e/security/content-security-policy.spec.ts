import type { Page } from '@playwright/test';
import { card, newBoard, openBoard } from '../board/board.ts';
import { newCaller } from '../fixtures/accounts.ts';
import { enterAs, newCompany, newManager } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

/*
 * That no screen breaks the policy, every browser test watches: `violations` in fixtures/product.ts. Here is what
 * the policy says, that a breach of it would be seen, and that what used to need style elements works without.
 */

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('a strict CSP without unsafe-inline', () => {
  for (const path of ['/', '/login', '/projects', '/no-such-page', '/api/docs', '/api/health', '/api/none']) {
    test(`${path} allows no inline or evaluated code, no inline style and no other origin`, async ({
      request,
    }) => {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      const directives = new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
      );

      expect(directives.get('default-src')).toEqual(["'none'"]);
      expect(directives.get('base-uri')).toEqual(["'none'"]);
      expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
      const sources = [...directives.values()].flat();
      // Swagger UI's icons are data: images.
      const named = directives.get('report-to') ?? [];
      const types = directives.get('require-trusted-types-for') ?? [];
      const makers = directives.get('trusted-types') ?? [];
      expect(
        sources.filter((source) => !["'none'", "'self'", ...named, ...types, ...makers].includes(source)),
      ).toEqual(path === '/api/docs' ? ['data:'] : []);
      const isPage = !path.startsWith('/api/');
      expect(types).toEqual(isPage ? ["'script'"] : []);
      // One policy, which makes the address of the worker.
      expect(makers).toEqual(isPage ? ['worker'] : []);
    });
  }

  test('the browser refuses a breach, and the tests notice it', async ({ page, violations }) => {
    await page.goto('/login');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      const script = document.createElement('script');
      try {
        script.textContent = 'document.title = "broken"';
      } catch {
        // Text becomes no script.
      }
      document.head.append(script);
    });

    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(1);
    await expect(page.locator('body')).toBeVisible();
    expect(await page.title()).not.toBe('broken');
    violations.length = 0;
  });

  test('no script or page turns text into markup', async ({ page }) => {
    await page.goto('/login');
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src="x">';
        return '';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TrustedHTML');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a toast has its place and its looks', async ({ page, product }) => {
    const manager = await newManager(product.origin);
    const { name } = await newCompany(manager);
    await enterAs(page, manager);
    await page.goto('/company');
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();

    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    await expect.poll(() => styleOf(page, '[data-sonner-toaster]', 'position')).toBe('fixed');
    await expect.poll(() => styleOf(page, '[data-sonner-toast]', 'position')).toBe('absolute');
  });

  test('a dialog keeps the page behind it from scrolling, as long as it is open', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a'] });
    await openBoard(page, board);
    await card(page, 'a').hover();
    await card(page, 'a').getByRole('button', { name: 'Editar: a' }).click();
    await expect(page.getByRole('dialog', { name: 'Editar Tarea' })).toBeVisible();
    await expect.poll(() => styleOf(page, 'body', 'overflow-y')).toBe('hidden');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => styleOf(page, 'body', 'overflow-y')).toBe('visible');
  });

  test('a menu opens and closes', async ({ page, product }) => {
    await enterAs(page, await newCaller(product, 4));
    await page.goto('/account');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });

  test('the page that shows the API draws every route', async ({ page }) => {
    await page.goto('/api/docs');
    await page.getByRole('button', { name: 'POST /auth/login Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Request body' })).toBeVisible();
  });
});
