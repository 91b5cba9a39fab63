import { ROLES } from '@faena/shared/access';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { lockCompany } from '../company/index.ts';
import { updateEmployee } from '../employee/index.ts';
import { findActor, insertPerson, PersonModel } from '../person/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { MAIL_DOMAIN } from './content/group.ts';
import { ACCOUNT_HOLDERS } from './content/people.ts';
import type { CompanyKey, DemoEmployee, DemoPerson } from './content/shapes.ts';

/** A person made by an earlier seeding. An administrator of the name will do, too. */
const known = ({ username }: DemoPerson) => PersonModel.exists({ usernameKey: username });

/**
 * The demo accounts that are no employees. They share one hash, because separate hashes would take as long as all the
 * rest.
 */
export async function seedAccounts(
  plans: ReadonlyMap<string, string>,
  passwordHash: string,
  services: Services,
): Promise<void> {
  const { clock } = services;
  const roles = new Map(DEMO_ACCOUNTS.map(({ username, role }) => [username, ROLES[role]]));
  for (const { plan, ...person } of ACCOUNT_HOLDERS) {
    if (await known(person)) continue;
    const planId = plan && plans.get(plan);
    const account = {
      ...person,
      email: `${person.username}@${MAIL_DOMAIN}`,
      roleId: roles.get(person.username) ?? ROLES.client,
      subscriptionId: planId ? new Types.ObjectId(planId) : null,
      passwordHash,
      createdAt: clock.now(),
    };
    await insertPerson(account, services);
  }
}

/** Employees with their rates. */
export async function seedEmployees(
  employees: readonly DemoEmployee[],
  companies: Readonly<Record<CompanyKey, string>>,
  passwordHash: string,
  manager: Actor,
  services: Services,
): Promise<void> {
  const { clock } = services;
  for (const { company, hourlyRate, language = 'es', ...person } of employees) {
    const email = `${person.username}@${MAIL_DOMAIN}`;
    const access = { roleId: ROLES.employee, passwordHash, createdAt: clock.now() };
    const account = { ...person, email, language, ...access };
    if (!(await known(person))) {
      await transaction(async (session) => {
        const { _id: companyId } = await lockCompany(companies[company], session);
        await insertPerson({ ...account, companyId }, services, session);
      });
    }
    const { id } = await demoActor(person.username);
    const caller = { actor: manager, session: null, language: 'original' } as const;
    await updateEmployee(String(id), { hourlyRate }, caller, services);
  }
}

/** A person of the demo data as a caller of the verbs. */
export async function demoActor(username: string): Promise<Actor> {
  const actor = await findActor({ usernameKey: username });
  if (!actor) throw new RangeError(`Nobody in the demo data is called ${username}`);
  return actor;
}
