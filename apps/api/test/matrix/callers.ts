import { SESSION_LIFETIME_MS } from '@faena/shared/domain';
import { signToken } from '../../src/platform/token.ts';
import { claimsOf, missingId } from '../factories.ts';
import type { TestApi } from '../harness.ts';
import type { Scene } from '../scene.ts';
import type { People } from '../scene-people.ts';

/** The callers in the columns of a fixture's `access`; `People` describes them. `unsigned` has no valid session. */
export const COLUMNS = [
  'unsigned',
  'temporary',
  'client',
  'inside',
  'colleague',
  'elsewhere',
  'foreign',
  'member',
  'owner',
  'admin',
] as const satisfies ('unsigned' | keyof People)[];

export type Column = (typeof COLUMNS)[number];

/** One caller, and their column. */
export interface Caller {
  readonly name: string;
  readonly column: Column;
  /** The caller's session; undefined without one. */
  readonly as: { readonly token: string } | undefined;
}

/** The callers of each route. An `unsigned` one pretends to be the owner or an administrator. */
export function callersOf(api: TestApi, { people }: Scene): Caller[] {
  const { owner, admin } = people;
  const now = api.clock.now();
  const secret = api.services.config.jwtSecret;
  const ownersClaims = claimsOf(api, owner);
  const unsigned = (name: string, token?: string): Caller => ({
    name,
    column: 'unsigned',
    as: token === undefined ? undefined : { token },
  });
  return [
    unsigned('nobody'),
    unsigned('a forged token', signToken(ownersClaims, `${secret}, but another`, now)),
    unsigned(
      'an expired token',
      signToken(ownersClaims, secret, new Date(now.getTime() - SESSION_LIFETIME_MS)),
    ),
    unsigned("a token of another's session", signToken({ ...ownersClaims, personId: admin.id }, secret, now)),
    unsigned('a token of no session', signToken({ ...ownersClaims, sessionId: missingId() }, secret, now)),
    unsigned('a revoked token', signToken({ ...ownersClaims, sessionVersion: 1 }, secret, now)),
    unsigned('a token without its signature', `${admin.token.split('.').slice(0, 2).join('.')}.`),
    ...COLUMNS.filter((column) => column !== 'unsigned').map((column) => ({
      name: column,
      column,
      as: people[column],
    })),
  ];
}
