import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The time worked on a task. */
export const trackedTimeTexts = {
  label: es('Trabajado', { en: 'Worked' }),
  cost: es(words.cost),
  minutes: alike((minutes: number) => `${minutes} min`),
  hours: alike((hours: number) => `${hours} h`),
  both: alike((hours: number, minutes: number) => `${hours} h ${minutes} min`),
  ofEstimate: es((worked: string, estimate: string) => `${worked} de ${estimate}`, {
    en: (worked, estimate) => `${worked} of ${estimate}`,
  }),
  /** On a card, for people who hear it or hold the pointer over its hours. */
  onCard: es((worked: string) => `Trabajado: ${worked}.`, { en: (worked) => `Worked: ${worked}.` }),
  costOnCard: es((cost: string) => `Costo: ${cost}.`, { en: (cost) => `Cost: ${cost}.` }),
} satisfies Catalogue;
