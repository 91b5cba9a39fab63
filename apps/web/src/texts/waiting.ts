import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';
import { words } from './words.ts';

/** The queue of a board's changes. */
export const waitingTexts = {
  /** Follows the text of the act, such as `changed`. */
  waits: es('Espera la conexión.', { en: 'Waits for the connection.' }),
  /** The unsaved acts on tasks. */
  changed: es((count: number) => (count === 1 ? 'Tarea cambiada.' : `${count} tareas cambiadas.`), {
    en: (count) => (count === 1 ? 'Task changed.' : `${count} tasks changed.`),
  }),
  ticked: es((item: string, done: boolean) => `${done ? 'Paso hecho' : 'Paso sin hacer'}: ${item}.`, {
    en: (item, done) => `${done ? 'Step done' : 'Step not done'}: ${item}.`,
  }),
  stepsAdded: es(
    (items: readonly string[]) =>
      items.length === 1 ? `Paso añadido: ${items[0]}.` : `${items.length} pasos añadidos.`,
    { en: (items) => (items.length === 1 ? `Step added: ${items[0]}.` : `${items.length} steps added.`) },
  ),
  stepChanged: es((item: string) => `Paso cambiado: ${item}.`, { en: (item) => `Step changed: ${item}.` }),
  stepMoved: es((item: string) => `Paso movido: ${item}.`, { en: (item) => `Step moved: ${item}.` }),
  stepRemoved: es((item: string) => `Paso quitado: ${item}.`, { en: (item) => `Step removed: ${item}.` }),
  /** The introductions to the former and the new texts of items. */
  steps: es(words.steps),
  count: es((count: number) => `${changes(count)} ${count === 1 ? 'espera' : 'esperan'} la conexión.`, {
    en: (count) => `${inEnglishChanges(count)} ${count === 1 ? 'waits' : 'wait'} for the connection.`,
  }),
  sending: es((count: number) => `Se ${count === 1 ? 'envía' : 'envían'} ${changes(count)}…`, {
    en: (count) => `Sending ${inEnglishChanges(count)}…`,
  }),
  sent: es((count: number) => `Se ${count === 1 ? 'envió' : 'enviaron'} ${changes(count)}.`, {
    en: (count) => `${inEnglishChanges(count)} ${count === 1 ? 'was' : 'were'} sent.`,
  }),
  stopped: es(
    (count: number) => `${changes(count)} no se ${count === 1 ? 'envió' : 'enviaron'}: falta decidir.`,
    {
      en: (count) => `${inEnglishChanges(count)} ${count === 1 ? 'was' : 'were'} not sent: to be decided.`,
    },
  ),
  see: es('Ver', { en: 'See' }),
  title: es('Cambios sin enviar', { en: 'Unsent Changes' }),
  none: es('No queda ningún cambio sin enviar.', { en: 'No change is unsent any more.' }),
  maybeMade: es('Puede que ya se haya hecho; no se hace dos veces.', {
    en: 'It may have been made already; it is not made twice.',
  }),
  unknown: es('Se hizo con otra versión de esta página y no se puede enviar con esta.', {
    en: 'It was made with another version of this page and cannot be sent with this one.',
  }),
  why: {
    changed: {
      other: es('Otra persona cambió lo mismo mientras tanto.', {
        en: 'Somebody else has changed the same meanwhile.',
      }),
      self: es('Lo mismo cambió en otra pestaña o dispositivo, con esta cuenta.', {
        en: 'The same was changed in another tab or on another device, with this account.',
      }),
      unknown: es('Lo mismo cambió mientras tanto.', { en: 'The same has changed meanwhile.' }),
    },
    gone: es('La tarea ya no está en el tablero: no hay dónde aplicarlo.', {
      en: 'The task is no longer on the board: there is nothing to apply it to.',
    }),
    old: es('Espera desde hace más de un día.', { en: 'It has been waiting for more than a day.' }),
    refused: es('El servidor no lo aceptó.', { en: 'The server did not accept it.' }),
  },
  apply: es('Aplicar', { en: 'Apply' }),
  discard: es('Descartar', { en: 'Discard' }),
} satisfies Catalogue;

function changes(count: number): string {
  return count === 1 ? '1 cambio' : `${count} cambios`;
}

function inEnglishChanges(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}
