import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { deleteAccount, lockPerson, reachableEmployee } from '../person/index.ts';

/**
 * Deletes an employee, see `deleteAccount`; their records stay with the company.
 * @throws AppError `not_found` when missing or out of reach; `conflict` for a former manager who still owns companies
 */
export async function deleteEmployee(
  id: string,
  actor: Actor,
  { clock, departures }: Services,
): Promise<void> {
  await transaction(async (session) => {
    const employee = await lockPerson(reachableEmployee(actor, id), session);
    if (!employee) throw notFound('employee');
    await deleteAccount(employee._id, { actor, at: clock.now(), session }, departures);
    await recordActs([{ action: 'account-deleted', about: employee }], session);
  });
}
