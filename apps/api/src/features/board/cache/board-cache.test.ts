import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Client } from '@faena/shared/client';
import type { FaenaContract } from '@faena/shared/contract';
import { CompactBoard, type Task } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoard } from '../../../../test/board.ts';
import { createPerson, createTask } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { ProjectModel } from '../../project/model.ts';
import { TaskModel } from '../../task-store/index.ts';
import { BoardCache } from './board-cache.ts';
import { CachedBoard } from './cached-board.ts';

const api = useApi();

type Board = Awaited<ReturnType<typeof createBoard>>;
let board: Board;
let admin: Client<FaenaContract>;
let taskIds: string[];

beforeEach(async () => {
  board = await createBoard(api);
  admin = api.as(await createPerson(api, 'admin'));
  const overrides = { assigneeIds: [board.member._id] };
  taskIds = [];
  for (let i = 0; i < 3; i += 1) taskIds.push(String((await createTask(api, board.project, overrides))._id));
});

const whole = () => admin.task.board({ params: { projectId: board.projectId } });
/** The compact board (BOARD-36), expanded to a list. */
const compact = async () =>
  listOf(CompactBoard.parse(await admin.task.board.compact({ params: { projectId: board.projectId } })));
/** A page is always read from the database. */
const paged = () => admin.task.board({ params: { projectId: board.projectId }, query: { limit: 200 } });

function listOf({ project, people, columns }: CompactBoard): Task[] {
  return columns.flatMap(({ status, tasks }) =>
    tasks.map(({ assignedTo, ...task }, order) => ({
      ...task,
      _id: task.id,
      status,
      order,
      project,
      assignedTo: assignedTo.flatMap((id) => people.find(({ _id }) => _id === id) ?? []),
    })),
  );
}

describe.each([
  ['as a list', whole],
  ['compact (BOARD-36)', compact],
])('GET /tasks/project/:projectId, %s, answers no stale board', (_, whole) => {
  const id = () => taskIds[1] ?? '';
  const changes: [string, () => Promise<unknown>][] = [
    ['a task is created', () => admin.task.create({ body: { title: 'nueva', project: board.projectId } })],
    ['a task is changed', () => admin.task.update({ params: { id: id() }, body: { title: 'otra' } })],
    ['a task is moved', () => admin.task.setStatus({ params: { id: id() }, body: { status: 'Done' } })],
    [
      'tasks are placed',
      () => admin.task.reorder({ body: { tasks: [{ id: id(), status: 'Backlog', order: 0 }] } }),
    ],
    ['a task is unassigned', () => admin.task.assign({ params: { id: id() }, body: { userIds: [] } })],
    ['a task is deleted', () => admin.task.remove({ params: { id: id() } })],
    [
      'the project is renamed',
      () => admin.project.update({ query: { project_id: board.projectId }, body: { name: 'Otro nombre' } }),
    ],
    [
      'a member is removed',
      () =>
        admin.project.removeMember({
          body: { projectId: board.projectId, username: board.member.username },
        }),
    ],
    [
      'someone on it is renamed',
      () => admin.person.update({ params: { id: board.member.id }, body: { fullname: 'Otra persona' } }),
    ],
    ['someone on it is deleted', () => admin.person.remove({ params: { id: board.member.id } })],
  ];

  it.each(changes)('when %s', async (_, change) => {
    const before = await whole();
    expect(await whole()).toEqual(before);
    await change();
    const after = await whole();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await paged());
  });

  it.each(changes.slice(0, 6))('when %s, and then reads no task again', async (_, change) => {
    await whole();
    await change();
    const find = vi.spyOn(TaskModel, 'find');
    const after = await whole();
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    expect(after).toEqual(await paged());
  });

  it('when another process has changed it unnoticed', async () => {
    await whole();
    const columns = await ProjectModel.findById(board.projectId, { columns: 1 }).orFail().lean();
    const [backlog = []] = columns.columns;
    await ProjectModel.updateOne(
      { _id: board.projectId },
      { $set: { boardVersion: new Types.ObjectId(), 'columns.0': backlog.toReversed() } },
    );
    await admin.task.setStatus({ params: { id: id() }, body: { status: 'Done' } });
    expect(await whole()).toEqual(await paged());
  });

  it('when a person is renamed: all tasks show the new name', async () => {
    await whole();
    await admin.person.update({ params: { id: board.member.id }, body: { fullname: 'Otra persona' } });
    // The rewritten task has the new name; cached tasks still have the old one.
    await admin.task.update({ params: { id: id() }, body: { title: 'otra' } });
    expect(await whole()).toEqual(await paged());
  });

  it('nor any board to people who may not see it', async () => {
    await whole();
    const stranger = api.as(await createPerson(api, 'manager'));
    const asked = stranger.task.board({ params: { projectId: board.projectId } });
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });
});

const FORMS = ['list', 'compact'] as const;

describe('a cached board of many tasks', () => {
  it('equals a freshly read board after it followed changes, also compressed', async () => {
    const [task] = (await whole()) as [Task];
    const version = () => new Types.ObjectId();
    const tasks = Array.from({ length: 600 }, (_, i): Task => {
      const id = String(new Types.ObjectId());
      return { ...task, _id: id, id, title: `Tarea ${i}` };
    });
    const ids = tasks.map(({ id }) => new Types.ObjectId(id));
    let columns = [ids.slice(0, 300), ids.slice(300), [], []];
    const first = version();
    const of = { _id: board.project._id, name: board.project.name };
    const followed = await CachedBoard.of({ ...of, boardVersion: first, columns }, tasks, new Map());
    const [moved] = ids.slice(200);
    if (!moved) throw new Error('There are 600');
    const changes = [
      { columns: [ids.slice(0, 300).filter((id) => id !== moved), [...ids.slice(300), moved], [], []] },
      { columns: [ids.slice(1, 300), ids.slice(300), [], [ids[0] as Types.ObjectId]] },
      { columns: [ids.slice(300), ids.slice(0, 300), [], []] },
      { columns: [ids.slice(300), ids.slice(0, 290), [], []] },
    ];
    for (const [i, change] of changes.entries()) {
      for (const form of FORMS) {
        const written = await followed[form]();
        expect(written.length).toBe(written.bytes.length);
      }
      const other = { ...(tasks[i] as Task), title: `Otra ${i}` };
      tasks[i] = other;
      ({ columns } = change);
      const next = version();
      expect([followed.isSince(first), followed.isSince(next)]).toEqual([true, false]);
      followed.follow(next, { columns, changed: [other] });
      expect([followed.isSince(first), followed.isOf(next)]).toEqual([true, true]);
      const fresh = await CachedBoard.of({ ...of, boardVersion: first, columns }, tasks, new Map());
      for (const form of FORMS) {
        const [one, other] = [await followed[form](), await fresh[form]()];
        expect(one.bytes.equals(other.bytes)).toBe(true);
        expect(gunzipSync(await one.gzipped()).equals(other.bytes)).toBe(true);
      }
    }
  });

  it('is written with the changes that came while it was written (LIMIT-12)', async () => {
    const [task] = (await whole()) as [Task];
    const tasks = Array.from({ length: 3_000 }, (_, i): Task => {
      const id = String(new Types.ObjectId());
      return { ...task, _id: id, id, title: `Tarea ${i}` };
    });
    const ids = tasks.map(({ id }) => new Types.ObjectId(id));
    const of = { _id: board.project._id, name: board.project.name, boardVersion: new Types.ObjectId() };
    const cached = await CachedBoard.of({ ...of, columns: [ids, [], [], [], []] }, tasks, new Map());
    const writing = FORMS.map((form) => cached[form]());
    let isWritten = false;
    const end = Promise.all(writing).then(() => {
      isWritten = true;
    });
    await nextTurn();
    expect(isWritten).toBe(false);
    tasks[2_999] = { ...(tasks[2_999] as Task), title: 'Otra' };
    const columns = [ids.slice(1), [], [ids[0] as Types.ObjectId], [], []];
    cached.follow(new Types.ObjectId(), { columns, changed: tasks.slice(-1) });
    await end;
    const fresh = await CachedBoard.of({ ...of, columns }, tasks, new Map());
    for (const [index, form] of FORMS.entries()) {
      const expected = (await fresh[form]()).bytes;
      for (const written of [await writing[index], await cached[form]()]) {
        expect(written?.bytes.equals(expected)).toBe(true);
      }
    }
  });
});

describe('readers of a board at one moment (LIMIT-12)', () => {
  it('share one read of it, and none that began before their change', async () => {
    const find = vi.spyOn(TaskModel, 'find');
    const read = () => admin.task.board({ params: { projectId: board.projectId } });
    await Promise.all([read(), read(), read(), read(), read(), read()]);
    expect(find.mock.calls.length).toBeLessThan(4);
    find.mockRestore();
    // Another process changes the board repeatedly.
    for (let i = 0; i < 5; i += 1) {
      const title = `otra ${i}`;
      await TaskModel.updateOne({ _id: String(taskIds[0]) }, { title });
      await ProjectModel.updateOne({ _id: board.projectId }, { boardVersion: new Types.ObjectId() });
      const before = read();
      await TaskModel.updateOne({ _id: String(taskIds[0]) }, { title: `${title} más` });
      await ProjectModel.updateOne({ _id: board.projectId }, { boardVersion: new Types.ObjectId() });
      const after = await Promise.all([read(), read()]);
      for (const tasks of after) expect(tasks.map((task) => task.title)).toContain(`${title} más`);
      await before;
    }
  });
});

describe('cached boards', () => {
  it('follow a change of few tasks, and are read again after one of very many (LIMIT-12)', async () => {
    const [task] = (await whole()) as [Task];
    const { _id, name } = board.project;
    const version = new Types.ObjectId();
    const of = { _id, name, boardVersion: version, columns: [[new Types.ObjectId(task.id)]] };
    const after = (count: number) => {
      const cache = new BoardCache();
      const locked = { ...of, nextVersion: new Types.ObjectId() } as unknown as Parameters<
        BoardCache['follow']
      >[0];
      return CachedBoard.of(of, [task], new Map()).then((cached) => {
        cache.put(String(_id), cached);
        cache.follow(locked, { columns: of.columns, changed: Array(count).fill(task) });
        return cache.get(String(_id));
      });
    };
    expect(await after(500)).toBeDefined();
    expect(await after(501)).toBeUndefined();
  });

  it('stay within a limit of memory by dropping the oldest', async () => {
    const cache = new BoardCache();
    const [task] = (await whole()) as [Task];
    const long = { ...task, description: 'x'.repeat(1024 * 1024) };
    const of = {
      _id: board.project._id,
      name: board.project.name,
      boardVersion: new Types.ObjectId(),
      columns: [[new Types.ObjectId(task.id)]],
    };
    for (let i = 0; i < 20; i += 1) cache.put(String(i), await CachedBoard.of(of, [long], new Map()));
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('19')).toBeDefined();
  });

  it('keep the board that was requested last, however large', async () => {
    const cache = new BoardCache();
    const [task] = (await whole()) as [Task];
    const of = {
      _id: board.project._id,
      name: board.project.name,
      boardVersion: new Types.ObjectId(),
      columns: [[new Types.ObjectId(task.id)]],
    };
    const large = { ...task, description: 'x'.repeat(12 * 1024 * 1024) };
    for (const id of ['first', 'second']) cache.put(id, await CachedBoard.of(of, [large], new Map()));
    expect(cache.get('first')).toBeUndefined();
    expect(cache.get('second')).toBeDefined();
  });

  it('give up a board that is larger than all of them may be, once nobody reads it for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const cache = new BoardCache();
      const [task] = (await whole()) as [Task];
      const of = { _id: board.project._id, name: board.project.name, boardVersion: new Types.ObjectId() };
      const columns = [[new Types.ObjectId(task.id)]];
      const large = { ...task, description: 'x'.repeat(12 * 1024 * 1024) };
      cache.put('large', await CachedBoard.of({ ...of, columns }, [large], new Map()));
      vi.advanceTimersByTime(9_000);
      expect(cache.get('large')).toBeDefined();
      vi.advanceTimersByTime(9_000);
      expect(cache.get('large')).toBeDefined();
      vi.advanceTimersByTime(10_001);
      expect(cache.get('large')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
});
