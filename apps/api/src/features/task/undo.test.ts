import { UNDO_MS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import {
  createApiToken,
  createCompany,
  createPerson,
  createProject,
  createTask,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { useTwoProcesses } from '../../../test/two-processes.ts';
import { ProjectModel } from '../project/index.ts';
import { DeletedTaskModel } from '../task-archive/deleted-task.ts';
import { TaskChangeModel } from '../task-change/index.ts';

const api = useApi();
const processes = useTwoProcesses(api);
let board: Awaited<ReturnType<typeof createBoard>>;
let a: string;
let b: string;

beforeEach(async () => {
  board = await createBoard(api);
  a = (await createTask(api, board.project, { title: 'a' })).id;
  b = (await createTask(api, board.project, { title: 'b' })).id;
});

let presses = 0;
const press = () => ({ idempotencyKey: `press-${++presses}-of-a-test` });
const tasksOf = (person: Person) => api.as(person).task;
const undo = (key: string, person = board.manager) => tasksOf(person).undo({ body: { key } });
const read = async (id: string) =>
  (await tasksOf(board.manager).board({ params: { projectId: board.projectId } })).find(
    (task) => task.id === id,
  );

/** Each way of losing the right to a board, with the caller and the status of the refusal. */
const LOSSES: [string, { who: () => Promise<Person>; right: () => Promise<unknown>; status: number }][] = [
  [
    'a removed member',
    {
      who: async () => board.member,
      right: () =>
        api.as(board.manager).project.removeMember({
          body: { projectId: board.projectId, username: board.member.username },
        }),
      status: 403,
    },
  ],
  [
    'a token of theirs',
    {
      who: async () => {
        const person = { _id: board.member._id, sessionVersion: 0 };
        return { ...board.member, token: (await createApiToken(api, person)).token };
      },
      right: () =>
        api.as(board.manager).project.removeMember({
          body: { projectId: board.projectId, username: board.member.username },
        }),
      status: 403,
    },
  ],
  [
    'an employee who works elsewhere now',
    {
      who: async () => board.member,
      right: async () => {
        const admin = await createPerson(api, 'admin');
        const company = await createCompany(api, await createPerson(api, 'manager'));
        const body = { companyId: String(company._id) };
        await api.as(admin).employee.assign({ params: { id: board.member.id }, body });
      },
      status: 404,
    },
  ],
  [
    'the owner until now',
    {
      who: async () => board.manager,
      right: async () => {
        const admin = await createPerson(api, 'admin');
        const body = { created_by: (await createPerson(api, 'manager')).username };
        await api.as(admin).company.handOver({ params: { id: String(board.company._id) }, body });
      },
      status: 404,
    },
  ],
];

describe('POST /tasks/undo (UNDO-1)', () => {
  it('restores the changed values of a task, and keeps other people’s other changes', async () => {
    const before = await read(a);
    const { idempotencyKey } = press();
    const changes = {
      title: 'A',
      tags: ['x'],
      assignedTo: [String(board.member._id)],
      dueDate: '2026-05-01T05:00:00.000Z',
    };
    await tasksOf(board.manager).update({ params: { id: a }, body: changes }, { idempotencyKey });
    await tasksOf(board.manager).update({ params: { id: a }, body: { priority: 'High' } });
    const { changed, removed } = await undo(idempotencyKey);
    expect(changed).toEqual([{ ...before, priority: 'High', updatedAt: expect.any(String) }]);
    expect(removed).toEqual([]);
    expect(await read(a)).toEqual(changed[0]);
  });

  it('puts a carried card back where it was', async () => {
    const { idempotencyKey } = press();
    const places = [{ id: a, status: 'Done', order: 0 } as const];
    await tasksOf(board.member).reorder({ body: { tasks: places } }, { idempotencyKey });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['b'], Done: ['a'] });
    const { changed, moved } = await undo(idempotencyKey, board.member);
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['a', 'b'] });
    expect(changed.map(({ title }) => title)).toEqual(['a']);
    expect(moved).toEqual([{ id: b, status: 'Backlog', order: 1 }]);
  });

  it('brings a deleted task back with all it had, at its place', async () => {
    await tasksOf(board.manager).assign({ params: { id: a }, body: { userIds: [String(board.member._id)] } });
    const before = await read(a);
    const { idempotencyKey } = press();
    await tasksOf(board.manager).remove({ params: { id: a } }, { idempotencyKey });
    expect((await undo(idempotencyKey)).changed).toEqual([before]);
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['a', 'b'] });
    expect(await read(a)).toEqual(before);
  });

  it('takes a new task away again', async () => {
    const { idempotencyKey } = press();
    const body = { title: 'c', project: board.projectId };
    const { id } = await tasksOf(board.manager).create({ body }, { idempotencyKey });
    expect((await undo(idempotencyKey)).removed).toEqual([id]);
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['a', 'b'] });
  });
});

describe('a refused undo (UNDO-2)', () => {
  it('restores nothing that somebody has changed since', async () => {
    const { idempotencyKey } = press();
    await tasksOf(board.manager).setStatus(
      { params: { id: a }, body: { status: 'Done' } },
      { idempotencyKey },
    );
    await tasksOf(board.member).setStatus({ params: { id: a }, body: { status: 'Doing' } });
    await expect(undo(idempotencyKey)).rejects.toMatchObject({
      status: 409,
      reason: 'changed_since_by',
      params: { person: expect.stringMatching(/^employee \d+$/) },
    });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['b'], Doing: ['a'] });
  });

  it('is too late after a minute, by the clock of the server', async () => {
    const { idempotencyKey } = press();
    await tasksOf(board.manager).remove({ params: { id: a } }, { idempotencyKey });
    api.clock.advance(UNDO_MS + 1);
    await expect(undo(idempotencyKey)).rejects.toMatchObject({ status: 409, reason: 'too_late_to_undo' });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['b'] });
  });

  it('answers keys of other people, and keys that changed nothing', async () => {
    const { idempotencyKey } = press();
    await tasksOf(board.manager).setStatus(
      { params: { id: a }, body: { status: 'Done' } },
      { idempotencyKey },
    );
    await expect(undo(idempotencyKey, board.member)).rejects.toMatchObject({ status: 404 });
    await expect(undo('a-key-of-nothing')).rejects.toMatchObject({ status: 404, reason: 'change_not_found' });
  });

  it('answers a caller who has lost the right of the change', async () => {
    const { idempotencyKey } = press();
    await tasksOf(board.member).setStatus(
      { params: { id: a }, body: { status: 'Done' } },
      { idempotencyKey },
    );
    await ProjectModel.updateOne({ _id: board.project._id }, { $pull: { memberIds: board.member._id } });
    await expect(undo(idempotencyKey, board.member)).rejects.toMatchObject({ status: 403 });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['b'], Done: ['a'] });
  });

  it.each(LOSSES)('answers nothing to %s, even after the undo was done', async (_, loses) => {
    const who = await loses.who();
    const moved = press();
    await tasksOf(who).setStatus({ params: { id: a }, body: { status: 'Done' } }, moved);
    await undo(moved.idempotencyKey, who);
    const secret = 'a title nobody outside may read';
    await tasksOf(board.manager).update({ params: { id: a }, body: { title: secret } });
    expect(JSON.stringify(await undo(moved.idempotencyKey, who))).toContain(secret);
    await loses.right();
    const refused = { status: loses.status };
    await expect(undo(moved.idempotencyKey, who)).rejects.toMatchObject(refused);
    const body = { tasks: [{ id: a, status: 'Done', order: 0 } as const] };
    await expect(
      tasksOf(who).setStatus({ params: { id: a }, body: { status: 'Done' } }, moved),
    ).rejects.toMatchObject(refused);
    await expect(tasksOf(who).reorder({ body }, moved)).rejects.toMatchObject(refused);
  });

  it('answers nothing for a board that is out of reach now, in a move between two', async () => {
    const there = await createProject(api, board.company);
    const owner = board.manager;
    const key = press();
    await tasksOf(owner).move({ body: { ids: [a], project: String(there._id) } }, key);
    await undo(key.idempotencyKey);
    const other = await createCompany(api, await createPerson(api, 'manager'));
    await ProjectModel.updateOne({ _id: there._id }, { companyId: other._id, memberIds: [] });
    await expect(undo(key.idempotencyKey)).rejects.toMatchObject({ status: 404 });
  });

  it('assigns nobody who has left the project meanwhile', async () => {
    const params = { id: a };
    await tasksOf(board.manager).assign({ params, body: { userIds: [String(board.member._id)] } });
    const { idempotencyKey } = press();
    await tasksOf(board.manager).assign({ params, body: { userIds: [] } }, { idempotencyKey });
    await ProjectModel.updateOne({ _id: board.project._id }, { $pull: { memberIds: board.member._id } });
    await expect(undo(idempotencyKey)).rejects.toMatchObject({ status: 409, reason: 'assignee_left' });
    expect((await read(a))?.assignedTo).toEqual([]);
  });
});

describe('undoing as a change (UNDO-3)', () => {
  it('is undone in turn, which makes the change again', async () => {
    const change = press();
    await tasksOf(board.manager).update({ params: { id: a }, body: { title: 'A' } }, change);
    const taken = press();
    await tasksOf(board.manager).undo({ body: { key: change.idempotencyKey } }, taken);
    expect((await read(a))?.title).toBe('a');
    await undo(taken.idempotencyKey);
    expect((await read(a))?.title).toBe('A');
  });

  it('goes back step by step through changes of the same field', async () => {
    const keys = [];
    for (const title of ['A', 'AA', 'AAA']) {
      const { idempotencyKey } = press();
      await tasksOf(board.manager).update({ params: { id: a }, body: { title } }, { idempotencyKey });
      keys.unshift(idempotencyKey);
    }
    const titles = [];
    for (const key of keys) {
      await undo(key);
      titles.push((await read(a))?.title);
    }
    expect(titles).toEqual(['AA', 'A', 'a']);
  });

  it('happens once, however many ask for it through two processes', async () => {
    const { idempotencyKey: key } = press();
    await tasksOf(board.manager).remove({ params: { id: a } }, { idempotencyKey: key });
    const answers = await Promise.all(
      [0, 1, 0, 1].map((turn) => (processes[turn] ?? api).as(board.manager).task.undo({ body: { key } })),
    );
    expect(answers.map(({ changed }) => changed.map(({ id }) => id))).toEqual([[a], [a], [a], [a]]);
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['a', 'b'] });
    expect(
      await TaskChangeModel.countDocuments({ projectId: board.project._id, undoes: { $exists: true } }),
    ).toBe(1);
  });
});

describe('a key (CHANGE-3)', () => {
  it('keeps a repeated request from overwriting later changes', async () => {
    const first = press();
    await tasksOf(board.manager).update({ params: { id: a }, body: { title: 'A' } }, first);
    await tasksOf(board.manager).update({ params: { id: a }, body: { title: 'later' } });
    const again = await tasksOf(board.manager).update({ params: { id: a }, body: { title: 'A' } }, first);
    expect(again.title).toBe('later');
  });

  it('answers a repeated deletion and a repeated move as done', async () => {
    const move = press();
    const body = { tasks: [{ id: a, status: 'Done', order: 0 } as const] };
    await tasksOf(board.member).reorder({ body }, move);
    await tasksOf(board.manager).setStatus({ params: { id: a }, body: { status: 'Doing' } });
    expect(await tasksOf(board.member).reorder({ body }, move)).toEqual([]);
    const deletion = press();
    await tasksOf(board.manager).remove({ params: { id: a } }, deletion);
    const { message } = await tasksOf(board.manager).remove({ params: { id: a } }, deletion);
    expect(message).toBe('Task deleted.');
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['b'] });
  });
});

describe('GET /tasks/:id/history (CHANGE-4)', () => {
  const historyOf = (person = board.manager, query = {}) =>
    tasksOf(person).history({ params: { id: a }, query });

  it('answers who changed what, newest first, to everyone who sees the task', async () => {
    await tasksOf(board.manager).update({ params: { id: a }, body: { title: 'A', priority: 'Medium' } });
    await tasksOf(board.member).reorder({ body: { tasks: [{ id: b, status: 'Backlog', order: 0 }] } });
    await tasksOf(board.member).setStatus({ params: { id: a }, body: { status: 'Done' } });
    const { entries } = await historyOf(board.member);
    expect(entries.map(({ kind, person, before, after }) => [kind, person?.username, before, after])).toEqual(
      [
        ['moved', board.member.username, { status: 'Backlog', order: 1 }, { status: 'Done', order: 0 }],
        ['changed', board.manager.username, { title: 'a' }, { title: 'A' }],
      ],
    );
  });

  it('goes on where a page ended', async () => {
    for (const title of ['1', '2', '3'])
      await tasksOf(board.manager).update({ params: { id: a }, body: { title } });
    const first = await historyOf(board.manager, { limit: 2 });
    expect(first).toMatchObject({ hasEarlier: true, entries: [{ after: { title: '3' } }, {}] });
    const rest = await historyOf(board.manager, { before: first.entries[1]?.number });
    expect(rest).toMatchObject({ hasEarlier: false, entries: [{ after: { title: '1' } }] });
  });

  it('is refused to people who do not see the task', async () => {
    const stranger = await createPerson(api, 'manager');
    await expect(historyOf(stranger)).rejects.toMatchObject({ status: 404, reason: 'task_not_found' });
    await expect(historyOf(board.colleague)).rejects.toMatchObject({ status: 403 });
  });
});

describe('the history of a deleted board (CHANGE-4)', () => {
  it.each([
    ['project', () => api.as(board.manager).project.remove({ query: { project_id: board.projectId } })],
    ['company', () => api.as(board.manager).company.remove({ params: { id: String(board.company._id) } })],
  ])('a deleted %s deletes the history of its tasks, and of deleted ones', async (_, remove) => {
    await tasksOf(board.manager).remove({ params: { id: a } });
    const other = await createBoard(api);
    const { id } = await createTask(api, other.project);
    await tasksOf(other.manager).remove({ params: { id } });
    await remove();
    const left = (where: object) =>
      Promise.all([TaskChangeModel.countDocuments(where), DeletedTaskModel.countDocuments(where)]);
    expect(await left({ projectId: board.project._id })).toEqual([0, 0]);
    expect(await left({ projectId: other.project._id })).toEqual([1, 1]);
  });

  it('leaves a person who left the project on none of its tasks, by no change of theirs', async () => {
    const params = { id: a };
    await tasksOf(board.manager).assign({ params, body: { userIds: [String(board.member._id)] } });
    const { idempotencyKey } = press();
    await tasksOf(board.manager).update({ params, body: { title: 'A' } }, { idempotencyKey });
    const body = { projectId: board.projectId, username: board.member.username };
    await api.as(board.manager).project.removeMember({ body });
    expect(await TaskChangeModel.countDocuments({ projectId: board.project._id })).toBe(2);
    expect((await undo(idempotencyKey)).changed).toMatchObject([{ title: 'a', assignedTo: [] }]);
  });
});
