import { gzipSync } from 'node:zlib';
import { newAccount } from '../fixtures/accounts.ts';
import { enterAs, signIn, unique } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const FIRST_LOAD_LIMIT_BYTES = 100_000;

test.describe('the public landing page (SCREEN-15)', () => {
  test('presents it as an all-in-one platform to manage any kind of work, with the links Log In, Sign Up and Subscribe', async ({
    page,
  }) => {
    await page.goto('/');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText('plataforma todo en uno para gestionar cualquier tipo de trabajo'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
    await shoot(page, 'landing');
  });

  test('plans from the subscriptions, the price with the prefix Q', async ({ page, product }) => {
    const { api } = await signIn(product.origin, product.admin);
    const name = unique('Plan ');
    await api.plan.create({ body: { name, description: 'Tres empresas.', price: 425.5 } });

    await page.goto('/');

    const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(plan).toContainText('Q425.50');
    await expect(plan).toContainText('Tres empresas.');
    await plan.getByRole('link', { name: `Subscribe: ${name}` }).click();
    await expect(page).toHaveURL('/register');
  });

  test('plans that cannot be loaded are said to be missing, and asked for again', async ({ page }) => {
    await page.route('**/api/subscriptions', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('No se pudieron cargar los planes.')).toBeVisible();

    await page.unroute('**/api/subscriptions');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('No se pudieron cargar los planes.')).toBeHidden();
  });

  test('loads fast on a phone: all its JavaScript is at most 100 kB gzip', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });

    await page.goto('/', { waitUntil: 'networkidle' });

    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT_BYTES);
  });

  test('nothing moves while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = 'value' in entry ? Number(entry.value) : 0;
          document.documentElement.dataset.shift = String(
            Number(document.documentElement.dataset.shift ?? 0) + shift,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });

    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
  });

  for (const { shape, width } of [
    { shape: 'wide', width: 1440 },
    { shape: 'narrow', width: 360 },
  ]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`real pictures of the product: ${shape} windows, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto('/');

        const pictures = page.getByRole('main').getByRole('img', { name: /./ });
        await expect(pictures).toHaveCount(2);
        for (const [index, screen] of ['board', 'planilla'].entries()) {
          const picture = pictures.nth(index);
          await picture.scrollIntoViewIfNeeded();
          const shown = () =>
            picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''));
          await expect.poll(shown).toContain(`/${screen}-${shape}-${colorScheme}`);
        }
      });
    }
  }

  test('someone signed in is led to their own start', async ({ page, product }) => {
    await enterAs(page, await signIn(product.origin, await newAccount(product, 4)));
    await page.goto('/');

    await page.getByRole('link', { name: 'Ir a mi inicio' }).click();
    await expect(page).toHaveURL('/account');
  });

  test('is accessible in both themes', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
});
