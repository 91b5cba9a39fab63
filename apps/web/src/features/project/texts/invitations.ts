import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** Received invitations to projects, and their answers. */
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
} satisfies Catalogue;
