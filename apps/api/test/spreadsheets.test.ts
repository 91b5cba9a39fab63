import { inflateRawSync } from 'node:zlib';
import { BANK_COLUMNS, CSV_SEPARATORS, RUN_TABLES } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeAll, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { AdjustmentModel } from '../src/features/working-time/index.ts';
import { createPerson, createProject, createRecord, createTask, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { readCsv } from './read-csv.ts';
import { createAdjustment } from './runs.ts';
import { formulasIn, namesNobody, spreadsheetPaths, spreadsheetRoutes } from './spreadsheets.ts';
import { createCrew } from './workers.ts';

/** Names that a spreadsheet program would run. Only earlier versions accepted some of them. */
const HOSTILE = [
  "=cmd|' /C calc'!A0",
  "x;=cmd|' /C calc'!A0",
  'x,=1+1',
  'x\t=1+1',
  '\t=1+1',
  '\r=1+1',
  'x\r=1+1',
  'x\r\n@SUM(A1)',
  'x;"=1+1"',
  '@SUM(A1)',
  '+1+cmd',
  '-1+cmd',
  ' =1+1',
  '＝1+1',
];
const PERIOD = { startDate: '2026-11-01', endDate: '2026-11-15' };

const api = useApi();
let manager: Person;
let paths: string[];
let companyId: string;

/** A closed run and a board of a company in which everything that somebody typed is a formula. */
beforeAll(async () => {
  api.clock.set('2026-11-20T15:00:00Z');
  const { company, ...crew } = await createCrew(api);
  manager = await createPerson(api, 'manager', { fullname: '=1+1;=2' });
  companyId = company.id;
  await CompanyModel.updateOne(
    { _id: company._id },
    { name: '=1;=2', createdBy: manager._id, currency: 'GTQ' },
  );
  const project = await createProject(api, company, [manager]);
  for (const text of HOSTILE) {
    const worker = await createPerson(api, 'employee', {
      companyId: company._id,
      fullname: text,
      username: `${text}${new Types.ObjectId()}`,
      hourlyRateCents: 500,
    });
    const record = await createRecord(api, worker, company._id, {
      startTime: new Date('2026-11-03T14:00:00Z'),
      endTime: new Date('2026-11-03T16:00:00Z'),
      projectName: text,
      rateCents: 500,
      costCents: 1_000,
    });
    const tags = [text, 'a'];
    await createTask(api, project, { title: text, description: text, tags, assigneeIds: [worker._id] });
    const { _id } = await createAdjustment(api, record, 250);
    const by = { _id: manager._id, fullname: text, username: text };
    await AdjustmentModel.updateOne(
      { _id },
      { reason: text, by, days: [{ date: '2026-11-03', ms: 0, cents: 250 }] },
    );
  }
  await createRecord(api, crew.worker, company._id, {
    startTime: new Date('2026-11-03T14:00:00Z'),
    endTime: new Date('2026-11-03T16:00:00Z'),
    costCents: 100,
  });
  const own = api.as(manager);
  await own.payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: PERIOD.startDate } });
  for (const [at, text] of HOSTILE.entries()) {
    const concept = { companyId, name: `${text} ${at}`, kind: 'addition', basis: 'fixed', value: 1 } as const;
    await own.concept.add({ body: concept });
    const line = { companyId, employeeId: crew.worker.id, name: text, kind: 'addition', amount: 1 } as const;
    await own.payLine.add({ body: { ...line, note: text } });
  }
  const run = await own.run.close({ body: { companyId, ...PERIOD } });
  const [, ...slips] = await own.run.slips({ params: { id: run._id } });
  for (const [at, { _id: slipId }] of slips.entries()) {
    const payment = { date: '2026-11-15', method: 'cash', reference: HOSTILE[at] ?? '' } as const;
    await own.payment.make({
      body: { runId: run._id, ...payment, payments: [{ slipId, amount: 0.5 }] },
    });
  }
  paths = spreadsheetPaths({ companyId, runId: run._id, ...PERIOD, projectId: project.id });
});

async function fileAt(path: string): Promise<Buffer> {
  const response = await api.request(path, { as: manager });
  const file = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${path}: ${response.status} ${file}`);
  return file;
}

async function expectHarmless(path: string): Promise<void> {
  const file = await fileAt(path);
  if (file.subarray(0, 2).toString() === 'PK') {
    const sheets = sheetsOf(file);
    if (!namesNobody(path)) expect(sheets.join(''), path).toContain('=cmd|');
    for (const sheet of sheets) expect(sheet, path).not.toMatch(/<f[\s>/]|t="str"/);
    return;
  }
  const csv = file.toString();
  if (!namesNobody(path)) expect(csv, path).toMatch(/'=cmd\|/);
  expect(formulasIn(csv), path).toEqual([]);
}

it('every declared route that gives a spreadsheet is asked for one', () => {
  expect(spreadsheetRoutes().length).toBeGreaterThan(3);
  expect(paths.length).toBeGreaterThan(spreadsheetRoutes().length);
});

it('no cell of theirs looks like a part of a date, and each sheet filters and prints on pages one wide (SLIP-10, EXPORT-8)', async () => {
  for (const path of paths) {
    const file = await fileAt(path);
    if (file.subarray(0, 2).toString() === 'PK') {
      for (const sheet of sheetsOf(file)) {
        expect(sheet, path).toMatch(/<autoFilter .*<pageSetup orientation="l/);
        // A day is a date for the program, never a text.
        const texts = [...sheet.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
        expect(texts.length, path).toBeGreaterThan(0);
        expect(texts.filter((text) => /^(\d{4}-\d\d-\d\d|\d\d?\/\d\d?\/\d{2,4})/.test(text))).toEqual([]);
      }
      continue;
    }
    const cells = readCsv(file.toString()).flat();
    expect(cells.filter((cell) => /^\d{1,4}[-/.]\d{1,4}$/.test(cell) && !/\.\d\d$/.test(cell))).toEqual([]);
  }
});

it('none of their files has a cell that a program runs, with any names of people (PAY-20, SLIP-7)', async () => {
  for (const path of paths) await expectHarmless(path);
  for (const path of paths.filter((path) => /csv/.test(path))) {
    await expectHarmless(`${path}${path.includes('?') ? '&' : '?'}separator=%3B`);
  }
  for (const separator of CSV_SEPARATORS) {
    const layout = { columns: [...BANK_COLUMNS].reverse(), separator, header: false };
    await api.as(manager).bankLayout.change({ params: { companyId }, body: layout });
    await expectHarmless(paths.find((path) => path.endsWith('/bank')) ?? '');
  }
});

it('each CSV that is asked for semicolons has them, decimal commas and a byte order mark (EXPORT-6)', async () => {
  const files = paths.filter((path) => path.includes('csv'));
  expect(files.length).toBeGreaterThan(RUN_TABLES.length);
  const read: string[] = [];
  for (const path of files) {
    const csv = (await fileAt(`${path}${path.includes('?') ? '&' : '?'}separator=%3B`)).toString();
    expect(csv.split('\r\n', 1)[0], path).toMatch(/^\ufeff[^,;]+;/);
    expect(csv, path).not.toMatch(/(?:^|;)-?\d+\.\d+(?=;|\r$)/m);
    read.push(csv);
  }
  expect(read.join('\n')).toMatch(/;\d+,\d\d(?=;|\r$)/m);
});

it.each([
  ['a,=1', ['=1']],
  ['a;"=1"', ['"=1"']],
  ['a\t@x\n+1b', ['+1b', '@x']],
  ["'=1;'-a,-5.00", []],
])('a cell that would run is found: %j', (csv, found) => {
  expect([...new Set(formulasIn(csv))].toSorted()).toEqual(found);
});

/** The worksheets of a workbook, as XML. */
function sheetsOf(book: Buffer): string[] {
  const sheets: string[] = [];
  for (let number = 1; ; number += 1) {
    const name = `xl/worksheets/sheet${number}.xml`;
    const at = book.indexOf(name);
    if (at < 0) return sheets;
    sheets.push(inflateRawSync(book.subarray(at + name.length)).toString());
  }
}
