import type { Browser, BrowserContext, Page } from '@playwright/test';
import { enterAs } from '../../e2e/fixtures/api.ts';
import type { Screen } from './screens.ts';
import type { Scene } from './set-scene.ts';

/** A browser that has never been to the product, with its user signed in and one company active. */
export async function newVisitor(
  browser: Browser,
  origin: string,
  screen: Screen,
  scene: Scene,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
  });
  const page = await context.newPage();
  if (screen.as) {
    await enterAs(page, screen.as);
    await page.evaluate(
      ([id, name]) => {
        localStorage.setItem('activeCompanyId', id);
        localStorage.setItem('activeCompany', name);
      },
      [scene.companyId, scene.companyName] as const,
    );
  }
  return { context, page };
}
