import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createPerson, createProject, createTask } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TaskModel } from '../board/model/task-model.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

const file = (content: string | Buffer<ArrayBuffer>) => new Blob([content]);

function exported(projectId = board.projectId, as = board.manager, format: 'csv' | 'xlsx' = 'csv') {
  return api.as(as).taskFile.export({ params: { projectId }, query: { format } });
}

function preview(text: string, query: { statuses?: string } = {}, projectId = board.projectId) {
  return api.as(board.manager).taskFile.preview({ params: { projectId }, query, body: file(text) });
}

function imported(
  content: string | Buffer<ArrayBuffer>,
  query: { statuses?: string } = {},
  projectId = board.projectId,
) {
  return api.as(board.manager).taskFile.import({ params: { projectId }, query, body: file(content) });
}

/** Items of a checklist, of which every second is done. */
const itemsOf = (...texts: string[]) =>
  texts.map((text, index) => ({ _id: new Types.ObjectId(), text, done: index % 2 === 1 }));

/** The cells of a file, with the number of its line in place of the id of each task that is named. */
function withNumbers(csv: string): string[][] {
  const rows = readCsv(csv);
  const numbers = new Map(rows.map(([id = ''], index) => [id, `#${index}`]));
  return rows.map((cells) =>
    cells.map((cell) => cell.replace(/[0-9a-f]{24}/g, (id) => numbers.get(id) ?? id)),
  );
}

async function createVaried() {
  const { project, member, manager } = board;
  const first = await createTask(api, project, {
    title: '\'=suma, "dice"',
    description: 'Primera línea\nsegunda; tercera\n=1+1',
    priority: 'Critical',
    dueDate: new Date('2026-12-01T06:00:00Z'),
    estimatedHours: 12,
    tags: ['obra', 'a, b', '-x'],
    assigneeIds: [member._id, manager._id],
    recurrence: { every: 2, unit: 'week' },
    checklist: itemsOf('=1+1; -2', '[x] con caja', 'dice "ya", y'),
  });
  const monthly = { every: 1, unit: 'month', day: 31 } as const;
  const b = await createTask(api, project, { title: 'b', status: 'Doing', recurrence: monthly });
  const a = await createTask(api, project, { title: 'a', status: 'Doing', priority: 'Low' });
  await TaskModel.updateOne({ _id: first._id }, { blockedBy: [a._id, b._id], parentId: b._id });
  await TaskModel.updateOne({ _id: b._id }, { blockedBy: [a._id] });
  return { ids: [first.id, b.id, a.id] as const };
}

describe('GET /tasks/project/:projectId/export (EXPORT-1, EXPORT-2)', () => {
  it('is a CSV of the board in its order, with heads in the language of whoever asks', async () => {
    const { ids } = await createVaried();
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
      ],
    ]);
    expect(first?.slice(3, 8)).toEqual([
      ...['Critical', 'Backlog', `${member.username}, ${manager.username}`, '2026-12-01', '12'],
    ]);
    expect(first?.[9]).toBe('every 2 weeks');
    expect(first?.[10]).toBe('[ ] =1+1; \'-2\n[x] [x] con caja\n[ ] dice "ya", y');
    expect(first?.slice(11)).toEqual([`${ids[2]}, ${ids[1]}`, ids[1]]);
    expect(rest.map((row) => [row[1], row[4], row[9], row[11]])).toEqual([
      ['b', 'Doing', 'every month, day 31', ids[2]],
      ['a', 'Doing', '', ''],
    ]);
  });

  it('is a workbook, too', async () => {
    await createVaried();
    const workbook = await exported(board.projectId, board.manager, 'xlsx');
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('is for whoever sees the board, and for nobody else', async () => {
    await createVaried();
    expect(readCsv(await (await exported(board.projectId, board.member)).text())).toHaveLength(4);
    await expectRefused([exported(board.projectId, board.colleague)], { code: 'forbidden' });
    await expectRefused([exported(board.projectId, await createPerson(api, 'manager'))], {
      code: 'not_found',
    });
  });
});

describe('an export that is imported (EXPORT-4, IMPORT-8)', () => {
  it('makes a board in an empty project whose export is equal but for the ids', async () => {
    await createVaried();
    const { company, member, manager } = board;
    const other = await createProject(api, company, [member, manager]);
    const before = await (await exported()).text();
    const answer = await imported(before, {}, String(other._id));
    expect(answer).toMatchObject({ source: 'csv', created: 3, present: 0, faults: [] });
    const after = await (await exported(String(other._id))).text();
    expect(withNumbers(after)).toEqual(withNumbers(before));
    expect(await storedBoard(other._id)).toEqual({ Backlog: ['\'=suma, "dice"'], Doing: ['b', 'a'] });
  });

  it('recurs as it is said in either language, and says by its line what is no such thing (EXPORT-2)', async () => {
    const { company } = board;
    const other = String((await createProject(api, company, []))._id);
    const lines = (...said: string[]) =>
      ['Tarea,Repetir', ...said.map((each, index) => `t${index},"${each}"`)].join('\n');
    await imported(lines('cada día', 'Every 3 months, day 30', 'CADA 12 SEMANAS', ''), {}, other);
    const stored = await TaskModel.find({ projectId: other }).sort({ title: 1 }).lean();
    expect(stored.map(({ recurrence }) => recurrence)).toEqual([
      { every: 1, unit: 'day' },
      { every: 3, unit: 'month', day: 30 },
      { every: 12, unit: 'week' },
      undefined,
    ]);
    const { faults } = await preview(lines('a veces', 'cada 0 días', 'cada mes, día 32'), {}, other);
    expect(faults.map(({ line, path }) => [line, path])).toEqual([
      [2, 'recurrence'],
      [3, 'recurrence'],
      [4, 'recurrence'],
    ]);
  });

  it('changes nothing in its own board', async () => {
    await createVaried();
    const before = await TaskModel.find({ projectId: board.project._id }).lean();
    const csv = await (await exported()).text();
    const answer = await imported(csv);
    expect(answer).toMatchObject({ created: 0, present: 3, different: 0 });
    expect(await TaskModel.find({ projectId: board.project._id }).lean()).toEqual(before);
  });

  it('makes the steps of a card of another board the checklist of its task (IMPORT-7)', async () => {
    const card = { idList: 'l', idLabels: [], idMembers: [], closed: false, desc: '', due: null, pos: 1 };
    const checkItems = [
      { name: 'uno', state: 'complete', pos: 1 },
      { name: 'dos', state: 'incomplete', pos: 2 },
    ];
    await imported(
      JSON.stringify({
        name: 'Casa',
        lists: [{ id: 'l', name: 'Done', closed: false, pos: 1 }],
        cards: [{ ...card, id: 'c', name: 'De Trello' }],
        checklists: [{ idCard: 'c', name: 'Pasos', pos: 1, checkItems }],
      }),
    );
    const { task } = api.as(board.manager);
    const [made] = await task.board({ params: { projectId: board.projectId } });
    expect(made).toMatchObject({ title: 'De Trello', status: 'Done', checklist: { done: 1, total: 2 } });
    const { items } = await api.as(board.manager).checklist.read({ params: { id: made?.id ?? '' } });
    expect(items.map(({ text, done }) => [text, done])).toEqual([
      ['uno', true],
      ['dos', false],
    ]);
  });

  it('leaves a task as it is that says something else by now, and counts it', async () => {
    await createVaried();
    const csv = await (await exported()).text();
    await TaskModel.updateOne({ title: 'a', projectId: board.project._id }, { $set: { title: 'aa' } });
    await TaskModel.updateOne(
      { title: /suma/, projectId: board.project._id },
      { $set: { 'checklist.0.done': true } },
    );
    expect(await imported(csv)).toMatchObject({ created: 0, present: 1, different: 2 });
    expect(await storedBoard(board.project._id)).toMatchObject({ Doing: ['b', 'aa'] });
  });
});

describe('a CSV from elsewhere (IMPORT-4, IMPORT-5, IMPORT-6)', () => {
  const csv =
    '\ufeffLista;Nombre;Vence;Responsable;Otra cosa\r\nPendientes;Planos;1/12/2026;ALGUIEN@example.com;x\r\n\r\nHecho;"Con ""comillas"";\ny salto";;nadie;\r\n';

  it('becomes tasks by its heads, dates and people', async () => {
    const { member, manager } = board;
    const answer = await imported(csv.replace('ALGUIEN@example.com', member.username.toUpperCase()));
    expect(answer).toMatchObject({
      created: 2,
      lists: [
        { name: 'Pendientes', status: 'To do', tasks: 1 },
        { name: 'Hecho', status: 'Done', tasks: 1 },
      ],
      people: [
        { username: member.username, tasks: 1 },
        { name: 'nadie', username: null, tasks: 1 },
      ],
      first: [
        { title: 'Planos', status: 'To do', dueDate: '2026-12-01', people: [member.username], tags: [] },
        { title: 'Con "comillas";\ny salto', status: 'Done', priority: 'Medium', dueDate: null, people: [] },
      ],
    });
    const tasks = await api.as(manager).task.board({ params: { projectId: board.projectId } });
    expect(tasks).toMatchObject([
      {
        title: 'Planos',
        dueDate: '2026-12-01T06:00:00.000Z',
        assignedTo: [{ _id: member.id }],
        priority: 'Medium',
      },
      { title: 'Con "comillas";\ny salto', status: 'Done', assignedTo: [], createdBy: manager.id },
    ]);
  });

  it('puts lists where the one who imports says, and leaves some out', async () => {
    expect(await preview(csv, { statuses: 'Testing,' })).toMatchObject({
      created: 1,
      lists: [{ status: 'Testing' }, { status: null, tasks: 1 }],
    });
    await imported(csv, { statuses: 'Testing,' });
    expect(await storedBoard(board.project._id)).toEqual({ Testing: ['Planos'] });
    await expectRefused([imported(csv, { statuses: 'Done' })], { code: 'validation_failed' });
  });

  it.each([
    ['a comma', ','],
    ['a tab', '\t'],
  ])('may be divided by %s, and be of Windows', async (_, sign) => {
    const bytes = Buffer.from(
      `${['Título', 'Prioridad'].join(sign)}\n${['Cañón', 'crítica'].join(sign)}`,
      'latin1',
    );
    const answer = await imported(bytes);
    expect(answer.created).toBe(1);
    const [task] = await api.as(board.manager).task.board({ params: { projectId: board.projectId } });
    expect(task).toMatchObject({ title: 'Cañón', priority: 'Critical' });
  });

  it.each([
    ['little', 'fffe', (bytes: Buffer) => bytes],
    ['big', 'feff', (bytes: Buffer) => bytes.swap16()],
  ])('may be the Unicode text of Excel, %s end first', async (_, mark, turned) => {
    const text = Buffer.from('Título\tPrioridad\r\nCañón 🚧\tcrítica\r\n', 'utf16le');
    const bytes = Buffer.concat([Buffer.from(mark, 'hex'), turned(text)]);
    const answer = await imported(bytes);
    expect(answer.created).toBe(1);
    const [task] = await api.as(board.manager).task.board({ params: { projectId: board.projectId } });
    expect(task).toMatchObject({ title: 'Cañón 🚧', priority: 'Critical' });
  });
});

describe('what is wrong in a file (IMPORT-3)', () => {
  const faulty =
    'Title,Priority,Due,Hours\n"two\nlines",High,2026-02-30,1\n,urgente,,8 h\nfine,,,\nlong,,,1.5\n';

  it('is told by line and field, and then nothing is imported', async () => {
    const answer = await preview(faulty);
    expect(answer.faults.map(({ line, path, reason }) => [line, path, reason])).toEqual([
      [2, 'dueDate', 'not_a_day'],
      [4, 'priority', 'not_an_option'],
      [4, 'title', 'required'],
      [6, 'estimatedHours', 'not_whole'],
    ]);
    expect(answer).toMatchObject({ faultCount: 4, created: 1 });
    await expectRefused([imported(faulty)], { code: 'validation_failed' });
    const refused = await imported(faulty).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      errors: [{ path: 'body.file.2.dueDate', reason: 'not_a_day' }, {}, {}, {}],
    });
    expect(await TaskModel.countDocuments({ projectId: board.project._id })).toBe(0);
  });

  it.each([
    ['a picture', '\x89PNG\0', 'file_unreadable'],
    ['other JSON', '{"a":1}', 'file_unreadable'],
    ['half a JSON', '{"name":"x","lists":[', 'file_unreadable'],
    ['a table without titles', 'a,b\n1,2\n', 'titles_missing'],
    ['heads alone', 'Title\n', 'file_without_tasks'],
    ['more than 5,000 tasks', `Title\n${'x\n'.repeat(5_001)}`, 'too_many_tasks'],
    [
      'more than 100 lists',
      `Title,List\n${Array.from({ length: 101 }, (_, n) => `x,l${n}\n`).join('')}`,
      'too_many_lists',
    ],
  ])('is said of %s', async (_, text, reason) => {
    await expectRefused([preview(text)], {
      code: 'validation_failed',
      reason,
      errors: [{ path: 'body.file' }],
    });
  });

  it('is that a quote is not closed, by the line of what it begins in', async () => {
    for (const [text, line] of [
      ['Title\none\n"two\nlines"\n"three\nfour\n', 5],
      ['"Title\none\n', 1],
    ] as const)
      await expectRefused([preview(text)], {
        code: 'validation_failed',
        reason: 'quote_not_closed',
        params: { line },
        errors: [{ path: 'body.file' }],
      });
  });

  it('is that an id is there twice', async () => {
    const task = await createTask(api, board.project, { title: 'a' });
    const answer = await preview(`Id,Title\n${task.id},a\n${task.id},a\n`);
    expect(answer.faults).toMatchObject([{ line: 3, path: 'id', reason: 'task_twice' }]);
  });
});

describe('a column of steps (IMPORT-14)', () => {
  const csv = (cell: string) => `Title,Lista de pasos\na,"${cell}"\n`;

  it('is a checklist with an item a line, whoever wrote it', async () => {
    await imported(csv('[x] uno\r\n\r\n [X]dos\r\n[ ]   tres  tres\r\ncuatro\r\n[] cinco'));
    const stored = await TaskModel.findOne({ projectId: board.project._id }).lean();
    expect(stored?.checklist?.map(({ text, done }) => [text, done])).toEqual([
      ['uno', true],
      ['dos', true],
      ['tres tres', false],
      ['cuatro', false],
      ['cinco', false],
    ]);
  });

  it.each([
    ['an item without a text', '[x] a\n[ ]\n[x]', 'required'],
    ['one that is too long', `[ ] ${'x'.repeat(201)}`, 'too_long'],
    ['more of them than a checklist has', '[ ] a\n'.repeat(101), 'too_many'],
  ])('is a fault of its line with %s, once', async (_, cell, reason) => {
    const answer = await preview(csv(cell));
    expect(answer.faults.map((fault) => [fault.line, fault.path, fault.reason])).toEqual([
      [2, 'checklist', reason],
    ]);
    await expectRefused([imported(csv(cell))], { code: 'validation_failed', reason });
    expect(await TaskModel.countDocuments({ projectId: board.project._id })).toBe(0);
  });
});

describe('what tasks of a file wait for and are parts of (IMPORT-15)', () => {
  const heads = 'Id,Title,Status,Waits for,Part of\n';
  const links = async () => {
    const tasks = await TaskModel.find({ projectId: board.project._id }).sort({ title: 1 }).lean();
    const titles = new Map(tasks.map(({ _id, title }) => [String(_id), title]));
    return tasks.map(({ title, blockedBy = [], parentId }) => [
      ...[title, blockedBy.map((id) => titles.get(String(id)))],
      parentId ? titles.get(String(parentId)) : null,
    ]);
  };

  it('are tasks of the file by the ids it has for them, and tasks of the board', async () => {
    const there = await createTask(api, board.project, { title: 'there' });
    await imported(`${heads}T-1,a,Done,"t-2, ${there.id},T-2",\nT-2,b,Done,,${there.id}\n,c,Done,,T-1\n`);
    expect(await links()).toEqual([
      ['a', ['b', 'there'], null],
      ['b', [], 'there'],
      ['c', [], 'a'],
      ['there', [], null],
    ]);
  });

  it('are not those of a list that is left out, unless they are on the board', async () => {
    const there = await createTask(api, board.project, { title: 'there' });
    const csv = `${heads}1,a,Done,"2,${there.id}",2\n2,b,Fuera,3,\n${there.id},there,Fuera,,\n`;
    expect(await imported(csv, { statuses: 'Done,' })).toMatchObject({ created: 1, faults: [] });
    expect(await links()).toEqual([
      ['a', ['there'], null],
      ['there', [], null],
    ]);
  });

  it('make a task that is on the board another one than it is', async () => {
    const { ids } = await createVaried();
    const csv = await (await exported()).text();
    await TaskModel.updateOne({ _id: ids[0] }, { $set: { parentId: ids[2] } });
    expect(await imported(csv)).toMatchObject({ created: 0, present: 2, different: 1 });
  });

  it.each([
    ['an id that nothing has', '1,a,,"9,8",\n', [[2, 'blockedBy', 'unknown_task']]],
    ['one that two lines have', '1,a,,,\n1,b,,,\n2,c,,,1\n', [[4, 'parentId', 'task_named_by_two']]],
    ['itself', '1,a,,1,\n', [[2, 'blockedBy', 'links_in_a_circle']]],
    [
      'a circle, and what only leads there or from there is none',
      '1,a,,2,\n2,b,,3,\n3,c,,"4,5",\n4,d,,2,\n5,e,,,1\n6,f,,1,5\n',
      [
        [3, 'blockedBy', 'links_in_a_circle'],
        [4, 'blockedBy', 'links_in_a_circle'],
        [5, 'blockedBy', 'links_in_a_circle'],
      ],
    ],
    [
      'parts in a circle',
      '1,a,,,2\n2,b,,,1\n',
      [2, 3].map((line) => [line, 'parentId', 'links_in_a_circle']),
    ],
    [
      'more than a task can wait for',
      `0,a,,"${Array.from({ length: 21 }, (_, n) => n + 1).join()}",\n`,
      [[2, 'blockedBy', 'too_many_blockers']],
    ],
  ])('are faults by their lines: %s', async (_, rows, faults) => {
    const answer = await preview(heads + rows);
    expect(answer.faults.map(({ line, path, reason }) => [line, path, reason])).toEqual(faults);
    await expectRefused([imported(heads + rows)], { code: 'validation_failed' });
    expect(await TaskModel.countDocuments({ projectId: board.project._id })).toBe(0);
  });
});

describe('an import (IMPORT-1)', () => {
  it('takes 5,000 tasks at once', async () => {
    const answer = await imported(`Title,Status\n${'x,Done\n'.repeat(5_000)}`);
    expect(answer.created).toBe(5_000);
    const tasks = await api.as(board.manager).task.board({ params: { projectId: board.projectId } });
    expect(tasks.at(-1)?.order).toBe(4_999);
  });

  it('is done once by its key, and refused with another file', async () => {
    const { manager, projectId } = board;
    const send = (text: string) =>
      api
        .as(manager)
        .taskFile.import({ params: { projectId }, body: file(text) }, { idempotencyKey: 'one-and-the-same' });
    expect(await send('Title\na\n')).toEqual(await send('Title\na\n'));
    await expectRefused([send('Title\nb\n')], { code: 'key_reused' });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['a'] });
  });

  it('is one change, which is undone as a whole (UNDO-1)', async () => {
    const { manager, projectId } = board;
    const as = api.as(manager);
    await createTask(api, board.project, { title: 'mine' });
    const key = { idempotencyKey: 'an-import-to-undo' };
    await as.taskFile.import({ params: { projectId }, body: file('Title\na\nb\n') }, key);
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['mine', 'a', 'b'] });
    await as.task.undo({ body: { key: 'an-import-to-undo' } });
    expect(await storedBoard(board.project._id)).toEqual({ Backlog: ['mine'] });
  });

  it('is for whoever may change the tasks of the board', async () => {
    const { projectId } = board;
    const asked = { params: { projectId }, body: file('Title\na\n') };
    await expectRefused([api.as(board.member).taskFile.import(asked)], { code: 'forbidden' });
    await expectRefused([api.as(await createPerson(api, 'manager')).taskFile.preview(asked)], {
      code: 'not_found',
    });
    expect(await TaskModel.countDocuments({ projectId: board.project._id })).toBe(0);
  });
});
