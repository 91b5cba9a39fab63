import readExcelFile from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createTimeRecord,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import { type CompanyDoc, CompanyModel } from '../company/model.ts';
import { TimeRecordModel } from '../timesheet/model.ts';
import { findActor } from '../user/find-actor.ts';
import { UserModel } from '../user/model.ts';
import { exportPayroll } from './export-payroll.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api, { fullname: 'Elena Xol' }));
});

const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };
const worked = (start: string, end: string | null, overrides = {}, person = worker) =>
  createTimeRecord(api, person, company._id, {
    startTime: new Date(start),
    endTime: end === null ? null : new Date(end),
    ...overrides,
  });
const priced = (costCents: number, rateCents = 1_050) => ({ costCents, rateCents });
interface Asked {
  employeeId?: string;
  companyId?: string;
  startDate?: string;
  endDate?: string;
}
const download = (format: 'csv' | 'xlsx', asked: Asked = {}, as = manager) =>
  api.as(as).employee.exportPayroll({
    query: { companyId: String(company._id), ...NOVEMBER, format, ...asked },
  });
/** The rows after the headings; the last one are the totals. */
const csvRows = async (asked: Asked = {}, as = manager) =>
  readCsv(await (await download('csv', asked, as)).text()).slice(1);
async function actorOf({ _id }: Person) {
  const actor = await findActor({ _id });
  if (!actor) throw new Error('There is no such person');
  return actor;
}
const sheets = async (asked: Asked = {}) => readExcelFile(await download('xlsx', asked));

describe('downloading the planilla (product, *Working time*; contract, GET /employees/payroll/export)', () => {
  it('has a row for each record in the company’s time, with its rate, its end and what was done to it', async () => {
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', {
      ...priced(8_400),
      projectName: 'Muelle, norte',
      endReason: 'lost_signal',
      needsReview: true,
    });
    await worked('2026-11-20T14:00:00Z', '2026-11-20T14:20:00Z', { endReason: 'logout' });
    const added = { startTime: '2026-11-18T14:00:00Z', endTime: '2026-11-18T15:00:00Z', reason: 'Olvidado' };
    await UserModel.updateOne({ _id: worker._id }, { hourlyRateCents: 333 });
    const { _id: id } = await api.as(manager).timesheet.add({ body: { employeeId: worker.id, ...added } });
    const person = ['Elena Xol', worker.username];
    const first = [...person, '', '2026-11-18 08:00:00', '2026-11-18 09:00:00', '1', '3.33', '3.33'];
    const rows = [
      [...first, 'Gestor', '', 'agregado'],
      [
        ...[...person, 'Muelle, norte', '2026-11-19 08:00:00', '2026-11-19 16:00:00', '8', '10.50', '84.00'],
        ...['Señal perdida', 'sí', ''],
      ],
      [
        ...[...person, '', '2026-11-20 08:00:00', '2026-11-20 08:20:00', String(1 / 3), '', '0.00'],
        ...['Salida', '', ''],
      ],
    ];
    const total = ['Total', '', '', '', '', String(9 + 1 / 3), '', '87.33', '', '', ''];
    expect(await csvRows()).toEqual([...rows, total]);
    expect(await csvRows({ employeeId: worker.id })).toEqual([...rows, total]);
    const body = { startTime: '2026-11-18T14:30:00Z', reason: 'Llegó tarde' };
    await api.as(manager).timesheet.correct({ params: { id }, body });
    expect((await csvRows())[0]?.slice(5)).toEqual(['0.5', '3.33', '1.67', 'Gestor', '', 'corregido']);
  });

  it('says what its columns are, and in which time zone', async () => {
    const [headings] = readCsv(await (await download('csv')).text());
    expect(headings).toEqual([
      'Empleado',
      'Usuario',
      'Proyecto',
      'Inicio (America/Guatemala)',
      'Fin (America/Guatemala)',
      'Horas en el período',
      'Tarifa (USD/hora)',
      'Costo en el período (USD)',
      'Motivo de cierre',
      'Por revisar',
      'Corrección',
    ]);
  });

  it('counts of a record that crosses the edge of the period only what lies within it', async () => {
    // Three hours, the last of October and the first two of November in Guatemala; an odd cent to share.
    await worked('2026-11-01T05:00:00Z', '2026-11-01T08:00:00Z', priced(1_000));
    const november = await csvRows();
    expect(november).toHaveLength(2);
    expect(november[0]?.slice(3, 8)).toEqual([
      '2026-10-31 23:00:00',
      '2026-11-01 02:00:00',
      '2',
      '10.50',
      '6.67',
    ]);
    const october = await csvRows({ startDate: '2026-10-01', endDate: '2026-10-31' });
    expect(october.map((row) => [row[5], row[7]])).toEqual([
      ['1', '3.33'],
      ['1', '3.33'],
    ]);
    expect(await csvRows({ startDate: '2026-11-02', endDate: '2026-11-30' })).toHaveLength(1);
  });

  it('leaves out what still runs', async () => {
    await worked('2026-11-19T14:00:00Z', null);
    expect(await csvRows()).toEqual([['Total', '', '', '', '', '0', '', '0.00', '', '', '']]);
  });

  it('holds the whole company by name, those who were deleted too, and sums up each', async () => {
    const zoe = await createPerson(api, 'employee', { companyId: company._id, fullname: 'zoe Paz' });
    const abel = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Ábel Ixchel' });
    await worked('2026-11-18T14:00:00Z', '2026-11-18T15:00:00Z', priced(1_050));
    await worked('2026-11-18T14:00:00Z', '2026-11-18T15:00:00Z', priced(200), zoe);
    await worked('2026-11-18T16:00:00Z', '2026-11-18T16:30:00Z', { ...priced(525), needsReview: true });
    await worked('2026-11-18T14:00:00Z', '2026-11-18T16:00:00Z', priced(700), abel);
    await createPerson(api, 'employee', { companyId: company._id });
    await api.as(manager).employee.remove({ params: { id: abel.id } });
    const names = ['Ábel Ixchel', 'Elena Xol', 'Elena Xol', 'zoe Paz', 'Total'];
    expect((await csvRows()).map(([name]) => name)).toEqual(names);
    const [records, summary] = await sheets();
    expect(records?.data.slice(1).map(([name]) => name)).toEqual(names);
    expect(summary).toEqual({
      sheet: 'Resumen',
      data: [
        [
          'Empleado',
          'Usuario',
          'Registros',
          'Horas en el período',
          'Costo en el período (USD)',
          'Por revisar',
        ],
        ['Ábel Ixchel', abel.username, 1, 2, 7, 0],
        ['Elena Xol', worker.username, 2, 1.5, 15.75, 1],
        ['zoe Paz', zoe.username, 1, 1, 2, 0],
        ['Total', null, 4, 4.5, 24.75, 1],
      ],
    });
    expect(await csvRows({ employeeId: abel.id })).toHaveLength(2);
  });

  it('is the same as XLSX, with numbers as numbers and times as times', async () => {
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', { ...priced(8_400), projectName: '=1+1' });
    const [records] = await sheets();
    const inSeconds = (cell: unknown) => (cell instanceof Date ? Math.round(+cell / 1_000) : cell);
    const [start, end] = ['2026-11-19T08:00:00Z', '2026-11-19T16:00:00Z'].map((time) => new Date(time));
    expect(records?.data.slice(1).map((row) => row.map(inSeconds))).toEqual([
      [
        ...['Elena Xol', worker.username, '=1+1'],
        ...[inSeconds(start), inSeconds(end), 8, 10.5, 84],
        ...['Manual', null, null],
      ],
      ['Total', null, null, null, null, 8, null, 84, null, null, null],
    ]);
    expect((await csvRows())[0]?.[2]).toBe("'=1+1");
  });

  it('comes as a file to be saved, which nobody keeps', async () => {
    await CompanyModel.updateOne({ _id: company._id }, { name: 'Peña & Hijos, S.A. "Ñ"' });
    for (const [format, mediaType] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]) {
      const query = `companyId=${company._id}&startDate=2026-11-01&endDate=2026-11-30&format=${format}`;
      const response = await api.request(`/employees/payroll/export?${query}`, { as: manager });
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': mediaType,
        'content-disposition': `attachment; filename="planilla-pena-hijos-s-a-n-2026-11-01-2026-11-30.${format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      await response.arrayBuffer();
    }
  });

  it('refuses a period that is none, a format there is none of, and more than a sheet holds', async () => {
    await expectRefused(
      [
        download('csv', { startDate: '2026-11-30', endDate: '2026-11-29' }),
        download('csv', { startDate: '2026-02-30' }),
        download('pdf' as 'csv'),
      ],
      { status: 400, code: 'validation_failed' },
    );
    for (const hour of [14, 15, 16]) await worked(`2026-11-19T${hour}:00:00Z`, `2026-11-19T${hour}:30:00Z`);
    const actor = await actorOf(manager);
    const query = { companyId: String(company._id), ...NOVEMBER };
    await expect(exportPayroll({ ...query, format: 'xlsx' }, actor, 2)).rejects.toMatchObject({
      status: 400,
    });
    for (const format of ['xlsx', 'csv'] as const) {
      const { content } = await exportPayroll({ ...query, format }, actor, format === 'csv' ? 2 : 3);
      content.destroy();
    }
  });
});

describe('while it is being downloaded', () => {
  it('is the planilla of the moment it was asked for, whatever is corrected meanwhile', async () => {
    const HALF_HOUR_MS = 1_800_000;
    const first = Date.UTC(2026, 10, 2, 6);
    const records = Array.from({ length: 1_300 }, (_, n) => {
      const startTime = new Date(first + n * HALF_HOUR_MS);
      const ended = { open: false, durationMs: HALF_HOUR_MS, lastHeartbeat: startTime, ...priced(1) };
      const ofWorker = { employeeId: worker._id, companyId: company._id };
      return { ...ofWorker, startTime, endTime: new Date(+startTime + HALF_HOUR_MS), ...ended };
    });
    await TimeRecordModel.insertMany(records);
    const query = { companyId: String(company._id), ...NOVEMBER, format: 'csv' } as const;
    const { content } = await exportPayroll(query, await actorOf(manager));
    let csv = '';
    for await (const chunk of content) {
      if (csv === '') await TimeRecordModel.updateMany({ startTime: { $gt: new Date(first) } }, priced(9));
      if (csv === '') await TimeRecordModel.deleteMany({ startTime: { $gt: new Date(first + 1e9) } });
      csv += chunk;
    }
    const rows = readCsv(csv).slice(1);
    expect([rows.length, rows.at(-1)?.[7]]).toEqual([1_301, '13.00']);
  });
});

describe('whose planilla one may download (contract, *Who sees what*)', () => {
  it('that of one’s own companies; of a foreign one nothing, not even that it exists', async () => {
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', priced(8_400));
    const stranger = await createCrew(api);
    await expectRefused(
      [
        download('csv', {}, stranger.manager),
        download('xlsx', { employeeId: stranger.worker.id }, stranger.manager),
        download('csv', { companyId: missingId() }),
      ],
      { status: 404, message: 'Company not found' },
    );
    await expectRefused(
      [stranger.worker.id, missingId(), manager.id].map((employeeId) => download('csv', { employeeId })),
      { status: 404, message: 'Employee not found' },
    );
    const client = await createPerson(api, 'client');
    await expectRefused([download('csv', {}, worker), download('csv', {}, client)], { status: 403 });
    expect(await csvRows({}, await createPerson(api, 'admin'))).toHaveLength(2);
  });

  it('and in it what was worked for that company alone', async () => {
    const second = await createCompany(api, manager);
    const foreign = await createCrew(api);
    await worked('2026-11-17T14:00:00Z', '2026-11-17T15:00:00Z', priced(100));
    for (const { _id } of [second, foreign.company]) {
      await createTimeRecord(api, worker, _id, {
        startTime: new Date('2026-11-18T14:00:00Z'),
        endTime: new Date('2026-11-18T15:00:00Z'),
        ...priced(900),
      });
    }
    for (const employeeId of [undefined, worker.id]) {
      const rows = await csvRows(employeeId ? { employeeId } : {});
      expect(rows.map((row) => row[7])).toEqual(['1.00', '1.00']);
    }
  });
});
