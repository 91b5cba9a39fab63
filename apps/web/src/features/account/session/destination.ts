import { ROLES } from '@faena/shared/access';
import { homeOf } from '@/lib/session.ts';

/** The areas by the start of their paths, with their roles. All other guarded paths are the manager's. */
const AREAS: readonly (readonly [path: string, roles: readonly number[]])[] = [
  ['/account', Object.values(ROLES)],
  ['/settings', Object.values(ROLES)],
  ['/admin', [ROLES.admin]],
  ['/employee', [ROLES.employee]],
  ['/projects', [ROLES.manager, ROLES.employee]],
];

/** The target of a sign-in: the previous page if the role may see it, else the role's home. */
export function destinationOf(roleId: number, from: string | null): string {
  if (!from || !isOwnPath(from)) return homeOf(roleId);
  const area = AREAS.find(
    ([path]) => from === path || from.startsWith(`${path}/`) || from.startsWith(`${path}?`),
  );
  const roles = area?.[1] ?? [ROLES.manager];
  return roles.includes(roleId) ? from : homeOf(roleId);
}

/** Browsers read `//host` and `/\host` as other sites. */
function isOwnPath(path: string): boolean {
  return /^\/[^/\\]/.test(path) && new URL(path, window.location.origin).origin === window.location.origin;
}
