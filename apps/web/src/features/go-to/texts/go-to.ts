import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The window of *Ir a…* (Ctrl K). */
export const goToTexts = {
  title: es('Ir a…', { en: 'Go to…' }),
  button: es('Ir a… (Ctrl K)', { en: 'Go to… (Ctrl K)' }),
  placeholder: es('Tarea, proyecto, persona…', { en: 'Task, project, person…' }),
  groups: {
    recent: es('Recientes', { en: 'Recent' }),
    screen: es('Pantallas', { en: 'Screens' }),
    company: es('Empresas', { en: 'Companies' }),
    project: es('Proyectos', { en: 'Projects' }),
    person: es('Personas', { en: 'People' }),
    task: es('Tareas', { en: 'Tasks' }),
  },
  searching: es('Buscando tareas…', { en: 'Searching tasks…' }),
  failed: es('No se pudieron buscar las tareas.', { en: 'The tasks could not be searched.' }),
  nothing: es('Nada coincide con lo buscado.', { en: 'Nothing matches.' }),
  nobody: es('Cuenta eliminada', { en: 'Deleted account' }),
  found: es((count: number) => (count === 1 ? '1 resultado' : `${count} resultados`), {
    en: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  }),
} satisfies Catalogue;
