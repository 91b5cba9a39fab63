import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  createTasks,
  missingId,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let scene: Awaited<ReturnType<typeof createBoard>>;
let a: string;
let b: string;
let c: string;

beforeEach(async () => {
  scene = await createBoard(api);
  const { project, member } = scene;
  a = (await createTask(api, project, { title: 'a', tags: ['Obra'] })).id;
  b = (await createTask(api, project, { title: 'b', assigneeIds: [member._id] })).id;
  c = (await createTask(api, project, { title: 'c', status: 'Done' })).id;
});

const START = { Backlog: ['a', 'b'], Done: ['c'] };
const stored = (id: string) => TaskModel.findById(id).orFail().lean();

describe('POST /tasks/many (BATCH-1)', () => {
  it('creates tasks of these titles at the end of a column, in their order', async () => {
    const { manager, projectId, project } = scene;
    const made = await api.as(manager).task.createMany({
      body: { project: projectId, status: 'Done', titles: [' uno ', 'dos', 'dos'] },
    });
    expect(made.map(({ title, status, order }) => [title, status, order])).toEqual([
      ['uno', 'Done', 1],
      ['dos', 'Done', 2],
      ['dos', 'Done', 3],
    ]);
    expect(made[0]).toMatchObject({ priority: 'Medium', tags: [], assignedTo: [], createdBy: manager.id });
    expect(await storedBoard(project._id)).toEqual({ ...START, Done: ['c', 'uno', 'dos', 'dos'] });
    const { task } = api.as(manager);
    expect(await task.board({ params: { projectId } })).toEqual(expect.arrayContaining(made));
  });

  it.each([
    ['no title', []],
    ['a blank one among them', ['uno', '  ']],
    ['a title that is too long', ['uno', 'x'.repeat(201)]],
    ['201 of them', Array.from({ length: 201 }, (_, index) => `t${index}`)],
  ])('refuses %s with 400 and creates none', async (_, titles) => {
    const { manager, projectId, project } = scene;
    const call = api.as(manager).task.createMany({ body: { project: projectId, titles } });
    await expect(call).rejects.toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await storedBoard(project._id)).toEqual(START);
  });

  it('makes them subtasks of a task of the board, and of no other (LINK-5)', async () => {
    const { manager, projectId, project, company } = scene;
    const { task } = api.as(manager);
    const [parent] = await task.board({ params: { projectId } });
    const asked = { project: projectId, titles: ['uno', 'dos'], parentId: parent?.id ?? '' };
    const made = await task.createMany({ body: asked });
    expect(made.map(({ parentId }) => parentId)).toEqual([parent?.id, parent?.id]);
    const before = await storedBoard(project._id);
    const elsewhere = await createTask(api, await createProject(api, company, []), { title: 'otra' });
    await expect(task.createMany({ body: { ...asked, parentId: elsewhere.id } })).rejects.toMatchObject({
      ...{ status: 400, code: 'validation_failed' },
    });
    expect(await storedBoard(project._id)).toEqual(before);
  });

  it('is for those who may create', async () => {
    const { member, projectId, project } = scene;
    const call = api.as(member).task.createMany({ body: { project: projectId, titles: ['uno'] } });
    await expect(call).rejects.toMatchObject({ status: 403 });
    expect(await storedBoard(project._id)).toEqual(START);
  });
});

describe('PUT /tasks/batch (BATCH-2)', () => {
  it('sets priority and due date, adds and removes tags and people, and answers the tasks in board order', async () => {
    const { manager, member, projectId } = scene;
    const { task } = api.as(manager);
    const answer = await task.batch({
      body: {
        ids: [c, b.toUpperCase(), a],
        change: {
          priority: 'Critical',
          dueDate: '2026-12-01T06:00:00.000Z',
          addTags: ['obra', 'urgente'],
          removeTags: ['nada'],
          assign: [manager.id],
          unassign: [member.id],
        },
      },
    });
    const people = (index: number) => answer[index]?.assignedTo.map(({ _id }) => _id);
    expect(answer.map(({ title, tags }) => [title, tags])).toEqual([
      ['a', ['Obra', 'urgente']],
      ['b', ['obra', 'urgente']],
      ['c', ['obra', 'urgente']],
    ]);
    expect([people(0), people(1), people(2)]).toEqual([[manager.id], [manager.id], [manager.id]]);
    expect(answer[2]).toMatchObject({ priority: 'Critical', dueDate: '2026-12-01T06:00:00.000Z' });
    expect(await task.board({ params: { projectId } })).toEqual(answer);
  });

  it('moves to the end of a column in board order; the tasks there stay unchanged (BATCH-2)', async () => {
    const { manager, member, project, projectId } = scene;
    const before = await stored(c);
    api.clock.advance(60_000);
    const answer = await api.as(member).task.batch({ body: { ids: [b, c, a], change: { status: 'Done' } } });
    expect(await storedBoard(project._id)).toEqual({ Done: ['c', 'a', 'b'] });
    expect(answer.map(({ title, order }) => [title, order])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ]);
    expect((await stored(c)).updatedAt).toEqual(before.updatedAt);
    expect((await stored(a)).updatedAt).toEqual(api.clock.now());
    expect(await api.as(manager).task.board({ params: { projectId } })).toEqual(answer);
  });

  it('leaves a task unchanged that has the values already, with its time of change (BATCH-2)', async () => {
    const { manager } = scene;
    const before = await stored(a);
    api.clock.advance(60_000);
    await api.as(manager).task.batch({ body: { ids: [a, b], change: { addTags: ['OBRA'] } } });
    expect(await stored(a)).toEqual(before);
    expect(await stored(b)).toMatchObject({ tags: ['OBRA'], updatedAt: api.clock.now() });
  });

  it('requires the right to change, except for a status alone (BATCH-3)', async () => {
    const { member, colleague, project } = scene;
    const change = { status: 'Done', priority: 'Low' } as const;
    for (const [person, body] of [
      [member, { ids: [a], change }],
      [colleague, { ids: [a], change: { status: 'Done' } as const }],
    ] as const) {
      await expect(
        api.as(person).task.batch({ body: { ...body, ids: [...body.ids] } }),
      ).rejects.toMatchObject({
        status: 403,
      });
    }
    expect(await storedBoard(project._id)).toEqual(START);
  });

  it.each(['a stranger', 'somebody who is no member'])(
    'refuses to assign %s, and changes none (BATCH-3)',
    async (who) => {
      const { manager, colleague } = scene;
      const id = who === 'a stranger' ? missingId() : colleague.id;
      const call = api
        .as(manager)
        .task.batch({ body: { ids: [a, b], change: { priority: 'Low', assign: [id] } } });
      await expect(call).rejects.toMatchObject({ status: 400, errors: [{ path: 'body.change.assign' }] });
      expect((await stored(a)).priority).toBe('Medium');
    },
  );

  it('refuses more tags than a task has, and changes none (BATCH-3)', async () => {
    const { manager, project } = scene;
    const full = Array.from({ length: 20 }, (_, index) => `t${index}`);
    const { id } = await createTask(api, project, { title: 'd', tags: full });
    const call = api.as(manager).task.batch({ body: { ids: [a, id], change: { addTags: ['otra'] } } });
    await expect(call).rejects.toMatchObject({ status: 400, errors: [{ path: 'body.change.addTags' }] });
    expect((await stored(a)).tags).toEqual(['Obra']);
  });

  it('is all or nothing: a missing or foreign task is 404, one of another project 400', async () => {
    const { manager, member, company, project } = scene;
    const foreign = await createPerson(api, 'manager');
    const theirs = await createTask(api, await createProject(api, await createCompany(api, foreign)));
    const other = await createTask(api, await createProject(api, company, [member]));
    const { task } = api.as(manager);
    for (const [id, status] of [
      [missingId(), 404],
      [theirs.id, 404],
      [other.id, 400],
    ] as const) {
      const body = { ids: [a, id], change: { status: 'Done' as const } };
      await expect(task.batch({ body })).rejects.toMatchObject({ status });
    }
    expect(await storedBoard(project._id)).toEqual(START);
  });

  it.each([
    ['no task', { ids: [], change: { status: 'Done' as const } }],
    ['no change', { ids: [missingId()], change: {} }],
    [
      '1,001 tasks',
      { ids: Array.from({ length: 1_001 }, () => missingId()), change: { status: 'Done' as const } },
    ],
  ])('refuses %s with 400', async (_, body) => {
    await expect(api.as(scene.manager).task.batch({ body })).rejects.toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('changes 1,000 tasks in one call', async () => {
    const { manager, member, company } = scene;
    const many = await createProject(api, company, [member]);
    const ids = (await createTasks(api, many, 1_000)).map(({ id }) => id);
    const change = { status: 'Doing', addTags: ['todas'], assign: [member.id] } as const;
    const answer = await api.as(manager).task.batch({
      body: { ids, change: { ...change, addTags: [...change.addTags], assign: [...change.assign] } },
    });
    expect(answer.map(({ id }) => id)).toEqual(ids);
    expect(
      await TaskModel.countDocuments({ projectId: many._id, tags: 'todas', assigneeIds: member._id }),
    ).toBe(1_000);
  });
});

describe('undoing a change of several tasks at once (UNDO-1)', () => {
  it('takes back tasks of many titles, and a change of several, whole', async () => {
    const { manager, project, projectId } = scene;
    const { task } = api.as(manager);
    const before = await task.board({ params: { projectId } });
    const titles = ['uno', 'dos'];
    await task.createMany(
      { body: { project: projectId, titles } },
      { idempotencyKey: 'press-many-of-a-test' },
    );
    await task.undo({ body: { key: 'press-many-of-a-test' } });
    expect(await task.board({ params: { projectId } })).toEqual(before);

    const change = { status: 'Done', priority: 'Low', addTags: ['x'], assign: [manager.id] } as const;
    const body = { ids: [a, b], change: { ...change, addTags: ['x'], assign: [manager.id] } };
    const idempotencyKey = 'press-batch-of-a-test';
    const first = await task.batch({ body }, { idempotencyKey });
    // A repeated request has no further effect (CHANGE-3).
    expect(await task.batch({ body }, { idempotencyKey })).toEqual(first);
    expect(await storedBoard(project._id)).toEqual({ Done: ['c', 'a', 'b'] });
    await task.undo({ body: { key: idempotencyKey } });
    const updatedAt = expect.any(String);
    const now = await task.board({ params: { projectId } });
    expect(now).toEqual(before.map((one) => ({ ...one, updatedAt })));
  });

  it('lets a member take back a move of several', async () => {
    const { member, project } = scene;
    const { task } = api.as(member);
    const idempotencyKey = 'press-move-of-a-test';
    await task.batch({ body: { ids: [a, b], change: { status: 'Done' } } }, { idempotencyKey });
    await task.undo({ body: { key: idempotencyKey } });
    expect(await storedBoard(project._id)).toEqual(START);
  });
});
