import { ROLES } from '@faena/shared/access';
import type { Person, PersonChanges } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { given } from '../../platform/given.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { identityOf } from './identity.ts';
import { keepAnAdminBesides } from './keep-an-admin.ts';
import { type PersonDoc, PersonModel } from './model.ts';
import { readPerson } from './read-people.ts';
import { requirePlan } from './require-plan.ts';
import { refusingTakenNames } from './taken-names.ts';

/**
 * Changes any part of an account (ACCOUNT-13). Another role or password ends its
 * sessions; who stops being an employee leaves their company, and their running time is closed.
 * @throws AppError `not_found`; `conflict` for a taken name or the last admin; `validation_failed` for
 *   an unknown subscription
 */
export async function updatePerson(id: string, changes: PersonChanges, services: Services): Promise<Person> {
  const { password, rol_id, subscription, ...plain } = changes;
  const passwordHash = password ? await hashPassword(password) : undefined;
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const user = await PersonModel.findById(id, null, { session }).lean();
      if (!user) throw notFound('user');
      const roleId = rol_id ?? user.roleId;
      const endsSessions = roleId !== user.roleId || passwordHash !== undefined;
      if (roleId !== user.roleId) await leaveRole(user, session, services);
      await PersonModel.updateOne(
        { _id: user._id },
        {
          $set: {
            ...given(plain),
            ...identityOf(user, plain),
            roleId,
            ...(roleId !== ROLES.employee && { companyId: null }),
            ...(subscription !== undefined && {
              subscriptionId: await requirePlan(subscription, session),
            }),
            ...(passwordHash && { passwordHash, mustChangePassword: false }),
          },
          $inc: { sessionVersion: endsSessions ? 1 : 0 },
        },
        { session },
      );
      return readPerson(user._id, session);
    }),
  );
}

async function leaveRole(
  user: PersonDoc,
  session: ClientSession,
  { clock, departures }: Services,
): Promise<void> {
  if (user.roleId === ROLES.admin) await keepAnAdminBesides(user._id, session);
  if (user.roleId === ROLES.employee) {
    await departures.whenEmploymentEnds(user._id, { at: clock.now(), session });
  }
}
