import { FIGURES_LOCALE } from '@faena/shared/domain';

/** The person's spelling of numbers, by the browser, because the language of the product names no country. */
export const personLocale = () => (typeof navigator === 'undefined' ? FIGURES_LOCALE : navigator.language);
