import { MAX_IMPORT_COLUMNS } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const read = (text: string) => readFile(Buffer.from(text));

/** Expects a refusal with this reason. */
const reasonOf = (text: string) =>
  read(text).then(
    () => 'read',
    (error: { reason?: string }) => error.reason,
  );

describe('the columns of another tool that no field takes (IMPORT-16)', () => {
  it.each([
    [
      'Asana',
      `Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)
1201,2026-01-05,2026-01-09,2026-01-09,Plans,Design,Ana,ana@example.com,,2026-01-08,site,Two sheets,House,,,
1202,2026-01-05,,2026-01-06,Roof,Works,,,2026-02-01,2026-02-03,,,House,Plans,Plans,
`,
      ['Plans', 'Roof'],
      {
        ...{ 'Task ID': 2, 'Created At': 2, 'Completed At': 1, 'Last Modified': 2, 'Section/Column': 2 },
        ...{ 'Assignee Email': 1, 'Start Date': 1, Projects: 2, 'Parent task': 1 },
        'Blocked By (Dependencies)': 1,
      },
    ],
    [
      'Notion',
      '\ufeffName,Status,Date,Created time,Person\nPlans,Done,"November 27, 2026 → December 1, 2026","January 5, 2026 9:00 AM",Ana\nRoof,To do,,"January 5, 2026 9:01 AM",\n',
      ['Plans', 'Roof'],
      { Date: 1, 'Created time': 2, Person: 1 },
    ],
    [
      'Jira',
      'Summary,Title,Issue key,Status,Sprint,Sprint,Original estimate\nx,Plans,H-1,Done,1,2,3600\n',
      ['Plans'],
      { Summary: 1, 'Issue key': 1, Sprint: 1, 'Sprint (2)': 1, 'Original estimate': 1 },
    ],
    ['two columns of one field', 'Title,Name,Nombre\na,b,\n', ['a'], { Name: 1 }],
    ['a column without a head', 'Title,,\na,x\nb,,y\n', ['a', 'b'], { '': 1, ' (2)': 1 }],
    ['a long head', `Title,${'x'.repeat(200)}\na,b\n`, ['a'], { [`${'x'.repeat(79)}…`]: 1 }],
    ['cells beyond the heads', 'Title\na,x\n', ['a'], { '': 1 }],
  ])('are named with the number of their values: %s', async (_, csv, titles, unread) => {
    const { tasks, unreadColumns = [] } = await read(csv);
    expect(tasks.map(({ title }) => title)).toEqual(titles);
    const seen = new Map<string, number>();
    const named = unreadColumns.map(({ head, values }) => {
      const nth = (seen.get(head) ?? 0) + 1;
      seen.set(head, nth);
      return [nth === 1 ? head : `${head} (${nth})`, values];
    });
    expect(Object.fromEntries(named)).toEqual(unread);
  });

  it('are counted beyond the columns that are read', async () => {
    const { leftOut } = await read(
      `Title${',x'.repeat(MAX_IMPORT_COLUMNS)}\na${',1'.repeat(MAX_IMPORT_COLUMNS + 1)}\n`,
    );
    expect(leftOut).toContainEqual({ part: 'furtherColumns', count: 2 });
  });
});

describe('a report of hours (IMPORT-17)', () => {
  it.each([
    [
      'Toggl',
      'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount ()\nAna,ana@example.com,,House,,Plans,No,2026-11-02,08:00:00,2026-11-02,12:00:00,04:00:00,,\n',
    ],
    ['a summary of Toggl', 'Project,Client,Title,Duration\nHouse,Owner,Plans,04:00:00\n'],
    [
      'Clockify',
      '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)"\n"House","","Plans","","Ana","","ana@example.com","","No","11/02/2026","08:00:00 AM","11/02/2026","12:00:00 PM","04:00:00","4.00"\n',
    ],
    [
      'a summary of Clockify',
      '"Project","Client","Description","Time (h)","Time (decimal)"\n"House","","Plans","04:00:00","4.00"\n',
    ],
    [
      'Clockify in Spanish',
      'Proyecto;Cliente;Descripción;Tarea;Usuario;Fecha de inicio;Hora de inicio;Fecha de fin;Hora de fin;Duración (h)\nCasa;;Planos;;Ana;02/11/2026;08:00;02/11/2026;12:00;04:00:00\n',
    ],
    [
      'Harvest',
      'Date,Client,Project,Project Code,Task,Notes,Hours,Hours Rounded,Billable?,Invoiced?,First Name,Last Name,Roles,Employee?,External Reference URL\n2026-11-02,Owner,House,H,Design,Plans,4.0,4.0,No,No,Ana,López,,Yes,\n',
    ],
    [
      'Kimai',
      'Date,From,To,Duration,Rate,User,Customer,Project,Activity,Description,Exported,Billable,Tags\n2026-11-02,08:00,12:00,4:00,0,ana,Owner,House,Design,Plans,No,Yes,\n',
    ],
    [
      'solidtime',
      'Description,Task,Project,Client,User,Start,End,Duration,Duration (decimal),Billable,Tags\nPlans,,House,,Ana,2026-11-02 08:00:00,2026-11-02 12:00:00,04:00:00,4,No,\n',
    ],
    ['Everhour', 'Date,Client,Project,Task,Member,Time,Billable\n2026-11-02,Owner,House,Plans,Ana,4:00,No\n'],
    ['Timely', 'Date,Client,Project,Tags,Note,Logged,Billable\n2026-11-02,Owner,House,,Plans,4.0,4.0\n'],
    [
      'Kimai in German',
      'Datum;Beginn;Ende;Dauer;Benutzer;Kunde;Projekt;Beschreibung\n02.11.2026;08:00;12:00;4:00;ana;Owner;House;Plans\n',
    ],
    [
      'a week of Toggl',
      'User,Email,Mon 2026-11-02,Tue 2026-11-03,Wed 2026-11-04,Thu 2026-11-05,Fri 2026-11-06,Sat 2026-11-07,Sun 2026-11-08,Total\nAna,ana@example.com,4:00:00,,,,,,,4:00:00\n',
    ],
    ['Jibble', 'Date,Full Name,Group,First In,Last Out,Total Hours\n2026-11-02,Ana,House,08:00,12:00,4.00\n'],
    [
      'QuickBooks Time',
      'username,fname,lname,local_date,local_start_time,local_end_time,hours,jobcode_1\nana,Ana,López,2026-11-02,08:00,12:00,4.00,House\n',
    ],
    [
      'a punch clock',
      'Department,Name,No.,Date/Time,Status,Location ID\nHouse,Ana,7,02/11/2026 08:00:00,C/In,1\nHouse,Ana,7,02/11/2026 12:00:00,C/Out,1\n',
    ],
    [
      'a punch clock in Spanish',
      'Nombre;Fecha y hora;Estado\nAna;2/11/2026 08:00;Entrada\nAna;2/11/2026 12:00;Salida\n',
    ],
    ['a plain table', 'Nombre;Fecha;Entrada;Salida\nAna;2/11/2026;08:00;12:00\n'],
  ])('is recognised, and no task is made of it: %s', async (_, csv) => {
    expect(await reasonOf(csv)).toBe('file_of_hours');
  });

  it.each([
    ['a plan with days', 'Nombre;Inicio;Fin;Duración\nPlanos;1/12/2026;5/12/2026;5 días\n'],
    [
      'a plan of MS Project',
      'Task Name,Name,Duration,Start,Finish,Predecessors\nPlans,Plans,5 days,2026-12-01,2026-12-05,\n',
    ],
    ['a plan with times and due dates', 'Title,Start time,End time,Due date\nPlans,08:00,09:00,2026-12-01\n'],
    ['meetings', 'Title,Client,Date,Time\nPlans,Owner,2026-12-01,10:00\n'],
    ['estimates', 'Title,Hours\nPlans,4\n'],
    ['estimates with a day', 'Title,Date,Hours\nPlans,2026-12-01,4\n'],
    ['a plan of the week', 'Title,Lunes,Martes,Miércoles,Jueves,Viernes\nPlans,x,,,,\n'],
    ['a list with states', 'Title,Time,Status\nPlans,10:00,To do\n'],
    ['Asana', 'Name,Start Date,Due Date,Assignee\nPlans,2026-12-01,2026-12-02,Ana\n'],
  ])('is not %s', async (_, csv) => {
    expect(await reasonOf(csv)).toBe('read');
  });
});

describe('a first line that names the separator (IMPORT-5)', () => {
  it.each([
    ['sep=;\r\n', ';'],
    ['\ufeffSEP=,\n', ','],
    ['"sep=;"\n', ';'],
    ['sep=\t\r', '\t'],
    ['sep=|\n', '|'],
  ])('is no head, and decides: %j', async (first, sign) => {
    const csv = `${first}${['Título', 'Otra, más; y'].join(sign)}\n${['Planos', ''].join(sign)}\n"dos${sign}\nlíneas"${sign}x\n`;
    const { tasks, unreadColumns } = await read(
      sign === ',' || sign === ';' ? csv.replace('Otra, más; y', 'Otra') : csv,
    );
    expect(tasks.map(({ line, title }) => [line, title])).toEqual([
      [3, 'Planos'],
      [4, `dos${sign}\nlíneas`],
    ]);
    expect(unreadColumns).toMatchObject([{ values: 1 }]);
  });

  it('counts as a line when an unclosed quote is reported', async () => {
    await expect(read('sep=;\nTitle\n"a\n')).rejects.toMatchObject({ params: { line: 3 } });
  });
});

describe('labels of Trello (IMPORT-7)', () => {
  const list = { id: 'l', name: 'Done', closed: false, pos: 1 };
  const board = (cards: object[], head: object) =>
    JSON.stringify({
      name: 'n',
      lists: [list],
      cards: cards.map((card) => ({ idList: 'l', name: 'c', ...card })),
      ...head,
    });

  it('are those of the cards where the board has none at its head, as in 2015', async () => {
    const labels = [
      { color: 'green', name: 'site' },
      { color: 'red', name: '' },
    ];
    const cards = Array.from({ length: 49 }, (_, n) => ({ id: `${n}`, labels }));
    const { tasks, leftOut } = await read(board(cards, { labelNames: { green: 'site', red: '' } }));
    expect(tasks.map(({ tags }) => tags)).toEqual(Array(49).fill(['site', 'red']));
    expect(leftOut).toContainEqual({ part: 'labels', count: 0 });
  });

  it('are each stored once even if an export has them twice', async () => {
    const names = Array.from({ length: 15 }, (_, n) => ({ id: `${n}`, name: `n${n}`, color: 'red' }));
    const card = { id: 'c', idLabels: names.map(({ id }) => id), labels: names };
    const { tasks, leftOut } = await read(board([card], { labels: names }));
    expect(tasks[0]?.tags).toEqual(names.map(({ name }) => name));
    expect(leftOut).toContainEqual({ part: 'shortened', count: 0 });
  });

  it('are counted if no name is in the file', async () => {
    const { leftOut } = await read(board([{ id: 'c', idLabels: ['x', 'y'] }], {}));
    expect(leftOut).toContainEqual({ part: 'labels', count: 2 });
  });
});

it('the quotes, dashes and € of a file in Windows encoding stay (IMPORT-5)', async () => {
  const line = Buffer.from([0x80, 0x20, 0x93, 0xd1, 0x94, 0x20, 0x96, 0x20, 0x8c, 0x85, 0x0a]);
  const { tasks } = await readFile(Buffer.concat([Buffer.from('Title\n'), line]));
  expect(tasks.map(({ title }) => title)).toEqual(['€ “Ñ” – Œ…']);
});
