import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** Dragging the items of a list into another order: the items of a checklist, the saved views. */
export const sortableListTexts = {
  move: es((text: string) => `Mover ${text}`, { en: (text) => `Move ${text}` }),
  moveHint: es('Mover', { en: 'Move' }),
  sorted: es('elemento que se ordena', { en: 'item to be put in order' }),
  lifted: es((text: string) => `${text} levantado.`, { en: (text) => `${text} lifted.` }),
  over: es((text: string, place: number, count: number) => `${text}, posición ${place} de ${count}.`, {
    en: (text, place, count) => `${text}, position ${place} of ${count}.`,
  }),
  dropped: es(
    (text: string, place: number, count: number) => `${text} soltado en la posición ${place} de ${count}.`,
    {
      en: (text, place, count) => `${text} dropped at position ${place} of ${count}.`,
    },
  ),
  cancelled: es((text: string) => `${text} volvió a su lugar.`, {
    en: (text) => `${text} is back in its place.`,
  }),
} satisfies Catalogue;
