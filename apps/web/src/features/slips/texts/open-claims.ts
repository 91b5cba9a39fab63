import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The unanswered claims. They are apart from the texts of slips, because the planilla shows them at once. */
export const openClaimsTexts = {
  count: es(
    (count: number) => (count === 1 ? '1 reclamo sin responder' : `${count} reclamos sin responder`),
    {
      en: (count) => (count === 1 ? '1 claim without an answer' : `${count} claims without an answer`),
    },
  ),
  failed: es('No se pudieron contar los reclamos sin responder.', {
    en: 'The claims without an answer could not be counted.',
  }),
} satisfies Catalogue;
