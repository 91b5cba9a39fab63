import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createProject } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createVaried } from '../../../test/task-files.ts';
import { OutboxEventModel } from '../../platform/outbox/outbox-event.ts';
import { COMMENT_EVENT } from '../task-comment/index.ts';
import { CommentModel, TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

async function exported(projectId = board.projectId) {
  return api.as(board.manager).taskFile.export({ params: { projectId }, query: { format: 'csv' } });
}

function imported(content: string | Blob, projectId = board.projectId, key?: string) {
  const body = new Blob([content]);
  const press = key === undefined ? {} : { idempotencyKey: key };
  return api.as(board.manager).taskFile.import({ params: { projectId }, query: {}, body }, press);
}

/** The cells of a file, with line numbers in place of the ids of tasks. */
function withNumbers(csv: string): string[][] {
  const rows = readCsv(csv);
  const numbers = new Map(rows.map(([id = ''], index) => [id, `#${index}`]));
  return rows.map((cells) =>
    cells.map((cell) => cell.replace(/[0-9a-f]{24}/g, (id) => numbers.get(id) ?? id)),
  );
}

describe('an export that is imported (EXPORT-4, IMPORT-3)', () => {
  it('makes a board in an empty project whose export is equal but for the ids', async () => {
    await createVaried(api, board);
    const { company, member, manager } = board;
    const other = await createProject(api, company, [member, manager]);
    const before = await (await exported()).text();
    const answer = await imported(before, String(other._id));
    expect(answer).toMatchObject({ source: 'csv', created: 3, present: 0, faults: [] });
    const after = await (await exported(String(other._id))).text();
    expect(withNumbers(after)).toEqual(withNumbers(before));
    expect(await storedBoard(other._id)).toEqual({ Backlog: ['\'=suma, "dice"'], Doing: ['b', 'a'] });
  });

  it('changes nothing in its own board', async () => {
    await createVaried(api, board);
    const before = await TaskModel.find({ projectId: board.project._id }).lean();
    const csv = await (await exported()).text();
    const answer = await imported(csv);
    expect(answer).toMatchObject({ created: 0, present: 3, different: 0 });
    expect(await TaskModel.find({ projectId: board.project._id }).lean()).toEqual(before);
  });

  it('counts a task that has changed since, and leaves it unchanged', async () => {
    await createVaried(api, board);
    const csv = await (await exported()).text();
    await TaskModel.updateOne({ title: 'a', projectId: board.project._id }, { $set: { title: 'aa' } });
    await TaskModel.updateOne(
      { title: /suma/, projectId: board.project._id },
      { $set: { 'checklist.0.done': true } },
    );
    expect(await imported(csv)).toMatchObject({ created: 0, present: 1, different: 2 });
    expect(await storedBoard(board.project._id)).toMatchObject({ Doing: ['b', 'aa'] });
  });

  it('distinguishes a task from its former state by its parent (IMPORT-5)', async () => {
    const { ids } = await createVaried(api, board);
    const csv = await (await exported()).text();
    await TaskModel.updateOne({ _id: ids[0] }, { $set: { parentId: ids[2] } });
    expect(await imported(csv)).toMatchObject({ created: 0, present: 2, different: 1 });
  });

  it.each([
    ['how it recurs', 'Se repite', { recurrence: { every: 1, unit: 'day' } }],
    ['its checklist', 'Pasos', { checklist: [{ _id: new Types.ObjectId(), text: 'otro', done: false }] }],
    ['what blocks it', 'Bloqueada por', { blockedBy: [] }],
    ['what it is a part of', 'Parte de', { parentId: null }],
    ['its description', 'Descripción', { description: 'otra' }],
    ['when it is due', 'Vence', { dueDate: null }],
  ])(
    'leaves %s unchanged if the file has no column for it, like one of an older Faena',
    async (_, head, change) => {
      const { ids } = await createVaried(api, board);
      const [heads = [], ...rows] = readCsv(await (await exported()).text());
      await TaskModel.updateOne({ _id: ids[0] }, change);
      const written = (columns: readonly number[]) =>
        [heads, ...rows]
          .map((cells) => columns.map((column) => `"${cells[column]?.replaceAll('"', '""')}"`).join(','))
          .join('\n');
      const columns = [...heads.keys()];
      expect(await imported(written(columns))).toMatchObject({ created: 0, present: 2, different: 1 });
      const without = columns.filter((column) => heads[column] !== head);
      expect(without).toHaveLength(columns.length - 1);
      expect(await imported(written(without))).toMatchObject({ created: 0, present: 3, different: 0 });
    },
  );
});

describe('the comments of an export that is imported (COMMENT-21, IMPORT-19)', () => {
  const comments = (person = board.manager) => api.as(person).taskComment;
  const storedOn = (projectId: Types.ObjectId | string) =>
    CommentModel.find({ projectId }).sort({ number: 1 }).lean();
  let target: string;

  beforeEach(async () => {
    target = String((await createProject(api, board.company, [board.member, board.manager]))._id);
  });

  const taskOf = async () => String((await TaskModel.findOne({ projectId: target, title: 'b' }).lean())?._id);

  it.each(['csv', 'xlsx'] as const)(
    'stay with their authors and times, and name the importer, and nobody is notified (COMMENT-23): %s',
    async (format) => {
      const { member, manager, projectId } = board;
      await createVaried(api, board);
      const before = await storedOn(projectId);
      const events = await OutboxEventModel.countDocuments({ type: COMMENT_EVENT });
      const file = await api.as(manager).taskFile.export({ params: { projectId }, query: { format } });
      expect(await imported(new Blob([await file.arrayBuffer()]), target)).toMatchObject({
        created: 3,
        comments: 2,
        leftOut: [],
      });
      const id = await taskOf();
      const { comments: read } = await comments(member).list({ params: { id }, query: {} });
      const by = expect.objectContaining({ _id: manager.id });
      expect(
        read.toReversed().map(({ author, text, imported, number }) => [number, author?._id, text, imported]),
      ).toEqual(before.map(({ authorId, text, number }) => [number, String(authorId), text, { by }]));
      const seconds = (at: Date | string) => Math.floor(new Date(at).getTime() / 1_000);
      expect(read.toReversed().map(({ createdAt }) => seconds(createdAt))).toEqual(
        before.map(({ createdAt }) => seconds(createdAt)),
      );
      // Nobody is notified, now or of the next comment.
      for (const person of [member, manager])
        expect(await api.as(person).taskFollow.read({ params: { id } })).toEqual({ follows: false });
      expect(await OutboxEventModel.countDocuments({ type: COMMENT_EVENT })).toBe(events);
      const onBoard = await api.as(member).task.board({ params: { projectId: target } });
      expect(onBoard.find((task) => task.id === id)?.comments).toEqual({ total: 2, acts: 2 });
    },
  );

  it('go and come back with the undo of the import and its redo (COMMENT-23, UNDO-1)', async () => {
    await createVaried(api, board);
    await imported(await (await exported()).text(), target, 'an-import-with-comments');
    const id = await taskOf();
    const { undo } = api.as(board.manager).task;
    const press = { idempotencyKey: 'the-undo-of-the-import' };
    await undo({ body: { key: 'an-import-with-comments' } }, press);
    expect(await TaskModel.countDocuments({ projectId: target })).toBe(0);
    expect((await storedOn(target)).map(({ leftAt }) => leftAt !== undefined)).toEqual([true, true]);
    await undo({ body: { key: press.idempotencyKey } });
    expect((await comments().list({ params: { id }, query: {} })).comments).toHaveLength(2);
    expect((await storedOn(target)).map(({ leftAt }) => leftAt)).toEqual([undefined, undefined]);
  });

  it('of people who are no members have a name, which nobody edits, and come in a later export again (COMMENT-22)', async () => {
    const { member, manager } = board;
    const head = (name: string) => `[2026-11-20 08:00:00 -06:00] ${name}`;
    const cell = `${head('Otra Persona')}\n  Falta el plano.\n${head('').trim()}\n  Sin cuenta.`;
    await imported(`Título;Comentarios\nb;"${cell}"\nc;Llamar mañana\n`, target);
    const id = await taskOf();
    const { comments: read } = await comments().list({ params: { id }, query: {} });
    const by = expect.objectContaining({ _id: manager.id });
    expect(read.map(({ author, imported, createdAt }) => ({ author, imported, createdAt }))).toEqual(
      ['', 'Otra Persona'].map((name) => ({
        ...{ author: null, imported: { by, name }, createdAt: '2026-11-20T14:00:00.000Z' },
      })),
    );
    const params = { id, commentId: read[0]?._id ?? '' };
    const edit = (person: typeof member) =>
      comments(person).change({ params, body: { text: 'Otra cosa', mentions: [] } });
    await expectRefused([edit(manager), edit(member)], { code: 'forbidden' });
    expect((await (await exported(target)).text()).replaceAll('""', '"')).toContain(cell);
    await expectRefused([comments(member).remove({ params })], { code: 'forbidden' });
    await comments(manager).remove({ params });
    // A text without a head is a comment of the importer, at the time of the import.
    const other = await TaskModel.findOne({ projectId: target, title: 'c' }).lean();
    const [own] = (await comments().list({ params: { id: String(other?._id) }, query: {} })).comments;
    expect(own).toMatchObject({
      text: 'Llamar mañana',
      author: { _id: manager.id },
      imported: { by: { _id: manager.id } },
    });
    expect(own?.createdAt).toBe(other?.createdAt.toISOString());
  });

  it('are not of the time to come, and are numbered by their times', async () => {
    const { username } = board.member;
    const cell = `[2999-01-01 08:00:00 -06:00] ${username}\n  Después\n[2026-11-20 08:00:00 -06:00] ${username}\n  Antes`;
    await imported(`Título;Comentarios\nb;"${cell}"\n`, target);
    const [first, second] = await storedOn(target);
    expect([first?.text, second?.text]).toEqual(['Antes', 'Después']);
    expect(second?.createdAt.getTime()).toBeLessThanOrEqual(api.clock.now().getTime());
  });

  it('are by no account of another company, and by none that has left the project (COMMENT-22)', async () => {
    const { member, manager, company } = board;
    const foreign = await createBoard(api);
    for (const each of [foreign, board]) await createVaried(api, each);
    const { _id: projectId } = await createProject(api, company);
    for (const { manager, projectId: from } of [foreign, board]) {
      const params = { projectId: from };
      const file = await api.as(manager).taskFile.export({ params, query: { format: 'csv' } });
      await imported(await file.text(), String(projectId));
    }
    const brought = (await storedOn(projectId)).map(({ authorId, imported }) => ({
      ...{ authorId: String(authorId), byId: String(imported?.byId), name: imported?.name },
    }));
    const strangers = [foreign.member, foreign.manager, member].map(({ username }) => username);
    const expected = [...strangers, undefined].map((name) => ({
      authorId: manager.id,
      byId: manager.id,
      name,
    }));
    expect(brought).toHaveLength(expected.length);
    expect(brought).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a thousand with as much text as a file has', 1_000, 'ñ'.repeat(900), 1_000],
    ['a hundred kilobytes in one', 1, 'ñ'.repeat(100_000), 20],
  ])('are %s on each of five tasks, which the undo takes away', async (_, said, text, each) => {
    const cell = `[2026-11-20 08:00:00 -06:00] ana\n  ${text}\n`.repeat(said);
    const answer = await imported(`Título;Comentarios\n${`b;"${cell}"\n`.repeat(5)}`, target, 'a-long-talk');
    expect(answer).toMatchObject({ created: 5, comments: 5 * each, leftOut: [] });
    const { _id: id } = await TaskModel.findOne({ projectId: target }).orFail().lean();
    const { comments: read, hasEarlier } = await comments().list({
      params: { id: String(id) },
      query: { limit: 1 },
    });
    expect([read[0]?.number, hasEarlier]).toEqual([each, true]);
    await api.as(board.manager).task.undo({ body: { key: 'a-long-talk' } });
    expect(await TaskModel.countDocuments({ projectId: target })).toBe(0);
    expect(await CommentModel.countDocuments({ projectId: target, leftAt: { $exists: false } })).toBe(0);
  });

  it('are ten thousand in a file, of which five thousand come and the preview counts the others', async () => {
    const cell = '[2026-11-20 08:00:00 -06:00] ana\n  x\n'.repeat(2_000);
    const answer = await imported(`Título;Comentarios\n${`b;"${cell}"\n`.repeat(5)}`, target);
    expect(answer).toMatchObject({ comments: 5_000, leftOut: [{ part: 'comments', count: 5_000 }] });
    expect(await CommentModel.countDocuments({ projectId: target })).toBe(5_000);
  });
});
