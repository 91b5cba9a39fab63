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

for (const path of PAGES) {
  test(`${path} fits a phone of 360 px, with controls of 40 px`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const control of await page
      .locator('main')
      .getByRole('button')
      .or(page.getByRole('textbox'))
      .all()) {
      expect((await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(40);
    }
  });
}
