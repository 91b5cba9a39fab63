import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** What is said of a connection, and of requests that got no answer. */
export const networkTexts = {
  lost: es('No hay conexión con el servidor: por ahora no se guarda nada.', {
    en: 'There is no connection to the server: nothing is saved for now.',
  }),
  back: es('La conexión ha vuelto.', { en: 'The connection is back.' }),
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
