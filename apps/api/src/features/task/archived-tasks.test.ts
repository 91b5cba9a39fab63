import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createPerson, createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { useTwoProcesses } from '../../../test/two-processes.ts';
import { ArchivedTaskModel } from '../task-archive/index.ts';

const api = useApi();
const processes = useTwoProcesses(api);
let board: Awaited<ReturnType<typeof createBoard>>;
let a: string;
let b: string;
let c: string;

beforeEach(async () => {
  board = await createBoard(api);
  a = (await createTask(api, board.project, { title: 'a' })).id;
  b = (await createTask(api, board.project, { title: 'b' })).id;
  c = (await createTask(api, board.project, { title: 'c', description: 'Niña' })).id;
});

let presses = 0;
const press = () => ({ idempotencyKey: `press-${++presses}-of-archiving` });
const as = (person: Person = board.manager) => api.as(person);
const archive = (ids: string[], { by = board.manager, options = press() } = {}) =>
  as(by).task.batch({ body: { ids, change: { archive: true } } }, options);
const list = (query = {}, by = board.manager) =>
  as(by).archivedTask.list({ params: { projectId: board.projectId }, query });
const titles = async (query = {}) => (await list(query)).tasks.map(({ title }) => title);
const undo = (key: string) => as().task.undo({ body: { key } });
const onBoard = () => storedBoard(board.project._id);
const read = async (id: string) =>
  (await as().task.board({ params: { projectId: board.projectId } })).find((task) => task.id === id);

describe('archiving (ARCHIVED-1, ARCHIVED-2)', () => {
  it('takes tasks out of every reading of tasks, and leaves the orders whole', async () => {
    const { member } = board;
    await as().task.assign({ params: { id: a }, body: { userIds: [String(member._id)] } });
    await as().taskLink.addBlocker({ params: { id: c }, body: { taskId: a } });
    await expect(archive([a, b])).resolves.toEqual([]);
    expect(await onBoard()).toEqual({ Backlog: ['c'] });
    expect((await read(c))?.blockedBy).toBeUndefined();
    const tasks = await as().task.board({ params: { projectId: board.projectId } });
    expect(tasks.map(({ title, order }) => [title, order])).toEqual([['c', 0]]);
    expect(await as().task.ofPerson({ params: { userId: String(member._id) } })).toEqual([]);
    const params = { id: a };
    const missing = { status: 404, reason: 'task_not_found' };
    await expect(as().task.update({ params, body: { title: 'x' } })).rejects.toMatchObject(missing);
    await expect(as().task.remove({ params })).rejects.toMatchObject(missing);
    await expect(as().checklist.read({ params })).rejects.toMatchObject(missing);
    await expect(archive([a, c])).rejects.toMatchObject(missing);
    expect(await onBoard()).toEqual({ Backlog: ['c'] });
  });

  it('is a change of its own, for people who may change the tasks', async () => {
    const both = as().task.batch({ body: { ids: [a], change: { archive: true, status: 'Done' } } });
    await expect(both).rejects.toMatchObject({ status: 400 });
    await expect(archive([a], { by: board.member })).rejects.toMatchObject({ status: 403 });
    await expect(list({}, board.member)).rejects.toMatchObject({ status: 403 });
    const stranger = await createPerson(api, 'manager');
    await expect(archive([a], { by: stranger })).rejects.toMatchObject({ status: 404 });
    await expect(list({}, stranger)).rejects.toMatchObject({ status: 404 });
    expect(await onBoard()).toEqual({ Backlog: ['a', 'b', 'c'] });
  });

  it('with one key is done once, and is one change that comes back whole', async () => {
    await as().task.assign({ params: { id: a }, body: { userIds: [String(board.member._id)] } });
    await as().taskLink.addBlocker({ params: { id: b }, body: { taskId: a } });
    await as().taskLink.setParent({ params: { id: a }, body: { parentId: c } });
    const before = await Promise.all([a, b, c].map(read));
    const options = press();
    await archive([a, c], { options });
    await archive([a, c], { options });
    expect(await onBoard()).toEqual({ Backlog: ['b'] });
    const { changed, removed } = await undo(options.idempotencyKey);
    expect(removed).toEqual([]);
    expect(changed.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(await onBoard()).toEqual({ Backlog: ['a', 'b', 'c'] });
    const anyTime = (task: (typeof before)[number]) => ({ ...task, updatedAt: expect.any(String) });
    expect(await Promise.all([a, b, c].map(read))).toEqual(before.map(anyTime));
    expect(await titles()).toEqual([]);
    const { entries } = await as().task.history({ params: { id: a } });
    expect(entries.slice(0, 2).map(({ kind, undoes }) => [kind, undoes])).toEqual([
      ['restored', true],
      ['archived', false],
    ]);
  });
});

describe('the list (ARCHIVED-3)', () => {
  it('has the last archived first, in pages, and is searched without case and accents', async () => {
    await as().task.setStatus({ params: { id: b }, body: { status: 'Doing' } });
    for (const id of [a, c, b]) {
      api.clock.advance(1_000);
      await archive([id]);
    }
    const first = await list({ limit: 2 });
    expect(first.tasks).toMatchObject([
      { _id: b, title: 'b', status: 'Doing', archivedBy: { _id: String(board.manager._id) } },
      { _id: c, title: 'c', status: 'Backlog' },
    ]);
    const rest = await list({ limit: 2, before: first.next ?? '' });
    expect([rest.tasks.map(({ title }) => title), rest.next]).toEqual([['a'], null]);
    expect(await titles({ q: 'NINA' })).toEqual(['c']);
    expect(await titles({ q: '.' })).toEqual([]);
  });

  it('goes with the project (ARCHIVED-1)', async () => {
    await archive([a]);
    await as().project.remove({ query: { project_id: board.projectId } });
    expect(await ArchivedTaskModel.countDocuments({ projectId: board.project._id })).toBe(0);
  });
});

describe('an archived task (ARCHIVED-4, ARCHIVED-5)', () => {
  it('is restored at the end of its column, without former members and links that lead nowhere', async () => {
    await as().task.assign({ params: { id: a }, body: { userIds: [String(board.member._id)] } });
    await as().taskLink.addBlocker({ params: { id: a }, body: { taskId: b } });
    await as().taskLink.addBlocker({ params: { id: a }, body: { taskId: c } });
    await archive([a]);
    const body = { projectId: board.projectId, username: board.member.username };
    await as().project.removeMember({ body });
    await as().task.remove({ params: { id: b } });
    const options = press();
    const restored = await as().archivedTask.restore({ params: { id: a } }, options);
    expect(restored).toMatchObject({
      title: 'a',
      status: 'Backlog',
      order: 1,
      assignedTo: [],
      blockedBy: [c],
    });
    expect(await read(a)).toEqual(restored);
    expect(await titles()).toEqual([]);
    await expect(as().archivedTask.restore({ params: { id: a } }, options)).resolves.toEqual(restored);
    await expect(as().archivedTask.restore({ params: { id: a } }, press())).rejects.toMatchObject({
      status: 404,
    });
    expect((await undo(options.idempotencyKey)).removed).toEqual([a]);
    expect([await onBoard(), await titles()]).toEqual([{ Backlog: ['c'] }, ['a']]);
  });

  it('is deleted; an undo restores it to the archive, and can be undone', async () => {
    await archive([a]);
    const options = press();
    await as().archivedTask.remove({ params: { id: a } }, options);
    await as().archivedTask.remove({ params: { id: a } }, options);
    expect(await titles()).toEqual([]);
    await expect(as().archivedTask.restore({ params: { id: a } })).rejects.toMatchObject({ status: 404 });
    await undo(options.idempotencyKey);
    expect([await onBoard(), await titles()]).toEqual([{ Backlog: ['b', 'c'] }, ['a']]);
    const restored = await as().archivedTask.restore({ params: { id: a } });
    expect(restored.title).toBe('a');
  });

  it('is for people who may change it, and hidden from all others', async () => {
    await archive([a]);
    const stranger = await createPerson(api, 'manager');
    for (const [by, status] of [
      [board.member, 403],
      [stranger, 404],
    ] as const) {
      const { archivedTask } = as(by);
      await expect(archivedTask.restore({ params: { id: a } })).rejects.toMatchObject({ status });
      await expect(archivedTask.remove({ params: { id: a } })).rejects.toMatchObject({ status });
    }
    expect(await titles()).toEqual(['a']);
  });

  it('exists once after any concurrent changes through two processes', async () => {
    const [one, two] = [processes[0].as(board.manager), processes[1].as(board.manager)];
    const done = (asked: Promise<unknown>[]) =>
      Promise.allSettled(asked).then((all) => all.filter(({ status }) => status === 'fulfilled').length);
    const body = { ids: [a, b], change: { archive: true as const } };
    expect(await done([one.task.batch({ body }), two.task.batch({ body })])).toBe(1);
    expect(await titles()).toHaveLength(2);
    const params = { id: a };
    const calls = [
      one.archivedTask.restore({ params }),
      two.archivedTask.restore({ params }),
      one.archivedTask.remove({ params }),
      two.task.update({ params: { id: c }, body: { status: 'Doing' } }),
    ];
    expect(await done(calls)).toBe(2);
    const kept = [...(await titles()), ...Object.values(await onBoard()).flat()];
    expect(kept.filter((title) => title === 'a').length).toBeLessThanOrEqual(1);
    expect(kept.filter((title) => title !== 'a').toSorted()).toEqual(['b', 'c']);
  });
});
