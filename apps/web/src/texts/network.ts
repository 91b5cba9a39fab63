import type { Catalogue } from '@faena/shared/language';
import { en, es } from './declare.ts';

/** Texts about the connection, and about requests without an answer. */
export const networkTexts = {
  lost: es('No hay conexión con el servidor.', { en: 'There is no connection to the server.' }),
  /** The consequence where nothing is queued. */
  unsaved: es('Por ahora no se guarda nada.', { en: 'Nothing is saved for now.' }),
  back: es('La conexión ha vuelto.', { en: 'The connection is back.' }),
  /** The time until a refused request may be repeated, by the screen's language in the original mix. */
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
