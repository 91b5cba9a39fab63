import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The projects of other companies that the signed-in person can leave. */
export const membershipTexts = {
  memberships: es('Proyectos', { en: 'Projects' }),
  loadingMemberships: es('Cargando los proyectos...', { en: 'Loading the projects...' }),
  membershipsFailed: es('No se pudieron cargar los proyectos.', { en: 'The projects could not be loaded.' }),
  membershipsSafe: es('Nada cambió en ellos.', { en: 'Nothing has changed in them.' }),
  noMemberships: es('Sin proyectos.', { en: 'No projects.' }),
  noMembershipsHint: es('Al aceptar una invitación, su proyecto aparece aquí.', {
    en: 'Once an invitation is accepted, its project is listed here.',
  }),
  leave: es('Salir del proyecto', { en: 'Leave the Project' }),
  leaveNamed: es((project: string) => `Salir del proyecto: ${project}`, {
    en: (project) => `Leave the project: ${project}`,
  }),
  confirmLeave: es(
    (project: string) =>
      `¿Salir de ${project}? Se borra toda asignación a sus tareas, y solo otra invitación permite volver.`,
    {
      en: (project) =>
        `Leave ${project}? All assignments to its tasks are removed, and only another invitation lets you back in.`,
    },
  ),
  left: es((project: string) => `${project}: ya fuera del proyecto.`, {
    en: (project) => `${project}: you left the project.`,
  }),
  leaveFailed: es('No se pudo salir del proyecto.', { en: 'The project could not be left.' }),
} satisfies Catalogue;
