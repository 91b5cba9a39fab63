import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The choice of the project at work. */
export const projectChoiceTexts = {
  label: es('¿En qué?', { en: 'Working on' }),
} satisfies Catalogue;
