import { PIN_DIGITS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The PIN with which an employee marks at a tablet of a site (KIOSK-4). */
export const markPinTexts = {
  title: es('PIN para tabletas de obra', { en: 'PIN for Site Tablets' }),
  hint: es('Con él se marca en la tableta de una obra. No abre la planilla.', {
    en: 'It clocks in and out at the tablet of a site. It does not open the pay.',
  }),
  open: es('Poner un PIN nuevo', { en: 'Set a New PIN' }),
  pin: es('PIN nuevo', { en: 'New PIN' }),
  digits: es(`De ${PIN_DIGITS.min} a ${PIN_DIGITS.max} cifras.`, {
    en: `${PIN_DIGITS.min} to ${PIN_DIGITS.max} digits.`,
  }),
  cancel: es(words.cancel),
  save: es(words.save),
  saving: es(words.saving),
  saved: es('El PIN nuevo ya vale en las tabletas.', { en: 'The new PIN is good at the tablets.' }),
  failed: es('No se pudo guardar el PIN.', { en: 'The PIN could not be saved.' }),
} satisfies Catalogue;
