import { inflateRawSync } from 'node:zlib';
import { cutPriorPrice } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../../../test/factories.ts';
import { actorOf, NOVEMBER, priced, usePlanilla } from '../../../test/planilla.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { expectRefused } from '../../../test/refused.ts';
import { CompanyModel } from '../company/model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { exportPayroll } from './export-payroll.ts';

const { api, crew, worked, download, csvRows, sheets } = usePlanilla();

describe('the planilla as a file (PAY-18)', () => {
  it('is the same as XLSX, with numbers as numbers and times as times', async () => {
    const { worker } = crew();
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', {
      ...{ ...priced(8_400), projectName: '=1+1' },
      task: { _id: new Types.ObjectId(), title: '=2+2' },
    });
    const [records] = await sheets();
    const inSeconds = (cell: unknown) => (cell instanceof Date ? Math.round(+cell / 1_000) : cell);
    const [start, end] = ['2026-11-19T08:00:00Z', '2026-11-19T16:00:00Z'].map((time) => new Date(time));
    // Eight hours as a part of a day, which the reader of workbooks dates.
    const eight = Date.UTC(1899, 11, 30, 8) / 1_000;
    expect(records?.data.slice(1).map((row) => row.map(inSeconds))).toEqual([
      [
        ...['Elena Xol', worker.username, '=1+1'],
        ...[inSeconds(start), inSeconds(end), 8, 10.5, 84],
        ...['Manual', null, null, null, 0, 'precio anterior', 480, eight, '=2+2'],
      ],
      ['Total', null, null, null, null, 8, null, 84, null, null, null, null, 0, null, 480, eight, null],
    ]);
    expect((await csvRows())[0]?.[2]).toBe("'=1+1");
    expect((await csvRows())[0]?.at(-1)).toBe("'=2+2");
  });

  it('comes as a file to be saved, and is never cached', async () => {
    const { manager, company } = crew();
    await CompanyModel.updateOne({ _id: company._id }, { name: 'Peña & Hijos, S.A. "Ñ"' });
    for (const [format, mediaType] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]) {
      const query = `companyId=${company._id}&startDate=2026-11-01&endDate=2026-11-30&format=${format}`;
      const response = await api.request(`/employees/payroll/export?${query}`, { as: manager });
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': mediaType,
        'content-disposition': `attachment; filename="planilla-pena-hijos-s-a-n-todos-2026-11-01-2026-11-30.${format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      await response.arrayBuffer();
    }
  });

  it('tells people of one name apart, with any names (PAY-18)', async () => {
    const { manager, worker, company } = crew();
    const namesake = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Elena  Xól' });
    const nobody = await createPerson(api, 'employee', { companyId: company._id, username: 'TODOS' });
    const name = async (employeeId?: string) => {
      const query = { companyId: String(company._id), ...NOVEMBER, format: 'csv' } as const;
      const asked = { ...query, ...(employeeId && { employeeId }) };
      const { filename, content } = await exportPayroll(asked, await actorOf(manager), 'original');
      content.destroy();
      return filename.replace(/^planilla-(.*)-2026-11-01-2026-11-30\.csv$/, '$1');
    };
    const names = [await name(), await name(worker.id), await name(namesake.id), await name(nobody.id)];
    const endings = [
      'todos',
      `elena-xol-${worker.username.toLowerCase()}`,
      `elena-xol-${namesake.username.toLowerCase()}`,
      'todos',
    ];
    expect(names).toEqual(endings.map((ending) => expect.stringMatching(new RegExp(`-${ending}$`))));
    expect(new Set(names).size).toBe(4);
  });

  it('opens as a workbook on the sums by person (PAY-18)', async () => {
    const book = Buffer.from(await (await download('xlsx')).arrayBuffer());
    const name = 'xl/workbook.xml';
    const parts = inflateRawSync(book.subarray(book.indexOf(name) + name.length)).toString();
    const [, active] = /activeTab="(\d)"/.exec(parts) ?? [];
    expect((await sheets())[Number(active)]?.sheet).toBe('Resumen');
  });

  it('refuses an impossible period, an unknown format, and more rows than a sheet holds', async () => {
    const { manager, company } = crew();
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
    await expect(exportPayroll({ ...query, format: 'xlsx' }, actor, 'original', 2)).rejects.toMatchObject({
      status: 400,
    });
    for (const format of ['xlsx', 'csv'] as const) {
      const { content } = await exportPayroll(
        { ...query, format },
        actor,
        'original',
        format === 'csv' ? 2 : 3,
      );
      content.destroy();
    }
  });
});

describe('while it is being downloaded', () => {
  it('is the planilla at the moment of the request, without later corrections', async () => {
    const { manager, worker, company } = crew();
    const HALF_HOUR_MS = 1_800_000;
    const first = Date.UTC(2026, 10, 2, 6);
    const records = Array.from({ length: 1_300 }, (_, n) => {
      const startTime = new Date(first + n * HALF_HOUR_MS);
      const ended = { open: false, durationMs: HALF_HOUR_MS, lastHeartbeat: startTime, ...priced(1) };
      const ofWorker = { employeeId: worker._id, companyId: company._id, timeZone: company.timezone };
      const times = { startTime, endTime: new Date(+startTime + HALF_HOUR_MS) };
      const pieces = cutPriorPrice({ ...times, ...priced(1) }, company.timezone);
      return { ...ofWorker, ...times, ...ended, pieces };
    });
    await RecordModel.insertMany(records);
    const query = { companyId: String(company._id), ...NOVEMBER, format: 'csv' } as const;
    const { content } = await exportPayroll(query, await actorOf(manager), 'original');
    let csv = '';
    for await (const chunk of content) {
      if (csv === '')
        await RecordModel.updateMany({ startTime: { $gt: new Date(first) } }, { 'pieces.0.costCents': 9 });
      if (csv === '') await RecordModel.deleteMany({ startTime: { $gt: new Date(first + 1e9) } });
      csv += chunk;
    }
    const rows = readCsv(csv).slice(1);
    expect([rows.length, rows.at(-1)?.[7]]).toEqual([1_301, '13.00']);
  });
});
