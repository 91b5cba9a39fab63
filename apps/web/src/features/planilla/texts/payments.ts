import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Payments of a run, and its pending amounts. */
export const paymentTexts = {
  paid: es(words.paid),
  pending: es(words.pending),
  states: {
    paid: es(words.paid),
    partly: es('Pagado en parte', { en: 'Partly paid' }),
    pending: es(words.pending),
    nothing: es('Nada que pagar', { en: 'Nothing to pay' }),
  },
  mark: es('Marcar pagado', { en: 'Mark as paid' }),
  markOf: es((name: string) => `Marcar pagado: ${name}`, { en: (name) => `Mark as paid: ${name}` }),
  pay: {
    title: es((run: number) => `Marcar pagada la corrida ${run}`, { en: (run) => `Mark run ${run} as paid` }),
    hint: es('Anota lo que ya se pagó; no mueve dinero.', {
      en: 'Notes what has been paid; it moves no money.',
    }),
    date: es('Fecha de pago', { en: 'Payment date' }),
    dateMissing: es('Falta la fecha.', { en: 'The date is missing.' }),
    method: es('Forma de pago', { en: 'Payment method' }),
    methods: {
      transfer: es('Transferencia', { en: 'Transfer' }),
      cash: es('Efectivo', { en: 'Cash' }),
      check: es('Cheque', { en: 'Check' }),
      other: es('Otro', { en: 'Other' }),
    },
    reference: es('Referencia', { en: 'Reference' }),
    referenceHint: es('Opcional: número de transferencia o de cheque.', {
      en: 'Optional: number of the transfer or the check.',
    }),
    people: es('A quién', { en: 'To whom' }),
    all: es('Todos', { en: 'Everyone' }),
    chosen: es((chosen: number, all: number) => `${chosen} de ${all}`, {
      en: (chosen, all) => `${chosen} of ${all}`,
    }),
    pendingOf: es((amount: string) => `pendiente ${amount}`, { en: (amount) => `pending ${amount}` }),
    amountOf: es((name: string) => `Monto de ${name}`, { en: (name) => `Amount for ${name}` }),
    amountFault: es((most: string) => `De 0.01 a ${most}.`, { en: (most) => `From 0.01 to ${most}.` }),
    withoutAccount: es(
      (count: number) => (count === 1 ? 'Sin cuenta bancaria:' : `Sin cuenta bancaria (${count}):`),
      { en: (count) => (count === 1 ? 'Without a bank account:' : `Without a bank account (${count}):`) },
    ),
    over: es('Nada queda por pagar aquí: otra ventana pagó o reabrió la corrida.', {
      en: 'Nothing is left to pay here: another window paid or reopened the run.',
    }),
    sum: es('Se paga', { en: 'Being paid' }),
    save: es((amount: string) => `Marcar ${amount}`, { en: (amount) => `Mark ${amount}` }),
    saving: es('Guardando…', { en: 'Saving…' }),
    cancel: es(words.cancel),
    failed: es('No se pudo marcar como pagado. Nada ha cambiado.', {
      en: 'It could not be marked as paid. Nothing was changed.',
    }),
    done: es((amount: string) => `Pagado: ${amount}.`, { en: (amount) => `Paid: ${amount}.` }),
  },
  list: {
    title: es('Pagos', { en: 'Payments' }),
    loading: es('Cargando pagos…', { en: 'Loading the payments…' }),
    failed: es('No se pudieron cargar los pagos.', { en: 'The payments could not be loaded.' }),
    safe: es(words.safe),
    none: es('Aún no hay pagos.', { en: 'There are no payments yet.' }),
    line: alike((date: string, method: string) => `${date} · ${method}`),
    by: es((name: string) => `por ${name}`, { en: (name) => `by ${name}` }),
    remove: es('Quitar', { en: 'Take back' }),
    removeOf: es((payment: string) => `Quitar el pago: ${payment}`, {
      en: (payment) => `Take back the payment: ${payment}`,
    }),
    removed: es((name: string, reason: string) => `Quitado por ${name}: ${reason}`, {
      en: (name, reason) => `Taken back by ${name}: ${reason}`,
    }),
  },
  remove: {
    over: es('Ese pago ya se quitó en otra ventana.', {
      en: 'That payment was taken back in another window.',
    }),
    title: es('Quitar el pago', { en: 'Take the Payment Back' }),
    hint: es('El pago queda en el historial con el motivo, y deja de contar.', {
      en: 'The payment stays in the history with the reason, and no longer counts.',
    }),
    reason: es('Motivo', { en: 'Reason' }),
    save: es('Quitar el pago', { en: 'Take the payment back' }),
    saving: es('Guardando…', { en: 'Saving…' }),
    cancel: es(words.cancel),
    failed: es('No se pudo quitar el pago. Nada ha cambiado.', {
      en: 'The payment could not be taken back. Nothing was changed.',
    }),
    done: es('Se quitó el pago.', { en: 'The payment was taken back.' }),
  },
} satisfies Catalogue;
