import { isLanguage, type Language, LOCALES } from '@faena/shared/language';
import { readCookie } from './cookie.ts';

/** The cookie that keeps a choice (LANG-8). */
export const LANGUAGE_COOKIE = 'language';

/** The language of this page, fixed until it reloads. */
export const language: Language = pageLanguage({
  chosen: chosenLanguage(),
  given: givenLanguage(),
  path: typeof window === 'undefined' ? '' : window.location.pathname,
  linked:
    typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get('language') ?? ''),
  spoken: typeof navigator === 'undefined' ? [] : navigator.languages,
});

/** The locale of the page's dates. */
export const locale = LOCALES[language];

/** The language that a page in the original mix states for its English parts; other pages state one for the whole. */
export const partInEnglish = language === 'original' ? 'en' : undefined;

/** Declares the language of the page to browsers and screen readers. */
export function declareLanguage(): void {
  document.documentElement.lang = locale.slice(0, 2);
}

interface Known {
  readonly chosen: Language | undefined;
  /** The default of the installation. */
  readonly given: Language;
  readonly path: string;
  /** The language in the link. */
  readonly linked: string;
  /** The browser's languages, the preferred first. */
  readonly spoken: readonly string[];
}

/**
 * The chosen language, else that of a private link, else the default of the installation. For a slip without a language
 * the browser decides if that default is the mix (LANG-15).
 */
export function pageLanguage({ chosen, given, path, linked, spoken }: Known): Language {
  if (chosen) return chosen;
  if (isLanguage(linked)) return linked;
  return (given === 'original' && path === '/boleta' && spokenLanguage(spoken)) || given;
}

/** The first of the browser's languages that is one of ours. */
export function spokenLanguage(spoken: readonly string[]): Language | undefined {
  return spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
}

/** The choice in this browser; for signed-in people it is their own (LANG-12). */
export function chosenLanguage(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  const word = readCookie(LANGUAGE_COOKIE);
  return isLanguage(word) ? word : undefined;
}

function givenLanguage(): Language {
  const given = typeof document === 'undefined' ? undefined : document.documentElement.dataset.language;
  return isLanguage(given) ? given : 'original';
}
