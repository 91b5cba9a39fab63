import { isEvents, isList, type Route } from '@faena/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { PresenceModel } from '../../src/features/board/presence/model.ts';
import { PersonModel } from '../../src/features/person/model.ts';
import { useApi } from '../harness.ts';
import { type Caller, callersOf } from '../matrix/callers.ts';
import { QUERY_BUDGET, REQUESTS, ROWS, type Row } from '../matrix/rows.ts';
import { ROUTES } from '../routes.ts';
import { createScene, type Scene } from '../scene.ts';
import { type Parts, send, textOf } from '../send.ts';
import { Stored } from '../stored.ts';
import { addNeighbours, grow } from './grow.ts';
import { describeOperation, faultOf, Profiler } from './profiler.ts';

const api = useApi();

let scene: Scene;
let stored: Stored;
let callers: Caller[];
let profiler: Profiler;

beforeAll(async () => {
  scene = await createScene(api);
  await addNeighbours(api, 30);
  await grow(api, scene, 3);
  callers = callersOf(api, scene);
  stored = await Stored.now();
  profiler = await Profiler.start();
}, 60_000);

describe('the counter of queries', () => {
  const { collection } = PersonModel;
  it.each<[string, () => Promise<unknown>]>([
    ['reads a whole collection', () => collection.find({ phone: '1' }).toArray()],
    ['reads a whole collection', () => collection.updateMany({ phone: '1' }, { $set: { phone: '2' } })],
    ['sorts in memory', () => collection.find({ roleId: 3 }).sort({ phone: 1 }).toArray()],
    [
      'reads a whole collection in a $lookup',
      () =>
        collection
          .aggregate([
            { $match: { roleId: 3 } },
            { $lookup: { from: 'tasks', localField: 'fullname', foreignField: 'title', as: 'tasks' } },
          ])
          .toArray(),
    ],
    [
      'sorts in memory',
      () =>
        collection
          .aggregate([
            { $match: { roleId: 3 } },
            {
              $lookup: {
                from: 'projects',
                localField: '_id',
                foreignField: 'memberIds',
                pipeline: [{ $sort: { name: 1 } }],
                as: 'projects',
              },
            },
          ])
          .toArray(),
    ],
  ])('notices one that %s', async (fault, query) => {
    expect((await profiler.watch(query)).map(faultOf)).toEqual([fault]);
  });
});

describe('the queries of every route, for each who may call it', () => {
  it('have a budget', () => {
    expect(Object.keys(QUERY_BUDGET).sort()).toEqual([...ROUTES.keys()].sort());
  });

  it.each(ROWS)('$name: all on an index, none sorted in memory, and few', async (row) => {
    const { route, parts } = requestOf(row);
    for (const caller of allowed(row)) {
      for (const asked of isList(route.answer) ? [parts, pageOf(parts)] : [parts]) {
        const operations = await profiler
          .watch(() => expectSuccess(route, asked, caller))
          .finally(() => stored.restore());
        if (isEvents(route.answer)) await expectNobodyPresent();
        const faults = operations.flatMap((operation) => {
          const fault = faultOf(operation);
          return fault ? `${fault}: ${describeOperation(operation)}` : [];
        });
        expect(faults, caller.name).toEqual([]);
        const listed = operations.map(describeOperation).join('\n');
        expect(operations.length, `${caller.name}\n${listed}`).toBeLessThanOrEqual(
          QUERY_BUDGET[row.route] ?? 0,
        );
      }
    }
  });
});

describe('the queries of lists', () => {
  it('are as many for 30 rows as for 3', async () => {
    const lists = ROWS.filter(
      ({ route }) => route.startsWith('GET') && isList(requestOf({ route }).route.answer),
    );
    const countAll = async () => {
      const counts: Record<string, Record<string, number>> = {};
      for (const row of lists) {
        const { route, parts } = requestOf(row);
        for (const caller of allowed(row)) {
          // A board that is read again is not read whole: see `BoardCache`.
          await expectSuccess(route, parts, caller);
          const operations = await profiler.watch(() => expectSuccess(route, parts, caller));
          counts[row.name] = { ...counts[row.name], [caller.name]: operations.length };
        }
      }
      return counts;
    };
    const few = await countAll();
    await grow(api, scene, 27);
    expect(await countAll()).toEqual(few);
  }, 60_000);
});

function requestOf({ name, route: key }: Pick<Row, 'route'> & Partial<Row>) {
  const route = ROUTES.get(key);
  if (!route) throw new Error(`${key} is no route`);
  return { route, parts: REQUESTS[name ?? key]?.(scene.targets, scene.lineName) ?? {} };
}

/** Those who may. Where anyone may, nobody looks who it is, and one of them is enough. */
function allowed({ answers }: Row): Caller[] {
  const may = callers.filter(({ column }) => answers[column].status < 400);
  const nobody = may.filter(({ name }) => name === 'nobody');
  return nobody.length > 0 ? nobody : may;
}

/** Waits until the API has deleted the presence of a closed stream, which the next request must not be charged for. */
function expectNobodyPresent(): Promise<void> {
  return expect.poll(() => PresenceModel.countDocuments(), { timeout: 10_000 }).toBe(0);
}

function pageOf(parts: Parts): Parts {
  return { ...parts, query: { ...parts.query, limit: '2', page: '2' } };
}

async function expectSuccess(route: Route, parts: Parts, { name, as }: Caller): Promise<void> {
  const response = await send(api, route, parts, as);
  expect(response.ok, `${name}: ${await textOf(response)}`).toBe(true);
}
