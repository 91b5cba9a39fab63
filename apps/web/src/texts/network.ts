import type { Catalogue } from '@faena/shared/language';
import { en, es } from './declare.ts';

/** What is said of a connection, and of requests that got no answer. */
export const networkTexts = {
  lost: es('No hay conexión con el servidor: por ahora no se guarda nada.', {
    en: 'There is no connection to the server: nothing is saved for now.',
  }),
  back: es('La conexión ha vuelto.', { en: 'The connection is back.' }),
  /** Changes of a board that wait to be sent. */
  waiting: {
    /** Behind the word on what was done. */
    waits: es('Espera la conexión.', { en: 'Waits for the connection.' }),
    /** What was done to tasks, of which nothing is saved yet. */
    changed: es((count: number) => (count === 1 ? 'Tarea cambiada.' : `${count} tareas cambiadas.`), {
      en: (count) => (count === 1 ? 'Task changed.' : `${count} tasks changed.`),
    }),
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
        en: (count) => `${inEnglishChanges(count)} ${count === 1 ? 'was' : 'were'} not sent: you decide.`,
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
      changed: es('Otra persona cambió lo mismo mientras tanto.', {
        en: 'Somebody else has changed the same meanwhile.',
      }),
      old: es('Espera desde hace más de un día.', { en: 'It has been waiting for more than a day.' }),
      refused: es('El servidor no lo aceptó.', { en: 'The server did not accept it.' }),
    },
    apply: es('Aplicar', { en: 'Apply' }),
    discard: es('Descartar', { en: 'Discard' }),
    /** Before a logout. */
    leave: es(
      (count: number) =>
        `${changes(count)} sin enviar. ${count === 1 ? 'Queda' : 'Quedan'} en este navegador y se ${count === 1 ? 'envía' : 'envían'} cuando vuelvas a entrar aquí.`,
      {
        en: (count) =>
          `${inEnglishChanges(count)} not sent. ${count === 1 ? 'It stays' : 'They stay'} in this browser and ${count === 1 ? 'is' : 'are'} sent when you sign in here again.`,
      },
    ),
  },
  /** When what was refused may be sent again, by the language of the screen in the original mix. */
  wait: {
    es: {
      counting: es((time: string) => `Se puede intentar de nuevo en ${time}.`, {
        en: (time) => `You can try again in ${time}.`,
      }),
      spoken: es((seconds: number) => `Se puede intentar de nuevo en ${inSpanish(seconds)}.`, {
        en: (seconds) => `You can try again in ${inEnglish(seconds)}.`,
      }),
      over: es('Ya se puede intentar de nuevo.', { en: 'You can try again now.' }),
    },
    en: {
      counting: en((time: string) => `You can try again in ${time}.`, {
        es: (time) => `Se puede intentar de nuevo en ${time}.`,
      }),
      spoken: en((seconds: number) => `You can try again in ${inEnglish(seconds)}.`, {
        es: (seconds) => `Se puede intentar de nuevo en ${inSpanish(seconds)}.`,
      }),
      over: en('You can try again now.', { es: 'Ya se puede intentar de nuevo.' }),
    },
  },
  partMissing: es('No se pudo cargar esta parte.', { en: 'This part could not be loaded.' }),
  /** A change that got no answer. */
  noAnswer: {
    unsent: es('Sin conexión con el servidor no se envía nada. Lo escrito sigue aquí.', {
      en: 'Without a connection to the server nothing is sent. What was typed is still here.',
    }),
    broken: es(
      'La conexión se cortó antes de la respuesta: no se sabe si el cambio se hizo. Se consulta de nuevo lo que hay; conviene mirarlo antes de repetir.',
      {
        en: 'The connection broke before there was an answer: whether the change was made is unknown. What there is, is being read again; look before repeating it.',
      },
    ),
    late: es(
      'El servidor no respondió a tiempo: no se sabe si el cambio se hizo. Se consulta de nuevo lo que hay; conviene mirarlo antes de repetir.',
      {
        en: 'The server did not answer in time: whether the change was made is unknown. What there is, is being read again; look before repeating it.',
      },
    ),
    left: es(
      'La espera se canceló antes de la respuesta: no se sabe si el cambio se hizo. Se consulta de nuevo lo que hay; conviene mirarlo antes de repetir.',
      {
        en: 'The wait ended before there was an answer: whether the change was made is unknown. What there is, is being read again; look before repeating it.',
      },
    ),
  },
} satisfies Catalogue;

function changes(count: number): string {
  return count === 1 ? '1 cambio' : `${count} cambios`;
}

function inEnglishChanges(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** A wait in words: in seconds up to a minute, then in minutes, never less than it is. */
function inSpanish(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return `${minutes} minutos`;
}

function inEnglish(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${minutes} minutes`;
}
