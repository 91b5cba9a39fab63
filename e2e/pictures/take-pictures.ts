import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { activate, enterAs, signIn } from '../fixtures/api.ts';
import { test } from '../fixtures/product.ts';

/*
 * Takes the pictures of the product on the landing page and in the README: the board and the period of pay of the demo
 * data, for wide and narrow windows, in light and in dark. Run by hand when those screens have changed: pnpm pictures
 */

test.use({ demoData: true });

const FOLDER = join(import.meta.dirname, '../../apps/web/src/assets');
const SHAPES = {
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1.5 },
  narrow: { viewport: { width: 360, height: 600 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const THEMES = ['light', 'dark'] as const;

for (const [shape, device] of Object.entries(SHAPES)) {
  for (const colorScheme of THEMES) {
    test(`${shape}, ${colorScheme}`, async ({ browser, product }) => {
      const manager = await signIn(product.origin, { username: 'gestor', password: 'faena-demo' });
      const page = await open(browser, { ...device, colorScheme, baseURL: product.origin });
      await enterAs(page, manager);
      const [company] = await manager.api.company.mine();
      const [project] = await manager.api.project.list({ query: { company_id: company?._id } });
      if (!company || !project) throw new Error('the demo data has no company with a project');
      await activate(page, company);
      // The work is what is to be seen, not the panel beside it.
      await page.evaluate(() => localStorage.setItem('sidebarOpen', 'false'));

      await page.goto(`/projects/${project._id}`);
      await expect(page.getByRole('button', { name: 'Añadir tarea' }).first()).toBeVisible();
      if (shape === 'wide') {
        await page.getByRole('button', { name: 'Plegar los proyectos' }).click();
        await expect(page.getByRole('region', { name: /^Done, / })).toBeInViewport({ ratio: 1 });
      }
      await save(page, `board-${shape}-${colorScheme}`);

      await page.goto('/planilla/periodo');
      await expect(page.getByLabel('Personas del período')).toBeVisible();
      await expect(page.getByText(/^Estimado al cierre/)).toBeVisible();
      const head = page.locator('section').filter({ has: page.getByText('Costará', { exact: true }) });
      if (shape === 'narrow') await scrollTo(head.last());
      else await page.setViewportSize({ width: 1200, height: 664 });
      await save(page, `planilla-${shape}-${colorScheme}`);
    });
  }
}

async function open(browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Brings it to the top of a small screen, below the header. */
function scrollTo(target: Locator): Promise<void> {
  return target.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 64));
}

/** Saves what is on the screen as WebP, which the browser itself encodes. */
async function save(page: Page, name: string): Promise<void> {
  // Not for a silent network: a board is told of changes for as long as it is open.
  await page.waitForFunction(() =>
    document.fonts.ready.then(() => [...document.images].every(({ complete }) => complete)),
  );
  await page.mouse.move(0, 0);
  const png = (await page.screenshot()).toString('base64');
  // A page of its own: the product's policy lets no picture in from elsewhere.
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
  }, png);
  await blank.close();
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.webp`), Buffer.from(webp, 'base64'));
}
