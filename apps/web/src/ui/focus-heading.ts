/**
 * Moves focus to the page's `h1` (or `main`), so that a screen reader announces the page and the next Tab starts
 * there.
 */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
