import type { Page } from '@playwright/test';

/** How often somebody pressed on this page: a mouse button, a finger, or a key that is not a letter of a text. */
export interface Presses {
  /** Those since the last time. */
  take(): Promise<number>;
}

/** Counts as the page hears them; a key that is only held, such as Shift, is a part of the press it is held for. */
export async function countPresses(page: Page): Promise<Presses> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const count = () => {
      root.dataset.presses = String(Number(root.dataset.presses ?? 0) + 1);
    };
    window.addEventListener('pointerdown', count, true);
    window.addEventListener(
      'keydown',
      ({ key, target, ctrlKey, metaKey }) => {
        if (['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
        const typed = key.length === 1 && !ctrlKey && !metaKey && target instanceof HTMLInputElement;
        if (!typed) count();
      },
      true,
    );
  });
  let taken = 0;
  return {
    async take() {
      const all = Number((await page.locator('html').getAttribute('data-presses')) ?? 0);
      const since = all - taken;
      taken = all;
      return since;
    },
  };
}
