import type { PayPeriod, PayPeriodPerson } from '@faena/shared/schemas';

type OfPeriod = { period: PayPeriod };
type OfPerson = OfPeriod & { person: PayPeriodPerson };

/*
 * Places of the period screen that other parts of it fill: what they draw goes into the component of that name, and
 * nothing else of the screen changes.
 */

/** The typed lines and concepts of a person, in their opened row. */
export function PersonLines(_: OfPerson) {
  return null;
}

/** How a person answered their slip, in their row. */
export function PersonAnswer(_: { person: PayPeriodPerson }) {
  return null;
}

/** The files of a closed period, in its head. */
export function PeriodFiles(_: OfPeriod) {
  return null;
}

/** 'Marcar pagado', the main action of a closed period with something pending. */
export function PeriodPayments(_: OfPeriod) {
  return null;
}

/** What somebody manages beside the people of a period: the concepts of the company. */
export function PeriodConcepts(_: OfPeriod) {
  return null;
}
