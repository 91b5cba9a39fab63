import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { phrases } from '@/texts/words.ts';

/** The time and reviews an amount does not count yet. */
export const unsettledTexts = {
  withoutRate: es(phrases.withoutRate),
  toReview: es(phrases.toReview),
} satisfies Catalogue;
