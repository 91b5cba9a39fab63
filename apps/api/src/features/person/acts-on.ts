import type { RoleId } from '@faena/shared/access';
import type { Act } from '../audit/index.ts';
import type { LockedPerson } from './lock-person.ts';

/** The fields of an account about to change; absent ones stay. */
interface Changes {
  readonly roleId?: RoleId | undefined;
  readonly password?: string | undefined;
  readonly email?: string | undefined;
  readonly subscriptionId?: LockedPerson['subscriptionId'] | undefined;
  /** All other fields, by their stored names. */
  readonly plain?: Readonly<Record<string, unknown>>;
}

/** The recorded changes of an account: for most fields, only that they changed (AUDIT-1). */
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
