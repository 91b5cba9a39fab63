import { createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { PASSWORD } from './factories.ts';
import type { TestApi } from './harness.ts';

/** A client as the proxy in front would pass it on from `address`; for an API with `TRUST_PROXY=1`. */
export function callerFrom(api: TestApi, address: string, token: string | null = null) {
  return createClient(contract, {
    origin: api.origin,
    token: () => token,
    fetch: (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', address);
      return fetch(url, { ...init, headers });
    },
  });
}

/** Signs in from an address, with the password of every made-up person unless another is given. */
export function signIn(api: TestApi, address: string, username: string, password = PASSWORD) {
  return callerFrom(api, address).session.login({ body: { username, password } });
}

/** The status of refused work; 200 for any other. */
export async function statusOf(work: Promise<unknown>): Promise<number> {
  return work.then(
    () => 200,
    (error: { status: number }) => error.status,
  );
}
