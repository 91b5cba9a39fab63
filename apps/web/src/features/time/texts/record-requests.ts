import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Requests about records, for employees and their managers. */
export const requestTexts = {
  forgot: es('Olvidé marcar', { en: 'I forgot to record' }),
  correct: es('Corregir este registro', { en: 'Correct this record' }),
  correctOf: es((moment: string) => `Corregir este registro: ${moment}`, {
    en: (moment) => `Correct this record: ${moment}`,
  }),
  title: es('Solicitudes', { en: 'Requests' }),
  loading: es('Cargando solicitudes...', { en: 'Loading requests...' }),
  failed: es('No se pudieron cargar las solicitudes.', { en: 'The requests could not be loaded.' }),
  safe: es(words.safe),
  kinds: {
    forgotten: es('Registro olvidado', { en: 'Forgotten record' }),
    correction: es('Corrección', { en: 'Correction' }),
  },
  statuses: {
    open: es('Sin respuesta', { en: 'Waiting' }),
    accepted: es('Aceptada', { en: 'Accepted' }),
    declined: es('Rechazada', { en: 'Declined' }),
    withdrawn: es('Retirada', { en: 'Taken back' }),
  },
  /** The outcome, and its author. */
  decided: {
    accepted: es((name: string) => `Aceptada por ${name}`, { en: (name) => `Accepted by ${name}` }),
    declined: es((name: string) => `Rechazada por ${name}`, { en: (name) => `Declined by ${name}` }),
    withdrawn: es((name: string) => `Retirada por ${name}`, { en: (name) => `Taken back by ${name}` }),
  },
  acceptedOtherwise: es((times: string) => `Aceptada con cambios: ${times}`, {
    en: (times) => `Accepted with changes: ${times}`,
  }),
  from: es('de', { en: 'from' }),
  to: es('a', { en: 'to' }),
  thread: es('Conversación', { en: 'Conversation' }),
  changedSince: es((values: string) => `El registro cambió después de la solicitud. Ahora: ${values}.`, {
    en: (values) => `The record was changed after the request. Now: ${values}.`,
  }),
  voidedSince: es('El registro fue anulado después de la solicitud.', {
    en: 'The record was voided after the request.',
  }),
  decidedTitle: es('Solicitudes resueltas', { en: 'Decided requests' }),
  nothingDecided: es('Nada se ha resuelto aún.', { en: 'Nothing was decided yet.' }),
  earlier: es((count: number) => `Resueltas (${count})`, { en: (count) => `Decided (${count})` }),
  ask: {
    hint: es('La gerencia lo lee y decide.', { en: 'A manager reads it and decides.' }),
    send: es('Enviar solicitud', { en: 'Send Request' }),
    sending: es('Enviando...', { en: 'Sending...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo enviar la solicitud.', { en: 'The request could not be sent.' }),
    sent: es('Solicitud enviada. La respuesta aparece aquí.', {
      en: 'The request was sent. The answer shows here.',
    }),
    overlaps: es(
      (values: string) =>
        `Se cruza con el registro ${values}. Así no se puede aceptar; la gerencia puede ajustar las horas.`,
      {
        en: (values) =>
          `It overlaps the record ${values}. It cannot be accepted like this; a manager can change the times.`,
      },
    ),
  },
  withdraw: es('Retirar', { en: 'Take back' }),
  withdrawOf: es((moment: string) => `Retirar la solicitud de ${moment}`, {
    en: (moment) => `Take back the request of ${moment}`,
  }),
  withdrawFailed: es('No se pudo retirar la solicitud.', { en: 'The request could not be taken back.' }),
  say: {
    action: es('Mensaje', { en: 'Message' }),
    title: es('Mensaje', { en: 'Message' }),
    field: es('Mensaje', { en: 'Message' }),
    hint: es('Queda en la solicitud, a la vista de ambas partes.', {
      en: 'It stays with the request, for both sides to see.',
    }),
    save: es('Enviar', { en: 'Send' }),
    saving: es('Enviando...', { en: 'Sending...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo enviar el mensaje.', { en: 'The message could not be sent.' }),
  },
  accept: {
    action: es('Aceptar', { en: 'Accept' }),
    of: es((moment: string) => `Aceptar la solicitud de ${moment}`, {
      en: (moment) => `Accept the request of ${moment}`,
    }),
    failed: es('No se pudo aceptar la solicitud.', { en: 'The request could not be accepted.' }),
    accepted: es('Solicitud aceptada.', { en: 'Request accepted.' }),
    undo: es('Deshacer', { en: 'Undo' }),
    undoFailed: es('No se pudo deshacer la aceptación.', { en: 'The acceptance could not be undone.' }),
    otherwise: es('Aceptar con cambios', { en: 'Accept with changes' }),
    otherwiseOf: es((moment: string) => `Aceptar con cambios la solicitud de ${moment}`, {
      en: (moment) => `Accept the request of ${moment} with changes`,
    }),
    title: es('Aceptar con cambios', { en: 'Accept With Changes' }),
    saving: es(words.saving),
    cancel: es(words.cancel),
  },
  decline: {
    action: es('Rechazar', { en: 'Decline' }),
    of: es((moment: string) => `Rechazar la solicitud de ${moment}`, {
      en: (moment) => `Decline the request of ${moment}`,
    }),
    title: es('Rechazar solicitud', { en: 'Decline Request' }),
    field: es(words.reason),
    hint: es('El empleado lo lee.', { en: 'The employee reads it.' }),
    save: es('Rechazar', { en: 'Decline' }),
    saving: es('Rechazando...', { en: 'Declining...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo rechazar la solicitud.', { en: 'The request could not be declined.' }),
  },
  pending: {
    badge: es((count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`), {
      en: (count) => (count === 1 ? '1 request' : `${count} requests`),
    }),
    count: es(
      (count: number) => (count === 1 ? '1 solicitud sin respuesta' : `${count} solicitudes sin respuesta`),
      { en: (count) => (count === 1 ? '1 request waits' : `${count} requests wait`) },
    ),
    hint: es('Un registro olvidado, o uno por corregir.', {
      en: 'A forgotten record, or one to correct.',
    }),
    ofPerson: alike((name: string, count: number) => `${name} (${count})`),
    more: es((count: number) => `y ${count} más`, { en: (count) => `and ${count} more` }),
  },
} satisfies Catalogue;
