import { type Catalogue, inLanguages } from '../wording/language.ts';
import type { END_REASONS } from './limits-and-defaults/index.ts';

/** The labels of end reasons, for the screens and the downloaded planilla. */
export const END_REASON_LABELS = inLanguages(
  ({ es }) =>
    ({
      manual: es('Manual', { en: 'By hand' }),
      logout: es('Salida', { en: 'Logout' }),
      inactivity: es('Inactividad', { en: 'Inactivity' }),
      unload: es('Cierre de la página', { en: 'Page closed' }),
      lost_signal: es('Señal perdida', { en: 'Lost signal' }),
      longest_shift: es('Jornada máxima', { en: 'Longest shift' }),
      lunch: es('Almuerzo descontado', { en: 'Lunch deducted' }),
      manager: es('Gestor', { en: 'Manager' }),
      removed: es('Eliminación', { en: 'Removal' }),
    }) satisfies Catalogue & Record<(typeof END_REASONS)[number], string>,
);
