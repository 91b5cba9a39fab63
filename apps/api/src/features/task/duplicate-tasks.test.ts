import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createPerson, createProject, createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { PICTURE } from '../../../test/send.ts';
import { useTwoProcesses } from '../../../test/two-processes.ts';
import { KeyedAnswerModel } from '../../platform/keyed-answers.ts';
import { OutboxEventModel } from '../../platform/outbox/outbox-event.ts';
import { CommentModel, TaskModel } from '../task-store/index.ts';

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

const press = () => ({ idempotencyKey: crypto.randomUUID() });
const as = (person: Person = board.manager) => api.as(person);
const duplicate = (id: string, options = press(), by = board.manager) =>
  as(by).task.duplicate({ params: { id } }, options);
const duplicateAll = (ids: string[], { by = board.manager, options = press() } = {}) =>
  as(by).task.batch({ body: { ids, change: { duplicate: true } } }, options);
const onBoard = () => storedBoard(board.project._id);
const read = async (id: string) =>
  (await as().task.board({ params: { projectId: board.projectId } })).find((task) => task.id === id);
const statusOf = async (url = '') => (await fetch(`${api.origin}${url}`)).status;

it('duplicating large tasks beyond 4 MB is refused, and copies none of them (COPY-6)', async () => {
  const large = { description: 'x'.repeat(5_000), tags: Array.from({ length: 20 }, () => 'y'.repeat(40)) };
  const items = Array.from({ length: 100 }, () => ({ text: 'z'.repeat(200), done: false }));
  const made = await Promise.all(
    Array.from({ length: 150 }, () =>
      createTask(api, board.project, { ...large, checklist: items as never }),
    ),
  );
  const ids = made.map(({ id }) => String(id));
  const before = await onBoard();
  const refusal = { status: 413, reason: 'copies_too_large', params: { max: 4 } };
  await expectRefused([duplicateAll(ids)], refusal);
  expect(await onBoard()).toEqual(before);
  expect(await duplicateAll(ids.slice(0, 100))).toHaveLength(100);
});

describe('a copy of a task', () => {
  it('is placed below it with all its values, and all its items to do (COPY-1)', async () => {
    const fields = {
      description: 'Con rodillo',
      priority: 'High',
      dueDate: '2030-12-01T06:00:00.000Z',
      estimatedHours: 8,
      tags: ['obra'],
      assignedTo: [String(board.member._id)],
    } as const;
    await as().task.update({ params: { id: a }, body: { ...fields, tags: [...fields.tags] } as never });
    const { items } = await as().checklist.add({ params: { id: a }, body: { texts: ['Uno', 'Dos'] } });
    await as().checklist.tick({ params: { id: a, itemId: items[0]?._id ?? '' }, body: { done: true } });
    api.clock.advance(1_000);

    const copy = await duplicate(a);
    const { checklist, ...expected } = (await read(a)) ?? {};
    expect(checklist).toEqual({ done: 1, total: 2 });
    const now = api.clock.now().toISOString();
    const own = { _id: copy.id, id: copy.id, order: 1, createdAt: now, updatedAt: now };
    expect(copy).toEqual({ ...expected, ...own, checklist: { done: 0, total: 2 } });
    expect(copy.id).not.toBe(a);
    expect(await read(copy.id)).toEqual(copy);
    expect(await onBoard()).toEqual({ Backlog: ['a', 'a', 'b'] });
    const copied = await as().checklist.read({ params: { id: copy.id } });
    expect(copied.items.map(({ text, done }) => [text, done])).toEqual([
      ['Uno', false],
      ['Dos', false],
    ]);
    expect(copied.items.some(({ _id }) => items.some((item) => item._id === _id))).toBe(false);
  });

  it('has a history of its own and no links (COPY-1)', async () => {
    await as().taskLink.addBlocker({ params: { id: a }, body: { taskId: b } });
    await as().taskLink.setParent({ params: { id: a }, body: { parentId: b } });
    const copy = await duplicate(a);
    expect(copy).not.toHaveProperty('blockedBy');
    expect(copy).not.toHaveProperty('parentId');
    const { entries } = await as().task.history({ params: { id: copy.id } });
    expect(entries.map(({ kind, after }) => [kind, after])).toEqual([
      ['created', { title: 'a', status: 'Backlog', order: 1 }],
    ]);
  });

  it('has the comments on request, with their authors and times, without events and files (COPY-7)', async () => {
    const say = (text: string, by: Person) =>
      as(by).taskComment.create({ params: { id: a }, body: { text, mentions: [board.member.id] } });
    await say('Falta el plano.', board.member);
    const { comment: gone } = await say('Uno menos', board.manager);
    await as().taskComment.remove({ params: { id: a, commentId: gone._id } });
    await say('Ya va.', board.manager);
    api.clock.advance(60_000);
    expect((await duplicate(a)).comments).toBeUndefined();
    const events = await OutboxEventModel.countDocuments({ type: 'task-comment' });
    const options = press();
    const [copy] = await as().task.batch(
      { body: { ids: [a, b], change: { duplicate: 'with-comments' } } },
      options,
    );
    expect(copy?.comments).toEqual({ total: 2, acts: 2 });
    const talkOn = async (id = '') =>
      (await as().taskComment.list({ params: { id }, query: {} })).comments.map(
        ({ _id, number, ...comment }) => comment,
      );
    expect(await talkOn(copy?.id)).toEqual(await talkOn(a));
    expect(await OutboxEventModel.countDocuments({ type: 'task-comment' })).toBe(events);
    const again = press();
    await as().task.undo({ body: { key: options.idempotencyKey } }, again);
    expect(await CommentModel.countDocuments({ taskId: copy?.id ?? '', leftAt: { $exists: false } })).toBe(0);
    await as().task.undo({ body: { key: again.idempotencyKey } }, press());
    expect(await talkOn(copy?.id)).toHaveLength(2);
    expect((await as().taskComment.list({ params: { id: a }, query: {} })).comments).toHaveLength(2);
  });

  it('is refused with comments beyond 4 MB (COPY-6, COPY-7)', async () => {
    const { _id: taskId, projectId, companyId } = await TaskModel.findById(a).orFail().lean();
    const said = { taskId, projectId, companyId, authorId: board.manager._id, text: 'ñ'.repeat(5_000) };
    await CommentModel.insertMany(
      Array.from({ length: 450 }, (_, number) => ({ ...said, number, createdAt: api.clock.now() })),
    );
    await TaskModel.updateOne({ _id: a }, { comments: { total: 450, acts: 450 } });
    const both = as().task.batch({ body: { ids: [a], change: { duplicate: 'with-comments' } } }, press());
    await expectRefused([both], { status: 413, reason: 'copies_too_large' });
    expect(await onBoard()).toEqual({ Backlog: ['a', 'b'] });
  });

  it('has a cover of its own (COPY-1)', async () => {
    const { cover } = await as().taskCover.set({ params: { id: a }, body: PICTURE });
    const copy = await duplicate(a);
    expect(copy.cover).toMatch(/^\/api\/tasks\/cover\/[0-9a-f]{32}$/);
    expect(copy.cover).not.toBe(cover);
    expect(await statusOf(copy.cover)).toBe(200);
    await as().taskCover.remove({ params: { id: a } });
    expect([await statusOf(cover), await statusOf(copy.cover)]).toEqual([404, 200]);
    await as().task.remove({ params: { id: copy.id } });
    expect(await statusOf(copy.cover)).toBe(404);
  });

  it('is made once with one key, however many requests there are, and can be undone and redone (COPY-1)', async () => {
    await as().taskCover.set({ params: { id: a }, body: PICTURE });
    const options = press();
    const asked = [...processes, ...processes].map((process) =>
      process.as(board.manager).task.duplicate({ params: { id: a } }, options),
    );
    const copies = await Promise.all(asked);
    const [copy] = copies;
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1);
    expect(await onBoard()).toEqual({ Backlog: ['a', 'a', 'b'] });
    const again = press();
    const undone = await as().task.undo({ body: { key: options.idempotencyKey } }, again);
    expect(undone.removed).toEqual([copy?.id]);
    expect(await onBoard()).toEqual({ Backlog: ['a', 'b'] });
    expect(await statusOf(copy?.cover)).toBe(404);
    await as().task.undo({ body: { key: again.idempotencyKey } }, press());
    expect(await onBoard()).toEqual({ Backlog: ['a', 'a', 'b'] });
    expect(await statusOf(copy?.cover)).toBe(200);
  });

  it('is the answer to a repeated request even after the answer is forgotten, and is not made again (CHANGE-3)', async () => {
    const options = press();
    const copy = await duplicate(a, options);
    await KeyedAnswerModel.deleteMany();
    expect(await duplicate(a, options)).toEqual(copy);
    expect(await onBoard()).toEqual({ Backlog: ['a', 'a', 'b'] });
  });

  it('is placed below the task even if many are made at once, and the orders stay whole (BOARD-2)', async () => {
    await Promise.all(
      processes.flatMap((process) =>
        [1, 2, 3].map(() => process.as(board.manager).task.duplicate({ params: { id: a } }, press())),
      ),
    );
    expect(await onBoard()).toEqual({ Backlog: ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'b'] });
  });

  it('is refused to people who may not change the task', async () => {
    await expect(duplicate(a, press(), board.member)).rejects.toMatchObject({ status: 403 });
    const stranger = await createPerson(api, 'manager');
    const missing = { status: 404, reason: 'task_not_found' };
    await expect(duplicate(a, press(), stranger)).rejects.toMatchObject(missing);
    await as().task.remove({ params: { id: a } });
    await expect(duplicate(a)).rejects.toMatchObject(missing);
    expect(await onBoard()).toEqual({ Backlog: ['b'] });
  });
});

describe('copies of several tasks (COPY-6)', () => {
  it('are placed each below its task, are answered in the order of the board, and are one change', async () => {
    const d = (await createTask(api, board.project, { title: 'd' })).id;
    await as().task.setStatus({ params: { id: d }, body: { status: 'Doing' } });
    const { cover } = await as().taskCover.set({ params: { id: b }, body: PICTURE });
    const options = press();
    const copies = await duplicateAll([d, b, a], { options });
    expect(copies.map(({ title, status, order }) => [title, status, order])).toEqual([
      ['a', 'Backlog', 1],
      ['b', 'Backlog', 3],
      ['d', 'Doing', 1],
    ]);
    expect(copies[1]?.cover).toMatch(/^\/api\/tasks\/cover\//);
    expect(copies[1]?.cover).not.toBe(cover);
    expect(await onBoard()).toEqual({ Backlog: ['a', 'a', 'b', 'b'], Doing: ['d', 'd'] });
    await as().task.undo({ body: { key: options.idempotencyKey } }, press());
    expect(await onBoard()).toEqual({ Backlog: ['a', 'b'], Doing: ['d'] });
  });

  it('are made once with one key, through any process, and a repeated request answers their present state', async () => {
    const options = press();
    const asked = [...processes, ...processes].map((process) =>
      process.as(board.manager).task.batch({ body: { ids: [a, b], change: { duplicate: true } } }, options),
    );
    const [first, ...others] = await Promise.all(asked);
    for (const other of others) expect(other).toEqual(first);
    expect(await onBoard()).toEqual({ Backlog: ['a', 'a', 'b', 'b'] });
  });

  it('are all made or none, by people who may change the tasks', async () => {
    const { id: elsewhere } = await createTask(api, await createProject(api, board.company, []));
    const before = await onBoard();
    await expect(duplicateAll([a, elsewhere])).rejects.toMatchObject({ status: 400 });
    await expect(duplicateAll([a, 'f'.repeat(24)])).rejects.toMatchObject({ status: 404 });
    await expect(duplicateAll([a], { by: board.member })).rejects.toMatchObject({ status: 403 });
    const both = as().task.batch({ body: { ids: [a], change: { duplicate: true, status: 'Done' } } });
    await expect(both).rejects.toMatchObject({ status: 400 });
    expect(await onBoard()).toEqual(before);
  });
});
