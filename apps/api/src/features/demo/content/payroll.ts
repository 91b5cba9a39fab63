import type { DemoEmployee } from './shapes.ts';

/** A person who left and still has unpaid hours. */
export const LEAVER: DemoEmployee = {
  username: 'rtzunun',
  fullname: 'Rosa Elvira Tzunún',
  phone: '+502 5117 6620',
  company: 'construcciones',
  hourlyRate: 6.75,
};

/** A raise in the middle of a month. */
export const RAISE = { username: 'empleado', hourlyRate: 7.25, day: 16, note: 'Aumento por antigüedad.' };

/** Acts of the manager on records, each some days ago. */
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

/** An employee's open request, made some evenings ago. */
export const REQUEST = {
  username: 'empleado',
  daysAgo: 2,
  afterMinutes: 20,
  minutes: 75,
  reason: 'Recibí el concreto por la noche y olvidé marcar.',
};

/** The concepts of the group's companies, every two weeks. */
export const CONCEPTS = [
  { name: 'Bonificación incentivo', kind: 'addition', basis: 'fixed', value: 115.38 },
  { name: 'Cuota laboral IGSS', kind: 'deduction', basis: 'percent', value: 4.83 },
] as const;

/** A line typed for somebody into the open period. */
export const ADVANCE = {
  username: 'oreyes',
  name: 'Anticipo',
  kind: 'deduction',
  amount: 75,
  note: 'Se le dio en efectivo el lunes.',
} as const;

/** The person whose last slip is paid in part, and the amount; all others are paid in full. */
export const PAID_IN_PART = { username: 'lquiej', amount: 300, reference: 'Primera parte' };

/** The people who accepted their last slip. */
export const ACCEPTED = ['mcumez', 'oreyes', 'gfunes', 'hpuac'];

/** A claim about the last slip. */
export const CLAIM = {
  username: 'empleado',
  text: 'Ese día salí a las seis, no a las cinco. Don Óscar puede confirmarlo.',
};

/** A late finding about a closed day. */
export const ADJUSTED = {
  username: 'lquiej',
  daysAgo: 16,
  minutesLater: 45,
  reason: 'Atendió la entrega de cemento después de su hora.',
};

/** A record that lost its signal one evening, to be reviewed. */
export const LOST = { username: 'mcumez', daysAgo: 2, hour: 18.25, heardMinutes: 52 };
