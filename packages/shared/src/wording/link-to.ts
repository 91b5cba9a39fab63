import type { Language } from './language.ts';

/**
 * The address of a page with a private link, from its path on. The token is in the fragment, which no server sees. The
 * page opens in its reader's language, if they have one (LANG-15).
 */
export function linkTo(path: string, token: string, language: Language | null | undefined): string {
  return `${path}${language ? `?language=${language}` : ''}#${token}`;
}
