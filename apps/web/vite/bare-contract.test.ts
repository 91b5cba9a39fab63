import {
  contract,
  isDownload,
  isEvents,
  isUpload,
  type Route,
  takesKey,
  takesMinimal,
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
    takes: { key: takesKey(route), minimal: takesMinimal(route), compact: Boolean(route.compact) },
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

  it('has no schema', async () => {
    expect(JSON.stringify(await bareRoutes())).not.toMatch(/"(def|shape|~standard)":/);
  });
});
