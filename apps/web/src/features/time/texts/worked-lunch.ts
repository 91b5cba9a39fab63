import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The deducted lunch of a record, and the answer of its person (LUNCH-6). */
export const workedLunchTexts = {
  action: es('Trabajé el almuerzo', { en: 'I worked through lunch' }),
  of: es((from: string, until: string) => `Trabajé el almuerzo de ${from} a ${until}`, {
    en: (from, until) => `I worked through lunch from ${from} to ${until}`,
  }),
  deducted: es(
    (from: string, until: string) =>
      `Se descontó el almuerzo de ${from} a ${until}. Vuelve a contar y queda por revisar.`,
    { en: (from, until) => `Lunch from ${from} to ${until} was deducted. It counts again, to be reviewed.` },
  ),
  reason: es(words.reason),
  save: es('Contar el almuerzo', { en: 'Count lunch' }),
  saving: es('Guardando...', { en: 'Saving...' }),
  cancel: es(words.cancel),
  failed: es('No se pudo contar el almuerzo.', { en: 'Lunch could not be counted.' }),
} satisfies Catalogue;
