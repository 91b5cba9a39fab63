import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { askedForLater } from '../../e2e/fixtures/later.ts';
import type { Screen } from './screens.ts';
import type { Scene } from './set-scene.ts';
import { newVisitor } from './visit.ts';

const dist = join(import.meta.dirname, '../../apps/web/dist');

/** The first load of a screen, in bytes. */
export interface FirstLoad {
  readonly scripts: number;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
  /** Style sheets, as brotli. */
  readonly css: number;
}

/** All the JavaScript that loads before the screen is complete; later requests do not count (SCREEN-21). */
export async function weigh(
  browser: Browser,
  origin: string,
  screen: Screen,
  scene: Scene,
): Promise<FirstLoad> {
  const { context, page } = await newVisitor(browser, origin, screen, scene);
  const paths = new Set<string>();
  page.on('response', (response) => paths.add(new URL(response.url()).pathname));
  await page.goto(screen.path);
  await page.locator(screen.usable).first().waitFor();
  // An employee's heartbeat and a board's event stream are no loading; so not for ever.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  for (const url of await askedForLater(page)) paths.delete(new URL(url).pathname);
  await context.close();
  const loaded = (extension: string) => [...paths].filter((path) => path.endsWith(extension));
  const scripts = loaded('.js');
  return {
    scripts: scripts.length,
    raw: total(scripts, ''),
    gzip: total(scripts, '.gz'),
    brotli: total(scripts, '.br'),
    css: total(loaded('.css'), '.br'),
  };
}

/** The bytes of these files in one form, or as they are where that is smaller. */
function total(paths: readonly string[], extension: string): number {
  return paths
    .map((path) => join(dist, path))
    .map((file) => statSync(existsSync(file + extension) ? file + extension : file).size)
    .reduce((sum, size) => sum + size, 0);
}
