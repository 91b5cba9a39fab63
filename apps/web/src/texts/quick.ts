import type { Catalogue } from '@faena/shared/language';
import { alike, es } from './declare.ts';
import { phrases, words } from './words.ts';

const tasksInSpanish = (count: number) => `${count} ${count === 1 ? 'tarea' : 'tareas'}`;
const tasksInEnglish = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`;

/** Quick actions on the board: adding tasks in place, editing on the card, changing several tasks at once. */
export const quickTexts = {
  add: {
    open: es('Agregar aquí', { en: 'Add here' }),
    openIn: alike((open: string, status: string) => `${open}: ${status}`),
    title: es((status: string) => `Título de una tarea nueva en ${status}`, {
      en: (status) => `Title of a new task in ${status}`,
    }),
    placeholder: es('Qué hacer', { en: 'What to do' }),
    create: es('Crear', { en: 'Create' }),
    close: es('Cerrar la línea', { en: 'Close the line' }),
    hint: es('Intro crea y sigue · Esc cierra', { en: 'Enter adds and goes on · Esc closes' }),
    saving: es((count: number) => `Guardando ${tasksInSpanish(count)}...`, {
      en: (count) => `Saving ${tasksInEnglish(count)}...`,
    }),
    created: es((title: string) => `Creada: ${title}`, { en: (title) => `Created: ${title}` }),
    tooLong: es(phrases.tooLong),
    unsaved: es('Sin guardar', { en: 'Not saved' }),
    failed: es('No se pudo crear la tarea.', { en: 'The task could not be created.' }),
    retryOf: es((title: string) => `Reintentar: ${title}`, { en: (title) => `Try again: ${title}` }),
    discard: es('Descartar', { en: 'Discard' }),
    discardOf: es((title: string) => `Descartar: ${title}`, { en: (title) => `Discard: ${title}` }),
  },
  edit: {
    of: alike((what: string, title: string, value: string) =>
      value ? `${what}: ${title}: ${value}` : `${what}: ${title}`,
    ),
    today: es('Hoy', { en: 'Today' }),
    tomorrow: es('Mañana', { en: 'Tomorrow' }),
    noDate: es('Sin fecha', { en: 'No date' }),
    noTags: es('Sin etiquetas', { en: 'No tags' }),
    newTag: es((tag: string) => `Crear «${tag}»`, { en: (tag) => `Create “${tag}”` }),
    changed: es(
      (count: number) => (count === 1 ? 'Tarea guardada.' : `${tasksInSpanish(count)} cambiadas.`),
      { en: (count) => (count === 1 ? 'Task saved.' : `${tasksInEnglish(count)} changed.`) },
    ),
    failed: es(
      (count: number) =>
        count === 1
          ? 'No se pudo cambiar la tarea.'
          : 'No se pudieron cambiar las tareas; no cambió ninguna.',
      {
        en: (count) =>
          count === 1 ? 'The task could not be changed.' : 'The tasks could not be changed; none changed.',
      },
    ),
  },
  selection: {
    count: es((count: number) => `${count} ${count === 1 ? 'tarea elegida' : 'tareas elegidas'}`, {
      en: (count) => `${count} ${count === 1 ? 'task chosen' : 'tasks chosen'}`,
    }),
    chosen: es('Elegida', { en: 'Chosen' }),
    choose: es('Elegir', { en: 'Choose' }),
    move: es('Mover a', { en: 'Move to' }),
    reassign: es('Asignar solo a', { en: 'Assign only to' }),
    nobody: es('Nadie', { en: 'Nobody' }),
    clear: es('No elegir ninguna', { en: 'Choose none' }),
  },
  paste: {
    title: es(tasksInSpanish, { en: tasksInEnglish }),
    description: es((status: string) => `Cada línea pegada será una tarea al final de ${status}.`, {
      en: (status) => `Each pasted line becomes a task at the end of ${status}.`,
    }),
    ofSubtasks: es((status: string) => `Cada línea pegada será una subtarea al final de ${status}.`, {
      en: (status) => `Each pasted line becomes a subtask at the end of ${status}.`,
    }),
    more: es((count: number) => `y ${count} más`, { en: (count) => `and ${count} more` }),
    create: es((count: number) => `Crear ${tasksInSpanish(count)}`, {
      en: (count) => `Create ${tasksInEnglish(count)}`,
    }),
    cancel: es(words.cancel),
    saving: es(words.saving),
    created: es((count: number) => `${tasksInSpanish(count)} ${count === 1 ? 'creada' : 'creadas'}.`, {
      en: (count) => `${tasksInEnglish(count)} created.`,
    }),
    failed: es('No se pudieron crear las tareas; no se creó ninguna.', {
      en: 'The tasks could not be created; no task was added.',
    }),
    tooMany: es((most: number) => `A la vez caben ${most}: hay que pegar menos líneas.`, {
      en: (most) => `At most ${most} fit at once: paste fewer lines.`,
    }),
    tooLong: es((line: number, most: number) => `La línea ${line} pasa de ${most} caracteres.`, {
      en: (line, most) => `Line ${line} is longer than ${most} characters.`,
    }),
  },
} satisfies Catalogue;
