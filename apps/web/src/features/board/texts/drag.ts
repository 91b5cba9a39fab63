import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import type { How, Who } from '@/texts/tasks.ts';

/**
 * The ways in which a lifted task leaves the board, by the person's own act or another's, and the end of the sentence.
 */
const LEFT = {
  es: {
    deleted: ['Eliminaste', 'eliminó', ''],
    archived: ['Archivaste', 'archivó', ''],
    elsewhere: ['Moviste', 'movió', ' a otro proyecto'],
  },
  en: { deleted: ['deleted', ''], archived: ['archived', ''], elsewhere: ['moved', ' to another project'] },
} as const;

/** The instructions, the announcements and the outcome of a drag. */
export const dragTexts = {
  instructions: es(
    'Para mover la tarjeta: Espacio la levanta, las flechas la llevan, Espacio o Intro la sueltan y Escape la devuelve. Intro la abre.',
    {
      en: 'To move the card: Space lifts it, the arrows carry it, Space or Enter drops it, and Escape puts it back. Enter opens it.',
    },
  ),
  lifted: es((title: string, place: string) => `${title} levantada. Está en ${place}.`, {
    en: (title, place) => `${title} lifted. It is in ${place}.`,
  }),
  over: es((place: string) => `En ${place}.`, { en: (place) => `In ${place}.` }),
  dropped: es((title: string, place: string) => `${title} soltada en ${place}.`, {
    en: (title, place) => `${title} dropped in ${place}.`,
  }),
  cancelled: es((title: string, place: string) => `Movimiento cancelado. ${title} volvió a ${place}.`, {
    en: (title, place) => `Move cancelled. ${title} is back in ${place}.`,
  }),
  lost: es((title: string) => `${title} no se pudo mover. El tablero se vuelve a cargar.`, {
    en: (title) => `${title} could not be moved. The board is loaded again.`,
  }),
  removed: es(
    (title: string, by: Who, how: How) => {
      const [self, others, where] = LEFT.es[how];
      return by === 'self'
        ? `${self} «${title}»${where} en otra pestaña o dispositivo mientras se movía.`
        : `Alguien ${others} «${title}»${where} mientras se movía.`;
    },
    {
      en: (title, by, how) => {
        const [did, where] = LEFT.en[how];
        return by === 'self'
          ? `You ${did} “${title}”${where} in another tab or on another device while it was being moved.`
          : `Somebody ${did} “${title}”${where} while it was being moved.`;
      },
    },
  ),
  moved: es(
    (title: string, status: string, by: Who) =>
      by === 'self'
        ? `Pasaste «${title}» a ${status} en otra pestaña o dispositivo mientras se movía, y ahí quedó.`
        : `Alguien pasó «${title}» a ${status} mientras se movía, y ahí quedó.`,
    {
      en: (title, status, by) =>
        by === 'self'
          ? `You put “${title}” into ${status} in another tab or on another device while it was being moved. It is there.`
          : `Somebody put “${title}” into ${status} while it was being moved. It is there.`,
    },
  ),
  targetGone: es(
    (title: string) => `«${title}» volvió a su lugar: la tarjeta sobre la que se soltó ya no está ahí.`,
    {
      en: (title) => `“${title}” is back where it was: the card it was dropped on is not there any more.`,
    },
  ),
  place: es(
    (status: string, position: number, count: number) => `${status}, posición ${position} de ${count}`,
    { en: (status, position, count) => `${status}, position ${position} of ${count}` },
  ),
} satisfies Catalogue;
