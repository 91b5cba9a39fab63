import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** Records that a run pays, and their later changes. */
export const closedTexts = {
  closed: es(
    (runs: readonly number[]) => `Cerrado · ${runs.length === 1 ? 'corrida' : 'corridas'} ${runs.join(', ')}`,
    { en: (runs) => `Closed · ${runs.length === 1 ? 'run' : 'runs'} ${runs.join(', ')}` },
  ),
  hint: es(
    'Su período está cerrado: el registro y la boleta quedan como están, y la diferencia se paga en la próxima corrida.',
    {
      en: 'Its period is closed: the record and the slip stay as they are, and the next run pays the difference.',
    },
  ),
  accepting: es('Su período está cerrado: aceptar hace un ajuste, que se paga en la próxima corrida.', {
    en: 'Its period is closed: accepting makes an adjustment, which the next run pays.',
  }),
  correct: {
    title: es('Corregir registro cerrado', { en: 'Correct Closed Record' }),
    save: es('Guardar ajuste', { en: 'Save Adjustment' }),
    saving: es(words.saving),
    cancel: es(words.cancel),
  },
  void: {
    title: es('Anular registro cerrado', { en: 'Void Closed Record' }),
    save: es('Anular', { en: 'Void' }),
    saving: es('Anulando...', { en: 'Voiding...' }),
    cancel: es(words.cancel),
  },
  failed: es('No se pudo guardar el ajuste.', { en: 'The adjustment could not be saved.' }),
  effect: {
    caption: es('Lo que cambia en sus días', { en: 'What changes in its days' }),
    nothing: es('Con otras horas se ve aquí la diferencia.', {
      en: 'With other times the difference shows here.',
    }),
    loading: es('Calculando la diferencia...', { en: 'Reckoning the difference...' }),
    failed: es('No se pudo calcular la diferencia.', { en: 'The difference could not be reckoned.' }),
    safe: es('Nada se ha guardado.', { en: 'Nothing was saved.' }),
    day: es('Día', { en: 'Day' }),
    hours: es('Horas', { en: 'Hours' }),
    before: es('Antes', { en: 'Before' }),
    after: es('Después', { en: 'After' }),
    difference: es('Diferencia', { en: 'Difference' }),
    total: es('En total', { en: 'In all' }),
  },
  adjustments: {
    now: es((times: string, amount: string) => `Ahora ${times} · ${amount}`, {
      en: (times, amount) => `Now ${times} · ${amount}`,
    }),
    annulled: es((amount: string) => `Anulado · ${amount}`, { en: (amount) => `Voided · ${amount}` }),
    see: es((mark: string, moment: string) => `${mark}: ver ajustes del registro de ${moment}`, {
      en: (mark, moment) => `${mark}: see the adjustments of the record of ${moment}`,
    }),
    title: es('Ajustes', { en: 'Adjustments' }),
    corrected: es((who: string) => `Corregido por ${who}`, { en: (who) => `Corrected by ${who}` }),
    voided: es((who: string) => `Anulado por ${who}`, { en: (who) => `Voided by ${who}` }),
    start: es('Inicio', { en: 'Start' }),
    end: es('Fin', { en: 'End' }),
    difference: es('Diferencia', { en: 'Difference' }),
    nothing: es('anulado', { en: 'voided' }),
    paid: es((run: number) => `Pagado en la corrida ${run}`, { en: (run) => `Paid by run ${run}` }),
    waiting: es('Se paga en la próxima corrida', { en: 'Paid by the next run' }),
  },
  takeBack: {
    action: es('Quitar ajuste', { en: 'Take Back' }),
    title: es('Quitar ajuste', { en: 'Take Adjustment Back' }),
    hint: es('El registro vuelve a contar como antes del ajuste.', {
      en: 'The record counts as it did before the adjustment.',
    }),
    save: es('Quitar ajuste', { en: 'Take Back' }),
    saving: es('Quitando...', { en: 'Taking back...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo quitar el ajuste.', { en: 'The adjustment could not be taken back.' }),
  },
} satisfies Catalogue;
