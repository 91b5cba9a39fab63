import { rangeBounds } from '@faena/shared/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecord, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import { type CompanyDoc, CompanyModel } from '../../company/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const DAY_MS = 86_400_000;
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
});

const worked = (start: string | Date, end: string | Date | null, overrides = {}) =>
  createRecord(api, worker, company._id, {
    startTime: new Date(start),
    endTime: end === null ? null : new Date(end),
    ...overrides,
  });
const list = async (query: object, as = manager): Promise<string[]> => {
  const records = await api.as(as).record.get({ params: { id: worker.id }, query });
  return Array.isArray(records) ? records.map(({ _id }) => _id) : [];
};
const idsOf = (...records: { _id: unknown }[]) => records.map(({ _id }) => String(_id));

describe('the requested records of an employee (TIME-8)', () => {
  it('are those with time within the dates of the company, whole and newest first', async () => {
    // In Guatemala: the evening of the 9th; into the 10th; of no length on it; out of it; the 11th.
    await worked('2026-11-10T01:00:00Z', '2026-11-10T06:00:00Z');
    const into = await worked('2026-11-10T05:30:00Z', '2026-11-10T06:30:00Z');
    const empty = await worked('2026-11-10T06:30:00Z', '2026-11-10T06:30:00Z');
    const out = await worked('2026-11-11T05:30:00Z', '2026-11-11T06:30:00Z');
    await worked('2026-11-11T06:30:00Z', '2026-11-11T07:30:00Z');
    const date = { startDate: '2026-11-10', endDate: '2026-11-10' };
    expect(await list(date)).toEqual(idsOf(out, empty, into));
    expect(await list(date, worker)).toEqual(idsOf(out, empty, into));
    expect(await list({ ...date, limit: 2, page: 2 })).toEqual(idsOf(into));
  });

  it('include the open one, which extends to this day, however long ago it started', async () => {
    const open = await worked('2026-11-01T14:00:00Z', null);
    const later = await worked('2026-11-10T14:00:00Z', '2026-11-10T15:00:00Z');
    expect(await list({ startDate: '2026-11-10', endDate: '2026-11-10' })).toEqual(idsOf(later, open));
    expect(await list({ startDate: '2026-10-30', endDate: '2026-10-31' })).toEqual([]);
  });

  it('include those por revisar, newest first, within the dates if there are any', async () => {
    const review = { needsReview: true };
    const old = await worked('2026-10-10T14:00:00Z', '2026-10-10T15:00:00Z', review);
    await worked('2026-11-10T14:00:00Z', '2026-11-10T15:00:00Z');
    const recent = await worked('2026-11-11T14:00:00Z', '2026-11-11T15:00:00Z', review);
    expect(await list({ needsReview: 'true' })).toEqual(idsOf(recent, old));
    expect(await list({ needsReview: 'true', limit: 1, page: 2 })).toEqual(idsOf(old));
    expect(await list({ needsReview: 'false' })).toHaveLength(3);
    const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
    expect(await list({ needsReview: 'true', ...november })).toEqual(idsOf(recent));
  });

  it('continue below a row, whatever was added on top or removed since (WIRE-29)', async () => {
    const day = (date: number) => worked(`2026-11-0${date}T14:00:00Z`, `2026-11-0${date}T15:00:00Z`);
    const [oldest, old, newer, newest] = [await day(2), await day(3), await day(4), await day(5)];
    const below = ({ startTime, _id }: typeof old) => ({ limit: 2, before: `${startTime.getTime()}-${_id}` });
    expect(await list({ limit: 2 })).toEqual(idsOf(newest, newer));
    await day(6);
    expect(await list(below(newer))).toEqual(idsOf(old, oldest));
    expect(await list({ ...below(newest), page: 2 })).toEqual(idsOf(oldest));
    await RecordModel.deleteOne({ _id: newer._id });
    expect(await list(below(newer))).toEqual(idsOf(old, oldest));
    expect(await list(below(oldest))).toEqual([]);
    const twins = [await day(1), await day(1)].map(({ _id }) => String(_id)).sort();
    const [first] = await list(below(oldest));
    expect(await list({ limit: 2, before: `${Date.parse('2026-11-01T14:00:00Z')}-${first}` })).toEqual(
      twins.filter((id) => id !== first),
    );
    await expectRefused([list({ before: 'yesterday' }), list({ before: newest.id })], { status: 400 });
  });

  it('need both dates, in order', async () => {
    await expectRefused(
      [
        { startDate: '2026-11-01' },
        { endDate: '2026-11-01' },
        { startDate: '2026-11-02', endDate: '2026-11-01' },
        { needsReview: 'perhaps' },
      ].map((query) => list(query)),
      { status: 400, code: 'validation_failed' },
    );
  });

  it('leave a record that is named by its own id as it is', async () => {
    const { _id } = await worked('2026-10-10T14:00:00Z', '2026-10-10T15:00:00Z');
    const query = { startDate: '2026-11-01', endDate: '2026-11-30', needsReview: 'true' };
    expect(await api.as(manager).record.get({ params: { id: String(_id) }, query })).toMatchObject({
      _id: String(_id),
    });
  });

  it('are exactly those, for any records, zones and dates', async () => {
    const start = Date.UTC(2026, 2, 1);
    const record = fc.record({
      offset: fc.nat(20 * DAY_MS),
      length: fc.oneof(fc.constant(0), fc.nat(12 * 3_600_000), fc.nat(5 * DAY_MS)),
    });
    const zone = fc.constantFrom('America/Guatemala', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia');
    const days = fc.tuple(fc.nat(25), fc.nat(25)).map((drawn) => drawn.toSorted((a, b) => a - b));
    const property = fc.asyncProperty(
      fc.array(record, { maxLength: 12 }),
      fc.option(fc.nat(20 * DAY_MS)),
      zone,
      days,
      async (drawn, running, timezone, [first = 0, last = 0]) => {
        await RecordModel.deleteMany();
        await CompanyModel.updateOne({ _id: company._id }, { timezone });
        const date = (day: number) => new Date(start + (day - 2) * DAY_MS).toISOString().slice(0, 10);
        const range = { startDate: date(first), endDate: date(last) };
        const records = [];
        for (const { offset, length } of drawn) {
          records.push(await worked(new Date(start + offset), new Date(start + offset + length)));
        }
        if (running !== null) records.push(await worked(new Date(start + running), null));
        const { from, to } = rangeBounds(range, timezone);
        const expected = records.filter(
          ({ startTime, endTime }) =>
            startTime < to && (startTime >= from || endTime === null || endTime > from),
        );
        expect((await list(range)).toSorted()).toEqual(idsOf(...expected).toSorted());
      },
    );
    await fc.assert(property, { numRuns: 40, interruptAfterTimeLimit: 60_000 });
  }, 120_000);
});
