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

/** What the companies of the group add to pay and deduct from it, every two weeks. */
export const CONCEPTS = [
  { name: 'Bonificación incentivo', kind: 'addition', basis: 'fixed', value: 115.38 },
  { name: 'Cuota laboral IGSS', kind: 'deduction', basis: 'percent', value: 4.83 },
] as const;

/** What is typed for somebody into the open period. */
export const ADVANCE = {
  username: 'oreyes',
  name: 'Anticipo',
  kind: 'deduction',
  amount: 75,
  note: 'Se le dio en efectivo el lunes.',
} as const;

/** Whose slip of the last run is paid in part, and how much of it; all others are paid in full. */
export const PAID_IN_PART = { username: 'lquiej', amount: 300, reference: 'Primera parte' };

/** Who said of the last run that their slip is right. */
export const ACCEPTED = ['mcumez', 'oreyes', 'gfunes', 'hpuac'];

/** What somebody says about their slip of the last run. */
export const CLAIM = {
  username: 'empleado',
  text: 'Ese día salí a las seis, no a las cinco. Don Óscar puede confirmarlo.',
};

/** What turned out of a day that was closed. */
export const ADJUSTED = {
  username: 'lquiej',
  daysAgo: 16,
  minutesLater: 45,
  reason: 'Atendió la entrega de cemento después de su hora.',
};

/** A record whose signal was lost one evening, to be reviewed. */
export const LOST = { username: 'mcumez', daysAgo: 2, hour: 18.25, heardMinutes: 52 };
