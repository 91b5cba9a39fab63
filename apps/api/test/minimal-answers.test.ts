import { takesMinimal } from '@faena/shared/contract';
import { BoardVersion } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProjectModel } from '../src/features/project/model.ts';
import { createBoard } from './board.ts';
import { expectRefusal } from './envelope.ts';
import { createTask } from './factories.ts';
import { useApi } from './harness.ts';
import { REQUESTS } from './matrix/rows.ts';
import { ROUTES } from './routes.ts';
import { createScene } from './scene.ts';
import { send } from './send.ts';
import { Stored } from './stored.ts';

const KEY = '5d0f7c1e-2e62-4f4a-9a5c-0b7a7f0c3f11';
const api = useApi();
const minimal = [...ROUTES].filter(([, route]) => takesMinimal(route));

/** Routes that change tasks and always answer in full, with the reason. */
const WHOLE = {
  'PUT /tasks/move': 'changes two boards, and says who is no member of the other',
  'POST /tasks/undo': 'says which tasks came to be otherwise, of two boards perhaps',
};

let board: Awaited<ReturnType<typeof createBoard>>;
let id: string;

beforeEach(async () => {
  board = await createBoard(api);
  id = String((await createTask(api, board.project))._id);
});

const versionOf = async (_id: string) =>
  String((await ProjectModel.findById(_id).orFail().lean()).boardVersion);
const ask = (
  prefer: string,
  { path = `/tasks/${id}/status`, method = 'PUT', body = { status: 'Done' } as object, key = '' } = {},
) =>
  api.request(path, {
    as: board.manager,
    method,
    headers: { 'Content-Type': 'application/json', Prefer: prefer, ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  });

describe('Prefer: return=minimal (WIRE-22)', () => {
  it('is accepted by all routes that change tasks, except those that state why not', () => {
    const whole = [...ROUTES].filter(([, route]) => route.takesChangeKey && !takesMinimal(route));
    expect(whole.map(([name]) => name).sort()).toEqual(Object.keys(WHOLE).sort());
  });

  it.each(minimal)(
    '%s answers the version that the board has then, and nothing else',
    async (name, route) => {
      const { people, targets, lineName } = await createScene(api);
      const parts = REQUESTS[name]?.(targets, lineName) ?? {};
      const answer = await send(api, route, parts, people.owner, { Prefer: 'return=minimal' });
      const said = Object(await answer.json());
      expect(answer.status, JSON.stringify(said)).toBe(route.status[0]);
      expect(Object.keys(said)).toEqual(['boardVersion']);
      const { boardVersion } = BoardVersion.parse(said);
      expect(await ProjectModel.countDocuments({ boardVersion })).toBe(1);
      expect(answer.headers.get('Preference-Applied')).toBe('return=minimal');
      expect(answer.headers.get('Vary')).toContain('Prefer');
      await (await Stored.empty()).restore();
    },
  );

  it.each(['Return="Minimal"', 'wait=3, return=minimal', 'return=minimal; why=short, return=representation'])(
    'is read as RFC 7240 writes it: %s',
    async (prefer) => {
      expect(Object.keys(Object(await (await ask(prefer)).json()))).toEqual(['boardVersion']);
    },
  );

  it.each(['return=representation', 'return=representation, return=minimal', 'minimal', 'return', '=,;', ''])(
    'is nothing else: %j answers the whole',
    async (prefer) => {
      const answer = await ask(prefer);
      expect(await answer.json()).toMatchObject({ id, status: 'Done' });
      expect(answer.headers.get('Preference-Applied')).toBeNull();
    },
  );

  it('is ignored if there is nothing shorter to answer', async () => {
    const answer = await api.request(`/tasks/project/${board.projectId}`, {
      as: board.manager,
      headers: { Prefer: 'return=minimal' },
    });
    expect(await answer.json()).toHaveLength(1);
    expect(answer.headers.get('Preference-Applied')).toBeNull();
  });

  it('changes the whole board in the cache too', async () => {
    const admin = api.as(board.manager);
    const params = { projectId: board.projectId };
    await admin.task.board({ params });
    await admin.task.reorder.minimal({ body: { tasks: [{ id, status: 'Testing', order: 0 }] } });
    expect(await admin.task.board({ params })).toMatchObject([{ id, status: 'Testing', order: 0 }]);
  });

  it('answers a repeated change with the present version of the board', async () => {
    const { boardVersion } = BoardVersion.parse(await (await ask('return=minimal', { key: KEY })).json());
    expect(boardVersion).toBe(await versionOf(board.projectId));
    await api.as(board.manager).task.create({ body: { title: 'otra', project: board.projectId } });
    const again = await (await ask('return=minimal', { key: KEY })).json();
    expect(again).toEqual({ boardVersion: await versionOf(board.projectId) });
  });

  it('distinguishes requests that create: with the same key, but whole, it is another request', async () => {
    const create = { path: '/tasks', method: 'POST', body: { title: 'una', project: board.projectId } };
    const first = await ask('return=minimal', { ...create, key: KEY });
    const second = await ask('return=minimal', { ...create, key: KEY });
    expect(await second.json()).toEqual(await first.json());
    expect(second.status).toBe(201);
    await expectRefusal(await ask('', { ...create, key: KEY }), 'key_reused');
  });

  it('has no effect on a refusal', async () => {
    const refused = await ask('return=minimal', { body: { status: 'Nowhere' } });
    expect(refused.headers.get('Preference-Applied')).toBeNull();
    await expectRefusal(refused, 'validation_failed');
  });
});
