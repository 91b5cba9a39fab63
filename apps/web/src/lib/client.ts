import { ApiError } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { clientOf } from './client-of.ts';
import { fetchReadingClock } from './server-clock.ts';
import { isInterrupted } from './session.ts';
import { readStored } from './storage.ts';

export { ApiError };

/** A typed client with this token, which is not that of the browser's session. */
export function clientWith(token: () => string | null) {
  return clientOf(contract, fetchReadingClock, token);
}

/** The client of this browser's session: the way of all screens to the API. */
export const client = clientOf(
  contract,
  async (input, init) =>
    isInterrupted() ? new Response(null, { status: 401 }) : fetchReadingClock(input, init),
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
