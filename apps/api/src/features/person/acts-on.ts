import type { RoleId } from '@faena/shared/access';
import type { Act } from '../audit/index.ts';
import type { LockedPerson } from './lock-person.ts';

/** What of an account is about to be changed; what is left out stays. */
interface Changes {
  readonly roleId?: RoleId | undefined;
  readonly password?: string | undefined;
  readonly email?: string | undefined;
  readonly subscriptionId?: LockedPerson['subscriptionId'] | undefined;
  /** All else, under the names it is stored under. */
  readonly plain?: Readonly<Record<string, unknown>>;
}

/** What changes of an account there are to record (AUDIT-1): of most, only that there were any. */
export function actsOn(
  person: LockedPerson,
  { roleId = person.roleId, password, email = person.email, subscriptionId, plain = {} }: Changes,
): Act[] {
  const acts: Act[] = [];
  const about = person;
  if (roleId !== person.roleId) {
    acts.push({ action: 'role-changed', about, before: String(person.roleId), after: String(roleId) });
  }
  if (password) acts.push({ action: 'password-set', about });
  if (email !== person.email) acts.push({ action: 'email-changed', about });
  const present: Readonly<Record<string, unknown>> = { ...person };
  const differs = Object.entries(plain).some(
    ([name, value]) => value !== undefined && value !== present[name],
  );
  const hasOtherPlan =
    subscriptionId !== undefined && String(subscriptionId) !== String(person.subscriptionId);
  if (differs || hasOtherPlan) acts.push({ action: 'account-changed', about });
  return acts;
}
