import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** Unsaved texts that a killed page left behind (FORM-10). */
export const draftTexts = {
  restored: es('Se recuperó este texto, que no se había guardado.', {
    en: 'This text was recovered. It had not been saved.',
  }),
  changed: es('Quedó un texto sin guardar, y el guardado ha cambiado desde entonces:', {
    en: 'A text was left unsaved, and the saved one has changed since:',
  }),
  use: es('Usar este texto', { en: 'Use this text' }),
  discard: es('Descartar', { en: 'Discard' }),
} satisfies Catalogue;
