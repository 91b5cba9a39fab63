import { LANGUAGES } from '@faena/shared/language';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.doUnmock('./language.ts'));

const INSTANT = '2026-11-02T14:03:27.000Z';

it.each(LANGUAGES)('figures of dates and times read the same, in %s, too (LANG-5)', async (language) => {
  vi.resetModules();
  vi.doMock('./language.ts', () => ({ language, locale: language === 'en' ? 'en-GB' : 'es-ES' }));
  const moment = await import('./format-moment.ts');
  expect(moment.formatDay(INSTANT, 'America/Guatemala')).toBe('2/11/26');
  expect(moment.formatTime(INSTANT, 'America/Guatemala')).toBe('8:03');
  expect(moment.formatExactMoment(INSTANT, 'America/Guatemala')).toBe('2/11/26, 8:03:27');
  expect(moment.formatDateInWords('2026-11-16')).toBe(
    language === 'en' ? 'Monday 16 November' : 'lunes, 16 de noviembre',
  );
});
