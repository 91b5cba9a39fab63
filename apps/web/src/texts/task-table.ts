import type { Catalogue } from '@faena/shared/language';
import { alike, en, es } from './declare.ts';
import { words } from './words.ts';

/** A board as a table. */
export const taskTableTexts = {
  heading: es((shown: number, total: number) => `Tareas (${shown} de ${total})`, {
    en: (shown, total) => `Tasks (${shown} of ${total})`,
  }),
  filters: es(words.filters),
  status: es(words.status),
  allStatuses: es(words.all),
  priority: es(words.priority),
  allPriorities: es('Todas', { en: 'All' }),
  clear: es(words.clearFilters),
  columns: {
    title: es(words.title),
    status: es(words.status),
    priority: es(words.priority),
    assignedTo: es(words.assignedTo),
    dueDate: es('Vence', { en: 'Due' }),
    estimatedHours: es(words.hours),
    tags: en(words.tags),
  },
  actions: es(words.actions),
  statusOf: es((title: string) => `Estado de ${title}`, { en: (title) => `Status of ${title}` }),
  columnWidth: es((name: string) => `Ancho de ${name}`, { en: (name) => `Width of ${name}` }),
  chooseColumns: es('Columnas', { en: 'Columns' }),
  group: es('Agrupar por', { en: 'Group by' }),
  noGroup: es('Nada', { en: 'Nothing' }),
  groups: {
    status: es(words.status),
    person: es('Persona', { en: 'Person' }),
    due: es('Fecha', { en: 'Date' }),
  },
  count: es((count: number) => `${count} ${count === 1 ? 'tarea' : 'tareas'}`, {
    en: (count) => `${count} ${count === 1 ? 'task' : 'tasks'}`,
  }),
  dues: {
    overdue: es('Vencidas', { en: 'Overdue' }),
    today: es('Hoy', { en: 'Today' }),
    week: es('Esta semana', { en: 'This week' }),
    later: es('Más adelante', { en: 'Later' }),
    none: es('Sin fecha', { en: 'Without a date' }),
    past: es('Terminadas, de antes de hoy', { en: 'Done, from before today' }),
  },
  none: alike('-'),
  empty: es('No hay tareas en este proyecto', { en: 'There are no tasks in this project' }),
  emptyHint: es('Una tarea nueva empieza en Backlog.', { en: 'A new task starts in Backlog.' }),
} satisfies Catalogue;
