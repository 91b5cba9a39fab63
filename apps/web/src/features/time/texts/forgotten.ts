import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The question about a forgotten Salida (MARK-22). */
export const forgottenTexts = {
  question: es((day: string) => `¿A qué hora saliste el ${day}?`, {
    en: (day) => `When did you leave on ${day}?`,
  }),
  hint: es((until: string) => `Sin Salida, se paga hasta ${until} mientras tanto.`, {
    en: (until) => `Without a clock out, it is paid up to ${until} meanwhile.`,
  }),
  usual: es('como siempre', { en: 'as usual' }),
  crew: es('como la cuadrilla', { en: 'as the crew' }),
  lastSign: es('última señal', { en: 'last sign' }),
  until: es('trabajé hasta entonces', { en: 'I worked until then' }),
  other: es('Otra hora', { en: 'Another time' }),
  reason: es('Olvidé marcar la salida.', { en: 'I forgot to clock out.' }),
  failed: es('No se pudo enviar la respuesta.', { en: 'The answer could not be sent.' }),
  sent: es('Enviado para su revisión.', { en: 'Sent for review.' }),
} satisfies Catalogue;
