import { ROLES } from '@faena/shared/access';
import { readSession } from '@/lib/session.ts';

/** The id of the employee who is signed in; null for other roles, whose time nobody counts, and without a session. */
export function readEmployeeId(): string | null {
  const session = readSession();
  return session?.roleId === ROLES.employee ? session.personId : null;
}
