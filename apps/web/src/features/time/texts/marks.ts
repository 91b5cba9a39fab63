import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The receipt of a press, under the button that was pressed. */
export const markTexts = {
  pressed: {
    in: es((at: string) => `Entrada ${at}`, { en: (at) => `Clocked in ${at}` }),
    out: es((at: string) => `Salida ${at}`, { en: (at) => `Clocked out ${at}` }),
    pause: es((at: string) => `Almuerzo ${at}`, { en: (at) => `Lunch ${at}` }),
    back: es((at: string) => `Vuelta ${at}`, { en: (at) => `Back ${at}` }),
    project: es((at: string) => `Proyecto ${at}`, { en: (at) => `Project ${at}` }),
    undo: es((at: string) => `Deshecho ${at}`, { en: (at) => `Undone ${at}` }),
  },
  state: {
    kept: es('en el teléfono, se envía sola', { en: 'on the phone, sent by itself' }),
    saved: es('guardada', { en: 'saved' }),
    to_review: es('guardada, por revisar', { en: 'saved, to be reviewed' }),
    request: es('guardada como solicitud', { en: 'saved as a request' }),
  },
  receipt: es((pressed: string, state: string) => `${pressed} · ${state}`, {
    en: (pressed, state) => `${pressed} · ${state}`,
  }),
  waiting: es((count: number) => `${count} marcas en este teléfono, se envían solas`, {
    en: (count) => `${count} presses on this phone, sent by themselves`,
  }),
  onPhone: es((hours: string) => `${hours} h solo en este teléfono`, {
    en: (hours) => `${hours} h on this phone only`,
  }),
  own: es('Este teléfono es mío', { en: 'This phone is mine' }),
  owned: es('Listo: en este teléfono la sesión dura 180 días.', {
    en: 'Done: on this phone the session lasts 180 days.',
  }),
  notOwned: es('Se necesita señal para eso. Las marcas funcionan igual.', {
    en: 'That needs a signal. Presses work all the same.',
  }),
  undo: es('Deshacer', { en: 'Undo' }),
  storeless: es('Este navegador no guarda marcas sin señal. Cada una se envía al momento.', {
    en: 'This browser keeps no presses without a signal. Each is sent at once.',
  }),
} satisfies Catalogue;
