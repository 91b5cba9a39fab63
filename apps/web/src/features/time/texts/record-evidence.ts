import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The signs of life of a record, in its details (TIME-64). */
export const recordEvidenceTexts = {
  mark: es('Actividad', { en: 'Activity' }),
  title: es('Actividad del registro', { en: 'Activity of the record' }),
  see: es((mark: string, moment: string) => `${mark}: registro del ${moment}`, {
    en: (mark, moment) => `${mark}: record of ${moment}`,
  }),
  now: es('ahora', { en: 'now' }),
  bar: es((from: string, until: string) => `De ${from} a ${until}`, {
    en: (from, until) => `From ${from} to ${until}`,
  }),
  gap: es((from: string, until: string) => `Sin señal de ${from} a ${until}`, {
    en: (from, until) => `No signal from ${from} to ${until}`,
  }),
  notWorked: es((from: string, until: string) => `Respuesta: no hubo trabajo de ${from} a ${until}`, {
    en: (from, until) => `Answer: there was no work from ${from} to ${until}`,
  }),
  between: es((earliest: string, latest: string) => `entre ${earliest} y ${latest}`, {
    en: (earliest, latest) => `between ${earliest} and ${latest}`,
  }),
  markedBy: es((name: string) => `por ${name}`, { en: (name) => `by ${name}` }),
  denied: es('«Yo no estaba»', { en: '“I was not there”' }),
  otherTime: es('A otra hora', { en: 'At another time' }),
  notThere: es('Yo no estaba', { en: 'I was not there' }),
  deniedHint: es('El registro espera la decisión de quien dirige la empresa.', {
    en: 'The record waits for whoever runs the company to decide.',
  }),
  denyFailed: es('No se pudo enviar la respuesta.', { en: 'The answer could not be sent.' }),
  code: {
    proven: es('con código de obra', { en: 'with the site code' }),
    refuted: es('el código no es de esa hora', { en: 'the code is of another time' }),
    unclear: es('el código no decide la hora', { en: 'the code does not settle the time' }),
  },
  missing: es((number: string) => `falta la marca ${number}`, {
    en: (number) => `mark ${number} is missing`,
  }),
  offline: es('sin conexión', { en: 'offline' }),
  end: es('Cierre', { en: 'End' }),
  beats: es('Señales de vida', { en: 'Heartbeats' }),
  touches: es('Señales con actividad', { en: 'Heartbeats with activity' }),
  lastTouch: es('Última actividad', { en: 'Last activity' }),
} satisfies Catalogue;
