import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** A list on paper that has only its first pages. */
export const moreButtonTexts = {
  goesOn: es('La lista sigue: aquí está solo lo que mostraba la pantalla.', {
    en: 'The list goes on: only what the screen showed is here.',
  }),
} satisfies Catalogue;
