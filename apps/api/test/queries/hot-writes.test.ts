import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../board.ts';
import { createTask } from '../factories.ts';
import { useApi } from '../harness.ts';
import { describeOperation, Profiler } from './profiler.ts';

const api = useApi();
const AT_ONCE = 16;
/**
 * Each alone would take four. How many groups they come in is for the machine to say: two or three where it has nothing
 * else to do.
 */
const TOGETHER = (AT_ONCE * 4) / 2;

let profiler: Profiler;
let board: Awaited<ReturnType<typeof createBoard>>;
let ids: string[];

beforeAll(async () => {
  profiler = await Profiler.start();
});

beforeEach(async () => {
  board = await createBoard(api);
  ids = [];
  for (let i = 0; i < AT_ONCE; i += 1) ids.push(String((await createTask(api, board.project))._id));
  // From now on this process holds the board, and knows where its tasks are.
  for (const id of ids) await move(id, 'Doing');
});

const body = (title: string) => ({ title, project: board.projectId });
const move = (id: string, status: 'Doing' | 'Testing') =>
  api.as(board.manager).task.setStatus({ params: { id }, body: { status } });

/** How many times the database was asked, but for who calls. */
async function roundsOf(work: () => Promise<unknown>): Promise<number> {
  const operations = await profiler.watch(work);
  const others = operations.filter(({ ns }) => !ns.endsWith('.sessions'));
  // The profiler has an entry for each document of a bulk write.
  return new Set(others.map((one, i) => ('q' in one.command ? describeOperation(one).split('[')[0] : i)))
    .size;
}

/** The bytes of an answer as it comes to one who takes nothing compressed. */
async function bytesOf(path: string, sent: object, prefer = '') {
  const answer = await api.request(path, {
    as: board.manager,
    method: path === '/tasks' ? 'POST' : 'PUT',
    headers: { 'Content-Type': 'application/json', Prefer: prefer },
    body: JSON.stringify(sent),
  });
  return (await answer.arrayBuffer()).byteLength;
}

describe('the most frequent changes of a cached board (docs/performance.md)', () => {
  it('takes four rounds besides who calls: a move, a change and a new task', async () => {
    const { task } = api.as(board.manager);
    const [id = ''] = ids;
    // The task with the people on it, the board, the task again and the change; a new one needs none read.
    const assigned = String((await createTask(api, board.project, { assigneeIds: [board.member._id] }))._id);
    await move(assigned, 'Doing');
    for (const moved of [id, assigned]) expect(await roundsOf(() => move(moved, 'Testing'))).toBe(4);
    expect(await roundsOf(() => task.update({ params: { id }, body: { title: 'otra' } }))).toBe(4);
    expect(await roundsOf(() => task.create({ body: body('nueva') }))).toBe(3);
    const place = { id, status: 'Doing' as const, order: 0 };
    expect(await roundsOf(() => task.reorder.minimal({ body: { tasks: [place] } }))).toBe(3);
  });

  it('takes one more for a new task with a key, which is stored with it (WIRE-21)', async () => {
    const once = (n: number) =>
      api.as(board.manager).task.create({ body: body('nueva') }, { idempotencyKey: `a-key-of-mine-${n}` });
    expect(await roundsOf(() => once(0))).toBe(4);
    const rounds = await roundsOf(() => Promise.all(ids.map((_, n) => once(n + 1))));
    expect(rounds).toBeLessThanOrEqual(TOGETHER);
  });

  it('takes few more for sixteen at once than for one', async () => {
    const rounds = await roundsOf(() => Promise.all(ids.map((id) => move(id, 'Testing'))));
    expect(rounds).toBeLessThanOrEqual(TOGETHER);
  });

  it('answers few bytes, and 43 where no more is wanted', async () => {
    const [id = ''] = ids;
    const tasks = [{ id, status: 'Testing', order: 0 }];
    expect(await bytesOf(`/tasks/${id}/status`, { status: 'Testing' })).toBeLessThan(600);
    expect(await bytesOf('/tasks', body('nueva'))).toBeLessThan(600);
    expect(await bytesOf(`/tasks/${id}/status`, { status: 'Doing' }, 'return=minimal')).toBe(43);
    expect(await bytesOf('/tasks/reorder', { tasks }, 'return=minimal')).toBe(43);
  });
});
