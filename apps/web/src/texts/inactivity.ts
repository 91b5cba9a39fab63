/** Texts of the inactivity overlay (spec, section 4 *Inactivity*). */
export const inactivityTexts = {
  title: 'La sesión está por cerrarse',
  why: 'Hace casi 15 minutos que no hay actividad.',
  countdown: (seconds: number) => `La sesión se cerrará en ${seconds} s.`,
  closing: 'Cerrando la sesión…',
  stay: 'Seguir trabajando',
} as const;
