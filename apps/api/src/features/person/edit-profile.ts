import type { Person, ProfileChanges } from '@faena/shared/schemas';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { checkPhone } from '../../platform/check-phone.ts';
import { transaction } from '../../platform/database.ts';
import { given } from '../../platform/given.ts';
import { requireConfirmed } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { identityOf } from './identity.ts';
import { PersonModel } from './model.ts';
import { namedActor } from './named-actor.ts';
import { readPerson } from './read-people.ts';
import { refusingTakenNames } from './taken-names.ts';

/**
 * Changes any part of a profile, one's own or, for an admin, anyone's (ACCOUNT-6). Another e-mail address needs a
 * confirmed session (SESSION-37).
 * @throws AppError `forbidden` and `not_found` as `namedActor`; `conflict` when the e-mail address is taken;
 *   `confirmation_required`
 */
export async function editProfile(
  username: string | undefined,
  plain: ProfileChanges,
  { actor, session: calling }: { readonly actor: Actor; readonly session: CallingSession },
  { clock }: Services,
): Promise<Person> {
  const { id } = await namedActor(actor, username);
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const person = await PersonModel.findById(id, null, { session }).lean();
      if (!person) throw notFound('user');
      checkPhone(plain.phone, person.phone);
      if (plain.email !== undefined && plain.email !== person.email) requireConfirmed(calling, clock);
      await PersonModel.updateOne(
        { _id: id },
        { $set: { ...given(plain), ...identityOf(person, plain) } },
        { session },
      );
      return readPerson(id, clock.now(), session);
    }),
  );
}
