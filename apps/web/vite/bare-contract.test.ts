import { createClient } from '@faena/shared/client';
import {
  type Contract,
  contract,
  isDownload,
  isEvents,
  isUpload,
  type Route,
  takesKey,
} from '@faena/shared/contract';
import { describe, expect, it } from 'vitest';
import { readBareContract } from './bare-contract.ts';

/** The routes as the page has them. */
async function bareRoutes(): Promise<Record<string, Record<string, Route>>> {
  const { routes } = await readBareContract();
  return Object.fromEntries([...routes].map(([noun, json]) => [noun, JSON.parse(json)]));
}

/** All that the client does by a route. */
function readByClient(route: Route) {
  const { method, path, body, answer, tokenHeader, takesChangeKey } = route;
  return {
    sent: { method, path, tokenHeader, takesChangeKey },
    takes: { key: takesKey(route) },
    body: body && (isUpload(body) ? body : 'json'),
    answer: { events: isEvents(answer), download: isDownload(answer) },
  };
}

describe('the contract in the page', () => {
  it('says the same of every route to the client as its declaration', async () => {
    const bare = await bareRoutes();
    const told = (of: Record<string, Record<string, Route>>) =>
      Object.entries(of).map(([noun, routes]) => [
        noun,
        Object.entries(routes).map(([verb, route]) => [verb, readByClient(route)]),
      ]);
    expect(told(bare)).toEqual(told(contract));
  });

  it('makes a client of the same calls, each with the same ways to ask', async () => {
    const callsOf = (of: Contract) =>
      Object.entries(createClient(of, { token: () => null })).map(([noun, calls]) => [
        noun,
        Object.entries(calls).map(([verb, call]) => [verb, Object.keys(call)]),
      ]);
    expect(callsOf(await bareRoutes())).toEqual(callsOf(contract));
  });

  it('has no schema', async () => {
    expect(JSON.stringify(await bareRoutes())).not.toMatch(/"(def|shape|~standard)":/);
  });
});
