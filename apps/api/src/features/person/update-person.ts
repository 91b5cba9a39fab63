import { isManager, ROLES, type RoleId } from '@faena/shared/access';
import type { Language } from '@faena/shared/language';
import type { Person, PersonChanges } from '@faena/shared/schemas';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { checkName } from '../../platform/check-name.ts';
import { checkPhone } from '../../platform/check-phone.ts';
import { transaction } from '../../platform/database.ts';
import { definedFields } from '../../platform/defined-fields.ts';
import type { Dismissal } from '../../platform/departures.ts';
import { forgetKeyedAnswers } from '../../platform/keyed-answers.ts';
import { hashPassword } from '../../platform/password.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { recordActs } from '../audit/index.ts';
import { actsOn } from './acts-on.ts';
import { renamed } from './held-address.ts';
import { keepAnAdminBesides } from './keep-an-admin.ts';
import { type PersonDoc, PersonModel } from './model.ts';
import { noteAccountChanges } from './note-account-changes.ts';
import { readPerson } from './read-people.ts';
import { requirePlan } from './require-plan.ts';
import { refusingTakenNames } from './taken-names.ts';

/**
 * Changes any part of an account (ACCOUNT-13). Another role or password ends sessions, and a former employee leaves the
 * company. Role, password and e-mail need a confirmed session (SESSION-37), the latter two also a mail (EMAIL-2).
 * @throws AppError `not_found`; `conflict` for a taken name, the last admin, and an owner of companies who would
 *   lose the role for it (INVITE-5); `validation_failed` for an unknown plan; `confirmation_required`
 */
export async function updatePerson(
  id: string,
  changes: PersonChanges,
  {
    actor,
    session: calling,
    language,
  }: { readonly actor: Actor; readonly session: CallingSession; readonly language: Language },
  services: Services,
): Promise<Person> {
  const { password, rol_id, subscription: planId, ...plain } = changes;
  if (password) requireProof('password', calling, services.clock);
  const passwordHash = password ? await hashPassword(password, services.config) : undefined;
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const person = await PersonModel.findById(id, null, { session }).lean();
      if (!person) throw notFound('user');
      checkName(plain.fullname, person.fullname, 'fullname');
      checkPhone(plain.phone, person.phone);
      if (password)
        refuseWeakPassword(password, { ...person, ...definedFields(plain) }, 'password', services.config);
      if (plain.email !== undefined && plain.email !== person.email)
        requireProof('password', calling, services.clock);
      const roleId = rol_id ?? person.roleId;
      const endsSessions = roleId !== person.roleId || passwordHash !== undefined;
      if (roleId !== person.roleId) {
        requireProof('sign-in', calling, services.clock);
        await leaveRole(person, roleId, { actor, at: services.clock.now(), session }, services);
      }
      const subscriptionId = planId === undefined ? undefined : await requirePlan(planId, session);
      await PersonModel.updateOne(
        { _id: person._id },
        {
          $set: {
            ...definedFields(plain),
            ...(await renamed(person, plain, services, session)),
            roleId,
            ...(roleId !== ROLES.employee && { companyId: null }),
            ...(subscriptionId !== undefined && { subscriptionId }),
            ...(passwordHash && { passwordHash, mustChangePassword: false }),
          },
          $inc: { sessionVersion: endsSessions ? 1 : 0 },
        },
        { session },
      );
      await noteAccountChanges(person, { ...plain, passwordHash }, { language, services }, session);
      const { email, ...others } = plain;
      await recordActs(actsOn(person, { roleId, password, email, subscriptionId, plain: others }), session);
      return readPerson(person._id, services.clock.now(), session);
    }),
  );
}

async function leaveRole(
  person: PersonDoc,
  next: RoleId,
  dismissal: Dismissal,
  { departures }: Services,
): Promise<void> {
  await forgetKeyedAnswers(person._id, dismissal.session);
  if (person.roleId === ROLES.admin) await keepAnAdminBesides(person._id, dismissal.session);
  if (!isManager(next)) await departures.whenOwnerGoes(person._id, dismissal);
  if (person.roleId === ROLES.employee) await departures.whenEmploymentEnds(person._id, dismissal);
}
