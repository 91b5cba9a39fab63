import type { NewPerson, Person } from '@faena/shared/schemas';
import { transaction } from '../../platform/database.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { insertPerson } from './insert-person.ts';
import { readPerson } from './read-people.ts';
import { requirePlan } from './require-plan.ts';

/**
 * Creates an account of any role (ACCOUNT-12). An employee made here has no company.
 * @throws AppError `conflict` for a taken name; `validation_failed` for an unknown plan
 */
export async function createPerson(input: NewPerson, { clock }: Services): Promise<Person> {
  const { password, rol_id: roleId, subscription: planId, ...plain } = input;
  const passwordHash = await hashPassword(password);
  return transaction(async (session) => {
    const account = {
      ...plain,
      roleId,
      passwordHash,
      subscriptionId: await requirePlan(planId, session),
      createdAt: clock.now(),
    };
    const { _id } = await insertPerson(account, session);
    return readPerson(_id, account.createdAt, session);
  });
}
