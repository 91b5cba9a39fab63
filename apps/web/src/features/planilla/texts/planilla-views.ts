import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The views of the planilla, in its tabs. */
export const planillaViewTexts = {
  views: es('Vistas de la planilla', { en: 'Views of the payroll' }),
  byPerson: es('Por persona', { en: 'By person' }),
  payPeriod: es('Período de pago', { en: 'Pay period' }),
  title: es('Historial', { en: 'History' }),
} satisfies Catalogue;
