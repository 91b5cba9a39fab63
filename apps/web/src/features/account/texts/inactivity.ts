import { INACTIVITY_TIMEOUT_MS, MINUTE_MS } from '@faena/shared/domain';
import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

const MINUTES = INACTIVITY_TIMEOUT_MS / MINUTE_MS;

/** The overlay that warns before a session is closed for inactivity. */
export const inactivityTexts = {
  title: es('La sesión está por cerrarse', { en: 'The session is about to close' }),
  why: es(`Hace casi ${MINUTES} minutos que no hay actividad.`, {
    en: `There has been no activity for almost ${MINUTES} minutes.`,
  }),
  countdown: es((seconds: number) => `La sesión se cerrará en ${seconds} s.`, {
    en: (seconds) => `The session will close in ${seconds} s.`,
  }),
  closing: es('Cerrando la sesión…', { en: 'Closing the session…' }),
  stay: es('Seguir trabajando', { en: 'Keep working' }),
} satisfies Catalogue;
