import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { say } from '../lib/say.ts';
import { type MainThread, measureMainThread } from '../web/main-thread.ts';

const SCROLLS = 40;

/** The page's storage for a signed-in person. */
export type Stored = Readonly<Record<string, string>>;

/** Measures the main thread while the screen of a full period opens and scrolls. */
export async function drawPeriod(origin: string, stored: Stored, path: string): Promise<void> {
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    await page.goto('/api/health');
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    // Loaded once, as the browser has it whenever somebody comes back to it.
    await open(page, path);
    tell('opening the screen', await measureMainThread(browser, page, () => open(page, path)));
    tell('scrolling it', await measureMainThread(browser, page, () => scroll(page)));
  } finally {
    await browser.close();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('row').nth(12).waitFor();
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  for (let step = 0; step < SCROLLS; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
}

function tell(what: string, { longest, longestOnProcessor, long, busy }: MainThread): void {
  const [most, ofProcessor, all] = [longest, longestOnProcessor, busy].map((time) => time.toFixed(0));
  say(
    `${what.padEnd(32)}longest task ${most} ms (${ofProcessor} ms of the processor), ${long} over 50 ms, ${all} ms in all`,
  );
}
