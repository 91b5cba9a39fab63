import type { END_REASONS } from './constants.ts';

/** Why a record ended, in the words of the screen and of the downloaded planilla alike. */
export const END_REASON_LABELS = {
  manual: 'Manual',
  logout: 'Salida',
  inactivity: 'Inactividad',
  unload: 'Cierre de la página',
  lost_signal: 'Señal perdida',
  manager: 'Gestor',
  removed: 'Eliminación',
} as const satisfies Record<(typeof END_REASONS)[number], string>;
