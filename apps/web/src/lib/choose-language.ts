import { isLanguage, type Language } from '@faena/shared/language';
import { readCookie, writeCookie } from './cookie.ts';
import { LANGUAGE_COOKIE, language } from './language.ts';
import { hasUnsaved } from './unsaved.ts';

/** Remembers a choice for a year, and reloads the page if its language differs and the browser keeps cookies. */
export function chooseLanguage(choice: Language): void {
  writeCookie(LANGUAGE_COOKIE, choice);
  if (choice !== language && readCookie(LANGUAGE_COOKIE) === choice) window.location.reload();
}

/** Takes the person's own language, once an answer names it (LANG-12). Unsaved changes keep the page as it is. */
export function followPerson(answer: Response): void {
  const own = answer.headers.get('Own-Language') ?? undefined;
  if (isLanguage(own) && !hasUnsaved()) chooseLanguage(own);
}
