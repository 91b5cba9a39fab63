import {
  type DayOrder,
  foldSearch,
  TASK_FILE_FIELDS,
  TASK_PRIORITIES,
  TASK_STATUSES,
} from '@faena/shared/domain';
import type { Recurrence, TaskPriority, TaskStatus } from '@faena/shared/schemas';
import { taskFileTexts, UNITS } from '../format/texts.ts';

type Field = (typeof TASK_FILE_FIELDS)[number];

const LANGUAGES = Object.values(taskFileTexts);

/** The words of other boards and people for ours, folded. */
const OTHER_HEADS: Readonly<Record<string, Field>> = {
  titulo: 'title',
  name: 'title',
  nombre: 'title',
  task: 'title',
  tarea: 'title',
  detalle: 'description',
  notes: 'description',
  notas: 'description',
  list: 'status',
  lista: 'status',
  column: 'status',
  columna: 'status',
  assignees: 'assignedTo',
  assignee: 'assignedTo',
  members: 'assignedTo',
  asignados: 'assignedTo',
  responsable: 'assignedTo',
  responsables: 'assignedTo',
  'due date': 'dueDate',
  'fecha de vencimiento': 'dueDate',
  vencimiento: 'dueDate',
  hours: 'estimatedHours',
  horas: 'estimatedHours',
  labels: 'tags',
  recurrence: 'recurrence',
  repetir: 'recurrence',
  steps: 'checklist',
  'lista de pasos': 'checklist',
  'waits for': 'blockedBy',
  'espera a': 'blockedBy',
  parent: 'parentId',
  comment: 'comments',
  comentario: 'comments',
};

const OTHER_STATUSES: Readonly<Record<string, TaskStatus>> = {
  pendiente: 'To do',
  pendientes: 'To do',
  todo: 'To do',
  'lista de tareas': 'To do',
  'in progress': 'Doing',
  'en progreso': 'Doing',
  'en proceso': 'Doing',
  haciendo: 'Doing',
  review: 'Testing',
  'in review': 'Testing',
  'en revision': 'Testing',
  pruebas: 'Testing',
  terminado: 'Done',
  terminadas: 'Done',
  completado: 'Done',
  listo: 'Done',
  hecha: 'Done',
  hechas: 'Done',
};

const heads = new Map<string, Field>(Object.entries(OTHER_HEADS));
const statuses = new Map<string, TaskStatus>(Object.entries(OTHER_STATUSES));
const priorities = new Map<string, TaskPriority>();
for (const texts of LANGUAGES) {
  for (const field of TASK_FILE_FIELDS) heads.set(foldSearch(texts.heads[field]), field);
  for (const status of TASK_STATUSES) statuses.set(foldSearch(texts.statuses[status]), status);
  for (const priority of TASK_PRIORITIES) priorities.set(foldSearch(texts.priorities[priority]), priority);
}

/** The field that a column of a file is about, by its head. */
export function fieldOfHead(head: string): Field | undefined {
  return heads.get(foldSearch(head));
}

/** The order of day and month under a head: Spanish has one, English two. */
export function dayOrderUnder(head: string): DayOrder | undefined {
  return /^(?:vence|vencimiento|fecha)/.test(foldSearch(head)) ? 'day-first' : undefined;
}

/** The status that a list of a file is by its name. */
export function statusOfList(name: string): TaskStatus | undefined {
  return statuses.get(foldSearch(name));
}

/** The priority that a word of a file means. */
export function priorityOf(word: string): TaskPriority | undefined {
  return priorities.get(foldSearch(word));
}

const units = new Map(
  Object.values(UNITS).flatMap((words) =>
    (['day', 'week', 'month'] as const).flatMap((unit) =>
      words[unit].map((word) => [foldSearch(word), unit] as const),
    ),
  ),
);

/** Parses a recurrence in a file, such as `cada 2 semanas` or `every month, day 31`; undefined for any other text. */
export function recurrenceOf(text: string): Recurrence | undefined {
  const said = /^(?:cada|every)\s+(?:(\d{1,2})\s+)?([a-z]+)(?:,\s*(?:dia|day)\s+(\d{1,2}))?$/.exec(
    foldSearch(text),
  );
  const [, every = '1', word = '', day] = said ?? [];
  const unit = units.get(word);
  return unit && { every: Number(every), unit, ...(day && { day: Number(day) }) };
}
