import type { Catalogue } from '@faena/shared/language';
import { counted } from '@/texts/counted.ts';
import { alike, es } from '@/texts/declare.ts';

/** The lines of the decisions that wait (DAY-2). They load once one waits. */
export const decisionTexts = {
  overdueMoney: es((amounts: string) => `${amounts} vencidos`, { en: (amounts) => `${amounts} overdue` }),
  kinds: {
    overdue: es(counted('pago vencido', 'pagos vencidos'), {
      en: counted('overdue payment', 'overdue payments'),
    }),
    claims: es(counted('reclamo de boleta', 'reclamos de boletas'), {
      en: counted('claim about a slip', 'claims about slips'),
    }),
    requests: es(counted('solicitud de registro', 'solicitudes de registro'), {
      en: counted('request about a record', 'requests about records'),
    }),
    reviews: es(counted('registro por revisar', 'registros por revisar'), {
      en: counted('record to review', 'records to review'),
    }),
    marks: es(counted('marca en espera', 'marcas en espera'), {
      en: counted('mark that waits', 'marks that wait'),
    }),
    rateless: es(counted('persona sin tarifa', 'personas sin tarifa'), {
      en: counted('person without a rate', 'people without a rate'),
    }),
    undelivered: es(counted('envío sin respuesta', 'envíos sin respuesta'), {
      en: counted('message without an answer', 'messages without an answer'),
    }),
  },
  causes: {
    mail: es(counted('boleta sin entregar', 'boletas sin entregar'), {
      en: counted('slip not delivered', 'slips not delivered'),
    }),
    invitation: es(counted('invitación sin aceptar', 'invitaciones sin aceptar'), {
      en: counted('invitation not accepted', 'invitations not accepted'),
    }),
    unclosed: es(counted('período sin cerrar', 'períodos sin cerrar'), {
      en: counted('period not closed', 'periods not closed'),
    }),
    unpaid: es(counted('boleta sin pagar', 'boletas sin pagar'), {
      en: counted('slip not paid', 'slips not paid'),
    }),
    forgotten: es(counted('sin salida', 'sin salida'), {
      en: counted('without a clock-out', 'without a clock-out'),
    }),
    uncertain: es(counted('con hora incierta', 'con hora incierta'), {
      en: counted('with an uncertain time', 'with an uncertain time'),
    }),
    denied: es(counted('con «Yo no estaba»', 'con «Yo no estaba»'), {
      en: counted('with “I was not there”', 'with “I was not there”'),
    }),
    other: es(counted('por otro motivo', 'por otros motivos'), {
      en: counted('for another reason', 'for other reasons'),
    }),
  },
  unpriced: es((hours: string) => `${hours} sin precio`, { en: (hours) => `${hours} without a price` }),
  since: es((days: number) => (days === 0 ? 'desde hoy' : days === 1 ? 'desde ayer' : `hace ${days} días`), {
    en: (days) => (days === 0 ? 'since today' : days === 1 ? 'since yesterday' : `${days} days ago`),
  }),
  inCompany: alike((name: string, count: number) => `${name}: ${count}`),
  more: es((count: number) => `${count} más`, { en: (count) => `${count} more` }),
} satisfies Catalogue;
