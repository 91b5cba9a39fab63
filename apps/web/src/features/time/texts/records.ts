import { END_REASON_LABELS, fromTo } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { language } from '@/lib/language.ts';
import { alike, es } from '@/texts/declare.ts';
import { saidFirst } from '@/texts/said-first.ts';
import { phrases, words } from '@/texts/words.ts';

/** Records as a manager sees, corrects and downloads them. */
export const recordTexts = {
  title: es('Registros', { en: 'Records' }),
  columns: {
    start: es(words.start),
    end: es(words.end),
    project: es(words.project),
    hours: es(words.hours),
    cost: es(words.cost),
    reason: es('Cierre', { en: 'Ended by' }),
  },
  endReasons: END_REASON_LABELS[language],
  open: alike('--'),
  running: es('En curso', { en: 'Running' }),
  needsReview: es(words.needsReview),
  voided: es(words.voided),
  noProject: es('Sin proyecto', { en: 'No project' }),
  loading: es(words.loadingRecords),
  failed: es(words.recordsFailed),
  safe: es(words.safe),
  empty: es('Sin registros en este período.', { en: 'No records in this period.' }),
  emptyHint: es(
    (from: string, to: string) =>
      `${from === to ? from : `Del ${from} al ${to}`}. Un registro olvidado se puede agregar, con su motivo.`,
    {
      en: (from, to) =>
        `${from === to ? from : `From ${from} to ${to}`}. A forgotten record can be added, with its reason.`,
    },
  ),
  noPeriod: es('Sin período elegido.', { en: 'No period is chosen.' }),
  noPeriodHint: es('Los registros son los del período elegido en el historial.', {
    en: 'The records are those of the period chosen in the history.',
  }),
  nothingToReview: es('Nada por revisar.', { en: 'Nothing to review.' }),
  count: es((count: number) => (count === 1 ? '1 registro' : `${count} registros`), {
    en: (count) => (count === 1 ? '1 record' : `${count} records`),
  }),
  countVoided: es((count: number) => (count === 1 ? '1 anulado' : `${count} anulados`), {
    en: (count) => `${count} voided`,
  }),
  shown: es('Registros que se muestran', { en: 'Records shown' }),
  ofPeriod: es('Del período', { en: 'Of the period' }),
  toReview: es((count: number) => `Por revisar (${count})`, { en: (count) => `To review (${count})` }),
  add: es('Agregar registro', { en: 'Add record' }),
  correct: es(words.correct),
  confirm: es('Confirmar', { en: 'Confirm' }),
  of: alike((action: string, moment: string) => `${action}: ${moment}`),
  confirmed: es(
    (count: number) => (count === 1 ? 'Registro confirmado.' : `${count} registros confirmados.`),
    {
      en: (count) => (count === 1 ? 'Record confirmed.' : `${count} records confirmed.`),
    },
  ),
  undo: es('Deshacer', { en: 'Undo' }),
  unconfirmFailed: es('No se pudo deshacer la confirmación.', {
    en: 'The confirmation could not be undone.',
  }),
  confirmFailed: es('No se pudo confirmar el registro.', { en: 'The record could not be confirmed.' }),
  stillWaiting: es('El registro sigue por revisar.', { en: 'The record is still to review.' }),
  saved: es((moment: string) => `Registro guardado: ${moment}`, {
    en: (moment) => `Record saved: ${moment}`,
  }),
  seeDay: es('Ver ese día', { en: 'See that day' }),
  form: {
    add: es('Agregar registro', { en: 'Add Record' }),
    correct: es('Corregir registro', { en: 'Correct Record' }),
    projectsFailed: es(words.projectsFailed),
    zone: es((timeZone: string) => `Hora de ${timeZone.replaceAll('_', ' ')}.`, {
      en: (timeZone) => `Time of ${timeZone.replaceAll('_', ' ')}.`,
    }),
    startDate: es('Día de inicio', { en: 'Start day' }),
    startTime: es('Hora de inicio', { en: 'Start time' }),
    endDate: es('Día de fin', { en: 'End day' }),
    endTime: es('Hora de fin', { en: 'End time' }),
    project: es(words.project),
    reason: es(words.reason),
    reasonHint: es('Queda en el registro y el empleado lo ve.', {
      en: 'It stays with the record, and the employee sees it.',
    }),
    duration: es('Duración', { en: 'Duration' }),
    required: es(saidFirst.required),
    notATime: es('Una hora va de 00:00 a 23:59.', { en: 'A time is from 00:00 to 23:59.' }),
    whichStart: es('Cuál de las dos horas de inicio', { en: 'Which of the two start times' }),
    whichEnd: es('Cuál de las dos horas de fin', { en: 'Which of the two end times' }),
    whichTime: es('Cuál de las dos horas', { en: 'Which of the two times' }),
    choose: es('Elegir', { en: 'Choose' }),
    twice: es('Esa hora ocurre dos veces ese día. Elija cuál.', {
      en: 'That time happens twice on that day. Choose which.',
    }),
    noSuchTime: es('Esa hora no existe ese día.', { en: 'That time does not exist on that day.' }),
    tooLong: es(phrases.tooLong),
    unchanged: es('Nada ha cambiado: ni el inicio, ni el fin, ni el proyecto.', {
      en: 'Nothing has changed: not the start, the end or the project.',
    }),
    save: es(words.save),
    saving: es(words.saving),
    cancel: es(words.cancel),
    failed: es('No se pudo guardar el registro.', { en: 'The record could not be saved.' }),
  },
  stop: {
    action: es('Detener', { en: 'Stop' }),
    title: es('Detener registro', { en: 'Stop Record' }),
    since: es((moment: string) => `En curso desde: ${moment}.`, {
      en: (moment) => `Running since: ${moment}.`,
    }),
    reason: es(words.reason),
    reasonHint: es('El empleado lo ve en cuanto se detiene.', {
      en: 'The employee sees it as soon as it is stopped.',
    }),
    save: es('Detener', { en: 'Stop' }),
    saving: es('Deteniendo...', { en: 'Stopping...' }),
    cancel: es(words.cancel),
    failed: es('No se pudo detener el registro.', { en: 'The record could not be stopped.' }),
    ended: es('El registro ya había terminado.', { en: 'The record had ended already.' }),
  },
  corrections: {
    /** A manager's act on a record, in its mark. */
    marks: {
      added: es('agregado', { en: 'added' }),
      corrected: es('corregido', { en: 'corrected' }),
      confirmed: es('confirmado', { en: 'confirmed' }),
      unconfirmed: es('por revisar otra vez', { en: 'to review again' }),
      reverted: es('como antes de la solicitud', { en: 'as before the request' }),
      stopped: es('detenido', { en: 'stopped' }),
      voided: es('anulado', { en: 'voided' }),
      unvoided: es('restaurado', { en: 'restored' }),
      split: es('dividido', { en: 'split' }),
    },
    title: es('Cambios del registro', { en: 'Changes of the Record' }),
    see: es((mark: string, moment: string) => `${mark}: ver los cambios del registro de ${moment}`, {
      en: (mark, moment) => `${mark}: see the changes of the record of ${moment}`,
    }),
    kinds: {
      added: es('Agregado', { en: 'Added' }),
      corrected: es('Corregido', { en: 'Corrected' }),
      confirmed: es('Confirmado', { en: 'Confirmed' }),
      unconfirmed: es('Confirmación deshecha', { en: 'Confirmation undone' }),
      reverted: es('Aceptación de la solicitud deshecha', { en: 'Acceptance of the request undone' }),
      stopped: es('Detenido', { en: 'Stopped' }),
      voided: es('Anulado', { en: 'Voided' }),
      unvoided: es('Restaurado', { en: 'Restored' }),
      split: es('Dividido', { en: 'Split' }),
    },
    by: es((kind: string, name: string) => `${kind} por ${name}`, {
      en: (kind, name) => `${kind} by ${name}`,
    }),
    reason: es(words.reason),
    /** The meaning of a change without new values. */
    unchanged: {
      confirmed: es('Confirmado sin cambios.', { en: 'Confirmed without changes.' }),
      unconfirmed: es('Está por revisar otra vez.', { en: 'It is to be reviewed again.' }),
      reverted: es('Ya no cuenta horas ni dinero.', { en: 'It counts no hours and no money any more.' }),
      voided: es('Ya no cuenta horas ni dinero.', { en: 'It counts no hours and no money any more.' }),
      unvoided: es('Vuelve a contar horas y dinero.', { en: 'It counts hours and money again.' }),
    },
  },
  pending: {
    count: es(
      (count: number) => (count === 1 ? '1 registro por revisar' : `${count} registros por revisar`),
      { en: (count) => (count === 1 ? '1 record to review' : `${count} records to review`) },
    ),
    hint: es('Se perdió la señal; alguien tiene que confirmar o corregir.', {
      en: 'The signal was lost; somebody has to confirm or correct.',
    }),
    ofPerson: alike((name: string, count: number) => `${name} (${count})`),
    more: es((count: number) => `y ${count} más`, { en: (count) => `and ${count} more` }),
  },
  price: {
    title: es('Tarifas del registro', { en: 'Rates of the Record' }),
    see: es((mark: string, moment: string) => `${mark}, tarifas del registro de ${moment}`, {
      en: (mark, moment) => `${mark}, rates of the record of ${moment}`,
    }),
    rate: alike((amount: string) => `${amount}/h`),
    several: es((count: number) => `${count} tarifas`, { en: (count) => `${count} rates` }),
    none: es('sin tarifa', { en: 'no rate' }),
    prior: es('precio anterior', { en: 'earlier price' }),
    priorHint: es('Tiene el costo que se le puso antes de calcular por día; se conserva al centavo.', {
      en: 'It has the cost it was given before days were priced as a whole; it is kept to the cent.',
    }),
    stretch: alike(fromTo),
    hoursAt: alike((hours: string, rate: string) => `${hours} × ${rate} =`),
    hoursWithout: es(phrases.withoutRate),
  },
  download: {
    action: es('Descargar planilla', { en: 'Download payroll' }),
    busy: es('Descargando…', { en: 'Downloading…' }),
    company: es('Toda la empresa', { en: 'The whole company' }),
    formats: { csv: alike('CSV'), xlsx: alike('Excel (XLSX)') },
    failed: es('No se pudo descargar la planilla.', { en: 'The payroll could not be downloaded.' }),
    again: es('Nada ha cambiado; se puede intentar de nuevo.', {
      en: 'Nothing was changed; it can be tried again.',
    }),
  },
} satisfies Catalogue;
