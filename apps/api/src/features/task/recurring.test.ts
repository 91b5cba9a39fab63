import type { Task } from '@faena/shared/schemas';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { CompanyModel } from '../company/model.ts';
import { TaskChangeModel } from '../task-change/index.ts';
import { CoverModel, TaskModel } from '../task-store/index.ts';

const api = useApi();
const ZONE = 'America/Mexico_City';
const WEEKLY = { every: 1, unit: 'week' } as const;
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  api.clock.set('2026-03-02T18:00:00.000Z');
  board = await createBoard(api);
  await CompanyModel.updateOne({ _id: board.company._id }, { timezone: ZONE });
});

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const as = (person: Person = board.manager) => api.as(person).task;
const read = () => as().board({ params: { projectId: board.projectId } });
const change = (id: string, body: object, options = key()) => as().update({ params: { id }, body }, options);
const complete = (id: string, person = board.manager, options = key()) =>
  as(person).setStatus({ params: { id }, body: { status: 'Done' } }, options);
const undo = ({ idempotencyKey }: ReturnType<typeof key>, person = board.manager, options = key()) =>
  as(person).undo({ body: { key: idempotencyKey } }, options);
const day = (date: string) => `${date}T06:00:00.000Z`;

async function recurring(values: object = {}, recurrence: Task['recurrence'] = WEEKLY): Promise<Task> {
  const { id } = await createTask(api, board.project, { title: 'Revisar bomba' });
  return change(id, { dueDate: day('2026-03-04'), ...values, recurrence });
}
/** The next occurrence, once it exists. */
async function nextOf({ id, title }: Task): Promise<Task> {
  const found = (await read()).find(
    (task) => task.title === title && task.id !== id && task.status !== 'Done',
  );
  if (!found) throw new Error('Nothing follows');
  return found;
}
const bearers = async () => (await read()).filter((task) => task.recurrence).map(({ id }) => id);

describe('the interval of a recurring task (RECUR-1)', () => {
  it('is set, changed and taken off, each of which can be undone', async () => {
    const { id } = await createTask(api, board.project);
    expect((await read())[0]).not.toHaveProperty('recurrence');
    const [set, off] = [key(), key()];
    expect((await change(id, { recurrence: WEEKLY }, set)).recurrence).toEqual(WEEKLY);
    expect(await change(id, { recurrence: null }, off)).not.toHaveProperty('recurrence');
    await undo(off);
    expect(await bearers()).toEqual([id]);
    await undo(set);
    expect(await bearers()).toEqual([]);
  });

  it('is no change if there is none to remove', async () => {
    const { id } = await createTask(api, board.project);
    const before = await TaskChangeModel.countDocuments({ projectId: board.project._id });
    await change(id, { recurrence: null });
    expect(await TaskChangeModel.countDocuments({ projectId: board.project._id })).toBe(before);
  });

  it('is set on a new task too, and has no effect on one that begins in Done', async () => {
    const { recurrence } = await as().create({
      body: { title: 'Hecha', project: board.projectId, status: 'Done', recurrence: WEEKLY },
    });
    expect(recurrence).toEqual(WEEKLY);
    expect(await read()).toHaveLength(1);
  });

  it.each([
    { every: 0, unit: 'day' },
    { every: 100, unit: 'day' },
    { every: 1.5, unit: 'week' },
    { every: 1, unit: 'year' },
    { every: 1, unit: 'month', day: 32 },
  ])('refuses %o', async (recurrence) => {
    const { id } = await createTask(api, board.project);
    await expectRefused([change(id, { recurrence })], { status: 400 });
    expect(await bearers()).toEqual([]);
  });

  it('has a day with months only; earlier stored values are answered unchanged', async () => {
    const { id } = await createTask(api, board.project);
    const daily = { every: 1, unit: 'day', day: 31 } as const;
    await expect(change(id, { recurrence: daily })).rejects.toMatchObject({
      errors: [{ path: 'body.recurrence.day', reason: 'day_of_month_alone' }],
    });
    const monthly = { ...daily, unit: 'month' } as const;
    expect((await change(id, { recurrence: monthly })).recurrence).toEqual(monthly);
    await TaskModel.updateOne({ _id: id }, { recurrence: daily });
    expect((await read())[0]?.recurrence).toEqual(daily);
  });

  it('is for people who may change the task', async () => {
    const { id } = await createTask(api, board.project);
    await expectRefused([as(board.member).update({ params: { id }, body: { recurrence: WEEKLY } })], {
      status: 403,
    });
  });
});

describe('the next one (RECUR-2, RECUR-3)', () => {
  it('has the values of the previous one, not done yet, and nothing of that occurrence alone', async () => {
    const parent = await createTask(api, board.project, { title: 'Todo' });
    const blocker = await createTask(api, board.project, { title: 'Antes' });
    const task = await recurring({
      description: 'Con cuidado',
      priority: 'High',
      estimatedHours: 3,
      tags: ['agua'],
      assignedTo: [String(board.member._id)],
    });
    const params = { id: task.id };
    const { checklist, taskLink, taskCover } = api.as(board.manager);
    const { items } = await checklist.add({ params, body: { texts: ['uno', 'dos'] } });
    await checklist.tick({ params: { ...params, itemId: String(items[0]?._id) }, body: { done: true } });
    await taskLink.addBlocker({ params, body: { taskId: blocker.id } });
    await taskLink.setParent({ params, body: { parentId: parent.id } });
    const image = sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } });
    const { cover } = await taskCover.set({
      params,
      body: new Blob([new Uint8Array(await image.png().toBuffer())]),
    });

    const done = await complete(task.id);
    expect(done).toMatchObject({ status: 'Done', dueDate: day('2026-03-04') });
    expect(done).not.toHaveProperty('recurrence');
    const next = await nextOf(task);
    expect(next).toMatchObject({
      title: 'Revisar bomba',
      description: 'Con cuidado',
      priority: 'High',
      estimatedHours: 3,
      tags: ['agua'],
      assignedTo: [{ _id: String(board.member._id) }],
      checklist: { done: 0, total: 2 },
      status: 'Backlog',
      order: 2,
      dueDate: day('2026-03-11'),
      recurrence: WEEKLY,
      createdBy: task.createdBy,
    });
    expect(next).not.toHaveProperty('blockedBy');
    expect(next).not.toHaveProperty('parentId');
    const copied = await checklist.read({ params: { id: next.id } });
    expect(copied.items.map(({ text, done: isDone }) => [text, isDone])).toEqual([
      ['uno', false],
      ['dos', false],
    ]);
    expect(copied.items.map(({ _id }) => _id)).not.toContain(items[0]?._id);

    expect(next.cover).not.toBe(cover);
    await taskCover.remove({ params });
    expect((await fetch(`${api.origin}${next.cover}`)).status).toBe(200);
  });

  const ways: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'PUT /tasks/:id/status': (id) => complete(id),
    'PUT /tasks/:id': (id) => change(id, { status: 'Done' }),
    'PUT /tasks/batch': (id) => as().batch({ body: { ids: [id], change: { status: 'Done' } } }),
    'PUT /tasks/reorder': (id) => as().reorder({ body: { tasks: [{ id, status: 'Done', order: 0 }] } }),
    'an employee who moves it': (id) => complete(id, board.member),
  };
  it.each(Object.entries(ways))('is made by %s, once and with the same change', async (_, move) => {
    const task = await recurring();
    await move(task.id);
    const next = await nextOf(task);
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: [task.title], Done: [task.title] });
    expect(await bearers()).toEqual([next.id]);
    const [last] = await TaskChangeModel.find({ projectId: board.project._id })
      .sort({ number: -1 })
      .limit(1)
      .lean();
    expect(last?.tasks.map(({ taskId, kind }) => [String(taskId), kind])).toEqual([
      [task.id, 'changed'],
      [next.id, 'created'],
    ]);
    await move(task.id);
    expect(await read()).toHaveLength(2);
  });

  it('is part of an answer only if its column is', async () => {
    const task = await recurring();
    const places = [{ id: task.id, status: 'Done', order: 0 } as const];
    const answered = await as().reorder({ body: { tasks: places } });
    const next = await nextOf(task);
    expect(answered.map(({ id, recurrence }) => [id, recurrence])).toEqual([
      [next.id, WEEKLY],
      [task.id, undefined],
    ]);
    expect(await read()).toEqual(answered);
  });

  it('is made of each of several, in the order of the board', async () => {
    const [a, b] = [await recurring({ title: 'a' }), await recurring({ title: 'b' })];
    const c = await createTask(api, board.project, { title: 'c' });
    await as().batch({ body: { ids: [c.id, b.id, a.id], change: { status: 'Done' } } });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['a', 'b'], Done: ['a', 'b', 'c'] });
    expect(await bearers()).toHaveLength(2);
  });

  it('is made by the request that sets the recurrence, and not by the one that takes it off', async () => {
    const { id } = await createTask(api, board.project);
    await change(id, { status: 'Done', recurrence: WEEKLY });
    expect(await read()).toHaveLength(2);
    const [next] = await read();
    await change(String(next?.id), { status: 'Done', recurrence: null });
    expect(await read()).toHaveLength(2);
  });

  it('is due after today by the clock of the company, whenever the one before was', async () => {
    api.clock.set('2026-03-18T05:59:00.000Z');
    const task = await recurring({ dueDate: day('2026-03-03') });
    await complete(task.id);
    const next = await nextOf(task);
    // It is still the 17th there, on which the task would have been due.
    expect(next.dueDate).toBe(day('2026-03-24'));
  });

  it('counts from today without a date', async () => {
    const task = await recurring({ dueDate: null }, { every: 3, unit: 'day' });
    await complete(task.id);
    expect((await nextOf(task)).dueDate).toBe(day('2026-03-05'));
  });

  it('comes back to the end of the month', async () => {
    const task = await recurring({ dueDate: day('2026-01-31') }, { every: 1, unit: 'month' });
    api.clock.set('2026-01-20T18:00:00.000Z');
    await complete(task.id);
    const february = await nextOf(task);
    expect(february.dueDate).toBe(day('2026-02-28'));
    await complete(february.id);
    expect((await nextOf(february)).dueDate).toBe(day('2026-03-31'));
  });

  it('is not made of one that is imported, restored or moved within Done', async () => {
    const task = await recurring();
    await complete(task.id);
    await change(task.id, { recurrence: WEEKLY });
    await complete(task.id);
    await as().batch({ body: { ids: [task.id], change: { archive: true } } });
    await api.as(board.manager).archivedTask.restore({ params: { id: task.id } });
    expect(await read()).toHaveLength(2);
  });

  it('is not copied to a duplicate', async () => {
    const task = await recurring();
    expect(await as().duplicate({ params: { id: task.id } })).not.toHaveProperty('recurrence');
    expect(await bearers()).toEqual([task.id]);
  });

  it('is made once by the same request that comes twice', async () => {
    const task = await recurring();
    const options = key();
    await Promise.all([
      complete(task.id, board.manager, options),
      complete(task.id, board.manager, options),
      complete(task.id, board.member),
    ]);
    expect(await read()).toHaveLength(2);
    expect(await bearers()).toHaveLength(1);
  });
});

describe('undoing the completion of a recurring task (RECUR-4)', () => {
  it.each(['manager', 'member'] as const)(
    'removes the next task for a %s, and can be undone',
    async (who) => {
      const task = await recurring();
      const [completing, undoing] = [key(), key()];
      await complete(task.id, board[who], completing);
      const next = await nextOf(task);
      const { removed } = await undo(completing, board[who], undoing);
      expect(removed).toEqual([next.id]);
      expect(await read()).toEqual([{ ...task, updatedAt: expect.any(String) }]);
      await undo(undoing, board[who]);
      expect(await bearers()).toEqual([next.id]);
      expect(await nextOf(task)).toMatchObject({ id: next.id, dueDate: next.dueDate });
    },
  );

  it('removes its cover with it', async () => {
    const task = await recurring();
    const image = sharp({ create: { width: 64, height: 36, channels: 3, background: 'red' } });
    const body = new Blob([new Uint8Array(await image.png().toBuffer())]);
    await api.as(board.manager).taskCover.set({ params: { id: task.id }, body });
    const options = key();
    await complete(task.id, board.manager, options);
    await undo(options);
    expect(
      await CoverModel.countDocuments({ projectId: board.project._id, leftAt: { $exists: false } }),
    ).toBe(1);
  });

  it('is refused after somebody has changed the next task', async () => {
    const task = await recurring();
    const options = key();
    await complete(task.id, board.member, options);
    const next = await nextOf(task);
    await change(next.id, { title: 'Ya empezada' });
    await expectRefused([undo(options, board.member)], { status: 409, reason: 'changed_since_by' });
    expect(await bearers()).toEqual([next.id]);
    expect(await read()).toHaveLength(2);
  });
});
