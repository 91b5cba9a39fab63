import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import type { Who } from '@/texts/tasks.ts';
import { words } from '@/texts/words.ts';

/** A task as a page. */
export const taskPanelTexts = {
  loading: es('Cargando tarea...', { en: 'Loading task...' }),
  failed: es('No se pudo cargar la tarea.', { en: 'The task could not be loaded.' }),
  safe: es('La tarea está a salvo; solo falló la consulta.', {
    en: 'The task is safe; only loading it failed.',
  }),
  gone: es('La tarea ya no existe.', { en: 'The task does not exist any more.' }),
  goneHint: es('Alguien la eliminó, la archivó o la movió, o el enlace es de otro proyecto.', {
    en: 'Somebody deleted, archived or moved it, or the link is of another project.',
  }),
  /** The text of a queued new task, in place of everything attached to it. */
  waits: es(
    'Esta tarea espera la conexión. Cuando se guarde podrá tener portada, lista de pasos, dependencias y subtareas, y se verá su historial.',
    {
      en: 'This task waits for the connection. Once it is saved it can have a cover, a checklist, dependencies and subtasks, and its history shows.',
    },
  ),
  task: es(words.task),
  links: es('Enlaces de la descripción', { en: 'Links of the description' }),
  saving: es(words.saving),
  close: es('Cerrar', { en: 'Close' }),
  previous: es('Tarea anterior', { en: 'Previous task' }),
  next: es('Tarea siguiente', { en: 'Next task' }),
  copyLink: es('Copiar el enlace', { en: 'Copy the link' }),
  copied: es('Enlace copiado', { en: 'Link copied' }),
  edit: es(words.edit),
  remove: es(words.remove),
  created: es((moment: string) => `Creada el ${moment}`, { en: (moment) => `Created on ${moment}` }),
  changed: es((moment: string) => `Cambiada el ${moment}`, { en: (moment) => `Changed on ${moment}` }),
  addDescription: es('Añadir una descripción', { en: 'Add a description' }),
  editDescription: es('Editar la descripción', { en: 'Edit the description' }),
  failedToSave: es((field: string) => `No se guardó: ${field}.`, {
    en: (field) => `Not saved: ${field}.`,
  }),
  discard: es('Descartar', { en: 'Discard' }),
  theirs: es((value: string) => `Ahora dice: ${value}`, { en: (value) => `It now says: ${value}` }),
  keepMine: es('Guardar lo escrito aquí', { en: 'Save Mine' }),
  takeTheirs: es((by: Who) => (by === 'self' ? 'Dejar lo ya guardado' : 'Dejar lo de la otra persona'), {
    en: (by) => (by === 'self' ? 'Leave What Is Saved' : 'Leave Theirs'),
  }),
} satisfies Catalogue;
