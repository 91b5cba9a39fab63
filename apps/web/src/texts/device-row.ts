import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** A device that marks, in a list of phones or of kiosks. */
export const deviceRowTexts = {
  own: es('Propio', { en: 'Own' }),
  since: es((moment: string) => `Desde el ${moment}`, { en: (moment) => `Since ${moment}` }),
  lastSeen: es((moment: string) => `Último uso ${moment}`, { en: (moment) => `Last used ${moment}` }),
  end: es('Quitar', { en: 'Remove' }),
  endNamed: es((device: string) => `Quitar: ${device}`, { en: (device) => `Remove: ${device}` }),
} satisfies Catalogue;
