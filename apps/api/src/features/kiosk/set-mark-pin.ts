import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { hashPin } from '../session/index.ts';

/**
 * Sets the PIN with which an employee marks at kiosks, by a manager or by themself, and ends a pause (KIOSK-4).
 * @throws AppError `not_found` for an employee out of reach
 */
export async function setMarkPin(
  employeeId: string,
  pin: string,
  actor: Actor,
  { config }: Services,
): Promise<void> {
  await transaction(async (session) => {
    const people = driverCollection(PersonModel);
    const employee = await people.findOne(reachableEmployee(actor, employeeId), { session });
    if (!employee) throw notFound('employee');
    const hash = hashPin(pin, employee._id, config.jwtSecret);
    const markPin = { hash, wrong: 0, closedUntil: null };
    await people.updateOne({ _id: employee._id }, { $set: { markPin } }, { session });
    await recordActs([{ action: 'mark-pin-set', about: employee }], session);
  });
}
