import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** Sent invitations to a project. */
export const sentInvitationTexts = {
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
} satisfies Catalogue;
