import { LOST_SIGNAL_MS, MINUTE_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const SILENT_MINUTES = LOST_SIGNAL_MS / MINUTE_MS;

/** The clock of the working time, in the header and on its page. */
export const clockTexts = {
  label: es('Tiempo de trabajo', { en: 'Working time' }),
  running: es('Registro en curso', { en: 'Recording' }),
  idle: es('Sin registro', { en: 'Not recording' }),
  needsReview: es(words.needsReview),
  today: es('Trabajado hoy', { en: 'Worked today' }),
  todayWithoutLunch: es('Trabajado hoy, sin almuerzo', { en: 'Worked today, without lunch' }),
  since: es((when: string) => `En curso desde las ${when}`, { en: (when) => `Recording since ${when}` }),
  sinceDay: es((when: string) => `En curso desde el ${when}`, { en: (when) => `Recording since ${when}` }),
  stopped: es('Sin registro en curso', { en: 'Nothing is being recorded' }),
  stoppedAt: es((when: string) => `Detenido a las ${when}`, { en: (when) => `Stopped at ${when}` }),
  stoppedOn: es((when: string) => `Detenido el ${when}`, { en: (when) => `Stopped on ${when}` }),
  start: es('Iniciar registro', { en: 'Start recording' }),
  stop: es('Detener registro', { en: 'Stop recording' }),
  /** The same acts of a person who marks by button. */
  pressed: {
    start: es('Entrada', { en: 'Clock in' }),
    stop: es('Salida', { en: 'Clock out' }),
    lunch: es('Almuerzo', { en: 'Lunch' }),
    back: es('Vuelvo', { en: 'Back at work' }),
  },
  lunch: es('Almuerzo', { en: 'Lunch' }),
  lunchSince: es((when: string) => `Almuerzo desde las ${when}`, { en: (when) => `Lunch since ${when}` }),
  /** The reminder before the longest shift, and after the usual end. */
  reminders: {
    longest: es((at: string) => `El registro termina solo a las ${at}.`, {
      en: (at) => `The record ends by itself at ${at}.`,
    }),
    usual: es((at: string) => `La salida suele ser a las ${at}, y el registro sigue.`, {
      en: (at) => `The usual end is ${at}, and the record goes on.`,
    }),
  },
  loading: es('Consultando el registro...', { en: 'Looking up the record...' }),
  startFailed: es('No se pudo iniciar el registro.', { en: 'Recording could not be started.' }),
  stopFailed: es('No se pudo detener el registro.', { en: 'Recording could not be stopped.' }),
  stoppedNow: es('Registro detenido.', { en: 'Recording stopped.' }),
  undo: es('Deshacer', { en: 'Undo' }),
  undoFailed: es('El registro sigue detenido.', { en: 'Recording is still stopped.' }),
  notRunning: es('El tiempo aún no corre.', { en: 'Time is not running yet.' }),
  stillRunning: es('El tiempo sigue corriendo.', { en: 'Time keeps running.' }),
  noCompany: es('Sin empresa no se registra tiempo.', { en: 'Without a company no time is recorded.' }),
  unconfirmedShort: es('Sin confirmar', { en: 'Not confirmed' }),
  /** Follows the word for a missing connection, for a person who marks by button. */
  marksAreKept: es('Las marcas se guardan en este teléfono.', { en: 'Presses are kept on this phone.' }),
  /** Follows the word for a missing connection. */
  withoutConnection: es(
    `Con esta página abierta el registro sigue; tras ${SILENT_MINUTES} minutos sin señal queda por revisar.`,
    {
      en: `With this page open the record goes on; after ${SILENT_MINUTES} minutes without a signal it is to be reviewed.`,
    },
  ),
  unconfirmed: es('El servidor no confirma el registro por ahora. Se reintenta solo.', {
    en: 'The server does not confirm the record for now. It is tried again by itself.',
  }),
  /** The report after a lost signal: its length, and the person's activity meanwhile. */
  wentOn: es((lasted: string) => `Hubo ${lasted} sin señal. El registro siguió y queda por revisar.`, {
    en: (lasted) => `There was no signal for ${lasted}. The record went on, and is to be reviewed.`,
  }),
  wentOnUnused: es(
    (lasted: string) => `Hubo ${lasted} sin señal y sin uso. El registro siguió y queda por revisar.`,
    {
      en: (lasted) =>
        `There was no signal for ${lasted}, and nothing was done. The record went on, and is to be reviewed.`,
    },
  ),
  minutes: alike((minutes: number) => `${minutes} min`),
  hours: alike((hours: number, minutes: number) => `${hours} h ${minutes} min`),
  stoppedFor: es((reason: string) => `Motivo: ${reason}`, { en: (reason) => `Reason: ${reason}` }),
  closedBy: {
    lost_signal: es('El registro se cerró por falta de señal.', {
      en: 'The record was closed for lack of a signal.',
    }),
    manager: es('La gerencia detuvo el registro.', { en: 'A manager stopped the record.' }),
    logout: es('El registro se detuvo al cerrar la sesión en otro dispositivo.', {
      en: 'The record stopped with the logout on another device.',
    }),
    inactivity: es('El registro se detuvo por inactividad.', {
      en: 'The record stopped for inactivity.',
    }),
    longest_shift: es('El registro llegó a la jornada máxima y queda por revisar.', {
      en: 'The record reached the longest shift, and is to be reviewed.',
    }),
    removed: es('El registro se cerró.', { en: 'The record was closed.' }),
  },
} satisfies Catalogue;
