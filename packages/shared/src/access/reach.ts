import type { Role } from './roles.ts';

/**
 * How far a role reaches through a route (ACCESS-14):
 *
 * - `all`: everything, in every company
 * - `owned`: the companies the caller created and all that is in them
 * - `seen`: `owned`, and the projects the caller is a member of with their tasks
 * - `workplace`: the company the caller works for
 * - `self`: the caller's own account, records and assignments
 *
 * The role decides first (`403`); the reach is part of the query, so a thing out of reach counts as missing (`404`).
 */
export type Reach = 'all' | 'owned' | 'seen' | 'workplace' | 'self';

/** The callers of a route: everyone, or each named role with its reach. */
export type Access = 'public' | Readonly<Partial<Record<Role, Reach>>>;

export const PUBLIC = 'public' satisfies Access;

/** Anyone signed in, for things that belong to no tenant. */
export const ANYONE = { admin: 'all', manager: 'all', employee: 'all', client: 'all' } satisfies Access;

/** The caller's own account; for an admin every account. */
export const OWN_ACCOUNT = {
  admin: 'all',
  manager: 'self',
  employee: 'self',
  client: 'self',
} satisfies Access;

/** Routes about the caller's own account, open to every role. */
export const ANYONE_SELF = {
  admin: 'self',
  manager: 'self',
  employee: 'self',
  client: 'self',
} satisfies Access;

/** Things of one person alone; administrators have none of them. */
export const MANAGERS_AND_EMPLOYEES_SELF = { manager: 'self', employee: 'self' } satisfies Access;

/** Things of one manager alone. */
export const MANAGERS_SELF = { manager: 'self' } satisfies Access;

/** The work of a manager in all that they see; administrators have no such work. */
export const MANAGERS_SEEN = { manager: 'seen' } satisfies Access;

export const ADMIN = { admin: 'all' } satisfies Access;

/** Finding people to work with, as cards. Strangers are found only by their exact name (ACCESS-20). */
export const PEOPLE_FINDERS = { admin: 'all', manager: 'seen' } satisfies Access;

/** A manager in the companies they created. */
export const OWNERS = { admin: 'all', manager: 'owned' } satisfies Access;

/** Reading a project, and moving its tasks. */
export const PROJECT_READERS = { admin: 'all', manager: 'seen', employee: 'seen' } satisfies Access;

/** The parts of a company its employees see too. */
export const WORKPLACE_AND_OWNERS = {
  admin: 'all',
  manager: 'owned',
  employee: 'workplace',
} satisfies Access;

/** An employee's own data, which their managers reach too. */
export const EMPLOYEE_AND_OWNERS = { admin: 'all', manager: 'owned', employee: 'self' } satisfies Access;
