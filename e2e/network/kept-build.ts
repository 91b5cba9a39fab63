import { expect, type Page } from '@playwright/test';

/** Resolves once the worker keeps the first screen for the next visit. */
export async function untilKept(page: Page): Promise<void> {
  const stateOf = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(stateOf).toBe('activated');
}

/** The build that the page shows. */
export const buildOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--build'));

/** Asks for the present worker; returns the state that its install ends in. The browser may have asked before, by itself. */
export const updateWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'unregistered';
    let found = registration.installing;
    registration.addEventListener('updatefound', () => {
      found ??= registration.installing;
    });
    await registration.update();
    const next = found ?? registration.installing ?? registration.active;
    return new Promise<string>((resolve) => {
      const tell = () => {
        if (next && ['activated', 'redundant'].includes(next.state)) resolve(next.state);
      };
      next?.addEventListener('statechange', tell);
      tell();
    });
  });
