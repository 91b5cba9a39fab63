import { isUpload, type Route } from '@faena/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../harness.ts';
import { ROUTES } from '../routes.ts';
import { createScene, missingTargets, type Scene } from '../scene.ts';
import { type Parts, send, textOf } from '../send.ts';
import { Stored } from '../stored.ts';
import { type Caller, callersOf } from './callers.ts';
import { type Answer, REQUESTS, ROWS, type Row } from './rows.ts';

/** Some rows hash a password for each who calls, which takes as long as it must. */
const PATIENCE_MS = 90_000;

const api = useApi();

let scene: Scene;
let stored: Stored;
let callers: Caller[];

beforeAll(async () => {
  scene = await createScene(api);
  stored = await Stored.now();
  callers = callersOf(api, scene);
});

it('every declared route has its rights in a fixture, and no fixture has another or repeats a name', () => {
  expect([...new Set(ROWS.map(({ route }) => route))].sort()).toEqual([...ROUTES.keys()].sort());
  const names = ROWS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

describe('who may do what (ACCESS-14)', () => {
  it.each(ROWS)(
    '$name',
    async (row) => {
      const { ask, askMissing } = asking(row);
      const answered = callers.map((caller) => ({ caller, answer: row.answers[caller.column] }));
      const refused = answered.filter(({ answer }) => answer.status >= 400);
      await Promise.all(
        refused.map(async ({ caller, answer }) => {
          const refusal = await read(await ask(caller));
          expect(refusal, caller.name).toMatchObject({ status: answer.status });
          const missing = await read(await askMissing(caller));
          if (answer.seen) expect(missing, caller.name).toMatchObject({ status: 404 });
          else expect(missing, `${caller.name}, a missing thing`).toEqual(refusal);
        }),
      );
      await stored.expectUnchanged('after the refusals');
      for (const { caller, answer } of answered.filter(({ answer }) => answer.status < 400)) {
        await expectAnswer(await ask(caller), answer, caller);
        if (row.route.startsWith('GET')) await stored.expectUnchanged(`read by ${caller.name}`);
        await stored.restore();
      }
    },
    PATIENCE_MS,
  );
});

/** The request of a row, about what is there and about what is not. */
function asking({ name, route: key }: Row) {
  const route = ROUTES.get(key);
  const request = REQUESTS[name];
  if (!route || !request) throw new Error(`${name} is no route with a request`);
  const good = request(scene.targets, scene.lineName);
  expectWellFormed(route, good);
  const missing = request(missingTargets(scene.targets), scene.lineName);
  return {
    ask: (caller: Caller) => send(api, route, good, caller.as),
    askMissing: (caller: Caller) => send(api, route, missing, caller.as),
  };
}

/** A request that breaks its schema would be refused for that, and prove nothing. */
function expectWellFormed(route: Route, { params, query, body }: Parts): void {
  route.params?.parse(params ?? {});
  route.query?.parse(query ?? {});
  if (route.body && !isUpload(route.body)) route.body.parse(body ?? {});
}

async function expectAnswer(response: Response, answer: Answer, { name }: Caller): Promise<void> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body: unknown = isJson ? await response.json() : await textOf(response);
  expect({ status: response.status, body }, name).toMatchObject({ status: answer.status });
  if (answer.items !== undefined) expect(body, name).toHaveLength(answer.items);
}

/** A refusal but for what must differ from one request to the next. */
async function read(response: Response): Promise<object> {
  const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}
