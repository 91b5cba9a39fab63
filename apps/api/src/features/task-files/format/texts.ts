import { type Catalogue, inLanguages } from '@faena/shared/language';
import type { Recurrence } from '@faena/shared/schemas';

/** The units of a recurrence, one and several. */
export const UNITS = {
  es: { day: ['día', 'días'], week: ['semana', 'semanas'], month: ['mes', 'meses'] },
  en: { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'] },
} as const;

/** The texts of a file of tasks: heads and values in the reader's language (EXPORT-2). */
export const taskFileTexts = inLanguages(
  ({ es, en, alike }) =>
    ({
      file: es('tareas', { en: 'tasks' }),
      sheet: es('Tareas', { en: 'Tasks' }),
      heads: {
        id: alike('Id'),
        title: es('Título', { en: 'Title' }),
        description: es('Descripción', { en: 'Description' }),
        priority: es('Prioridad', { en: 'Priority' }),
        status: es('Estado', { en: 'Status' }),
        assignedTo: es('Asignado a', { en: 'Assigned to' }),
        dueDate: es('Vence', { en: 'Due' }),
        estimatedHours: es('Horas estimadas', { en: 'Estimated hours' }),
        tags: es('Etiquetas', { en: 'Tags' }),
        recurrence: es('Se repite', { en: 'Repeats' }),
        checklist: es('Pasos', { en: 'Checklist' }),
        blockedBy: es('Bloqueada por', { en: 'Blocked by' }),
        parentId: es('Parte de', { en: 'Part of' }),
        comments: es('Comentarios', { en: 'Comments' }),
      },
      /** Stands before the comments of a cell that cannot hold all. */
      earlierComments: es((count: number) => `… ${count} anteriores están en el CSV`, {
        en: (count) => `… ${count} earlier ones are in the CSV`,
      }),
      /** How often a task recurs, and the day of the month that it keeps to. */
      recurs: es(
        ({ every, unit, day }: Recurrence) =>
          `cada ${every === 1 ? UNITS.es[unit][0] : `${every} ${UNITS.es[unit][1]}`}${day ? `, día ${day}` : ''}`,
        {
          en: ({ every, unit, day }) =>
            `every ${every === 1 ? UNITS.en[unit][0] : `${every} ${UNITS.en[unit][1]}`}${day ? `, day ${day}` : ''}`,
        },
      ),
      priorities: {
        Low: es('Baja', { en: 'Low' }),
        Medium: es('Media', { en: 'Medium' }),
        High: es('Alta', { en: 'High' }),
        Critical: es('Crítica', { en: 'Critical' }),
      },
      statuses: {
        Backlog: alike('Backlog'),
        'To do': en('To do', { es: 'Por hacer' }),
        Doing: en('Doing', { es: 'En curso' }),
        Testing: en('Testing', { es: 'En pruebas' }),
        Done: en('Done', { es: 'Hecho' }),
      },
    }) satisfies Catalogue,
);
