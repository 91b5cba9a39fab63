import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAccount } from '../user/delete-account.ts';
import { holdUser } from '../user/hold-user.ts';
import { reachableEmployee } from './reachable-employees.ts';

/**
 * Deletes an employee, see `deleteAccount`; their time records stay within their company's reach.
 * @throws AppError `not_found` when missing or out of reach; `conflict` for one who was a manager and still
 *   owns companies
 */
export async function deleteEmployee(id: string, actor: Actor, { clock }: Services): Promise<void> {
  await transaction(async (session) => {
    const employee = await holdUser(reachableEmployee(actor, id), session);
    if (!employee) throw notFound('Employee');
    await deleteAccount(employee._id, { at: clock.now(), session });
  });
}
