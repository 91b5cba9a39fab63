import type { PasswordProof, Person, ProfileChanges } from '@faena/shared/schemas';
import type { AccountCaller } from '../../kernel/actor.ts';
import { forbidden, notFound } from '../../kernel/errors.ts';
import { checkName } from '../../platform/check-name.ts';
import { checkPhone } from '../../platform/check-phone.ts';
import { transaction } from '../../platform/database.ts';
import { definedFields } from '../../platform/defined-fields.ts';
import { countProfileChange } from '../../platform/rate-limit.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { actsOn } from './acts-on.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { renamed } from './held-address.ts';
import { PersonModel } from './model.ts';
import { namedActor } from './named-actor.ts';
import { noteAccountChanges } from './note-account-changes.ts';
import { readPerson } from './read-people.ts';
import { refusingTakenNames } from './taken-names.ts';

/**
 * Changes any fields of a profile, the caller's own or, for an admin, anyone's (ACCOUNT-5). Another e-mail address
 * needs the caller's password or a recent confirmation (SESSION-37), and is reported by mail (EMAIL-2). A choice of
 * language is the person's alone; it counts against no limit and leaves no entry in the audit (LANG-12).
 * @throws AppError `forbidden` and `not_found` as `namedActor`, and `forbidden` for another's language; `conflict` for a
 * taken e-mail address; `confirmation_required`; `validation_failed` for a wrong password; `rate_limited`
 */
export async function editProfile(
  username: string | undefined,
  { currentPassword, language: chosen, ...plain }: ProfileChanges & PasswordProof,
  { actor, session: calling, address, language }: AccountCaller,
  services: Services,
): Promise<Person> {
  const { clock } = services;
  const { id } = await namedActor(actor, username);
  const isOwn = id.equals(actor.id);
  if (chosen && !isOwn) throw forbidden();
  const isCounted = isOwn && !(chosen && Object.keys(plain).length === 0);
  if (isCounted) await countProfileChange(String(id));
  if (currentPassword !== undefined) await checkOwnPassword(currentPassword, { actor, address }, services);
  const isProven = currentPassword !== undefined;
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const person = await PersonModel.findById(id, null, { session }).lean();
      if (!person) throw notFound('user');
      checkName(plain.fullname, person.fullname, 'fullname');
      checkPhone(plain.phone, person.phone);
      if (plain.email !== undefined && plain.email !== person.email && !isProven) {
        requireProof('password', calling, clock);
      }
      await PersonModel.updateOne(
        { _id: id },
        {
          $set: {
            ...definedFields({ ...plain, language: chosen }),
            ...(await renamed(person, plain, services, session)),
          },
        },
        { session },
      );
      await noteAccountChanges(person, plain, { language, services }, session);
      const { email, ...others } = plain;
      await recordActs(actsOn(person, { email, plain: others }), session);
      return readPerson(id, clock.now(), session);
    }),
  );
}
