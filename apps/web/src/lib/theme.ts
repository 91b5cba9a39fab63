import { useSyncExternalStore } from 'react';
import { writeCookie } from './cookie.ts';

/** The themes a person may choose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** The cookie; `public/head.js` reads it before the first paint. */
const COOKIE = 'theme';
/** The colour of the browser's bar, equal to `--paper` of `tokens.css`, `public/head.js` and `index.html`. */
const GROUND = { light: '#FAF9F6', dark: '#131416' };
const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('theme');

/** The chosen theme; `system` if the stored value is missing or invalid. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Applies a theme at once, in every tab, and remembers it for a year. */
function setTheme(theme: Theme): void {
  writeCookie(COOKIE, theme);
  apply(theme);
  otherTabs.postMessage(theme);
}

/** The chosen theme and its setter; re-renders on a change here or in another tab. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useSyncExternalStore(subscribe, readTheme), setTheme };
}

/** The page is dark now, by choice or by the system; for charts and toasts. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}

function isDark(): boolean {
  const theme = readTheme();
  return theme === 'system' ? darkScheme.matches : theme === 'dark';
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // `index.html` has one for each scheme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = GROUND[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    otherTabs.addEventListener('message', followOtherTab);
    darkScheme.addEventListener('change', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    otherTabs.removeEventListener('message', followOtherTab);
    darkScheme.removeEventListener('change', notify);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

function followOtherTab({ data }: MessageEvent<unknown>): void {
  apply(data === 'light' || data === 'dark' ? data : 'system');
}
