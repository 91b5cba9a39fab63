import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../fixtures/axe.ts';
import { layoutFaults } from './measure.ts';
import { paperFaults } from './paper.ts';
import type { Screen } from './screens.ts';

const SIZES = [
  { width: 1440, colorScheme: 'light', axe: true },
  { width: 768, colorScheme: 'light', axe: false },
  { width: 360, colorScheme: 'dark', axe: true },
] as const;
const HEIGHT = 740;
const LOOKS_MS = 5_000;
const QUIET_MS = 100;

/** Checks each screen at three widths, with axe and on paper at the outer ones, in a theme each; returns the faults. */
export async function walk(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, as, open } of screens) {
    const name = `${path.replace(/[0-9a-f]{24}/g, ':id')}${as ? ` (${as})` : ''}`;
    await page.setViewportSize({ width: SIZES[0].width, height: HEIGHT });
    await page.goto(path);
    await settle(page);
    if (open) {
      await open(page);
      await quiet(page);
    }
    for (const { width, colorScheme, axe } of SIZES) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme });
      await settle(page);
      // The screen behind a window has its own turn.
      const findings = axe ? await axeFindings(page, { openWindow: open !== undefined, named: true }) : [];
      const found = [...(await layoutFaults(page)), ...findings];
      if (axe && !open) found.push(...(await paperFaults(page)).map((fault) => `on paper: ${fault}`));
      faults.push(...found.map((fault) => `${name} at ${width}: ${fault}`));
    }
  }
  return faults;
}

/** Waits until nothing has been added or removed for a while: the code of an opened window may come only now. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(end, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quietMs);
        });
        observer.observe(document, { childList: true, subtree: true });
        function end() {
          observer.disconnect();
          resolve();
        }
      }),
    QUIET_MS,
  );
}

/** Waits until everything is loaded and no animation runs. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: LOOKS_MS });
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  await page.evaluate(async () => {
    // A popover goes with its button, which another width may have moved out of sight.
    document.querySelector('[aria-haspopup][aria-expanded="true"]')?.scrollIntoView({ block: 'center' });
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    // One that is taken off the page rejects `finished`: it moves no more either.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // A popover follows its button some frames later: it is at rest once it has not moved for a while.
    const placed = () =>
      [...document.querySelectorAll('[data-radix-popper-content-wrapper]')]
        .map((popover) => JSON.stringify(popover.getBoundingClientRect()))
        .join();
    for (let still = 0, before = placed(); before !== '' && still < 6; ) {
      await new Promise(requestAnimationFrame);
      const now = placed();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}
