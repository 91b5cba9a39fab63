import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let stranger: Person;
let elsewhere: string;

beforeEach(async () => {
  board = await createBoard(api);
  stranger = await createPerson(api, 'manager');
  elsewhere = String((await createProject(api, await createCompany(api, stranger)))._id);
});

const newId = () => String(new Types.ObjectId());
const taken = (field: 'id' | 'ids') => ({
  status: 409,
  code: 'conflict',
  reason: 'task_id_taken',
  errors: [{ path: `body.${field}`, reason: 'task_id_taken' }],
});

/** The possible fates of a task, each by its title, before somebody asks for its id. */
const FATES: Record<string, (id: string) => Promise<unknown>> = {
  'is on a board': async () => {},
  'is archived': (id) => owner().task.batch({ body: { ids: [id], change: { archive: true } } }),
  'was archived and then deleted': async (id) => {
    await owner().task.batch({ body: { ids: [id], change: { archive: true } } });
    await owner().archivedTask.remove({ params: { id } });
  },
  'was deleted': (id) => owner().task.remove({ params: { id } }),
};
const owner = () => api.as(board.manager);

describe('an id that is asked for a new task (TASK-17)', () => {
  it.each(Object.entries(FATES))(
    'is refused to everyone if it belongs to a task that %s, and nothing is stored',
    async (_, befall) => {
      const { id } = await createTask(api, board.project, { title: 'a' });
      await befall(id);
      const before = await storedBoard(board.project._id);
      for (const [person, project] of [
        [board.manager, board.projectId],
        [stranger, elsewhere],
      ] as const) {
        const { task } = api.as(person);
        await expect(task.create({ body: { title: 'x', project, id } })).rejects.toMatchObject(taken('id'));
        const many = task.createMany({ body: { project, titles: ['x', 'y'], ids: [newId(), id] } });
        await expect(many).rejects.toMatchObject(taken('ids'));
      }
      expect(await storedBoard(board.project._id)).toEqual(before);
      expect(await api.as(stranger).task.board({ params: { projectId: elsewhere } })).toEqual([]);
    },
  );

  it('is refused alike, whosever task has it', async () => {
    const { id } = await createTask(api, board.project);
    const said = async (person: Person, project: string) => {
      const call = api.as(person).task.create({ body: { title: 'x', project, id } });
      const { status, code, reason, errors, message } = await call.then(
        () => Promise.reject(new Error('It was made')),
        (error) => error,
      );
      return { status, code, reason, errors, message };
    };
    expect(await said(stranger, elsewhere)).toEqual(await said(board.manager, board.projectId));
  });

  it('leaves the way back open to a task that was archived or deleted', async () => {
    const { task, archivedTask } = owner();
    const { id } = await task.create({ body: { title: 'a', project: board.projectId, id: newId() } });
    await task.batch({ body: { ids: [id], change: { archive: true } } });
    const again = { body: { title: 'x', project: elsewhere, id } };
    await expect(api.as(stranger).task.create(again)).rejects.toMatchObject(taken('id'));
    await archivedTask.restore({ params: { id } });
    await task.remove({ params: { id } }, { idempotencyKey: 'a-key-to-delete-by' });
    await expect(api.as(stranger).task.create(again)).rejects.toMatchObject(taken('id'));
    await task.undo({ body: { key: 'a-key-to-delete-by' } });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['a'] });
  });

  it('is answered as before with the key of its request, and refused with another (WIRE-21)', async () => {
    const { task } = owner();
    const body = { title: 'a', project: board.projectId, id: newId() };
    const idempotencyKey = 'a-key-to-create-by';
    const made = await task.create({ body }, { idempotencyKey });
    await task.update({ params: { id: made.id }, body: { title: 'b' } });
    expect(await task.create({ body }, { idempotencyKey })).toEqual(made);
    const otherwise = task.create({ body }, { idempotencyKey: 'another-key-to-create' });
    await expect(otherwise).rejects.toMatchObject(taken('id'));

    const many = { project: board.projectId, titles: ['c', 'd'], ids: [newId(), newId()] };
    const key = { idempotencyKey: 'a-key-for-several' };
    const several = await task.createMany({ body: many }, key);
    expect(several.map(({ id }) => id)).toEqual(many.ids);
    expect(await task.createMany({ body: many }, key)).toEqual(several);
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['b', 'c', 'd'] });
  });

  it('makes one task of several simultaneous requests, and refuses only the others', async () => {
    const id = newId();
    const asked = (person: Person, project: string, title: string) =>
      api.as(person).task.create({ body: { title, project, id } });
    const other = owner().task.create({ body: { title: 'other', project: board.projectId } });
    const outcomes = await Promise.allSettled([
      asked(board.manager, board.projectId, 'a'),
      asked(board.manager, board.projectId, 'b'),
      asked(stranger, elsewhere, 'c'),
    ]);
    await other;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken('id'));
    }
  });

  it('is refused, even if free, after its person has requested 20 taken ones (TASK-18)', async () => {
    const { id } = await createTask(api, board.project);
    const prober = await createPerson(api, 'manager');
    const own = String((await createProject(api, await createCompany(api, prober)))._id);
    const { task } = api.as(prober);
    const statusOfAsking = (asked: object) =>
      task.create({ body: { title: 'x', project: own, ...asked } }).then(
        () => 201,
        ({ status }) => status,
      );
    for (let i = 0; i < 19; i += 1) expect(await statusOfAsking({ id })).toBe(409);
    await expect(task.createMany({ body: { project: own, titles: ['x'], ids: [id] } })).rejects.toMatchObject(
      taken('ids'),
    );
    expect(await statusOfAsking({ id })).toBe(429);
    expect(await statusOfAsking({ id: newId() })).toBe(429);
    expect(await statusOfAsking({})).toBe(201);
  });

  it.each([
    ['one too few', ['65f0c0ffee65f0c0ffee65f1'], 'ids_not_of_titles'],
    ['one twice', ['65f0c0ffee65f0c0ffee65f1', '65F0C0FFEE65F0C0FFEE65F1'], 'task_twice'],
    ['one of another form', ['65f0c0ffee65f0c0ffee65f1', 'b'], 'not_an_id'],
  ])('is refused among several if there is %s', async (_, ids, reason) => {
    const call = owner().task.createMany({ body: { project: board.projectId, titles: ['a', 'b'], ids } });
    await expect(call).rejects.toMatchObject({ status: 400, errors: [expect.objectContaining({ reason })] });
    expect(await storedBoard(board.project._id)).toEqual({});
  });
});
