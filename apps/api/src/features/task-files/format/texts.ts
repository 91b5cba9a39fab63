import { type Catalogue, inLanguages } from '@faena/shared/language';

/** What a file of tasks says: its heads and values in the language of whoever asks for it (EXPORT-2). */
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
      },
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
