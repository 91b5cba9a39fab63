import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** The question before a change of language. */
export const changeLanguageTexts = {
  leave: es('Lo escrito en esta página se perderá al cambiar el idioma. ¿Cambiarlo?', {
    en: 'Changing the language loses what is written on this page. Change it?',
  }),
  change: es('Cambiar idioma', { en: 'Change language' }),
} satisfies Catalogue;
