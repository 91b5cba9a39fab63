import type { Catalogue } from '@faena/shared/language';
import { alike, es } from './declare.ts';
import { words } from './words.ts';

/** The choice of a language. */
export const languageTexts = {
  choose: es(words.language),
  none: es('Sin elegir', { en: 'Not chosen' }),
  /** Each language under its own name. */
  names: { es: alike('Español'), en: alike('English'), original: alike('Original') },
} satisfies Catalogue;
