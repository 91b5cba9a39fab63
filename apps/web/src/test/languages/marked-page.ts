import { vi } from 'vitest';

/*
 * The page of the walk: every text of a catalogue has marks, and dates are named in a language that Faena does not
 * speak. So one walk finds all texts that ignore the language of the page.
 */

vi.mock('@faena/shared/language', async (original) => {
  const actual = await original<typeof import('@faena/shared/language')>();
  const { mark } = await import('./marks.ts');
  const textsIn: typeof actual.textsIn = (language) => {
    const declare = actual.textsIn(language);
    const marking = Object.entries(declare).map(([name, choose]) => [
      name,
      (...texts: unknown[]) => mark(Reflect.apply(choose, undefined, texts)),
    ]);
    return Object.fromEntries(marking);
  };
  const inLanguages: typeof actual.inLanguages = (declare) => ({
    original: declare(textsIn('original')),
    es: declare(textsIn('es')),
    en: declare(textsIn('en')),
  });
  return { ...actual, textsIn, inLanguages };
});

// Their parameters stay in the sentence until the page knows them.
vi.mock('@/texts/reasons.ts', async (original) => {
  const { spanishReasons } = await original<typeof import('@/texts/reasons.ts')>();
  const { mark } = await import('./marks.ts');
  const marked = Object.entries(spanishReasons).map(([reason, sentence]) => [
    reason,
    sentence
      .split(/(\{\w+\})/)
      .map((piece, index) => (index % 2 ? piece : mark(piece)))
      .join(''),
  ]);
  return { spanishReasons: Object.fromEntries(marked) };
});

vi.mock('@/lib/language.ts', async (original) => {
  const { WALK_LOCALE } = await import('./walk-locale.ts');
  return { ...(await original<typeof import('@/lib/language.ts')>()), locale: WALK_LOCALE };
});

vi.mock('react-day-picker/locale/es', async () => {
  const { walkCalendar } = await import('./walk-locale.ts');
  return { es: walkCalendar };
});

// The language of people who chose none. In Spanish, the server's own words never show.
document.documentElement.dataset.language = 'es';
