import { gzipSync } from 'node:zlib';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const FIRST_LOAD_LIMIT_BYTES = 100_000;

test.describe('the public landing page (SCREEN-15)', () => {
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

  test('real pictures of the product, for the window and the theme', async ({ page }) => {
    for (const [shape, width] of [
      ['wide', 1440],
      ['narrow', 360],
    ] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
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
      }
    }
  });

  test('is accessible in both themes', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await shoot(page, 'landing');
  });
});
