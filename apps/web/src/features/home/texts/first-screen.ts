import type { Catalogue } from '@faena/shared/language';
import { alike, es, original } from '@/texts/declare.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/** The first screen of an employee. */
export const firstScreenTexts = {
  pay: es('Este período', { en: 'This period' }),
  earned: es((gross: string) => `${gross} ganado`, { en: (gross) => `${gross} earned` }),
  inHand: es((net: string) => `≈ ${net} en mano`, { en: (net) => `≈ ${net} in hand` }),
  /** Hours without a rate make no sum. */
  open: alike('--'),
  payday: original((day: string) => `Cobras el ${day}`, {
    es: (day) => `Día de pago: ${day}`,
    en: (day) => `Payday: ${day}`,
  }),
  paydayToday: original('Cobras hoy', { es: 'Día de pago: hoy', en: 'Payday: today' }),
  hours: alike((hours: string) => `${hours} h`),
  payLater: es('El dinero se ve con conexión.', { en: 'Money shows once there is a connection.' }),
  payWithPin: es('Ver lo ganado con el PIN', { en: 'Show earnings with the PIN' }),
  failed: es('No se pudo cargar el inicio.', { en: 'Your home could not be loaded.' }),
  loading: es('Cargando el inicio...', { en: 'Loading your home...' }),
  waiting: es('Por responder', { en: 'To answer' }),
  slips: es(counted('boleta', 'boletas'), { en: counted('slip', 'slips') }),
  claims: es(counted('reclamo respondido', 'reclamos respondidos'), {
    en: counted('answered claim', 'answered claims'),
  }),
  requests: es(counted('pregunta a una solicitud', 'preguntas a solicitudes'), {
    en: counted('question about a request', 'questions about requests'),
  }),
  invitations: es(counted('invitación', 'invitaciones'), { en: counted('invitation', 'invitations') }),
  news: es(counted('cambio', 'cambios'), { en: counted('change', 'changes') }),
  moveOn: es((status: string, title: string) => `Pasar a ${status}: ${title}`, {
    en: (status, title) => `Move to ${status}: ${title}`,
  }),
  moveFailed: es('No se pudo mover la tarea.', { en: 'The task could not be moved.' }),
  moreToday: es((count: number) => `${count} más para hoy`, { en: (count) => `${count} more for today` }),
} satisfies Catalogue;
