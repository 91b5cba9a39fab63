import { isDownload, type Route } from '@faena/shared/contract';
import { Message } from '@faena/shared/schemas';
import mongoose, { Types } from 'mongoose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApi } from './harness.ts';
import { callersOf } from './matrix/callers.ts';
import { REFUSED_TO_ALL, REQUESTS, ROWS, type Row } from './matrix/rows.ts';
import { ROUTES } from './routes.ts';
import { createScene, type Scene } from './scene.ts';
import { send } from './send.ts';
import { Stored } from './stored.ts';

/** While it is set, no verb's answer fits its schema. */
const fault = vi.hoisted(() => ({ isSet: false }));
vi.mock('../src/kernel/answer.ts', async (original) => {
  const real = await original<typeof import('../src/kernel/answer.ts')>();
  const answer: typeof real.answer = (schema, value) => {
    if (fault.isSet) throw new Error('It cannot be answered');
    return real.answer(schema, value);
  };
  return { ...real, answer };
});

const api = useApi();

/** Where only a sentence is answered it is always the same, and a file has no schema: there is nothing to check. */
const isChecked = ({ answer }: Route) => answer !== Message && !isDownload(answer);

/** The rows of routes that may write. */
const WRITING = ROWS.filter(({ route: key }) => {
  const route = ROUTES.get(key);
  return !key.startsWith('GET') && !REFUSED_TO_ALL.includes(key) && route && isChecked(route);
});

let scene: Scene;
let stored: Stored;

beforeAll(async () => {
  scene = await createScene(api);
  stored = await Stored.now();
});
beforeEach(() => {
  fault.isSet = false;
  return async () => {
    fault.isSet = false;
    await stored.restore();
  };
});

const board = () => api.as(scene.people.owner).task.board({ params: { projectId: scene.targets.project } });

/** Sends the request of a row as the mightiest of those who may. */
function sendAs({ name, route: key, answers }: Row) {
  const route = ROUTES.get(key);
  const parts = REQUESTS[name]?.(scene.targets, scene.lineName);
  const caller = callersOf(api, scene).findLast(({ column }) => answers[column].status < 400);
  if (!route || !parts || !caller) throw new Error(`${name} is no request that anybody may send`);
  return send(api, route, parts, caller.as);
}

async function expectNoTrace(row: Row): Promise<void> {
  fault.isSet = true;
  const response = await sendAs(row);
  fault.isSet = false;
  await api.services.background.idle();
  expect([response.status, await response.json()]).toMatchObject([500, { code: 'internal' }]);
  await stored.expectUnchanged('after an answer that could not be given');
  expect(api.outbox).toEqual([]);
}

describe('an answer is checked before anything is stored: when it cannot be given', () => {
  it.each(WRITING)('$name leaves no trace', async (row) => {
    const before = await board();
    await expectNoTrace(row);
    expect(await board()).toEqual(before);
  });

  it('POST /auth/forgot-password leaves none if it would send an e-mail', async () => {
    const { config } = api.services;
    Object.assign(api.services, { config: { ...config, passwordReset: 'email' } });
    await Promise.all(
      ROWS.filter(({ route }) => route === 'POST /auth/forgot-password').map(expectNoTrace),
    ).finally(() => Object.assign(api.services, { config }));
  });

  it('a stored task that cannot be answered blocks the placement of others on its board', async () => {
    const tasks = mongoose.connection.collection('tasks');
    const projects = mongoose.connection.collection('projects');
    await tasks.updateOne({ _id: new Types.ObjectId(scene.targets.otherTask) }, { $set: { title: 5 } });
    // Another version: the board that is cached is not this one.
    const boardVersion = new Types.ObjectId();
    await projects.updateOne({ _id: new Types.ObjectId(scene.targets.project) }, { $set: { boardVersion } });
    const before = await Stored.now();
    const [row] = ROWS.filter(({ route }) => route === 'PUT /tasks/reorder');
    expect(row && (await sendAs(row)).status).toBe(500);
    await before.expectUnchanged('after a board that could not be answered');
  });
});
