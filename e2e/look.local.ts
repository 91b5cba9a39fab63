import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';

const B = 'http://127.0.0.1:3300';
const browser = await chromium.launch(findBrowser());
async function visit(
  who: string,
  language: string,
  theme: 'light' | 'dark',
  width: number,
  name: string,
  act: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: B,
    viewport: { width, height: width < 500 ? 740 : 900 },
    colorScheme: theme,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    reducedMotion: 'reduce',
    hasTouch: width < 500,
    isMobile: width < 500,
  });
  await context.addCookies([{ name: 'language', value: language, url: B }]);
  const page = await context.newPage();
  try {
    await page.goto('/login');
    await page.locator('input[name=username]').fill(who);
    await page.locator('input[name=password]').fill('faena-demo');
    await page.locator('button[type=submit]').click();
    await page.waitForURL((u) => !u.pathname.includes('login'), { timeout: 30000 });
    await act(page);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/an/look/${name}.png` });
  } catch (e) {
    console.log(name, String(e).slice(0, 300));
    await page.screenshot({ path: `/tmp/an/look/${name}-failed.png` });
  }
  await context.close();
}

const toBoard = async (page: Page) => {
  await page.goto('/home');
  await page
    .getByRole('link', { name: /Xelawa/ })
    .first()
    .click();
  await page.waitForURL(/company/);
  await page.goto('/projects');
  await page
    .getByRole('link', { name: /Encinos/ })
    .or(page.getByRole('button', { name: /Encinos/ }))
    .first()
    .click();
  await page.locator('main article').first().waitFor();
};
await visit('gestor', 'original', 'light', 1440, 'man-table', async (p) => {
  await toBoard(p);
  await p.getByRole('radio', { name: 'Tabla' }).check();
  await p.waitForTimeout(800);
  await p.getByRole('checkbox').nth(2).check();
  await p.getByRole('checkbox').nth(3).check();
});
await visit('gestor', 'original', 'dark', 1440, 'man-table-dark', async (p) => {
  await toBoard(p);
  await p.getByRole('radio', { name: 'Tabla' }).check();
  await p.waitForTimeout(800);
  await p.getByRole('checkbox').nth(2).check();
});
await visit('gestor', 'es', 'light', 768, 'man-notice', async (p) => {
  await toBoard(p);
  await p.locator('main article button').first().focus();
  await p.keyboard.press('d');
  await p.waitForTimeout(800);
});
await visit('gestor', 'en', 'light', 768, 'man-filter', async (p) => {
  await toBoard(p);
  await p.keyboard.press('/');
  await p.waitForTimeout(500);
  await p.keyboard.type('muro');
});
await visit('gestor', 'original', 'light', 360, 'man-phone', async (p) => {
  await toBoard(p);
});
await visit('gestor', 'original', 'dark', 768, 'man-users', async (p) => {
  await toBoard(p);
  await p.getByRole('tab', { name: 'Usuarios' }).click();
  await p.waitForTimeout(800);
});
await visit('gestor', 'original', 'light', 1920, 'man-wide', async (p) => {
  await toBoard(p);
  await p.locator('main article button').first().click();
});
await browser.close();
