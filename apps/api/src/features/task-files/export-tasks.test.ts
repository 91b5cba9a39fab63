import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createPerson } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createVaried } from '../../../test/task-files.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

function exported(projectId = board.projectId, as = board.manager, format: 'csv' | 'xlsx' = 'csv') {
  return api.as(as).taskFile.export({ params: { projectId }, query: { format } });
}

describe('GET /tasks/project/:projectId/export (EXPORT-1, EXPORT-2)', () => {
  it('is a CSV of the board in its order, with heads in the reader’s language', async () => {
    const { ids } = await createVaried(api, board);
    const { member, manager } = board;
    const response = await api.request(`/tasks/project/${board.projectId}/export?format=csv`, {
      as: manager,
      headers: { 'Accept-Language': 'en' },
    });
    expect(response.headers.get('content-disposition')).toMatch(/filename="tasks-.*\.csv"/);
    const [heads, first, ...rest] = readCsv(await response.text());
    expect(heads).toEqual([
      ...[
        'Id',
        'Title',
        'Description',
        'Priority',
        'Status',
        'Assigned to',
        'Due',
        'Estimated hours',
        'Tags',
        'Repeats',
        'Checklist',
        'Blocked by',
        'Part of',
        'Comments',
      ],
    ]);
    expect(first?.slice(3, 8)).toEqual([
      ...['Critical', 'Backlog', `${member.username}, ${manager.username}`, '2026-12-01', '12'],
    ]);
    expect(first?.[9]).toBe('every 2 weeks');
    expect(first?.[10]).toBe('[ ] =1+1; \'-2\n[x] [x] con caja\n[ ] dice "ya", y');
    expect(first?.slice(11)).toEqual([`${ids[2]}, ${ids[1]}`, ids[1], '']);
    const talk = rest[0]?.[13]?.split('\n') ?? [];
    expect(talk.map((line) => line.replace(/^\[2026-11-.* -06:00\]/, '[then]'))).toEqual([
      ...[`[then] ${member.username}`, "  '=1+1", '  \'- punto; "dos"', '  [2026-01-01 00:00:00 +00:00] ana'],
      ...['    sangrado', `[then] ${manager.username}`, "  'Ya va"],
    ]);
    expect(rest.map((row) => [row[1], row[4], row[9], row[11]])).toEqual([
      ['b', 'Doing', 'every month, day 31', ids[2]],
      ['a', 'Doing', '', ''],
    ]);
  });

  it('is a workbook, too', async () => {
    await createVaried(api, board);
    const workbook = await exported(board.projectId, board.manager, 'xlsx');
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('is for everyone who sees the board, and for nobody else', async () => {
    await createVaried(api, board);
    expect(readCsv(await (await exported(board.projectId, board.member)).text())).toHaveLength(4);
    await expectRefused([exported(board.projectId, board.colleague)], { code: 'forbidden' });
    await expectRefused([exported(board.projectId, await createPerson(api, 'manager'))], {
      code: 'not_found',
    });
  });
});
