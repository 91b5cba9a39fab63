import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';
const B = 'http://127.0.0.1:3300';
const browser = await chromium.launch(findBrowser());
async function visit(who: string, language: string, theme: 'light' | 'dark', width: number, name: string, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: B, viewport: { width, height: width < 500 ? 740 : 900 }, colorScheme: theme, locale: 'es-GT', timezoneId: 'America/Guatemala', reducedMotion: 'reduce', hasTouch: width < 500, isMobile: width < 500 });
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
  } catch (e) { console.log(name, String(e).slice(0, 300)); await page.screenshot({ path: `/tmp/an/look/${name}-failed.png` }); }
  await context.close();
}
const toBoard = async (page: Page) => { await page.getByRole('link', { name: /Encinos/ }).first().click(); await page.locator('main article').first().waitFor(); };
await visit('empleado', 'es', 'dark', 1440, 'emp-board-dark', async (p) => { await p.goto('/employee'); await toBoard(p); await p.locator('main article').nth(2).hover(); });
await visit('empleado', 'en', 'light', 360, 'emp-board-phone', async (p) => { await p.goto('/employee'); await toBoard(p); });
await visit('empleado', 'en', 'light', 768, 'emp-help', async (p) => { await p.goto('/employee'); await toBoard(p); await p.keyboard.press('?'); });
await visit('empleado', 'es', 'light', 1440, 'emp-go', async (p) => { await p.goto('/employee'); await p.keyboard.press('Control+k'); await p.waitForTimeout(500); await p.keyboard.type('mur'); });
await visit('empleado', 'es', 'light', 1440, 'emp-table', async (p) => { await p.goto('/employee'); await toBoard(p); await p.getByRole('radio', { name: 'Tabla' }).check(); await p.waitForTimeout(500); });
await visit('empleado', 'es', 'dark', 360, 'emp-task-phone', async (p) => { await p.goto('/employee'); await toBoard(p); await p.locator('main article button').first().click(); });
await browser.close();
