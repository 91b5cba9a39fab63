import { MAX_BLOCKERS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createTask, createTasks } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let a: string;
let b: string;
let c: string;

beforeEach(async () => {
  board = await createBoard(api);
  const make = async (title: string) => (await createTask(api, board.project, { title })).id as string;
  [a, b, c] = [await make('a'), await make('b'), await make('c')];
});

const links = () => api.as(board.manager).taskLink;
const block = (id: string, taskId: string) => links().addBlocker({ params: { id }, body: { taskId } });
const partOf = (id: string, parentId: string | null) =>
  links().setParent({ params: { id }, body: { parentId } });
const read = async (id: string) => {
  const tasks = await api.as(board.member).task.board({ params: { projectId: board.projectId } });
  return tasks.find((task) => task.id === id);
};

describe('the blockers of a task (LINK-1, LINK-2)', () => {
  it('are added and removed, and shown on the board', async () => {
    expect(await block(a, b)).toMatchObject({ id: a, blockedBy: [b] });
    await block(a, c);
    expect((await read(a))?.blockedBy).toEqual([b, c]);
    expect(await read(b)).not.toHaveProperty('blockedBy');
    await links().removeBlocker({ params: { id: a, blockerId: b } });
    expect((await read(a))?.blockedBy).toEqual([c]);
    await links().removeBlocker({ params: { id: a, blockerId: c } });
    expect(await read(a)).not.toHaveProperty('blockedBy');
  });

  it('stay unchanged if they are added twice', async () => {
    await block(a, b);
    const before = await read(a);
    api.clock.advance(1_000);
    expect(await block(a, b)).toEqual(before);
    expect(await links().removeBlocker({ params: { id: a, blockerId: c } })).toEqual(before);
  });

  it('include neither the task itself nor one that waits for it, however far on', async () => {
    const circle = { status: 409, reason: 'links_in_a_circle' };
    await expect(block(a, a)).rejects.toMatchObject(circle);
    await block(a, b);
    await block(b, c);
    await expect(block(c, a)).rejects.toMatchObject(circle);
    await expect(block(b, a)).rejects.toMatchObject(circle);
    expect(await read(c)).not.toHaveProperty('blockedBy');
  });

  it('form no circle even if two people add them at the same time', async () => {
    const said = await Promise.allSettled([block(a, b), block(b, c), block(c, a)]);
    expect(said.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { reason: 'links_in_a_circle' } },
    ]);
  });

  it('are on the same board, wherever another task may be', async () => {
    const other = await createBoard(api);
    const theirs = (await createTask(api, other.project)).id;
    const refused = { status: 400, errors: [{ path: 'body.taskId', reason: 'not_on_this_board' }] };
    await expect(block(a, theirs)).rejects.toMatchObject(refused);
    await expect(block(a, '0123456789abcdef01234567')).rejects.toMatchObject(refused);
    await expect(partOf(a, theirs)).rejects.toMatchObject({ status: 400 });
  });

  it('are twenty other tasks at most', async () => {
    await createTasks(api, board.project, MAX_BLOCKERS);
    const tasks = await TaskModel.find({ title: { $nin: ['a', 'b', 'c'] } }, { _id: 1 }).lean();
    const ids = tasks.map(({ _id }) => _id).slice(0, MAX_BLOCKERS);
    expect(ids).toHaveLength(MAX_BLOCKERS);
    await TaskModel.updateOne({ _id: a }, { $set: { blockedBy: ids } });
    await expect(block(a, b)).rejects.toMatchObject({ status: 409, reason: 'too_many_blockers' });
  });
});

describe('subtasks (LINK-5)', () => {
  it('are parts of one other task, or of none again', async () => {
    expect(await partOf(b, a)).toMatchObject({ id: b, parentId: a });
    await partOf(b, c);
    expect((await read(b))?.parentId).toBe(c);
    await partOf(b, null);
    expect(await read(b)).not.toHaveProperty('parentId');
  });

  it('are in no circle', async () => {
    const circle = { status: 409, reason: 'links_in_a_circle' };
    await expect(partOf(a, a)).rejects.toMatchObject(circle);
    await partOf(b, a);
    await partOf(c, b);
    await expect(partOf(a, c)).rejects.toMatchObject(circle);
    expect(await read(a)).not.toHaveProperty('parentId');
  });

  it('are named with a new task, on the same board', async () => {
    const { task } = api.as(board.manager);
    const body = { title: 'd', project: board.projectId };
    expect(await task.create({ body: { ...body, parentId: a } })).toMatchObject({ parentId: a });
    const other = await createTask(api, (await createBoard(api)).project);
    await expect(task.create({ body: { ...body, parentId: other.id } })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body.parentId', reason: 'not_on_this_board' }],
    });
  });
});

describe('a task that is deleted (LINK-4)', () => {
  const idempotencyKey = 'the-press-that-deletes';
  const remove = (id: string, options = {}) => api.as(board.manager).task.remove({ params: { id } }, options);
  const undo = () => api.as(board.manager).task.undo({ body: { key: idempotencyKey } });

  it('leaves the lists of all others, and is no longer a parent', async () => {
    await block(b, a);
    await block(b, c);
    await partOf(c, a);
    await read(a);
    await remove(a);
    expect((await read(b))?.blockedBy).toEqual([c]);
    expect(await read(c)).not.toHaveProperty('parentId');
  });

  it('gets all links back when the deletion is undone', async () => {
    await block(b, a);
    await block(a, c);
    await partOf(c, a);
    await remove(a, { idempotencyKey });
    const { changed } = await undo();
    expect(changed.map(({ title }) => title).sort()).toEqual(['a', 'b', 'c']);
    expect((await read(a))?.blockedBy).toEqual([c]);
    expect((await read(b))?.blockedBy).toEqual([a]);
    expect((await read(c))?.parentId).toBe(a);
  });

  it('returns without links to tasks deleted since', async () => {
    await block(a, b);
    await block(c, a);
    await partOf(a, b);
    await remove(a, { idempotencyKey });
    await remove(b);
    await remove(c);
    await undo();
    expect(await read(a)).not.toHaveProperty('blockedBy');
    expect(await read(a)).not.toHaveProperty('parentId');
  });

  it('stays out of a circle when it returns', async () => {
    await block(a, b);
    await block(c, a);
    await remove(a, { idempotencyKey });
    await block(b, c);
    await expect(undo()).rejects.toMatchObject({ status: 409, reason: 'changed_since' });
    expect(await read(a)).toBeUndefined();
  });

  it('has no links if it was a new task that is undone', async () => {
    const body = { title: 'd', project: board.projectId };
    const { id } = await api.as(board.manager).task.create({ body }, { idempotencyKey });
    await block(a, id);
    await partOf(b, id);
    await undo();
    expect(await read(a)).not.toHaveProperty('blockedBy');
    expect(await read(b)).not.toHaveProperty('parentId');
  });
});

it('a change of links alone can be undone (UNDO-1)', async () => {
  const idempotencyKey = 'the-press-that-links';
  const body = { taskId: b };
  await links().addBlocker({ params: { id: a }, body }, { idempotencyKey });
  await block(a, c);
  await api.as(board.manager).task.undo({ body: { key: idempotencyKey } });
  expect((await read(a))?.blockedBy).toEqual([c]);
});
