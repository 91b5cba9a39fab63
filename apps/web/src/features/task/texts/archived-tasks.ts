import type { Catalogue } from '@faena/shared/language';
import { archiveTexts } from '@/texts/archive.ts';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Archiving, and the window of archived tasks. */
export const archivedTaskTexts = {
  ...archiveTexts,
  title: es('Tareas archivadas', { en: 'Archived Tasks' }),
  search: es('Buscar en las archivadas', { en: 'Search archived tasks' }),
  loading: es('Cargando las tareas archivadas...', { en: 'Loading the archived tasks...' }),
  failedToLoad: es('No se pudieron cargar las tareas archivadas.', {
    en: 'The archived tasks could not be loaded.',
  }),
  safe: es(words.safe),
  empty: es('No hay tareas archivadas.', { en: 'There are no archived tasks.' }),
  emptyHint: es('Lo que se archiva sale del tablero y se puede restaurar desde aquí.', {
    en: 'What is archived leaves the board and can be restored from here.',
  }),
  noMatch: es('Ninguna tarea archivada coincide.', { en: 'No archived task matches.' }),
  when: es((moment: string, name: string) => `Archivada el ${moment} por ${name}`, {
    en: (moment, name) => `Archived on ${moment} by ${name}`,
  }),
  nobody: es('una cuenta eliminada', { en: 'a deleted account' }),
  more: es('Ver más', { en: 'See more' }),
  restore: es('Restaurar', { en: 'Restore' }),
  restored: es((status: string) => `Tarea restaurada en ${status}.`, {
    en: (status) => `Task restored to ${status}.`,
  }),
  failedToRestore: es('No se pudo restaurar la tarea.', { en: 'The task could not be restored.' }),
  remove: es(words.remove),
} satisfies Catalogue;
