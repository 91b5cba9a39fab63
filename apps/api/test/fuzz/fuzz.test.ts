import { contract, isUpload, type Route } from '@faena/shared/contract';
import { ERROR_STATUS, ErrorBody } from '@faena/shared/errors';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { RateLimitModel } from '../../src/platform/rate-limit-model.ts';
import { INSIDES } from '../envelope.ts';
import type { Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { REQUESTS, ROWS } from '../matrix/rows.ts';
import { createScene, type Scene } from '../scene.ts';
import { textOf } from '../send.ts';
import { Stored } from '../stored.ts';
import { type Wire, wires } from './wire.ts';

/** The same requests each time; another seed and more runs hunt for more. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);

const api = useApi();
const routes = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, route]): [string, Route] => [`${noun}.${verb}`, route]),
);

let scene: Scene;
let stored: Stored;

beforeAll(async () => {
  scene = await createScene(api);
  stored = await Stored.now();
});

describe(`whatever is sent is answered in order, and changes nothing when it is refused: ${RUNS} requests a route, seed ${SEED}`, () => {
  it.each(routes)('%s', async (_, route) => {
    const { people, targets, abroad } = scene;
    const ids = [...Object.values(targets), ...Object.values(abroad)].filter((id) =>
      /^[0-9a-f]{24}$/.test(id),
    );
    const asked = ROWS.filter((row) => row.route === `${route.method} ${route.path}`);
    const goods = asked.flatMap(({ name }) => REQUESTS[name]?.(targets, scene.lineName) ?? []);
    const wire = fc.oneof(...goods.map((good) => wires(route, good, ids)));
    const caller = fc.constantFrom(people.admin, people.owner, people.inside);
    const sent = new Set<string>();
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(wire, caller, async (wire, caller) => {
        // Each request meets the same database: the answer to an equal one is known.
        const { path, contentType, token, body } = wire;
        const request = JSON.stringify([caller.username, path, contentType, token, Buffer.from(body)]);
        if (!sent.has(request)) await expectOrder(route, wire, caller).catch(startAnew);
        sent.add(request);
        answered += 1;
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(answered, 'requests that were answered in order').toBe(RUNS);
  });
});

async function expectOrder(route: Route, wire: Wire, caller: Person): Promise<void> {
  const response = await api.request(wire.path, {
    as: caller,
    method: route.method,
    headers: {
      'Content-Type': wire.contentType,
      ...(route.tokenHeader && { [route.tokenHeader]: wire.token ?? '' }),
    },
    ...(route.body && { body: new Uint8Array(wire.body) }),
  });
  const text = await textOf(response);
  const refused = response.status >= 400;
  if (refused) expectEnvelope(response.status, text);
  if (brokenBody(route, wire)) expect(refused, 'a body that breaks its schema').toBe(true);
  if (refused || route.method === 'GET') await stored.expectUnchanged(`${response.status} ${text}`);
  else await stored.restore();
  if (response.status === 429) await RateLimitModel.deleteMany();
}

/** A change that should not have been would make the next request fail too. */
async function startAnew(failure: unknown): Promise<never> {
  await stored.restore();
  throw failure;
}

/** Expects a refusal in the one form of all, with none of our insides in it; never a failure. */
function expectEnvelope(status: number, text: string): void {
  expect({ status, text }).toSatisfy(() => status < 500);
  const { code } = ErrorBody.strict().parse(JSON.parse(text));
  expect(ERROR_STATUS[code]).toBe(status);
  expect(text).not.toMatch(INSIDES);
}

function brokenBody({ body }: Route, { json }: Wire): boolean {
  return json !== undefined && body !== undefined && !isUpload(body) && !body.safeParse(json).success;
}
