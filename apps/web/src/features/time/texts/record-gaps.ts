import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** Stretches of a record without a signal or activity. */
export const gapTexts = {
  gap: es((from: string, until: string) => `Sin señal de ${from} a ${until}`, {
    en: (from, until) => `No signal from ${from} to ${until}`,
  }),
  unusedGap: es((from: string, until: string) => `Sin señal de ${from} a ${until}, sin uso`, {
    en: (from, until) => `No signal from ${from} to ${until}, not used`,
  }),
  idle: es((from: string, until: string) => `Sin actividad de ${from} a ${until}`, {
    en: (from, until) => `No activity from ${from} to ${until}`,
  }),
  moreGaps: es((count: number) => (count === 1 ? 'y una vez más' : `y ${count} veces más`), {
    en: (count) => (count === 1 ? 'and once more' : `and ${count} times more`),
  }),
} satisfies Catalogue;
