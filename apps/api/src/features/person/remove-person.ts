import { ROLES } from '@faena/shared/access';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { deleteAccount } from './delete-account.ts';
import { keepAnAdminBesides } from './keep-an-admin.ts';
import { PersonModel } from './model.ts';

/**
 * Deletes an account with all that refers to it; records stay (ACCOUNT-16).
 * @throws AppError `not_found`; `conflict` for oneself, the last admin and the owner of companies
 */
export async function removePerson(id: string, actor: Actor, { clock, departures }: Services): Promise<void> {
  await transaction(async (session) => {
    const person = await PersonModel.findById(id, null, { session }).lean();
    if (!person) throw notFound('user');
    if (person._id.equals(actor.id)) throw conflict('own_account');
    if (person.roleId === ROLES.admin) await keepAnAdminBesides(person._id, session);
    await deleteAccount(person._id, { actor, at: clock.now(), session }, departures);
    await recordActs([{ action: 'account-deleted', about: person }], session);
  });
}
