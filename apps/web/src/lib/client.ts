import { ApiError } from '@faena/shared/client';
import { type Contract, contract } from '@faena/shared/contract';
import { followPerson } from './choose-language.ts';
import { clientOf } from './client-of.ts';
import { fetchReadingClock } from './server-clock.ts';
import { isInterrupted } from './session.ts';
import { readStored } from './storage.ts';

export { ApiError };

/** A typed client of these routes in this browser's session. It follows the person's language (LANG-12). */
export function ownClientOf<C extends Contract>(contract: C) {
  return clientOf(contract, fetchAsPerson, () => readStored('accessToken'));
}

async function fetchAsPerson(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  if (isInterrupted()) return new Response(null, { status: 401 });
  const response = await fetchReadingClock(input, init);
  if (init?.method === 'GET') followPerson(response);
  return response;
}

/**
 * The client of this browser's session: the way of all screens to the API. A file calls its nouns as `client.task`, and the
 * build gives it their routes alone (`vite/client-by-noun.ts`).
 */
export const client = /* @__PURE__ */ ownClientOf(contract);

/** Tests for a missing right, which no other input would change (ERROR-20). */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Tests for an answer of the server that a retry does not change. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
