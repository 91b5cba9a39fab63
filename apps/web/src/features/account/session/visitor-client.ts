import { person } from '@faena/shared/contract/person';
import { service } from '@faena/shared/contract/service';
import { session } from '@faena/shared/contract/session';
import type { Credentials, Session } from '@faena/shared/schemas';
import { clientOf } from '@/lib/client-of.ts';
import { fetchReadingClock } from '@/lib/server-clock.ts';

/** The requests before a sign-in. The login loads no other route. */
const clientWith = (token: string | null) =>
  clientOf({ person, service, session }, fetchReadingClock, () => token);

export const visitorClient = clientWith(null);

/**
 * Requests a session without storing it.
 * @throws ApiError `unauthenticated`, `rate_limited`
 */
export function callLogIn(body: Credentials, signal?: AbortSignal): Promise<Session> {
  return visitorClient.session.login({ body }, signal ? { signal } : {});
}

/** Reads the account with a token that is not stored yet. Without an answer the screens start with a placeholder. */
export function accountOf({ accessToken, username }: Session) {
  return clientWith(accessToken)
    .person.account({ query: { username } })
    .catch(() => null);
}
