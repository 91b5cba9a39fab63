import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** A task once more. */
export const duplicateTexts = {
  duplicate: es('Duplicar', { en: 'Duplicate' }),
  duplicated: es((count: number) => (count === 1 ? 'Tarea duplicada.' : `${count} tareas duplicadas.`), {
    en: (count) => (count === 1 ? 'Task duplicated.' : `${count} tasks duplicated.`),
  }),
  failedToDuplicate: es(
    (count: number) =>
      count === 1
        ? 'No se pudo duplicar la tarea.'
        : 'No se pudieron duplicar las tareas; no se duplicó ninguna.',
    {
      en: (count) =>
        count === 1 ? 'The task could not be duplicated.' : 'The tasks could not be duplicated; none was.',
    },
  ),
} satisfies Catalogue;
