import type { AuditAction } from '@faena/shared/audit';
import type { Proof } from '@faena/shared/contract';
import type { CompanyAct, LedgerAction } from '@faena/shared/domain';
import { PASSWORD } from '../factories.ts';
import type { Targets } from '../scene.ts';
import type { Parts } from '../send.ts';

/** A valid request of a route, about the things of the owner's company in the scene. */
export type Request = (targets: Targets, lineName: string) => Parts;

/** The data of a route for the tests of all routes. */
export interface RouteFixture {
  /**
   * The status for each caller, in the order of `COLUMNS` (ACCESS-2 to ACCESS-13). `[n]` is 200 with a list of n. `seen`
   * is 403 for a thing whose existence the caller may know; every other refusal equals that of a missing thing.
   */
  readonly access: string;
  readonly request: Request;
  /**
   * The proof that the request needs from every caller (SESSION-37), or the act that a company may ask to confirm
   * (COMPANY-21). Absent: no proof.
   */
  readonly confirms?: Proof | CompanyAct;
  /**
   * Most queries of the route for any caller, with authentication and the count of a page. A bulk write counts once. The
   * first fixture of a route declares it.
   */
  readonly queries?: number;
  /** The audit entries of one request by an administrator, or by the owner (AUDIT-1). */
  readonly acts?: readonly AuditAction[];
  /** The ledger events of one request by a manager (LEDGER-1). */
  readonly events?: readonly LedgerAction[];
}

/**
 * Declares the fixtures of a noun's routes, by method and path: `GET /user/account`. Further requests of the same route
 * add words to it: `GET /user/account of another`.
 */
export function routeFixtures(
  fixtures: Readonly<Record<string, RouteFixture>>,
): Readonly<Record<string, RouteFixture>> {
  return fixtures;
}

export const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

export const WRITTEN = {
  startTime: '2026-11-17T14:00:00.000Z',
  endTime: '2026-11-17T22:00:00.000Z',
  reason: 'Trabajó sin señal.',
};

/** The fields of a new account. */
export const somebody = (username: string) => ({
  fullname: 'Nadia Nueva',
  username,
  email: `${username}@example.com`,
  phone: '5555 1234',
  password: PASSWORD,
});

/** A request whose path has the id of a thing in the scene. */
export const byId =
  (name: keyof Targets, body?: Parts['body']): Request =>
  (targets) => ({ params: { id: targets[name] }, ...(body && { body }) });
