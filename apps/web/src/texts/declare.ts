import { textsIn } from '@faena/shared/language';
import { language } from '@/lib/language.ts';

/** Declare the texts of the screens, once and in both languages. Each returns the text in the language of the page. */
export const { es, en, original, alike } = textsIn(language);
