import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@faena/shared/language';
import type { Request } from 'express';

/** The header that names the caller's own language, if the answer is in another (LANG-12). */
export const OWN_LANGUAGE = 'Own-Language';

/** The language of a request by `Accept-Language`; `fallback` if none of ours matches (LANG-9). */
export function languageOf(request: Request, fallback: Language): Language {
  // A caller that accepts any gets the first.
  const offered = [fallback, ...LANGUAGES].map((language) => LANGUAGE_TAGS[language]);
  const tag = request.acceptsLanguages([...offered]);
  return LANGUAGES.find((language) => LANGUAGE_TAGS[language] === tag) ?? fallback;
}
