import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** Invitations to projects: sent, received and answered. Also leaving a project. */
export const invitationTexts = {
  received: es('Invitaciones', { en: 'Invitations' }),
  failed: es('No se pudieron cargar las invitaciones.', { en: 'The invitations could not be loaded.' }),
  to: es((company: string) => `Proyecto de ${company}`, { en: (company) => `Project of ${company}` }),
  by: es((name: string) => `Invita ${name}`, { en: (name) => `Invited by ${name}` }),
  accept: es('Aceptar', { en: 'Accept' }),
  acceptNamed: es((project: string) => `Aceptar: ${project}`, { en: (project) => `Accept: ${project}` }),
  decline: es('Rechazar', { en: 'Decline' }),
  declineNamed: es((project: string) => `Rechazar: ${project}`, { en: (project) => `Decline: ${project}` }),
  accepted: es((project: string) => `${project}: la invitación se aceptó.`, {
    en: (project) => `${project}: the invitation was accepted.`,
  }),
  declined: es((project: string) => `${project}: la invitación se rechazó.`, {
    en: (project) => `${project}: the invitation was declined.`,
  }),
  answerFailed: es('No se pudo responder a la invitación.', {
    en: 'The invitation could not be answered.',
  }),
  sentList: es((count: number) => `Personas invitadas (${count})`, {
    en: (count) => `Invited People (${count})`,
  }),
  sent: es('Invitación enviada', { en: 'Invitation sent' }),
  sentTo: es((name: string) => `Invitación enviada a ${name}. Entra al proyecto si la acepta.`, {
    en: (name) => `Invitation sent to ${name}. They join the project if they accept.`,
  }),
  withdraw: es('Retirar', { en: 'Take Back' }),
  withdrawNamed: es((name: string) => `Retirar la invitación de ${name}`, {
    en: (name) => `Take back the invitation of ${name}`,
  }),
  withdrawFailed: es('No se pudo retirar la invitación.', {
    en: 'The invitation could not be taken back.',
  }),
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
