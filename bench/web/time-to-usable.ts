import type { Browser, Page } from '@playwright/test';
import type { Screen } from './screens.ts';
import type { Scene } from './set-scene.ts';
import { newVisitor } from './visit.ts';

/** The processor is made this many times slower, for a cheap phone. */
export const CPU_SLOWDOWN = 4;

/** Milliseconds from the start of the navigation until the screen is of use. */
export interface Times {
  /** Nothing is in the browser's cache. */
  readonly first: number;
  /** The hashed files are. */
  readonly again: number;
}

/** Opens a screen twice in a fresh browser of a slow machine. */
export async function time(browser: Browser, origin: string, screen: Screen, scene: Scene): Promise<Times> {
  const { context, page } = await newVisitor(browser, origin, screen, scene);
  try {
    await page.addInitScript(noteWhenUsable, screen.usable);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return { first: await open(page, screen.path), again: await open(page, screen.path) };
  } finally {
    await context.close();
  }
}

async function open(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(() =>
    Number(performance.getEntriesByName('usable')[0]?.startTime),
  );
  return usable.jsonValue();
}

/** Runs in the page. A drawn screen is usable once the main thread is idle, because then it responds. */
function noteWhenUsable(selector: string): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestIdleCallback(() => performance.mark('usable')));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}
