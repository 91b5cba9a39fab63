import { MAX_IMPORT_COLUMNS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const tasksInSpanish = (count: number) => `${count} ${count === 1 ? 'tarea' : 'tareas'}`;
const tasksInEnglish = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`;
const commentsInSpanish = (count: number) => `${count} ${count === 1 ? 'comentario' : 'comentarios'}`;
const commentsInEnglish = (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`;

/** A file whose rows become tasks. */
export const taskImportTexts = {
  title: es('Importar tareas', { en: 'Import Tasks' }),
  cancel: es(words.cancel),
  save: es((count: number) => (count === 0 ? 'Importar' : `Importar ${tasksInSpanish(count)}`), {
    en: (count) => (count === 0 ? 'Import' : `Import ${tasksInEnglish(count)}`),
  }),
  saving: es('Importando...', { en: 'Importing...' }),
  failed: es('No se importó ninguna tarea.', { en: 'No task was imported.' }),
  done: es((count: number) => `${tasksInSpanish(count)} ${count === 1 ? 'importada' : 'importadas'}.`, {
    en: (count) => `${tasksInEnglish(count)} imported.`,
  }),
  nothing: es('Todas las tareas del archivo ya estaban en el tablero.', {
    en: 'All tasks of the file were on the board already.',
  }),
  file: {
    hint: es(
      'Un archivo CSV o Excel (.xlsx), o un tablero exportado de Trello o Planka en JSON. Se puede soltar aquí.',
      {
        en: 'A CSV or Excel file (.xlsx), or a board that Trello or Planka exported as JSON. It can be dropped here.',
      },
    ),
    limits: es((tasks: string, size: string) => `Hasta ${tasks} tareas y ${size}.`, {
      en: (tasks, size) => `Up to ${tasks} tasks and ${size}.`,
    }),
    kilobytes: alike((count: string) => `${count} kB`),
    megabytes: alike((count: string) => `${count} MB`),
    choose: es('Elegir archivo', { en: 'Choose a file' }),
    another: es('Elegir otro', { en: 'Choose another' }),
    tooBig: es((size: string, most: string) => `El archivo tiene ${size}; caben ${most}.`, {
      en: (size, most) => `The file has ${size}; ${most} is the most.`,
    }),
    empty: es('El archivo está vacío.', { en: 'The file is empty.' }),
    unreadable: es('El archivo no se puede leer en este dispositivo.', {
      en: 'The file cannot be read on this device.',
    }),
    several: es('Se importa un archivo a la vez.', { en: 'One file is imported at a time.' }),
    changed: es('El archivo ha cambiado desde que se leyó. No se importó nada: hay que elegirlo de nuevo.', {
      en: 'The file has changed since it was read. Nothing was imported: it is to be chosen again.',
    }),
  },
  reading: es('Leyendo el archivo...', { en: 'Reading the file...' }),
  readFailed: es('No se pudo leer el archivo.', { en: 'The file could not be read.' }),
  readSafe: es('Nada se ha importado.', { en: 'Nothing was imported.' }),
  sources: {
    csv: alike('CSV'),
    xlsx: alike('Excel'),
    trello: alike('Trello'),
    planka: alike('Planka'),
  },
  found: es((source: string, count: number) => `${source}: ${tasksInSpanish(count)}`, {
    en: (source, count) => `${source}: ${tasksInEnglish(count)}`,
  }),
  created: es((count: number) => (count === 1 ? '1 tarea nueva' : `${count} tareas nuevas`), {
    en: (count) => (count === 1 ? '1 new task' : `${count} new tasks`),
  }),
  comments: es(commentsInSpanish, { en: commentsInEnglish }),
  present: es(
    (count: number) =>
      count === 1 ? '1 ya está en el tablero, tal cual.' : `${count} ya están en el tablero, tal cual.`,
    { en: (count) => (count === 1 ? '1 is on the board already.' : `${count} are on the board already.`) },
  ),
  different: es(
    (count: number) =>
      count === 1
        ? '1 ya está en el tablero con otros datos: se queda como está.'
        : `${count} ya están en el tablero con otros datos: se quedan como están.`,
    {
      en: (count) =>
        count === 1
          ? '1 is on the board already and says something else: it stays as it is.'
          : `${count} are on the board already and say something else: they stay as they are.`,
    },
  ),
  faults: {
    ofLines: {
      line: es((line: number) => `Línea ${line}`, { en: (line) => `Line ${line}` }),
      left: es(
        (count: number) => (count === 1 ? '1 línea no se importa' : `${count} líneas no se importan`),
        { en: (count) => (count === 1 ? '1 line is not imported' : `${count} lines are not imported`) },
      ),
      out: es('La línea no se importa.', { en: 'The line is not imported.' }),
    },
    ofCards: {
      line: es((line: number) => `Tarjeta ${line}`, { en: (line) => `Card ${line}` }),
      left: es(
        (count: number) => (count === 1 ? '1 tarjeta no se importa' : `${count} tarjetas no se importan`),
        { en: (count) => (count === 1 ? '1 card is not imported' : `${count} cards are not imported`) },
      ),
      out: es('La tarjeta no se importa.', { en: 'The card is not imported.' }),
    },
    empty: es((count: number) => (count === 1 ? '1 campo queda vacío' : `${count} campos quedan vacíos`), {
      en: (count) => (count === 1 ? '1 field stays empty' : `${count} fields stay empty`),
    }),
    cellEmpty: es('El campo queda vacío.', { en: 'The field stays empty.' }),
    rounded: es(
      (count: number) => (count === 1 ? '1 estimación se redondea' : `${count} estimaciones se redondean`),
      { en: (count) => (count === 1 ? '1 estimate is rounded' : `${count} estimates are rounded`) },
    ),
    more: es((count: number) => `y ${count} más`, { en: (count) => `and ${count} more` }),
    unknown: es('No es válido.', { en: 'It is not valid.' }),
  },
  columns: {
    named: es('Columna ', { en: 'Column ' }),
    nameless: es('Columna sin título', { en: 'Column without a title' }),
    values: es((count: number) => (count === 1 ? '1 valor' : `${count} valores`), {
      en: (count) => (count === 1 ? '1 value' : `${count} values`),
    }),
  },
  fields: {
    id: alike('Id'),
    title: es(words.title),
    description: es(words.description),
    priority: es(words.priority),
    status: es(words.status),
    assignedTo: es(words.assignedTo),
    dueDate: es('Vence', { en: 'Due' }),
    estimatedHours: es(words.estimatedHours),
    tags: es(words.tags),
    recurrence: es('Repetir', { en: 'Repeat' }),
    checklist: es('Pasos', { en: 'Checklist' }),
    blockedBy: es('Bloqueada por', { en: 'Blocked by' }),
    parentId: es('Parte de', { en: 'Part of' }),
    comments: es('Comentarios', { en: 'Comments' }),
  },
  dayOrder: {
    question: es((sample: string) => `Qué día es ${sample} en este archivo`, {
      en: (sample) => `Which day ${sample} is in this file`,
    }),
    needed: es('El archivo no lo dice. Sin elegirlo no se importa nada.', {
      en: 'The file does not tell. Nothing is imported until you choose.',
    }),
    choose: es('Elegir', { en: 'Choose' }),
    reading: alike((day: string, order: string) => `${day} (${order})`),
    'day-first': es('día/mes', { en: 'day/month' }),
    'month-first': es('mes/día', { en: 'month/day' }),
  },
  lists: {
    title: es('Qué estado tiene cada lista', { en: 'The status of each list' }),
    nameless: es('Sin lista', { en: 'Without a list' }),
    count: es(tasksInSpanish, { en: tasksInEnglish }),
    leaveOut: es('No importar', { en: 'Do not import' }),
  },
  first: {
    title: es('Las primeras tareas', { en: 'The first tasks' }),
    more: es((count: number) => `y ${count} más`, { en: (count) => `and ${count} more` }),
    due: es((day: string) => `Vence el ${day}`, { en: (day) => `Due ${day}` }),
  },
  people: {
    title: es('Las personas', { en: 'The people' }),
    stranger: es('No está en el proyecto: sus tareas quedan sin asignar', {
      en: 'Not in the project: their tasks stay unassigned',
    }),
  },
  leftOut: {
    title: es('Lo que no se importa', { en: 'What is not imported' }),
    archived: es((count: number) => (count === 1 ? '1 tarjeta archivada' : `${count} tarjetas archivadas`), {
      en: (count) => (count === 1 ? '1 archived card' : `${count} archived cards`),
    }),
    comments: es(commentsInSpanish, { en: commentsInEnglish }),
    attachments: es((count: number) => (count === 1 ? '1 archivo adjunto' : `${count} archivos adjuntos`), {
      en: (count) => (count === 1 ? '1 attachment' : `${count} attachments`),
    }),
    covers: es((count: number) => (count === 1 ? '1 portada' : `${count} portadas`), {
      en: (count) => (count === 1 ? '1 cover' : `${count} covers`),
    }),
    starts: es((count: number) => (count === 1 ? '1 fecha de inicio' : `${count} fechas de inicio`), {
      en: (count) => (count === 1 ? '1 start date' : `${count} start dates`),
    }),
    keptDates: es(
      (count: number) =>
        count === 1
          ? 'Que 1 fecha está marcada como cumplida: la fecha sí'
          : `Que ${count} fechas están marcadas como cumplidas: las fechas sí`,
      {
        en: (count) =>
          count === 1
            ? 'That 1 date is marked as kept: the date is'
            : `That ${count} dates are marked as kept: the dates are`,
      },
    ),
    customFields: es((count: number) => (count === 1 ? '1 campo propio' : `${count} campos propios`), {
      en: (count) => (count === 1 ? '1 custom field' : `${count} custom fields`),
    }),
    votes: es((count: number) => (count === 1 ? '1 voto' : `${count} votos`), {
      en: (count) => (count === 1 ? '1 vote' : `${count} votes`),
    }),
    trackedTime: es(
      (count: number) =>
        count === 1 ? 'El tiempo medido de 1 tarjeta' : `El tiempo medido de ${count} tarjetas`,
      {
        en: (count) => (count === 1 ? 'The time tracked on 1 card' : `The time tracked on ${count} cards`),
      },
    ),
    labels: es(
      (count: number) =>
        count === 1 ? '1 etiqueta sin nombre en el archivo' : `${count} etiquetas sin nombre en el archivo`,
      {
        en: (count) =>
          count === 1 ? '1 label without a name in the file' : `${count} labels without a name in the file`,
      },
    ),
    furtherColumns: es(
      (count: number) =>
        count === 1
          ? `1 valor más allá de la columna ${MAX_IMPORT_COLUMNS}`
          : `${count} valores más allá de la columna ${MAX_IMPORT_COLUMNS}`,
      {
        en: (count) =>
          count === 1
            ? `1 value beyond column ${MAX_IMPORT_COLUMNS}`
            : `${count} values beyond column ${MAX_IMPORT_COLUMNS}`,
      },
    ),
    sheets: es((count: number) => (count === 1 ? 'Otra hoja del libro' : `Otras ${count} hojas del libro`), {
      en: (count) =>
        count === 1 ? 'Another sheet of the workbook' : `${count} other sheets of the workbook`,
    }),
    itemDetails: es(
      (count: number) =>
        count === 1
          ? 'Persona o fecha de 1 punto de una lista'
          : `Persona o fecha de ${count} puntos de listas`,
      {
        en: (count) =>
          count === 1
            ? 'Person or date of 1 item of a checklist'
            : `Person or date of ${count} items of checklists`,
      },
    ),
    shortened: es(
      (count: number) =>
        count === 1
          ? 'El final de 1 tarea con demasiado texto o etiquetas'
          : `El final de ${count} tareas con demasiado texto o etiquetas`,
      {
        en: (count) =>
          count === 1
            ? 'The end of 1 task with too much text or too many tags'
            : `The end of ${count} tasks with too much text or too many tags`,
      },
    ),
  },
} satisfies Catalogue;
