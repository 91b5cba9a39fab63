import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createProject } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { createVaried } from '../../../test/task-files.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

async function exported(projectId = board.projectId) {
  return api.as(board.manager).taskFile.export({ params: { projectId }, query: { format: 'csv' } });
}

function imported(content: string, projectId = board.projectId) {
  const body = new Blob([content]);
  return api.as(board.manager).taskFile.import({ params: { projectId }, query: {}, body });
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
