import { expect, test } from '../fixtures/product.ts';

test.describe('compressed, immutable-cached assets (brotli made at build)', () => {
  test('all that a visitor loads comes as brotli and is kept for ever; the page alone is revalidated', async ({
    page,
  }) => {
    const answers = new Map<string, Record<string, string>>();
    page.on('response', (response) => {
      answers.set(new URL(response.url()).pathname, response.headers());
    });
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();

    expect(answers.get('/login')).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    const assets = [...answers].filter(([path]) => path.startsWith('/assets/'));
    expect(assets.length).toBeGreaterThan(2);
    for (const [path, headers] of assets) {
      expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    }
    const main = assets.filter(([path]) => /\/index-[\w-]+\.(js|css)$/.test(path));
    expect(main).toHaveLength(2);
    for (const [path, headers] of main) expect(headers['content-encoding'], path).toBe('br');
  });
});
