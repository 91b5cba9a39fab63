import { ROLES } from '@faena/shared/access';
import type { Language } from '@faena/shared/language';
import type { NewPerson, Person } from '@faena/shared/schemas';
import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import { hashPassword } from '../../platform/password.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { recordActs } from '../audit/index.ts';
import { insertPerson } from './insert-person.ts';
import { readPerson } from './read-people.ts';
import { requirePlan } from './require-plan.ts';

interface Creator {
  readonly actor: Actor;
  readonly session: CallingSession;
  readonly language: Language;
}

/**
 * Creates an account of any role (ACCOUNT-13). An employee made here has no company. Their address is sent a
 * link that verifies it (EMAIL-1). Without a language they take the caller's (LANG-12). Making an administrator needs a confirmed session (SESSION-37).
 * @throws AppError `conflict` for a taken name; `validation_failed` for an unknown plan; `confirmation_required`
 */
export async function createPerson(
  input: NewPerson,
  { actor, session: calling, language }: Creator,
  services: Services,
): Promise<Person> {
  const { password, rol_id: roleId, subscription: planId, ...plain } = input;
  if (roleId === ROLES.admin) requireProof('sign-in', calling, services.clock);
  refuseWeakPassword(password, plain, 'password', services.config);
  const passwordHash = await hashPassword(password, services.config);
  return transaction(async (session) => {
    const account = {
      ...plain,
      language: plain.language === undefined ? actor.language : plain.language,
      roleId,
      passwordHash,
      subscriptionId: await requirePlan(planId, session),
      createdAt: services.clock.now(),
    };
    const person = await insertPerson(account, services, session);
    await noteAccountMail('verify-address', person, { language, services }, session);
    await recordActs([{ action: 'account-created', about: person }], session);
    return readPerson(person._id, account.createdAt, session);
  });
}
