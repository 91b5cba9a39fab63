import { MAX_TODO_ITEMS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createPerson, createProject, createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TodoItemModel } from './model.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let member: Person;

/** A Monday in Guatemala, a quarter past nine. */
beforeEach(async () => {
  api.clock.set('2026-11-30T15:15:00.000Z');
  board = await createBoard(api);
  ({ member } = board);
});

const weekly = { every: 1, unit: 'week' } as const;
const todo = (as = member) => api.as(as).todo;
const add = (title: string, more: object = {}, as = member) => todo(as).add({ body: { title, ...more } });
const read = (as = member) => todo(as).read();
const titles = async (as = member) => (await read(as)).items.map(({ title }) => title);
const openOnes = async () => (await read()).items.filter(({ doneAt }) => doneAt === null);
const stored = () => TodoItemModel.countDocuments({ personId: member._id });
const complete = (id: string, as = member) => todo(as).complete({ params: { id } });
const reopen = (id: string, as = member) => todo(as).reopen({ params: { id } });
const change = (id: string, body: object, as = member) => todo(as).change({ params: { id }, body });
const remove = (id: string, as = member) => todo(as).remove({ params: { id } });
const move = (id: string, before: string | null, as = member) => todo(as).move({ body: { id, before } });

describe('an own item (TODO-3)', () => {
  it('has a title, a day and a time, and is dropped from the list by its person', async () => {
    const dated = { day: '2026-12-01', time: '09:00', recurrence: weekly };
    const { _id } = await add('Pagar el agua', dated);
    expect((await read()).items).toEqual([{ _id, title: 'Pagar el agua', ...dated, doneAt: null }]);
    expect(await change(_id, { day: null })).toMatchObject({ day: null, time: null, recurrence: null });
    await remove(_id);
    expect(await titles()).toEqual([]);
  });

  it('is seen and changed by its person alone, and by no owner or administrator (ACCESS-21)', async () => {
    const { _id } = await add('Pagar el agua');
    for (const other of [board.manager, board.colleague]) {
      expect(await titles(other)).toEqual([]);
      await expectRefused(
        [
          change(_id, { title: 'Ajeno' }, other),
          remove(_id, other),
          complete(_id, other),
          reopen(_id, other),
          move(_id, null, other),
        ],
        { status: 404 },
      );
    }
    const admin = await createPerson(api, 'admin');
    await expectRefused([read(admin), add('x', {}, admin), remove(_id, admin)], { status: 403 });
    expect(await titles()).toEqual(['Pagar el agua']);
  });

  it.each([
    ['a blank title', { title: ' ' }],
    ['a title that is too long', { title: 'x'.repeat(501) }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['a time that no clock shows', { day: '2026-12-01', time: '24:00' }],
    ['a recurrence of no length', { day: '2026-12-01', recurrence: { every: 0, unit: 'day' } }],
  ])('is refused with %s', async (_, body) => {
    await expectRefused([add('Pagar', body)], { status: 400 });
    expect(await stored()).toBe(0);
  });

  it('goes with its person', async () => {
    await add('Pagar el agua');
    await api.as(board.manager).employee.remove({ params: { id: member.id } });
    expect(await stored()).toBe(0);
  });

  it('is one of 2,000 open ones, also when two are added at once (TODO-13)', async () => {
    const item = (at: number) => ({ personId: member._id, title: `n ${at}`, rank: `${at}i`, doneAt: null });
    await TodoItemModel.insertMany(Array.from({ length: MAX_TODO_ITEMS - 1 }, (_, at) => item(at)));
    const both = await Promise.allSettled([add('una'), add('otra')]);
    const refused = both.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 409, reason: 'too_many_todo_items' } }]);
    expect(await stored()).toBe(MAX_TODO_ITEMS);
  });
});

describe('a done item (TODO-4)', () => {
  it('stays in the list until midnight, and is open again when that is taken back', async () => {
    const { _id } = await add('Pagar el agua', { day: '2026-11-28' });
    const doneAt = '2026-11-30T15:15:00.000Z';
    expect(await complete(_id)).toMatchObject({ doneAt, day: '2026-11-28' });
    expect(await complete(_id)).toMatchObject({ doneAt });
    expect(await read()).toMatchObject({ today: '2026-11-30', items: [{ _id, doneAt }] });
    await expectRefused([change(_id, { title: 'Tarde' })], { status: 404 });
    expect(await reopen(_id)).toMatchObject({ doneAt: null });
    expect(await reopen(_id)).toMatchObject({ doneAt: null });
    await complete(_id);
    api.clock.set('2026-12-01T06:00:00.000Z');
    expect(await read()).toMatchObject({ today: '2026-12-01', items: [] });
  });
});

describe('a recurring item (TODO-8)', () => {
  it('is followed by the next one after today, which alone recurs', async () => {
    const { _id } = await add('Llamar', { day: '2026-11-16', time: '09:00', recurrence: weekly });
    expect(await complete(_id)).toMatchObject({ recurrence: null });
    expect(await openOnes()).toMatchObject([
      { title: 'Llamar', day: '2026-12-07', time: '09:00', recurrence: weekly },
    ]);
  });

  it('has one open item of its series, also when two requests do it at once', async () => {
    const { _id } = await add('Llamar', { day: '2026-11-30', recurrence: weekly });
    await Promise.all([complete(_id), complete(_id), complete(_id)]);
    expect(await openOnes()).toMatchObject([{ day: '2026-12-07' }]);
    const { series = member._id } = await TodoItemModel.findOne({ personId: member._id, doneAt: null })
      .orFail()
      .lean();
    const second = { personId: member._id, title: 'Otra', rank: 'z', series };
    await expect(TodoItemModel.create(second)).rejects.toThrow('duplicate key');
  });

  it('recurs again when it is taken back, and its next one goes unless it was changed (RECUR-4)', async () => {
    const { _id } = await add('Llamar', { day: '2026-11-30', recurrence: weekly });
    await complete(_id);
    expect(await reopen(_id)).toMatchObject({ day: '2026-11-30', recurrence: weekly });
    expect(await openOnes()).toMatchObject([{ _id }]);
    await complete(_id);
    const [next] = await openOnes();
    await change(next?._id ?? '', { title: 'Llamar temprano' });
    expect(await reopen(_id)).toMatchObject({ recurrence: null });
    expect((await openOnes()).map(({ title }) => title).sort()).toEqual(['Llamar', 'Llamar temprano']);
  });
});

describe('the order of own items (TODO-10)', () => {
  it('is that of their person: new ones last, moved ones before another or at the end', async () => {
    const [a, b, c] = [await add('a'), await add('b'), await add('c')];
    expect(await titles()).toEqual(['a', 'b', 'c']);
    await move(c._id, a._id);
    expect(await titles()).toEqual(['c', 'a', 'b']);
    await move(c._id, b._id);
    await move(a._id, null);
    expect(await titles()).toEqual(['c', 'b', 'a']);
    const theirs = await add('d', {}, board.manager);
    await expectRefused([move(a._id, theirs._id)], { status: 404 });
  });

  it('has every item once after moves at once', async () => {
    const items = [await add('a'), await add('b'), await add('c'), await add('d')];
    const [first, , third, last] = items;
    if (!first || !third || !last) throw new Error('Four were added');
    await Promise.all([move(last._id, first._id), move(third._id, first._id), move(first._id, null)]);
    expect((await titles()).sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('assigned tasks (TODO-1)', () => {
  it('stand beside own items in today, later, undated and done today (TODO-2)', async () => {
    const task = (title: string, more: object) =>
      api.as(board.manager).task.create({
        body: { title, project: board.projectId, assignedTo: [member.id], ...more },
      });
    await task('Sin fecha', {});
    await task('Mañana', { dueDay: '2026-12-01' });
    await task('Hoy', { dueDay: '2026-11-30' });
    await task('Atrasada', { dueDay: '2026-11-28' });
    await task('En curso', { status: 'Doing', dueDay: '2026-12-18' });
    await task('De otra persona', { assignedTo: [] });
    const { id } = await task('Hecha', { dueDay: '2026-11-28' });
    await api.as(member).task.setStatus({ params: { id }, body: { status: 'Done' } });
    const { tasks, taskTotal } = await read();
    expect(tasks.map(({ title, group, isLate }) => [title, group, isLate])).toEqual([
      ['Atrasada', 'today', true],
      ['Hoy', 'today', false],
      ['En curso', 'today', false],
      ['Mañana', 'later', false],
      ['Sin fecha', 'undated', false],
      ['Hecha', 'done', false],
    ]);
    expect(taskTotal).toBe(6);
    const { company, project } = board;
    expect(tasks[5]).toMatchObject({
      ...{ doneAt: '2026-11-30T15:15:00.000Z', status: 'Done', day: '2026-11-28' },
      project: { _id: board.projectId, name: project.name },
      company: { _id: String(company._id), name: company.name },
    });
    api.clock.set('2026-12-01T15:00:00.000Z');
    expect((await read()).tasks.map(({ title }) => title)).not.toContain('Hecha');
  });

  it('are not those of others, and a late change of a done one does not make it done today', async () => {
    const other = await createProject(api, board.company, [board.colleague]);
    await createTask(api, other, { assigneeIds: [board.colleague._id] });
    const own = await createTask(api, board.project, {
      ...{ status: 'Done', assigneeIds: [member._id], updatedAt: new Date('2026-11-01T12:00:00Z') },
    });
    await api.as(board.manager).task.update({ params: { id: String(own._id) }, body: { priority: 'High' } });
    expect((await read()).tasks).toEqual([]);
  });
});
