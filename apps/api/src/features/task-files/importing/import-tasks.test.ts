import { MAX_ASSIGNEES, MAX_IMPORT_CARDS, MAX_IMPORT_LEVELS, MAX_IMPORT_VALUES } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../../test/board.ts';
import { createPerson, createProject, createTask } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { TaskModel } from '../../task-store/index.ts';
import { taskFileTexts } from '../format/texts.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

/** A board of Trello with this card many times. */
const cards = (card: string, count: number) =>
  `{"name":"n","lists":[],"cards":[${Array(count).fill(card).join()}]}`;

/** A board of Trello whose 5,000 cards have one id, and so this comment. */
const commented = ({ text, author = '' }: { text: string; author?: string }) =>
  JSON.stringify({
    ...{ name: 'n', lists: [{ id: 'a' }], cards: Array(5_000).fill({ id: 'c', idList: 'a' }) },
    actions: [
      {
        ...{ type: 'commentCard', data: { text, card: { id: 'c' } } },
        memberCreator: { fullName: author, username: '' },
      },
    ],
  });

const file = (content: string | Buffer<ArrayBuffer>) => new Blob([content]);

interface FileQuery {
  statuses?: string;
  dayOrder?: 'day-first' | 'month-first';
}

function preview(text: string, query: FileQuery = {}, projectId = board.projectId) {
  return api.as(board.manager).taskFile.preview({ params: { projectId }, query, body: file(text) });
}

function imported(content: string | Buffer<ArrayBuffer>, query: FileQuery = {}, projectId = board.projectId) {
  return api.as(board.manager).taskFile.import({ params: { projectId }, query, body: file(content) });
}

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

  it('maps lists to the chosen columns, and leaves some out', async () => {
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
  ])('may be divided by %s, and come from Windows', async (_, sign) => {
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

  it('reads the recurrence in either language, and reports other texts by line (IMPORT-6)', async () => {
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
});

describe('a board of another program (IMPORT-7)', () => {
  it('makes the steps of a card of another board the checklist of its task', async () => {
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
});

describe('the order of day and month in a file (IMPORT-14)', () => {
  const american = 'Title,Due Date\nPlanos,05/11/2024\nTecho,2026-01-02\n';
  const days = async () => {
    const tasks = await api.as(board.manager).task.board({ params: { projectId: board.projectId } });
    return tasks.map(({ dueDay }) => dueDay);
  };

  it('must be chosen if the file does not determine it; nothing is imported before', async () => {
    expect(await preview(american)).toMatchObject({
      faultCount: 0,
      dayOrder: { sample: '05/11/2024', order: null },
      first: [{ dueDate: null }, { dueDate: '2026-01-02' }],
    });
    await expectRefused([imported(american)], {
      code: 'validation_failed',
      reason: 'day_order_unknown',
    });
    expect(await days()).toEqual([]);
    await imported(american, { dayOrder: 'month-first' });
    await imported(american, { dayOrder: 'day-first' });
    expect(await days()).toEqual(['2024-05-11', '2026-01-02', '2024-11-05', '2026-01-02']);
  });

  it.each([
    [
      'another date of the file',
      'Title,Due\na,05/11/2024 8:00 AM\nb,05/25/2024\n',
      'month-first',
      ['2024-05-11', '2024-05-25'],
    ],
    ['a Spanish head', 'Nombre;Vence\na;05/11/2024\n', 'day-first', ['2024-11-05']],
    [
      'dates of one reading',
      'Title,Due\na,5/5/2024\nb,"Nov 5, 2024"\nc,2024-11-05 23:30\n',
      undefined,
      ['2024-05-05', '2024-11-05', '2024-11-05'],
    ],
    ['months first alone', 'Title,Due\na,11/25/2024\n', undefined, ['2024-11-25']],
  ])('is derived from %s', async (_, file, order, expected) => {
    expect((await preview(file)).dayOrder?.order).toBe(order);
    await imported(file);
    expect(await days()).toEqual(expected);
  });
});

describe('a bad cell in a file (IMPORT-15)', () => {
  const faulty =
    'Title,Priority,Due,Hours\n"two\nlines",High,2026-02-30,1\n,urgente,,8 h\nfine,urgente,,nada\n';

  it('leaves its line out, or is left empty, and the rest is imported', async () => {
    const answer = await preview(faulty);
    expect(answer.faults.map(({ line, path, reason, outcome }) => [line, path, reason, outcome])).toEqual([
      [2, 'dueDate', 'not_a_day', 'cell_left_empty'],
      [4, 'title', 'required', 'line_left_out'],
      [5, 'priority', 'not_an_option', 'cell_left_empty'],
      [5, 'estimatedHours', 'not_whole', 'cell_left_empty'],
    ]);
    expect(answer).toMatchObject({
      ...{ faultCount: 4, created: 2, lists: [{ tasks: 2 }] },
      settled: { linesLeftOut: 1, cellsLeftEmpty: 3, rounded: 0 },
    });
    const { first: _, ...settled } = await imported(faulty);
    expect(settled).toMatchObject({ faultCount: 4, created: 2 });
    const stored = await TaskModel.find({ projectId: board.project._id }).sort({ title: 1 }).lean();
    expect(
      stored.map(({ title, priority, dueDay, estimatedHours }) => [title, priority, dueDay, estimatedHours]),
    ).toEqual([
      ['fine', 'Medium', null, 0],
      ['two\nlines', 'High', null, 1],
    ]);
  });

  it.each([
    ['1,5', 2],
    ['2.5', 3],
    ['0.4 h', 0],
    ['1:30', 2],
    ['2h 15m', 2],
  ])('rounds an estimate of %s to %i whole hours, and reports the line (IMPORT-18)', async (given, hours) => {
    const csv = `Title;Estimated hours\na;8\nb;${given}\n`;
    expect((await imported(csv)).faults).toMatchObject([
      ...[{ line: 3, path: 'estimatedHours', outcome: 'rounded', params: { given, hours } }],
    ]);
    const stored = await TaskModel.find({ projectId: board.project._id }).sort({ title: 1 }).lean();
    expect(stored.map(({ estimatedHours }) => estimatedHours)).toEqual([8, hours]);
  });

  it('blocks no other line, in any column', async () => {
    const bad: Record<string, string> = {
      ...{ title: 'x'.repeat(201), description: 'x'.repeat(5_001), priority: 'x' },
      ...{ dueDate: 'x', estimatedHours: '99999999', tags: 'x'.repeat(41), recurrence: 'x' },
      ...{ checklist: 'x'.repeat(201), blockedBy: 'x', parentId: 'x' },
    };
    bad.assignedTo = Array.from({ length: MAX_ASSIGNEES + 1 }, (_, n) => n).join();
    const { heads } = taskFileTexts.en;
    for (const [path, cell] of Object.entries(bad)) {
      const head = heads[path as keyof typeof heads];
      const csv = path === 'title' ? `Title\n${cell}\nfine\n` : `Title,${head}\nbad,"${cell}"\nfine,\n`;
      const answer = await imported(csv);
      const outcome = path === 'title' ? 'line_left_out' : 'cell_left_empty';
      expect(answer.faults).toMatchObject([{ line: 2, path, outcome }]);
      expect(answer.created).toBe(path === 'title' ? 1 : 2);
    }
  });

  it('removes the links to its line as well, and reports their lines', async () => {
    const csv = 'Id,Title,Waits for,Part of\n1,,,\n2,b,1,1\n3,c,2,\n';
    const answer = await imported(csv);
    expect(answer.faults.map(({ line, path, reason }) => [line, path, reason])).toEqual([
      [2, 'title', 'required'],
      [3, 'blockedBy', 'unknown_task'],
      [3, 'parentId', 'unknown_task'],
    ]);
    const [b, c] = await TaskModel.find({ projectId: board.project._id }).sort({ title: 1 }).lean();
    expect([b?.blockedBy ?? [], b?.parentId ?? null]).toEqual([[], null]);
    expect(c?.blockedBy).toEqual([b?._id]);
  });
});

describe('the faults of a file (IMPORT-3)', () => {
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
    ['a million cells (LIMIT-22)', `Title${','.repeat(MAX_IMPORT_VALUES)}`, 'too_many_file_values'],
    ['a million empty cards (LIMIT-22)', cards('{}', MAX_IMPORT_VALUES / 2), 'too_many_file_values'],
    [
      'more cards than are read (LIMIT-22)',
      cards('{"id":"","idList":""}', MAX_IMPORT_CARDS + 1),
      'too_many_cards',
    ],
    ['JSON of 33 levels (LIMIT-22)', '['.repeat(MAX_IMPORT_LEVELS + 1), 'file_nested_too_deeply'],
    [
      'people by the ten thousand (LIMIT-22)',
      `Title,Members\n${`x,"${Array.from({ length: 501 }, (_, n) => n).join()}"\n`.repeat(50)}`,
      'too_many_people_of_tasks',
    ],
    [
      'a long name of many cards (LIMIT-22)',
      `{"name":"n","lists":[{"id":"a","name":"${'x'.repeat(5_000)}"}],"cards":[${Array(5_000).fill('{"id":"","idList":"a"}').join()}]}`,
      'file_takes_too_much',
    ],
    [
      'a long comment of many cards (LIMIT-22)',
      commented({ text: 'x'.repeat(5_000) }),
      'file_takes_too_much',
    ],
    [
      'a long author of many cards (LIMIT-22)',
      commented({ text: 'x', author: 'x'.repeat(5_000) }),
      'file_takes_too_much',
    ],
  ])('are reported for %s', async (_, text, reason) => {
    await expectRefused([preview(text)], {
      code: 'validation_failed',
      reason,
      errors: [{ path: 'body.file' }],
    });
  });

  it('include an unclosed quote, with the line where it begins', async () => {
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

  it('include an id that is there twice', async () => {
    const task = await createTask(api, board.project, { title: 'a' });
    const answer = await preview(`Id,Title\n${task.id},a\n${task.id},a\n`);
    expect(answer.faults).toMatchObject([{ line: 3, path: 'id', reason: 'task_twice' }]);
  });
});

describe('a column of steps (IMPORT-5)', () => {
  const csv = (cell: string) => `Title,Lista de pasos\na,"${cell}"\n`;

  it('is a checklist with an item a line, from any writer', async () => {
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
  ])('stays empty and is a fault of its line with %s, once', async (_, cell, reason) => {
    const answer = await preview(csv(cell));
    expect(answer.faults.map((fault) => [fault.line, fault.path, fault.reason])).toEqual([
      [2, 'checklist', reason],
    ]);
    expect(await imported(csv(cell))).toMatchObject({ created: 1 });
    expect(await TaskModel.findOne({ projectId: board.project._id }).lean()).not.toHaveProperty('checklist');
  });
});

describe('blockers and parents in a file (IMPORT-5)', () => {
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
  ])('are faults by their lines, and stay empty: %s', async (_, rows, faults) => {
    const answer = await imported(heads + rows);
    expect(answer.faults.map(({ line, path, reason }) => [line, path, reason])).toEqual(faults);
    expect(answer.created).toBe(rows.split('\n').length - 1);
    // The links of the other lines are stored.
    const cells = rows.split('\n').flatMap((row) => (row === '' ? [] : [row.split(/,(?![^"]*"[^"]*$)/)]));
    const kept = cells.map(([, title = '', , blockers = '', parent = ''], index) => {
      const isEmpty = (path: string) => faults.some(([line, bad]) => line === index + 2 && bad === path);
      const count = isEmpty('blockedBy') || blockers === '' ? 0 : blockers.split(',').length;
      return [title, count, parent !== '' && !isEmpty('parentId')];
    });
    const stored = (await links()).map(([title, blockers, parent]) => [
      title,
      (blockers as unknown[]).length,
      parent !== null,
    ]);
    expect(stored).toEqual(kept);
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

  it('is for people who may change the tasks of the board', async () => {
    const { projectId } = board;
    const asked = { params: { projectId }, body: file('Title\na\n') };
    await expectRefused([api.as(board.member).taskFile.import(asked)], { code: 'forbidden' });
    await expectRefused([api.as(await createPerson(api, 'manager')).taskFile.preview(asked)], {
      code: 'not_found',
    });
    expect(await TaskModel.countDocuments({ projectId: board.project._id })).toBe(0);
  });
});
