import type { TaskStatus } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  createTasks,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import type { CompanyDoc } from '../company/model.ts';
import type { ProjectDoc } from '../project/model.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let manager: Person;
let member: Person;
let company: CompanyDoc;
let project: ProjectDoc;
let a: string;
let b: string;
let c: string;
let x: string;

beforeEach(async () => {
  ({ manager, member, company, project } = await createBoard(api));
  a = (await createTask(api, project, { title: 'a' })).id;
  b = (await createTask(api, project, { title: 'b' })).id;
  c = (await createTask(api, project, { title: 'c' })).id;
  x = (await createTask(api, project, { title: 'x', status: 'Done' })).id;
});

const START = { Backlog: ['a', 'b', 'c'], Done: ['x'] };

const at = (id: string, status: TaskStatus, order: number) => ({ id, status, order });
const reorder = (person: Person, tasks: ReturnType<typeof at>[]) =>
  api.as(person).task.reorder({ body: { tasks } });

describe('PUT /tasks/reorder (BOARD-6)', () => {
  it('takes a column as the board sends it after a drop', async () => {
    await reorder(member, [at(c, 'Backlog', 0), at(a, 'Backlog', 1), at(b, 'Backlog', 2)]);
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['c', 'a', 'b'], Done: ['x'] });
  });

  it('answers the columns touched, in board order, and no others', async () => {
    const doing = await createTask(api, project, { title: 'd', status: 'Doing' });
    const answer = await reorder(member, [at(b, 'Done', 0)]);
    expect(answer.map(({ title, status, order }) => [title, status, order])).toEqual([
      ['a', 'Backlog', 0],
      ['c', 'Backlog', 1],
      ['b', 'Done', 0],
      ['x', 'Done', 1],
    ]);
    expect(answer.some(({ id }) => id === doing.id)).toBe(false);
  });

  it('keeps the tasks it does not name, in their sequence', async () => {
    await reorder(member, [at(c, 'Backlog', 0), at(x, 'Backlog', 1)]);
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['c', 'x', 'a', 'b'] });
  });

  it('leaves no gaps, with any requested orders', async () => {
    await reorder(member, [at(a, 'Done', 900), at(b, 'Done', 900), at(c, 'Done', 0)]);
    expect(await storedBoard(project._id)).toEqual({ Done: ['c', 'x', 'a', 'b'] });
  });

  it('is a change only of the tasks whose status changed', async () => {
    api.clock.advance(60_000);
    await reorder(member, [at(a, 'Done', 0)]);
    const changed = await TaskModel.find({ projectId: project._id, updatedAt: api.clock.now() }).lean();
    expect(changed.map(({ title }) => title)).toEqual(['a']);
  });

  it('writes nothing if all tasks are at the requested places', async () => {
    const before = await TaskModel.find({ projectId: project._id }).sort({ _id: 1 }).lean();
    api.clock.advance(60_000);
    await reorder(member, [at(b, 'Backlog', 1), at(x, 'Done', 0)]);
    expect(await TaskModel.find({ projectId: project._id }).sort({ _id: 1 }).lean()).toEqual(before);
  });

  it('takes ids in upper case too', async () => {
    await reorder(member, [at(c.toUpperCase(), 'Backlog', 0)]);
    expect(await storedBoard(project._id)).toEqual({ ...START, Backlog: ['c', 'a', 'b'] });
  });

  it('is all or nothing: an unknown task among them is 404 and moves none', async () => {
    await expect(reorder(member, [at(a, 'Done', 0), at(missingId(), 'Done', 1)])).rejects.toMatchObject({
      status: 404,
      message: 'Task not found',
    });
    expect(await storedBoard(project._id)).toEqual(START);
  });

  it('is 400 for tasks of two projects the caller sees, and moves none', async () => {
    const other = await createTask(api, await createProject(api, company, [member]));
    await expect(reorder(member, [at(a, 'Done', 0), at(other.id, 'Done', 1)])).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'body.tasks', message: 'The tasks must be of one project.' }],
    });
    expect(await storedBoard(project._id)).toEqual(START);
  });

  it('answers a foreign task among them like a missing one', async () => {
    const foreign = await createPerson(api, 'manager');
    const theirs = await createTask(api, await createProject(api, await createCompany(api, foreign)));
    for (const tasks of [[at(theirs.id, 'Done', 0)], [at(a, 'Done', 0), at(theirs.id, 'Done', 1)]]) {
      await expect(reorder(manager, tasks)).rejects.toMatchObject({ status: 404, message: 'Task not found' });
    }
    expect(await storedBoard(project._id)).toEqual(START);
    expect(await storedBoard(theirs.projectId)).toEqual({ Backlog: [theirs.title] });
  });

  it.each([
    ['no task', []],
    ['a task twice', ['a', 'a']],
    ['a task twice in different case', ['a', 'A']],
    ['1,001 tasks', Array.from({ length: 1_001 }, () => '')],
  ])('refuses %s with 400', async (_, names) => {
    const id = { a, A: a.toUpperCase() } as Record<string, string>;
    const tasks = names.map((name, order) => at(id[name] ?? missingId(), 'Backlog', order));
    await expect(reorder(manager, tasks)).rejects.toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await storedBoard(project._id)).toEqual(START);
  });

  it('places 1,000 tasks in one call', async () => {
    const many = await createProject(api, company, [member]);
    const tasks = await createTasks(api, many, 1_000);
    const answer = await reorder(
      member,
      tasks.map(({ id }, order) => at(id, 'Doing', 999 - order)),
    );
    expect(answer.map(({ title }) => title)).toEqual(tasks.map(({ title }) => title).reverse());
  });
});
