import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The instructions, the announcements and the outcome of carrying a task to another day. */
export const carryTexts = {
  instructions: es(
    'Para cambiar la fecha: Espacio levanta la tarea, las flechas la llevan a otro día, Espacio o Intro la sueltan y Escape la devuelve. Intro la abre.',
    {
      en: 'To change the date: Space lifts the task, the arrows carry it to another day, Space or Enter drops it, and Escape puts it back. Enter opens it.',
    },
  ),
  lifted: es((title: string, day: string) => `${title} levantada. Está en el ${day}.`, {
    en: (title, day) => `${title} lifted. It is on ${day}.`,
  }),
  dropped: es((title: string, day: string) => `${title} soltada en el ${day}.`, {
    en: (title, day) => `${title} dropped on ${day}.`,
  }),
  stayed: es((title: string, day: string) => `${title} sigue en el ${day}.`, {
    en: (title, day) => `${title} stays on ${day}.`,
  }),
  failed: es('No se pudo cambiar la fecha de la tarea.', {
    en: 'The date of the task could not be changed.',
  }),
} satisfies Catalogue;
