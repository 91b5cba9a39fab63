import type { Catalogue } from '@faena/shared/language';
import { es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The history of a task, each change as a line under its author. */
export const taskHistoryTexts = {
  title: es('Historial', { en: 'History' }),
  list: es('Cambios de la tarea', { en: 'Changes of the task' }),
  loading: es('Cargando el historial...', { en: 'Loading the history...' }),
  failed: es('No se pudo cargar el historial.', { en: 'The history could not be loaded.' }),
  safe: es(words.safe),
  empty: es('De esta tarea no consta ningún cambio.', { en: 'No change of this task is on record.' }),
  more: es('Ver cambios anteriores', { en: 'See earlier changes' }),
  nobody: es('Cuenta eliminada', { en: 'Deleted account' }),
  undoes: es('Deshizo un cambio', { en: 'Took a change back' }),
  created: es('Creó la tarea', { en: 'Created the task' }),
  createdIn: es((status: string) => `Creó la tarea en ${status}`, {
    en: (status) => `Created the task in ${status}`,
  }),
  deleted: es('Eliminó la tarea', { en: 'Deleted the task' }),
  left: es('Movió la tarea a otro proyecto', { en: 'Moved the task to another project' }),
  arrived: es('Trajo la tarea de otro proyecto', { en: 'Brought the task from another project' }),
  archived: es('Archivó la tarea', { en: 'Archived the task' }),
  restored: es('La devolvió al tablero', { en: 'Put it back on the board' }),
  reordered: es('La cambió de orden', { en: 'Changed its order' }),
  assigned: es((name: string) => `Asignó a ${name}`, { en: (name) => `Assigned ${name}` }),
  unassigned: es((name: string) => `Desasignó a ${name}`, { en: (name) => `Unassigned ${name}` }),
  tagAdded: original((tag: string) => `Puso el tag «${tag}»`, {
    es: (tag) => `Puso la etiqueta «${tag}»`,
    en: (tag) => `Added the tag “${tag}”`,
  }),
  tagRemoved: original((tag: string) => `Quitó el tag «${tag}»`, {
    es: (tag) => `Quitó la etiqueta «${tag}»`,
    en: (tag) => `Removed the tag “${tag}”`,
  }),
  stepAdded: es((text: string) => `Añadió el paso «${text}»`, { en: (text) => `Added the step “${text}”` }),
  stepRemoved: es((text: string) => `Quitó el paso «${text}»`, {
    en: (text) => `Removed the step “${text}”`,
  }),
  stepDone: es((text: string) => `Marcó como hecho «${text}»`, { en: (text) => `Ticked “${text}”` }),
  stepOpen: es((text: string) => `Desmarcó «${text}»`, { en: (text) => `Unticked “${text}”` }),
  stepMoved: es((text: string) => `Cambió de lugar el paso «${text}»`, {
    en: (text) => `Moved the step “${text}”`,
  }),
  stepRenamed: es((before: string, after: string) => `El paso «${before}» ahora dice «${after}»`, {
    en: (before, after) => `The step “${before}” now says “${after}”`,
  }),
  blocked: es((title: string) => `Ahora espera por «${title}»`, {
    en: (title) => `Now waits for “${title}”`,
  }),
  unblocked: es((title: string) => `Ya no espera por «${title}»`, {
    en: (title) => `No longer waits for “${title}”`,
  }),
  coverSet: es('Puso una portada', { en: 'Set a cover' }),
  coverRemoved: es('Quitó la portada', { en: 'Took the cover off' }),
  partOf: es((title: string) => `Ahora es parte de «${title}»`, {
    en: (title) => `Is now a part of “${title}”`,
  }),
  notPartOf: es((title: string) => `Ya no es parte de «${title}»`, {
    en: (title) => `No longer a part of “${title}”`,
  }),
  /** Stands in place of the title of a task that left the board. */
  elsewhere: es('otra tarea', { en: 'another task' }),
  noText: es('nada', { en: 'nothing' }),
} satisfies Catalogue;
