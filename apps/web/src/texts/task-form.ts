import type { Catalogue } from '@faena/shared/language';
import { es, original } from './declare.ts';
import { type How, taskTexts, type Who } from './tasks.ts';
import { phrases, words } from './words.ts';

const GONE = {
  es: {
    deleted: {
      self: 'Eliminaste esta tarea en otra pestaña o dispositivo.',
      other: 'Otra persona eliminó esta tarea.',
      unknown: 'Esta tarea se eliminó mientras tanto.',
    },
    archived: {
      self: 'Archivaste esta tarea en otra pestaña o dispositivo.',
      other: 'Otra persona archivó esta tarea.',
      unknown: 'Esta tarea se archivó mientras tanto.',
    },
    elsewhere: {
      self: 'Moviste esta tarea a otro proyecto en otra pestaña o dispositivo.',
      other: 'Otra persona movió esta tarea a otro proyecto.',
      unknown: 'Esta tarea se movió a otro proyecto mientras tanto.',
    },
  },
  en: {
    deleted: {
      self: 'You deleted this task in another tab or on another device.',
      other: 'Somebody else deleted this task.',
      unknown: 'This task was deleted meanwhile.',
    },
    archived: {
      self: 'You archived this task in another tab or on another device.',
      other: 'Somebody else archived this task.',
      unknown: 'This task was archived meanwhile.',
    },
    elsewhere: {
      self: 'You moved this task to another project in another tab or on another device.',
      other: 'Somebody else moved this task to another project.',
      unknown: 'This task was moved to another project meanwhile.',
    },
  },
} as const;

const CHANGED_TOO = {
  es: {
    self: 'También cambiaste en otra pestaña o dispositivo',
    other: 'Otra persona también cambió',
    unknown: 'También cambió mientras tanto',
  },
  en: {
    self: 'You changed it too, in another tab or on another device',
    other: 'Somebody else changed it too',
    unknown: 'It was changed too meanwhile',
  },
} as const;

/** The form of a task and its page. */
export const taskFormTexts = {
  ...taskTexts.fields,
  create: original('Nueva Tarea', { es: 'Nueva tarea', en: 'New Task' }),
  edit: original('Editar Tarea', { es: 'Editar tarea', en: 'Edit Task' }),
  view: es(words.task),
  title: es(words.title),
  titleRequired: es('El título es obligatorio.', { en: 'The title is required.' }),
  tooLong: es(phrases.tooLong),
  description: es(words.description),
  noDescription: es('Sin descripción', { en: 'No description' }),
  status: es(words.status),
  estimatedHours: es(words.estimatedHours),
  wholeHours: es('Solo horas enteras, como 12.', { en: 'Only whole hours, such as 12.' }),
  zeroedHours: es('Solo horas enteras: ahora dice 0.', { en: 'Only whole hours: it says 0 now.' }),
  tooManyHours: es((most: number) => `A lo sumo ${most} horas.`, {
    en: (most) => `At most ${most} hours.`,
  }),
  assignedTo: es('Asignar a', { en: 'Assign to' }),
  noAssignees: es(words.unassigned),
  /** An employee reads a task in the words of their list of tasks. */
  noDue: original('No definida', words.nothing),
  noHours: original('N/A', words.nothing),
  noPeople: es('Nadie coincide', { en: 'Nobody matches' }),
  checklist: es('Lista de pasos', { en: 'Checklist' }),
  tagsHint: original('Intro agrega un tag.', { es: 'Intro agrega una etiqueta.', en: 'Enter adds a tag.' }),
  cancel: es(words.cancel),
  close: es('Cerrar', { en: 'Close' }),
  save: es(words.save),
  saving: es(words.saving),
  saveFailed: original('Error al guardar la tarea. Verifique que todos los campos sean válidos.', {
    es: 'No se pudo guardar la tarea. Conviene revisar que todos los campos sean válidos.',
    en: 'Error saving the task. Check that all the fields are valid.',
  }),
  gone: es(
    (by: Who, how: How) =>
      `${GONE.es[how][by]} Lo escrito sigue aquí y se puede guardar como una tarea nueva.`,
    {
      en: (by, how) =>
        `${GONE.en[how][by]} What is written here is still there and can be saved as a new task.`,
    },
  ),
  left: es((by: Who, how: How) => GONE.es[how][by], { en: (by, how) => GONE.en[how][by] }),
  goneKnown: es((by: Who, how: How) => `${GONE.es[how][by]} Aquí está lo último que se supo de ella.`, {
    en: (by, how) => `${GONE.en[how][by]} This is the last that was known of it.`,
  }),
  conflict: es((field: string, by: Who) => `${CHANGED_TOO.es[by]}: ${field}. Lo de aquí no se ha guardado.`, {
    en: (field, by) => `${CHANGED_TOO.en[by]}: ${field}. What stands here is not saved.`,
  }),
  saveAsNew: es('Guardar como nueva', { en: 'Save as New' }),
  savedAsNew: es('Se guardó como una tarea nueva.', { en: 'It was saved as a new task.' }),
  /** A change from a person's own other tab is no news in an untouched form. */
  othersChanged: es(
    (fields: string, by: 'other' | 'unknown') =>
      by === 'other' ? `Otra persona acaba de cambiar: ${fields}.` : `Cambió mientras tanto: ${fields}.`,
    {
      en: (fields, by) =>
        by === 'other' ? `Somebody else has just changed: ${fields}.` : `Changed meanwhile: ${fields}.`,
    },
  ),
  othersChangedToo: es(
    (fields: string, by: Who) => `${CHANGED_TOO.es[by]}: ${fields}. Al guardar queda lo escrito aquí.`,
    { en: (fields, by) => `${CHANGED_TOO.en[by]}: ${fields}. Saving keeps what is written here.` },
  ),
} satisfies Catalogue;
