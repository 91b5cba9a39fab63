import '@testing-library/jest-dom/vitest';
// jsdom has no IndexedDB.
import 'fake-indexeddb/auto';
import { configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { listenToConsole } from './console.ts';
import { recordNoOwners } from './owner-stacks.ts';
import { settle } from './time.ts';
import { installViewport } from './viewport.ts';

// Before the product is loaded, as parts of it ask for the theme at once.
installViewport();
recordNoOwners();
Object.defineProperty(navigator, 'language', { configurable: true, value: 'es-GT' });
listenToConsole();

// Testing Library moves a stopped clock only if it finds it by the name of another runner.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

const { asyncWrapper } = getConfig();

// A failed search prints the page, without icons and styles.
configure({
  // A busy machine draws late; a missing element fails in any case.
  asyncUtilTimeout: 10_000,
  getElementError: (message, container) => {
    // During a wait, each look throws one of these errors, which nobody reads.
    if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')) return new Error(message ?? '');
    const page = container.cloneNode(true) as Element;
    for (const icon of page.querySelectorAll('svg')) icon.remove();
    for (const element of page.querySelectorAll('[class]')) element.removeAttribute('class');
    return new Error(`${message ?? ''}\n${prettyDOM(page, 10_000, { highlight: false })}`);
  },
  // A test continues once all effects that need no time are done, however busy the machine is.
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await settle();
      return result;
    }),
});

const { endTest } = await import('./render-route.tsx');

afterEach(async () => {
  vi.useRealTimers();
  await endTest();
});
