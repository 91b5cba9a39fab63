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
import { Looking } from '../../../test/live/looking.ts';
import { PICTURE } from '../../../test/send.ts';
import { useTwoProcesses } from '../../../test/two-processes.ts';
import { ProjectModel } from '../project/index.ts';
import { CoverModel, TaskModel } from '../task-store/index.ts';

const api = useApi();
const processes = useTwoProcesses(api);
let board: Awaited<ReturnType<typeof createBoard>>;
let other: Awaited<ReturnType<typeof createProject>>;
let otherId: string;
let a: string;
let b: string;
let c: string;

beforeEach(async () => {
  board = await createBoard(api);
  other = await createProject(api, board.company, [board.colleague]);
  otherId = String(other._id);
  a = (await createTask(api, board.project, { title: 'a' })).id;
  b = (await createTask(api, board.project, { title: 'b' })).id;
  c = (await createTask(api, board.project, { title: 'c' })).id;
  await createTask(api, other, { title: 'x' });
});

const press = () => ({ idempotencyKey: crypto.randomUUID() });
const as = (person: Person = board.manager) => api.as(person);
const move = (ids: string[], { to = otherId, by = board.manager, options = press() } = {}) =>
  as(by).task.move({ body: { ids, project: to } }, options);
const undo = (key: string, options = press()) => as().task.undo({ body: { key } }, options);
const boards = async () => [await storedBoard(board.project._id), await storedBoard(other._id)];
const tasksOf = (projectId: string) => as().task.board({ params: { projectId } });
const kinds = async (id: string) =>
  (await as().task.history({ params: { id } })).entries.map(({ kind, undoes }) => [kind, undoes]);
const BEFORE = [{ Backlog: ['a', 'b', 'c'] }, { Backlog: ['x'] }];

describe('moving tasks to another project (MOVE-1, MOVE-2)', () => {
  it('takes them whole to the end of their columns, in the order they had', async () => {
    const { items } = await as().checklist.add({ params: { id: a }, body: { texts: ['Uno'] } });
    await as().checklist.tick({ params: { id: a, itemId: items[0]?._id ?? '' }, body: { done: true } });
    const { cover } = await as().taskCover.set({ params: { id: a }, body: PICTURE });
    await as().task.setStatus({ params: { id: b }, body: { status: 'Doing' } });
    const before = (await tasksOf(board.projectId)).find(({ id }) => id === a);
    // A cached board follows, too.
    await tasksOf(otherId);
    const { tasks, unassigned, overLimits } = await move([b, c, a]);
    expect([unassigned, overLimits]).toEqual([[], []]);
    expect(tasks.map(({ title, status, order }) => [title, status, order])).toEqual([
      ['a', 'Backlog', 1],
      ['c', 'Backlog', 2],
      ['b', 'Doing', 0],
    ]);
    expect(tasks[0]).toEqual({
      ...before,
      project: { _id: otherId, name: other.name },
      order: 1,
      updatedAt: tasks[0]?.updatedAt,
    });
    expect(await boards()).toEqual([{}, { Backlog: ['x', 'a', 'c'], Doing: ['b'] }]);
    expect(await tasksOf(board.projectId)).toEqual([]);
    expect((await tasksOf(otherId)).slice(1)).toEqual(tasks);
    expect((await as().checklist.read({ params: { id: a } })).items).toMatchObject([{ done: true }]);
    const kept = await CoverModel.findById(cover?.split('/').at(-1)).lean();
    expect(String(kept?.projectId)).toBe(otherId);
  });

  it('removes people who are no members there, and links to tasks that stay', async () => {
    const { member, manager } = board;
    const people = [String(member._id), String(manager._id)];
    await as().task.assign({ params: { id: a }, body: { userIds: people } });
    await as().taskLink.addBlocker({ params: { id: a }, body: { taskId: b } });
    await as().taskLink.addBlocker({ params: { id: a }, body: { taskId: c } });
    await as().taskLink.addBlocker({ params: { id: c }, body: { taskId: b } });
    await as().taskLink.setParent({ params: { id: a }, body: { parentId: c } });
    const { tasks, unassigned } = await move([a, b]);
    expect(unassigned.map(({ username }) => username)).toEqual([member.username]);
    expect(tasks[0]?.assignedTo.map(({ username }) => username)).toEqual([manager.username]);
    expect(tasks[0]?.blockedBy).toEqual([b]);
    expect(tasks[0]).not.toHaveProperty('parentId');
    const [stays] = await tasksOf(board.projectId);
    expect(stays?.title).toBe('c');
    expect(stays).not.toHaveProperty('blockedBy');
  });

  it('says which columns there hold more than their limit', async () => {
    await as().project.update({
      query: { project_id: otherId },
      body: { wipLimits: { Backlog: 1, Doing: 1 } },
    } as never);
    expect((await move([a])).overLimits).toEqual([{ status: 'Backlog', count: 2, limit: 1 }]);
  });

  it('is refused for another company, the same project, tasks of two, and callers who may not change both', async () => {
    const refused = async (asked: Promise<unknown>, expected: object) => {
      await expect(asked).rejects.toMatchObject(expected);
      expect(await boards()).toEqual(BEFORE);
    };
    const abroad = await createProject(api, await createCompany(api, board.manager), []);
    await refused(move([a], { to: String(abroad._id) }), { status: 400 });
    await refused(move([a], { to: board.projectId }), { status: 400 });
    const [x] = await tasksOf(otherId);
    await refused(move([a, x?.id ?? ''], { to: otherId }), { status: 400 });
    const stranger = await createPerson(api, 'manager');
    const company = await createCompany(api, stranger);
    const theirs = await createProject(api, company, []);
    await refused(move([a], { to: String(theirs._id) }), { status: 404, reason: 'project_not_found' });
    await refused(move([a], { by: stranger, to: String(theirs._id) }), {
      status: 404,
      reason: 'task_not_found',
    });
    await refused(move([a], { by: board.member }), { status: 403 });
    // A mere member of the other project.
    const guest = await createProject(api, company, [board.manager]);
    await refused(move([a], { to: String(guest._id) }), { status: 403 });
  });
});

describe('a move as a change (MOVE-4, MOVE-6)', () => {
  it('is done once with one key, is undone whole and can be redone', async () => {
    const { member, manager } = board;
    await as().task.assign({ params: { id: a }, body: { userIds: [String(member._id)] } });
    await as().taskLink.addBlocker({ params: { id: a }, body: { taskId: b } });
    await as().taskLink.addBlocker({ params: { id: c }, body: { taskId: a } });
    await as().taskCover.set({ params: { id: a }, body: PICTURE });
    const before = await tasksOf(board.projectId);
    const options = press();
    const first = await move([a], { options });
    expect(first.unassigned).toHaveLength(1);
    expect(await move([a], { options })).toEqual(first);
    const after = await boards();
    expect(after).toEqual([{ Backlog: ['b', 'c'] }, { Backlog: ['x', 'a'] }]);

    const again = press();
    const event = await undo(options.idempotencyKey, again);
    expect(event.changed.map(({ title }) => title)).toEqual(['a', 'c']);
    expect(event.removed).toEqual([]);
    expect(await boards()).toEqual(BEFORE);
    const anyTime = (task: (typeof before)[number]) => ({ ...task, updatedAt: expect.any(String) });
    expect(await tasksOf(board.projectId)).toEqual(before.map(anyTime));
    const cover = await CoverModel.findOne({ companyId: board.company._id }).lean();
    expect(String(cover?.projectId)).toBe(board.projectId);
    expect(await undo(options.idempotencyKey)).toMatchObject({ removed: [] });

    const redone = await undo(again.idempotencyKey);
    expect(redone.removed).toEqual([a]);
    expect(redone.changed.map(({ title }) => title)).toEqual(['c']);
    expect(await boards()).toEqual(after);
    const [, there] = await as(manager).task.board({ params: { projectId: otherId } });
    expect(there?.assignedTo).toEqual([]);
    expect(there).not.toHaveProperty('blockedBy');
  });

  it('is shown in the history of each board only to its readers', async () => {
    await as().task.update({ params: { id: a }, body: { title: 'A' } });
    const options = press();
    await move([a], { options });
    expect(await kinds(a)).toEqual([['arrived', false]]);
    await undo(options.idempotencyKey);
    expect(await kinds(a)).toEqual([
      ['arrived', true],
      ['left', false],
      ['changed', false],
    ]);
  });

  it('is not undone if somebody has changed a task since, has left, or the other project is gone', async () => {
    const gone = press();
    await move([a], { options: gone });
    await as().task.update({ params: { id: a }, body: { title: 'A' } });
    await expect(undo(gone.idempotencyKey)).rejects.toMatchObject({ status: 409 });
    const left = press();
    await as().task.assign({ params: { id: b }, body: { userIds: [String(board.member._id)] } });
    await move([b], { options: left });
    await ProjectModel.updateOne({ _id: board.project._id }, { $pull: { memberIds: board.member._id } });
    const refusal = { status: 409, reason: 'assignee_left' };
    await expect(undo(left.idempotencyKey)).rejects.toMatchObject(refusal);
    const deleted = press();
    await move([c], { options: deleted });
    await as().project.remove({ query: { project_id: otherId } });
    await expect(undo(deleted.idempotencyKey)).rejects.toMatchObject({ status: 404 });
    expect(await storedBoard(board.project._id)).toEqual({});
  });

  it('blocks the undo of an earlier change', async () => {
    const options = press();
    await as().task.update({ params: { id: a }, body: { title: 'A' } }, options);
    await move([a]);
    await expect(undo(options.idempotencyKey)).rejects.toMatchObject({ status: 409 });
  });
});

describe('at once, through two processes (MOVE-3, MOVE-4)', () => {
  const through = (turn: number) => (turn % 2 ? processes[0] : processes[1]).as(board.manager).task;

  it('several moves of the same task to and fro lose nothing', async () => {
    const third = await createProject(api, board.company, []);
    const asked = [otherId, String(third._id), otherId, board.projectId].flatMap((project, turn) => [
      through(turn).move({ body: { ids: [a], project } }),
      through(turn + 1).move({ body: { ids: [b, a], project } }),
    ]);
    const done = await Promise.allSettled(asked);
    for (const each of done) {
      if (each.status === 'rejected') expect([400, 404]).toContain(each.reason.status);
    }
    expect(done.some(({ status }) => status === 'fulfilled')).toBe(true);
    const stored = [...(await boards()), await storedBoard(third._id)];
    expect(stored.flatMap((each) => each.Backlog ?? []).sort()).toEqual(['a', 'b', 'c', 'x']);
  });

  it('a move and the deletion of where it goes leave no task without a board', async () => {
    const [moved, removed] = await Promise.allSettled([
      through(0).move({ body: { ids: [a, b], project: otherId } }),
      processes[0].as(board.manager).project.remove({ query: { project_id: otherId } }),
    ]);
    expect(removed.status).toBe('fulfilled');
    expect(await TaskModel.countDocuments({ projectId: other._id })).toBe(0);
    const left = moved.status === 'fulfilled' ? ['c'] : ['a', 'b', 'c'];
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: left });
    if (moved.status === 'rejected') expect(moved.reason).toMatchObject({ status: 404 });
  });

  it('viewers of either board see them go or come, and come back', async () => {
    const looking = (person: Person, id: string) => new Looking(processes[1].origin, person, id).ready();
    const [here, there] = await Promise.all([
      looking(board.member, board.projectId),
      looking(board.colleague, otherId),
    ]);
    const titles = (one: Looking) => one.tasks.map(({ title }) => title).join();
    const options = press();
    await through(1).move({ body: { ids: [a], project: otherId } }, options);
    await here.sees(() => titles(here) === 'b,c');
    await there.sees(() => titles(there) === 'x,a');
    await through(1).undo({ body: { key: options.idempotencyKey } });
    await here.sees(() => titles(here) === 'a,b,c');
    await there.sees(() => titles(there) === 'x');
    for (const one of [here, there]) one.stop();
  });
});
