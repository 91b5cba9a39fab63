import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';
import { duplicateTexts } from './duplicate.ts';

/** A task once more, and tasks in another project. */
export const copyAndMoveTexts = {
  more: es('Más acciones', { en: 'More actions' }),
  ...duplicateTexts,
  duplicateWithComments: es('Duplicar con los comentarios', { en: 'Duplicate with the comments' }),
  move: es('Mover a otro proyecto…', { en: 'Move to Another Project…' }),
  moveTitle: es(
    (count: number) =>
      count === 1 ? 'Mover la tarea a otro proyecto' : `Mover ${count} tareas a otro proyecto`,
    {
      en: (count) =>
        count === 1 ? 'Move the Task to Another Project' : `Move ${count} Tasks to Another Project`,
    },
  ),
  moveHint: es('El estado se conserva. Quien no es miembro de ese proyecto deja de estar asignado.', {
    en: 'The status stays. People who are no members of that project are unassigned.',
  }),
  moved: es(
    (count: number, project: string) =>
      count === 1 ? `Tarea movida a «${project}».` : `${count} tareas movidas a «${project}».`,
    {
      en: (count, project) =>
        count === 1 ? `Task moved to “${project}”.` : `${count} tasks moved to “${project}”.`,
    },
  ),
  takenOff: es((names: string) => `Sin asignar a ${names}, que no es de ese proyecto.`, {
    en: (names) => `${names} unassigned, not being in that project.`,
  }),
  failedToMove: es(
    (count: number) =>
      count === 1 ? 'No se pudo mover la tarea.' : 'No se pudieron mover las tareas; no se movió ninguna.',
    {
      en: (count) =>
        count === 1 ? 'The task could not be moved.' : 'The tasks could not be moved; none was.',
    },
  ),
  loadingProjects: es('Cargando los proyectos...', { en: 'Loading the projects...' }),
  projectsFailed: es('No se pudieron cargar los proyectos.', { en: 'The projects could not be loaded.' }),
  noProjects: es('No hay otro proyecto que coincida.', { en: 'No other project matches.' }),
} satisfies Catalogue;
