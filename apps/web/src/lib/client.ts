import { ApiError } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { followPerson } from './choose-language.ts';
import { clientOf } from './client-of.ts';
import { fetchReadingClock } from './server-clock.ts';
import { isInterrupted } from './session.ts';
import { readStored } from './storage.ts';

export { ApiError };

/** A typed client with this token, which is not that of the browser's session. */
export function clientWith(token: () => string | null) {
  return clientOf(contract, fetchReadingClock, token);
}

/** The client of this browser's session: the way of all screens to the API. It follows the person's language (LANG-12). */
export const client = clientOf(
  contract,
  async (input, init) => {
    if (isInterrupted()) return new Response(null, { status: 401 });
    const response = await fetchReadingClock(input, init);
    if (init?.method === 'GET') followPerson(response);
    return response;
  },
  () => readStored('accessToken'),
);

/** Tests for a missing right, which no other input would change (ERROR-20). */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Tests for an answer of the server that a retry does not change. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
