import type { DemoEmployee } from './shapes.ts';

/** Somebody who left while hours of theirs are still to be paid. */
export const LEAVER: DemoEmployee = {
  username: 'rtzunun',
  fullname: 'Rosa Elvira Tzunún',
  phone: '+502 5117 6620',
  company: 'construcciones',
  hourlyRate: 6.75,
};

/** A raise in the middle of a month. */
export const RAISE = { username: 'empleado', hourlyRate: 7.25, day: 16, note: 'Aumento por antigüedad.' };

/** What the manager did to records, each to one of some days ago. */
export const CORRECTED = {
  username: 'empleado',
  daysAgo: 6,
  minutesLater: 25,
  reason: 'Se quedó a cerrar la bodega.',
};
export const VOIDED = {
  username: 'mcumez',
  daysAgo: 4,
  reason: 'Olvidó cerrar la sesión: ese rato no trabajó.',
};
export const SPLIT = { username: 'oreyes', daysAgo: 3, reason: 'Por la tarde ayudó en el otro proyecto.' };

/** What an employee asks, of the evening some days ago, and nobody has decided yet. */
export const REQUEST = {
  username: 'empleado',
  daysAgo: 2,
  afterMinutes: 20,
  minutes: 75,
  reason: 'Recibí el concreto por la noche y olvidé marcar.',
};
