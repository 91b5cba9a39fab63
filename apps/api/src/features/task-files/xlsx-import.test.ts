import { buffer } from 'node:stream/consumers';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { ZipFile } from 'yazl';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createProject, createTask } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

function exported(format: 'csv' | 'xlsx', projectId = board.projectId) {
  return api.as(board.manager).taskFile.export({ params: { projectId }, query: { format } });
}

function preview(body: Blob, query: { statuses?: string } = {}) {
  return api.as(board.manager).taskFile.preview({ params: { projectId: board.projectId }, query, body });
}

function imported(body: Blob, projectId = board.projectId) {
  return api.as(board.manager).taskFile.import({ params: { projectId }, body });
}

const XMLNS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook as Excel writes them. */
const PARTS = {
  '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook ${XMLNS} xmlns:r="${OFFICE}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="/xl/worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/sharedStrings.xml': `<sst ${XMLNS}></sst>`,
};

/** A workbook with these rows, and with other parts in place of those it has. */
async function workbook(rows: string, parts: Readonly<Record<string, string>> = {}): Promise<Blob> {
  const sheet = `<?xml version="1.0"?><worksheet ${XMLNS}><sheetData>${rows}</sheetData></worksheet>`;
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet, ...parts })) {
    zip.addBuffer(Buffer.from(xml), name);
  }
  zip.end();
  return new Blob([await buffer(zip.outputStream)]);
}

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const titled = (rows: string) => `<row r="1">${inline('Title')}</row>${rows}`;

describe('a workbook that Faena exported (EXPORT-4, IMPORT-3)', () => {
  beforeEach(async () => {
    const { project, member, manager } = board;
    await createTask(api, project, {
      title: '\'=suma, "dice" <&> _x0041_ 🏗️',
      description: 'Primera línea\nsegunda; tercera\n=1+1',
      priority: 'Critical',
      dueDate: new Date('2026-12-01T06:00:00Z'),
      estimatedHours: 12,
      tags: ['obra', 'a, b', '-x', '0042'],
      assigneeIds: [member._id, manager._id],
      checklist: [
        { _id: new Types.ObjectId(), text: '=1+1 <&>', done: false },
        { _id: new Types.ObjectId(), text: '[ ] _x000a_ 🏗️', done: true },
      ],
    });
    await createTask(api, project, {
      title: '2026',
      status: 'Doing',
      recurrence: { every: 1, unit: 'month', day: 31 },
    });
    const { _id } = await createTask(api, project, { title: 'a', status: 'Doing', priority: 'Low' });
    await TaskModel.updateOne({ title: '2026', projectId: project._id }, { blockedBy: [_id], parentId: _id });
  });

  it('makes a board in an empty project whose export is equal but for the ids', async () => {
    const other = await createProject(api, board.company, [board.member, board.manager]);
    const answer = await imported(await exported('xlsx'), String(other._id));
    expect(answer).toMatchObject({ source: 'xlsx', created: 3, present: 0, faults: [] });
    const withoutIds = async (file: Blob) =>
      readCsv(await file.text()).map(([, ...cells]) =>
        cells.map((cell) => cell.replace(/[0-9a-f]{24}/g, 'an id')),
      );
    expect(await withoutIds(await exported('csv', String(other._id)))).toEqual(
      await withoutIds(await exported('csv')),
    );
  });

  it('changes nothing in its own board', async () => {
    const before = await TaskModel.find({ projectId: board.project._id }).lean();
    expect(await imported(await exported('xlsx'))).toMatchObject({ created: 0, present: 3, different: 0 });
    expect(await TaskModel.find({ projectId: board.project._id }).lean()).toEqual(before);
  });
});

describe('a workbook of another program (IMPORT-13)', () => {
  it('becomes tasks by its heads, with days and numbers as such', async () => {
    const heads = ['Lista', 'Nombre', 'Vence', 'Horas', 'Responsable', 'Otra'].map((value) => ({ value }));
    const day = { value: new Date(Date.UTC(2026, 11, 1)), type: Date, format: 'dd/mm/yyyy' };
    const file = await writeExcelFile([
      heads,
      [
        ...[{ value: 'Pendientes' }, { value: 'Planos' }, day],
        ...[{ value: 8 }, { value: board.member.username }, { value: 1 }],
      ],
      [{ value: 'Hecho' }, { value: 2026 }, { value: '2/12/2026' }, null, null, null],
    ]).toBuffer();
    expect(await preview(new Blob([new Uint8Array(file)]))).toMatchObject({
      source: 'xlsx',
      created: 2,
      lists: [
        { name: 'Pendientes', status: 'To do', tasks: 1 },
        { name: 'Hecho', status: 'Done', tasks: 1 },
      ],
      people: [{ username: board.member.username, tasks: 1 }],
      first: [
        { title: 'Planos', dueDate: '2026-12-01' },
        { title: '2026', dueDate: '2026-12-02' },
      ],
    });
    await imported(new Blob([new Uint8Array(file)]));
    expect(await storedBoard(board.project._id)).toEqual({ 'To do': ['Planos'], Done: ['2026'] });
  });

  it('is read with shared texts, pieces of text, results of formulas and the days of 1904', async () => {
    const file = await workbook(
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>' +
        '<row r="4"><c r="B4" t="s"><v>2</v></c><c r="D4" s="1"><f>TODAY()</f><v>44895.75</v></c></row>' +
        '<row r="5"><c r="B5" t="str"><f>A1</f><v>de fórmula</v></c><c r="D5" t="d"><v>2026-12-03T00:00:00</v></c></row>' +
        '<row r="6"><c r="B6" t="b"><v>1</v></c></row>' +
        '<row r="7"><c r="B7"><v>0.30000000000000004</v></c><c r="D7" s="1"/></row>',
      {
        'xl/sharedStrings.xml':
          `<sst ${XMLNS}><si><t>Título</t></si><si><t>Vence</t></si>` +
          '<si><r><rPr><b/></rPr><t xml:space="preserve">con </t></r><r><t>pie_x0041_</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si></sst>',
        'xl/workbook.xml': PARTS['xl/workbook.xml'].replace('<sheets>', '<workbookPr date1904="1"/><sheets>'),
      },
    );
    expect((await preview(file)).first.map(({ title, dueDate }) => [title, dueDate])).toEqual([
      ['con pieA', '2026-12-01'],
      ['de fórmula', '2026-12-03'],
      ['TRUE', null],
      ['0.3', null],
    ]);
  });

  it('is the sheet with the name of an export, or the first one', async () => {
    const sheets = (second: string) => ({
      'xl/workbook.xml': PARTS['xl/workbook.xml'].replace(
        '</sheets>',
        `<sheet name="${second}" sheetId="2" r:id="rId9"/></sheets>`,
      ),
      'xl/_rels/workbook.xml.rels': PARTS['xl/_rels/workbook.xml.rels'].replace(
        '</Relationships>',
        `<Relationship Id="rId9" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="y"><x:sheetData>${titled(`<row>${inline('segunda')}</row>`).replace(/<(\/?)/g, '<$1x:')}</x:sheetData></x:worksheet>`,
    });
    const first = titled(`<row>${inline('primera')}</row>`);
    const titleOf = async (file: Blob) => (await preview(file)).first.map(({ title }) => title);
    expect(await titleOf(await workbook(first, sheets('Otra')))).toEqual(['primera']);
    expect(await titleOf(await workbook(first, sheets('Tasks')))).toEqual(['segunda']);
  });

  it('reports its faults by row and field, formulas without a result too', async () => {
    const file = await workbook(
      `<row r="1">${['Title', 'Due', 'Hours', 'Other'].map(inline).join('')}</row>` +
        '<row r="3"><c r="A3"><f>B1</f></c><c r="B3"><v>2026</v></c></row>' +
        `<row r="4">${inline('a')}<c r="B4"><v>2026</v></c><c r="C4"><v>1.5</v></c></row>` +
        `<row r="5">${inline('b')}<c r="B5"><f>TODAY()</f></c><c r="D5"><f>A1</f></c></row>` +
        '<row r="9"><c r="A9" t="e"><v>#REF!</v></c></row>',
    );
    const answer = await imported(file);
    expect(answer.faults.map(({ line, path, reason }) => [line, path, reason])).toEqual([
      [3, 'title', 'cell_without_value'],
      [4, 'dueDate', 'not_a_day'],
      [4, 'estimatedHours', 'hours_rounded'],
      [5, 'dueDate', 'cell_without_value'],
      [9, 'title', 'cell_without_value'],
    ]);
    expect(answer).toMatchObject({ created: 2, unreadColumns: [{ head: 'Other', values: 1 }] });
    const stored = await TaskModel.find({ projectId: board.project._id }).sort({ title: 1 }).lean();
    expect(stored.map(({ title, dueDay, estimatedHours }) => [title, dueDay, estimatedHours])).toEqual([
      ['a', null, 2],
      ['b', null, 0],
    ]);
  });
});

describe('a workbook that is none, or is made to do harm (IMPORT-13)', () => {
  const rows = (count: number) => `<row>${inline('x')}</row>`.repeat(count);
  const shared = (text: string) => ({
    'xl/sharedStrings.xml': `<sst ${XMLNS}><si><t>${text}</t></si></sst>`,
  });

  it.each<[string, () => Promise<Blob>, string]>([
    ['half an archive', async () => (await workbook(titled(rows(9)))).slice(0, 300), 'file_unreadable'],
    ['the begin of one', async () => new Blob(['PK\u0003\u0004']), 'file_unreadable'],
    ['an archive that declares less than it holds', () => understated(), 'file_unreadable'],
    ['another archive', () => workbook('', { '_rels/.rels': '<Relationships/>' }), 'file_unreadable'],
    ['broken XML', () => workbook('<row>'), 'file_unreadable'],
    ['a text that is not there', () => workbook('<row><c t="s"><v>7</v></c></row>'), 'file_unreadable'],
    ['a row without a place', () => workbook('<row r="x"/>'), 'file_unreadable'],
    ['an address that is none', () => badTarget(), 'file_unreadable'],
    ['an entity', () => entities(), 'file_unreadable'],
    ['deep nesting', () => workbook('<a>'.repeat(100)), 'file_unreadable'],
    ['many attributes', () => workbook(`<row ${manyAttributes()}/>`), 'file_unreadable'],
    ['no titles', () => workbook(`<row>${inline('x')}</row>`), 'titles_missing'],
    ['heads alone', () => workbook(titled('')), 'file_without_tasks'],
    ['nothing', () => workbook(''), 'titles_missing'],
    ['more than 5,000 tasks', () => workbook(titled(rows(5_001))), 'too_many_tasks'],
    [
      'what unpacks to more than 32 MiB',
      async () =>
        workbook(`${titled('')}${' '.repeat(34e6)}`, {
          // Ballast that is not read, so that the ratio of a hundred does not refuse the file.
          'xl/media/image1.png': Array.from({ length: 60_000 }, () => Math.random()).join(''),
        }),
      'unpacks_too_much',
    ],
    [
      'a long text that many cells share',
      () => workbook(titled(`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`), shared(noise(60_000))),
      'unpacks_too_much',
    ],
  ])('is refused: %s', async (_, file, reason) => {
    await expectRefused([preview(await file())], {
      code: 'validation_failed',
      reason,
      errors: [{ path: 'body.file' }],
    });
  });

  it('is refused where it unpacks to more than a hundred times its size', async () => {
    const reason = 'unpacks_too_much';
    await expectRefused([preview(await workbook(titled(' '.repeat(4e6))))], {
      code: 'validation_failed',
      reason,
    });
  });

  it('takes 5,000 tasks, and as many empty rows as come below them', async () => {
    const file = await workbook(titled(rows(5_000) + '<row><c s="1"/></row>'.repeat(20_000)));
    expect((await imported(file)).created).toBe(5_000);
  });

  const badTarget = () =>
    workbook('', {
      'xl/_rels/workbook.xml.rels': PARTS['xl/_rels/workbook.xml.rels'].replace(
        '/xl/worksheets/sheet1.xml',
        'http://[',
      ),
    });
  /** Each file has 10 bytes, as the central directory says. */
  const understated = async () => {
    const bytes = Buffer.from(await (await workbook(titled(rows(9)))).arrayBuffer());
    for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4))
      bytes.writeUInt32LE(10, at + 24);
    return new Blob([bytes]);
  };
  const entities = () =>
    workbook('', {
      'xl/sharedStrings.xml': `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>`,
    });
  const manyAttributes = () => Array.from({ length: 100 }, (_, n) => `a${n}="1"`).join(' ');
  const noise = (length: number) =>
    Array.from({ length: length / 2 }, (_, n) => ((n * 7_919) % 1_296).toString(36).padStart(2, '0')).join(
      '',
    );
});
