import { expect, test } from '../fixtures/product.ts';

const PAGES = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/not-authorized',
  '/about',
  '/contact',
  '/privacy',
];

test('the public pages fit a phone of 360 px, with controls of 44 px (SCREEN-18, PHONE-8)', async ({
  page,
}) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      // The plans of the landing page come late.
      await page.goto(path, { waitUntil: path === '/' ? 'networkidle' : 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(360);
      for (const control of await page
        .locator('main')
        .getByRole('button')
        .or(page.getByRole('textbox'))
        .all()) {
        await expect.poll(async () => (await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
      }
    });
  }
});
