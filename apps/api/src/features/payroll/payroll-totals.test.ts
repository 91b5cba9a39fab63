import { HISTORY_PERIODS } from '@faena/shared/domain';
import { PayrollRows } from '@faena/shared/schemas';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { createPerson, createRecord, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { readCsv } from '../../../test/read-csv.ts';
import { referenceHistory } from '../../../test/reference-history.ts';
import { createCrew } from '../../../test/workers.ts';
import { CompanyModel } from '../company/model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';

const api = useApi();
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 1, 1);

const record = fc.record({
  offset: fc.nat(90 * DAY_MS),
  length: fc.oneof(fc.nat(10), fc.nat(12 * 3_600_000), fc.nat(3 * DAY_MS)),
  costCents: fc.option(fc.oneof(fc.nat(20), fc.nat(1_000_000))),
});
const range = fc.tuple(fc.nat(100), fc.nat(100)).map((days) => {
  const [first = 0, last = 0] = days.toSorted((a, b) => a - b);
  const date = (day: number) => new Date(START + (day - 5) * DAY_MS).toISOString().slice(0, 10);
  return { startDate: date(first), endDate: date(last) };
});
const zone = fc.constantFrom('America/Guatemala', 'America/Havana', 'America/New_York', 'Asia/Kolkata');

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it('the planilla equals the hours history to the cent, for one and for all, in any period (PAY-19)', async () => {
  const { manager, worker, company } = await createCrew(api, { fullname: 'Ana' });
  const other = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Bruno' });
  const people: Person[] = [worker, other];
  const as = api.as(manager);

  /** A person's figures on the screen, by day, week and month; the three totals agree. */
  async function onScreen(id: string, of: { startDate: string; endDate: string }) {
    const totals = [];
    for (const type of HISTORY_PERIODS) {
      const rows = await as.record.history({ params: { id }, query: { type, ...of } });
      totals.push({
        cost: sum(rows.map(({ totalCost }) => cents(totalCost))),
        hours: sum(rows.map((row) => row.totalHours)),
      });
    }
    expect(new Set(totals.map(({ cost }) => cost)).size).toBe(1);
    return totals[0] ?? { cost: 0, hours: 0 };
  }

  const drawn = fc.tuple(fc.array(record, { maxLength: 8 }), fc.array(record, { maxLength: 8 }));
  const property = fc.asyncProperty(drawn, zone, range, async (all, timezone, of) => {
    await RecordModel.deleteMany();
    await CompanyModel.updateOne({ _id: company._id }, { timezone });
    const records = all.map((own) =>
      own.map(({ offset, length, costCents }) => {
        const startTime = new Date(START + offset);
        return { startTime, endTime: new Date(+startTime + length), costCents: length ? costCents : 0 };
      }),
    );
    for (const [n, person] of people.entries()) {
      for (const each of records[n] ?? []) await createRecord(api, person, company._id, each);
    }
    const shown = [await onScreen(worker.id, of), await onScreen(other.id, of)];
    const query = { companyId: String(company._id), ...of };
    for (const [n, person] of people.entries()) {
      const csv = await as.payroll.export({
        query: { ...query, employeeId: person.id, format: 'csv' },
      });
      const rows = readCsv(await csv.text()).slice(1);
      expect(cents(rows.at(-1)?.[7])).toBe(shown[n]?.cost);
      expect(sum(rows.slice(0, -1).map((row) => cents(row[7])))).toBe(shown[n]?.cost);
      expect(Math.round(Number(rows.at(-1)?.at(-3)) * 60_000) / 3_600_000).toBeCloseTo(
        shown[n]?.hours ?? 0,
        9,
      );
      expect(rows.at(-1)?.[5]).toBe((shown[n]?.hours ?? 0).toFixed(2));
    }
    const [sheet, summary] = await readExcelFile(
      await as.payroll.export({ query: { ...query, format: 'xlsx' } }),
    );
    const whole = sum(shown.map(({ cost }) => cost));
    expect(cents(sheet?.data.at(-1)?.[7])).toBe(whole);
    expect(cents(summary?.data.at(-1)?.[4])).toBe(whole);
    for (const row of summary?.data.slice(1, -1) ?? []) {
      expect(cents(row[4])).toBe(shown[row[0] === 'Ana' ? 0 : 1]?.cost);
    }
    const json = await as.payroll.export({ query: { ...query, format: 'json' } });
    const { rows, people: listed, totals } = PayrollRows.parse(JSON.parse(await json.text()));
    expect(cents(totals.cost)).toBe(whole);
    expect(sum(rows.map(({ cost }) => cents(cost)))).toBe(whole);
    expect(sum(rows.flatMap(({ pieces }) => pieces.map(({ cost }) => cents(cost ?? 0))))).toBe(whole);
    expect(totals.ms).toBe(sum(rows.map(({ ms }) => ms)));
    for (const { fullname, cost } of listed) {
      expect(cents(cost)).toBe(shown[fullname === 'Ana' ? 0 : 1]?.cost);
    }
    const reference = referenceHistory(records.flat(), { period: 'month', range: of, timeZone: timezone });
    expect(whole).toBe(sum(reference.map(({ costCents }) => costCents)));
  });
  await fc.assert(property, { numRuns: 25, interruptAfterTimeLimit: 60_000 });
}, 120_000);
