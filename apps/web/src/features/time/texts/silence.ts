import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

const answersInSpanish = (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`);
const answersInEnglish = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** The question about a time without a signal (TIME-68). */
export const silenceTexts = {
  question: es((from: string, until: string) => `No hubo señal de ${from} a ${until}. ¿Hubo trabajo?`, {
    en: (from, until) => `No signal from ${from} to ${until}. Was there work?`,
  }),
  earlier: es(
    (day: string, from: string, until: string) =>
      `No hubo señal el ${day}, de ${from} a ${until}. ¿Hubo trabajo?`,
    { en: (day, from, until) => `No signal on ${day} from ${from} to ${until}. Was there work?` },
  ),
  yes: es('Sí, hubo trabajo', { en: 'Yes, There Was' }),
  no: es('No hubo trabajo', { en: 'No, There Was Not' }),
  reason: es('Hubo trabajo sin señal.', { en: 'There was work without a signal.' }),
  unsent: es((answer: string) => `«${answer}» está en este dispositivo, y se envía cuando haya red.`, {
    en: (answer) => `“${answer}” is on this device, and will be sent once there is a network.`,
  }),
  waiting: es(
    (count: number) => `${answersInSpanish(count)} sin enviar. El envío sigue con la próxima conexión.`,
    {
      en: (count) => `${answersInEnglish(count)} not sent yet. Sending goes on with the next connection.`,
    },
  ),
  sent: es('Enviado para su revisión.', { en: 'Sent for review.' }),
  stored: es('Guardado: sin trabajo en ese tiempo.', { en: 'Saved: no work in that time.' }),
  undo: es('Deshacer', { en: 'Undo' }),
  undoFailed: es('No se pudo deshacer la respuesta.', { en: 'The answer could not be undone.' }),
  failed: es('No se aceptó la respuesta sobre un tiempo sin señal.', {
    en: 'The answer about a time without a signal was not accepted.',
  }),
} satisfies Catalogue;
