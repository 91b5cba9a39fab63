import { MAX_PIN_ERRORS, PIN_PAUSE_MS } from '@faena/shared/domain';
import type { Mark } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type LockedPerson, PersonModel } from '../person/index.ts';
import { isPin } from '../session/index.ts';
import { openPin } from './sealed-pin.ts';

/** Why the PIN of a mark does not count. */
export type PinFault = 'pin_wrong' | 'pin_paused';

interface Judging {
  readonly at: Date;
  readonly secret: string;
  readonly session: ClientSession;
}

const MOST_ERRORS = 2 * MAX_PIN_ERRORS;

/**
 * Judges the PINs of new marks of a locked person, in order (KIOSK-6). The fifth wrong one in a row pauses the PIN for five
 * minutes, on every kiosk, and the tenth ends it. A pause judges nothing, so that many marks at once are no more guesses.
 * @returns the faults, by mark
 */
export async function judgePins(
  { _id, markPin }: LockedPerson,
  marks: readonly Pick<Mark, 'id' | 'pin'>[],
  { at, secret, session }: Judging,
): Promise<ReadonlyMap<string, PinFault>> {
  const faults = new Map<string, PinFault>();
  if (!markPin) return new Map(marks.map(({ id }) => [id, 'pin_wrong']));
  let { wrong, closedUntil } = markPin;
  for (const { id, pin } of marks) {
    if (wrong >= MOST_ERRORS || (closedUntil && closedUntil > at)) {
      faults.set(id, 'pin_paused');
      continue;
    }
    const typed = pin && openPin(pin, id, secret);
    const isRight = typed && isPin(typed, markPin.hash, { personId: _id, secret });
    wrong = isRight ? 0 : wrong + 1;
    closedUntil = wrong === MAX_PIN_ERRORS ? new Date(+at + PIN_PAUSE_MS) : null;
    if (!isRight) faults.set(id, 'pin_wrong');
  }
  const tried = { 'markPin.wrong': wrong, 'markPin.closedUntil': closedUntil };
  await driverCollection(PersonModel).updateOne({ _id }, { $set: tried }, { session });
  return faults;
}
