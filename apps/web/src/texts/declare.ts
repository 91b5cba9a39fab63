import { textsIn } from '@faena/shared/language';
import { language } from '@/lib/language.ts';

/** How every text of the screens is declared: once, in both languages; here it becomes that of the page. */
export const { es, en, original, alike } = textsIn(language);
