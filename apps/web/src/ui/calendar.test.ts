import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

// The files of a worker share their modules, so none may be left in another language.
afterEach(() => {
  vi.doUnmock('@/lib/language.ts');
  vi.resetModules();
});

it.each([
  ['original', 'noviembre 2026'],
  ['es', 'noviembre 2026'],
  ['en', 'November 2026'],
])('a calendar in %s names the month %s (LANG-5)', async (language, month) => {
  vi.resetModules();
  vi.doMock('@/lib/language.ts', () => ({ language }));
  const { Calendar } = await import('./calendar.tsx');
  const drawn = renderToStaticMarkup(createElement(Calendar, { value: '2026-11-15', onChoose: () => {} }));
  expect(drawn).toContain(month);
});
