import type { Catalogue } from '@faena/shared/language';
import { en, es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The list of projects beside a board, also while it is folded to a rail. */
export const projectRailTexts = {
  title: es(words.projects),
  // The link leads to the company. The original text names the tasks all the same.
  back: original('Back to Tasks', { es: 'Volver a la empresa', en: 'Back to the company' }),
  fold: es('Plegar los proyectos', { en: 'Fold the projects' }),
  unfold: es('Desplegar los proyectos', { en: 'Unfold the projects' }),
  menu: es('Elegir proyecto', { en: 'Choose project' }),
  failed: en('Failed to fetch projects', { es: 'No se pudieron cargar los proyectos' }),
  retry: es(words.retry),
} satisfies Catalogue;
