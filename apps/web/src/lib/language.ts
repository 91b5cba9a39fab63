import { isLanguage, type Language } from '@faena/shared/language';
import { readCookie, writeCookie } from './cookie.ts';

const COOKIE = 'language';

/** The language of this page for as long as it lives: the chosen one, else the one that the server gives to all. */
export const language: Language = chosenLanguage() ?? givenLanguage();

/** How dates are written: day before month in all, so that a date reads the same on every screen. */
export const locale = { original: 'es-ES', es: 'es-ES', en: 'en-GB' }[language];

/** What a page in the original mix says of its parts in English; a page in one language says it once, as a whole. */
export const partInEnglish = language === 'original' ? 'en' : undefined;

/** Tells browsers and screen readers the language of the page. */
export function declareLanguage(): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'es';
}

/** Remembers a choice for a year, and loads the page anew where it is in another language. */
export function chooseLanguage(choice: Language): void {
  writeCookie(COOKIE, choice);
  if (choice !== language) window.location.reload();
}

function chosenLanguage(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  const word = readCookie(COOKIE);
  return isLanguage(word) ? word : undefined;
}

function givenLanguage(): Language {
  const given = typeof document === 'undefined' ? undefined : document.documentElement.dataset.language;
  return isLanguage(given) ? given : 'original';
}
