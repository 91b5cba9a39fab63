import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** Tasks that recur. */
export const recurrenceTexts = {
  label: es('Repetir', { en: 'Repeat' }),
  never: es('No se repite', { en: 'Does not repeat' }),
  each: es('Cada', { en: 'Every' }),
  units: {
    day: es((count: number) => (count === 1 ? 'día' : 'días'), {
      en: (count) => (count === 1 ? 'day' : 'days'),
    }),
    week: es((count: number) => (count === 1 ? 'semana' : 'semanas'), {
      en: (count) => (count === 1 ? 'week' : 'weeks'),
    }),
    month: es((count: number) => (count === 1 ? 'mes' : 'meses'), {
      en: (count) => (count === 1 ? 'month' : 'months'),
    }),
  },
  every: {
    day: es((count: number) => (count === 1 ? 'Cada día' : `Cada ${count} días`), {
      en: (count) => (count === 1 ? 'Every day' : `Every ${count} days`),
    }),
    week: es((count: number) => (count === 1 ? 'Cada semana' : `Cada ${count} semanas`), {
      en: (count) => (count === 1 ? 'Every week' : `Every ${count} weeks`),
    }),
    month: es((count: number) => (count === 1 ? 'Cada mes' : `Cada ${count} meses`), {
      en: (count) => (count === 1 ? 'Every month' : `Every ${count} months`),
    }),
  },
  /** The start of the sign's label on a card, before the interval. */
  repeats: es('Se repite:', { en: 'Repeats:' }),
  outOfRange: es((most: number) => `Un número de 1 a ${most}.`, {
    en: (most) => `A number from 1 to ${most}.`,
  }),
  nextMade: es(
    (count: number) => (count === 1 ? 'Se creó la siguiente.' : `Se crearon las ${count} siguientes.`),
    {
      en: (count) => (count === 1 ? 'The next one was made.' : `The next ${count} were made.`),
    },
  ),
} satisfies Catalogue;
