import '@testing-library/jest-dom/vitest';
import { configure, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { listenToConsole } from './console.ts';
import { installViewport } from './viewport.ts';

// Before the product is loaded, as parts of it ask for the theme at once.
installViewport();
Object.defineProperty(navigator, 'language', { configurable: true, value: 'es-GT' });
listenToConsole();

// Testing Library moves a stopped clock, once it finds it by the name of another runner.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

// What cannot be found is looked for in the page, which is shown without its icons and looks.
configure({
  // A busy machine draws late; what never comes fails all the same.
  asyncUtilTimeout: 5_000,
  getElementError: (message, container) => {
    const page = container.cloneNode(true) as Element;
    for (const icon of page.querySelectorAll('svg')) icon.remove();
    for (const element of page.querySelectorAll('[class]')) element.removeAttribute('class');
    return new Error(`${message ?? ''}\n${prettyDOM(page, 10_000, { highlight: false })}`);
  },
});

const { endTest } = await import('./render-route.tsx');

afterEach(async () => {
  vi.useRealTimers();
  await endTest();
});
