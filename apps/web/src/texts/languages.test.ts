import { REASONS } from '@faena/shared/errors';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sentencesOf } from '@/test/languages/sentences.ts';
import { spanishReasons } from './reasons.ts';

/*
 * The words of all catalogues. The walk of all screens tests that every screen takes its words from them, in the page's
 * language.
 */

type Spoken = 'es' | 'en';

/** Words of both languages, units, and names that no language changes (LANG-3). */
const COMMON = new Set([
  ...['a', 'd', 'decide', 'error', 'es', 'general', 'me', 'media', 'no', 'panel', 's', 'total'],
  ...['app', 'color', 'cookies', 'factor', 'id', 'iso', 'roles', 'token', 'tokens'],
  ...['dd', 'ext', 'gtq', 'h', 'hh', 'k', 'kb', 'max', 'mb', 'mib', 'min', 'mm', 'q', 'rrggbb', 'usd'],
  ...[
    'api',
    'backlog',
    'csv',
    'ctrl',
    'esc',
    'escape',
    'excel',
    'heic',
    'jpeg',
    'json',
    'pdf',
    'pin',
    'png',
    'qr',
    'txt',
    'xlsx',
  ],
  ...[
    'aegis',
    'authenticator',
    'faena',
    'google',
    'guatemala',
    'igss',
    'kanban',
    'outlook',
    'password',
    'planka',
    'trello',
  ],
  ...['english', 'español', 'original', 'whatsapp'],
]);

/** Words in the place of a missing value. */
const PLACEHOLDER =
  /^(?:n\/?a|no (?:definid|disponibl|asignad)\p{L}+|sin definir|not (?:set|defined|available)|undefined|unknown|desconocid[oa])\.?$/iu;

/** Parts of a text that are no words: the place of a parameter, a field of the API, a quoted unusual value. */
const NO_WORD = /\{\w+\}|\b(username|email|rol_id|undefined|NaN)\b/gu;

/** The ways in which Spanish would address a person: words for them, and orders at the beginning of a clause. */
const ADDRESS =
  /(?<!\p{L})(tú|tu|tus|ti|te|contigo|usted|ustedes)(?!\p{L})|(?<=^|[.:;] )(elige|escribe|revisa|comprueba|pulsa|toca|selecciona|ingresa|introduce|elimina|haz|pon|intenta|archiva|añade|arrastra|corrige|prueba|pídel[ao]s?)(?!\p{L})/iu;

const catalogues = import.meta.glob([
  './*.ts',
  '../app/texts/*.ts',
  '../features/*/texts/*.ts',
  '!./{declare,faults,marking,reasons,said-first,wording,words}.ts',
  '!./*.test.ts',
]);

/** The words that a page in this language may show. */
async function sentencesIn(language: Spoken): Promise<readonly string[]> {
  vi.resetModules();
  vi.doMock('@/lib/language.ts', () => ({ language }));
  // The mock is in place only after its first import; texts that load meanwhile would have the real language.
  expect((await import('@/lib/language.ts')).language).toBe(language);
  const modules = await Promise.all(Object.values(catalogues).map((load) => load()));
  vi.doUnmock('@/lib/language.ts');
  // The files of a worker share their modules, so none may be left in another language.
  vi.resetModules();
  return [...modules, language === 'es' ? spanishReasons : REASONS].flatMap((texts) =>
    sentencesOf(texts, language),
  );
}

const wordsOf = (sentence: string) =>
  sentence
    .replace(NO_WORD, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

describe('the catalogues', () => {
  let sentences: Record<Spoken, readonly string[]>;
  beforeAll(async () => {
    sentences = { es: await sentencesIn('es'), en: await sentencesIn('en') };
  }, 60_000);

  it('say much in each language', () => {
    expect(sentences.es.length).toBeGreaterThan(4_000);
    expect(sentences.en.length).toBeGreaterThan(4_000);
  });

  it('have no word in one language that is one of the other (LANG-3)', () => {
    const english = new Set(sentences.en.flatMap(wordsOf));
    const mixed = sentences.es.flatMap((sentence) => {
      const shared = wordsOf(sentence).filter((word) => english.has(word) && !COMMON.has(word));
      return shared.length > 0 ? [`${shared.join(' ')}  <-  ${sentence}`] : [];
    });
    expect(mixed).toEqual([]);
  });

  it.each(['es', 'en'] as const)('put no words in the place of a missing value: %s (LANG-17)', (language) => {
    for (const text of ['N/A', 'No definida', 'Not set']) expect(text).toMatch(PLACEHOLDER);
    expect(sentences[language].filter((sentence) => PLACEHOLDER.test(sentence))).toEqual([]);
  });

  it('address nobody in Spanish (LANG-11)', () => {
    expect(sentences.es.filter((sentence) => ADDRESS.test(sentence))).toEqual([]);
  });
});

/** A browser's own events report what another tab of it did. */
const OF_A_TAB_ALONE = /sesión|session|signed out|este navegador|this browser/i;

it.each([
  ['es', /otra pestaña/, /otra pestaña o dispositivo/],
  ['en', /another tab/, /another tab or on another device/],
] as const)(
  'a change by oneself elsewhere may be of another device, and no text knows better: %s (LIVE-1)',
  async (language, tab, either) => {
    const named = (await sentencesIn(language)).filter((text) => tab.test(text));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((text) => !either.test(text) && !OF_A_TAB_ALONE.test(text))).toEqual([]);
  },
);
