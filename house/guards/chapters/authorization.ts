import type { Guard } from '../guard.ts';
import { FOREIGN, KERNEL, SESSIONS } from '../tests.ts';

/** Authorization (V8): guards whose first point is of this chapter, in the order of docs/security.md. */
export const AUTHORIZATION_GUARDS: readonly Guard[] = [
  {
    name: 'rights-of-routes',
    holds: ['8.2.1', '8.3.1', 'API5'],
    file: 'apps/api/src/http/mount.ts',
    piece: 'if (reachOf(route.access, actor.role) === undefined) throw forbidden();',
    without: '',
    test: KERNEL,
    title: 'checks the role before it looks at query and body',
  },
  {
    name: 'role-from-the-database',
    holds: ['8.3.1', 'API5'],
    file: 'apps/api/src/features/person/find-actor.ts',
    piece: 'role: roleOf(person.roleId),',
    without: "role: 'admin',",
    test: SESSIONS,
    title: 'take the role from the database, not from the token',
  },
  {
    name: 'tenants',
    holds: ['8.2.2', '8.4.1', 'API1'],
    file: 'apps/api/src/platform/scope.ts',
    piece: 'return { companyId: { $in: [...actor.ownedCompanyIds] } } as PlainFilter<T>;',
    without: 'return {};',
    test: FOREIGN,
    title: '%s',
  },
  {
    name: 'answers-through-schemas',
    holds: ['8.2.3', '15.3.1', 'API3'],
    file: 'apps/api/src/kernel/answer.ts',
    piece: 'const parsed = schema.parse(value);',
    without: 'const parsed = value;',
    test: 'apps/api/src/kernel/answer.test.ts',
    title: 'leaves through its schema, without anything that the schema lacks',
  },
  {
    name: 'strangers-without-address',
    holds: ['API3'],
    file: 'apps/api/src/features/person/person-card.ts',
    piece: "card : { ...card, email: '' };",
    without: 'card : card;',
    test: 'apps/api/src/features/people-search/find-people.test.ts',
    title: 'tells strangers no address that they did not name (INVITE-4)',
  },
  {
    name: 'strangers-an-hour',
    holds: ['API6'],
    file: 'apps/api/src/platform/rate-limit.ts',
    piece: "limiter('stranger', MAX_STRANGERS_PER_HOUR, HOUR_MS)",
    without: "limiter('stranger', 10_000, HOUR_MS)",
    test: 'apps/api/src/features/people-search/find-people.test.ts',
    title: 'finds 30 strangers an hour, and then refuses all look-ups alike (INVITE-4)',
  },
  {
    name: 'invitation-of-who-may',
    holds: ['8.2.1', '8.3.1'],
    file: 'apps/api/src/features/account-invitation/may-invite.ts',
    piece: "if (companyId === null && actor.role !== 'admin') throw forbidden();",
    without: '',
    test: 'apps/api/src/features/account-invitation/may-invite.test.ts',
    title: 'administrators invite to every role, and owners to none but an employee of theirs',
  },
];
