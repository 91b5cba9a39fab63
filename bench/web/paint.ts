import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** When somebody last pressed, and how long after it each other look was painted. */
    faenaPaint?: { pressed: number; readonly painted: number[] };
  }
}

/** Nothing that a press changes comes later than this. */
const QUIET_MS = 400;

/**
 * Milliseconds from a press to the frame that shows its effect: the last with another `seen` (a CSS selector) than
 * before.
 */
export async function pressToPaint(page: Page, seen: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate(watch, seen);
  await press();
  await page.waitForFunction(isQuiet, QUIET_MS, { polling: 100, timeout: 30_000 });
  return page.evaluate(() => window.faenaPaint?.painted.at(-1) ?? Number.NaN);
}

/** Runs in the page: notes each painted look of what the selector finds, and when it was pressed. */
function watch(selector: string): void {
  const state = { pressed: performance.now(), painted: [] as number[] };
  window.faenaPaint = state;
  const lookNow = () =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
      .join('|');
  let look = lookNow();
  const press = (event: Event) => {
    if (window.faenaPaint === state) state.pressed = event.timeStamp;
  };
  for (const type of ['keydown', 'pointerup', 'touchend'])
    document.addEventListener(type, press, { capture: true, passive: true });
  const observer = new MutationObserver(() => {
    if (window.faenaPaint !== state) return observer.disconnect();
    const next = lookNow();
    if (next === look) return;
    look = next;
    // After the frame is drawn, the next thing to run.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => state.painted.push(performance.now() - state.pressed);
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}

function isQuiet(quietMs: number): boolean {
  const { pressed, painted } = window.faenaPaint ?? { pressed: 0, painted: [] };
  const last = painted.at(-1);
  return last !== undefined && performance.now() - pressed - last > quietMs;
}
