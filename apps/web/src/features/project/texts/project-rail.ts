import type { Catalogue } from '@faena/shared/language';
import { en, es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The list of projects beside a board, folded or not. */
export const projectRailTexts = {
  title: es(words.projects),
  // The link leads to the company, although the original text names tasks.
  back: original('Back to Tasks', { es: 'Volver a la empresa', en: 'Back to the company' }),
  fold: es('Plegar los proyectos', { en: 'Fold the projects' }),
  unfold: es('Desplegar los proyectos', { en: 'Unfold the projects' }),
  menu: es('Elegir proyecto', { en: 'Choose project' }),
  failed: en('Failed to fetch projects', { es: 'No se pudieron cargar los proyectos' }),
  retry: es(words.retry),
} satisfies Catalogue;
