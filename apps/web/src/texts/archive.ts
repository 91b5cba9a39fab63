import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** Archiving tasks. */
export const archiveTexts = {
  archive: es('Archivar', { en: 'Archive' }),
  done: es((count: number) => (count === 1 ? 'Tarea archivada.' : `${count} tareas archivadas.`), {
    en: (count) => (count === 1 ? 'Task archived.' : `${count} tasks archived.`),
  }),
  failed: es(
    (count: number) =>
      count === 1
        ? 'No se pudo archivar la tarea.'
        : 'No se pudieron archivar las tareas; no se archivó ninguna.',
    {
      en: (count) =>
        count === 1 ? 'The task could not be archived.' : 'The tasks could not be archived; none was.',
    },
  ),
} satisfies Catalogue;
