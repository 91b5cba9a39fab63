import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The code of a site: the foreman's screen that shows it, and the worker's field. */
export const siteCodeTexts = {
  title: es('Código de obra', { en: 'Site code' }),
  optional: es('Código de obra, si se conoce', { en: 'Site code, if known' }),
  qr: es('El código como QR', { en: 'The code as a QR code' }),
  left: es((seconds: number) => `Cambia en ${seconds} s`, { en: (seconds) => `Changes in ${seconds} s` }),
  needsSignal: es('La primera vez se necesita señal.', { en: 'The first time needs a signal.' }),
  off: es('La obra ya no usa código.', { en: 'The site uses no code any more.' }),
  wrongClock: es('Sin señal, el código sigue el reloj de este teléfono.', {
    en: 'Without a signal the code follows the clock of this phone.',
  }),
} satisfies Catalogue;
