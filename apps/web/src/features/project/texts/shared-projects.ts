import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The projects of other companies. */
export const sharedProjectTexts = {
  title: es('De otras empresas', { en: 'Of Other Companies' }),
  hint: es('Proyectos de otras empresas, con permiso para ver y mover sus tareas.', {
    en: 'Projects of other companies, with the right to see and move their tasks.',
  }),
  failed: es('No se pudieron cargar los proyectos de otras empresas.', {
    en: 'The projects of other companies could not be loaded.',
  }),
  retry: es(words.retry),
} satisfies Catalogue;
