import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, giveRate, missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';

const api = useApi();
const HOUR_MS = 3_600_000;
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
});

const get = (as: Person, id: string) => api.as(as).record.get({ params: { id } });
const workedAt = (hour: number, person = worker, at = company) => {
  const startTime = new Date(Date.UTC(2026, 10, 19, hour));
  const endTime = new Date(+startTime + HOUR_MS / 2);
  return createRecord(api, person, at._id, { startTime, endTime, costCents: 550, rateCents: 1_100 });
};

describe('reading working time (TIME-8)', () => {
  it('lists the records of an employee newest first, the open one on top', async () => {
    const ids = [];
    for (const hour of [9, 15, 12]) ids.push(String((await workedAt(hour))._id));
    const open = await createRecord(api, worker, company._id);
    await workedAt(9, await createPerson(api, 'employee', { companyId: company._id }));
    const [first, second, third] = ids;
    const admin = await createPerson(api, 'admin');
    for (const person of [worker, manager, admin]) {
      expect(await get(person, worker.id)).toMatchObject([
        { _id: String(open._id), endTime: null, durationHours: 0, cost: 0, hourlyRate: null },
        { _id: second, durationHours: 0.5, cost: 5.5, hourlyRate: 11 },
        { _id: third },
        { _id: first },
      ]);
    }
  });

  it('answers nothing for an employee who has not worked yet', async () => {
    expect(await get(worker, worker.id)).toEqual([]);
    expect(await get(manager, worker.id)).toEqual([]);
  });

  it('answers one record by its own id', async () => {
    const { _id } = await workedAt(9);
    for (const person of [worker, manager]) {
      expect(await get(person, String(_id))).toMatchObject({ _id: String(_id), employeeId: worker.id });
    }
  });

  it('answers the pieces of a record, by day and rate, and whether it keeps a prior price (PAY-40, PAY-43)', async () => {
    const rateCents = 1_000;
    await giveRate(worker, rateCents);
    // From 22:00 to 1:00 in Guatemala.
    const [from, midnight, to] = ['2026-11-19T04', '2026-11-19T06', '2026-11-19T07'].map(
      (hour) => `${hour}:00:00.000Z`,
    );
    const times = { startTime: String(from), endTime: String(to) };
    const added = await api
      .as(manager)
      .record.add({ body: { ...times, employeeId: worker.id, reason: 'Se fue la luz.' } });
    const [record] = [await get(worker, worker.id)].flat();
    expect(record).toEqual(added);
    expect(record).toMatchObject({
      hasPriorPrice: false,
      pieces: [
        { date: '2026-11-18', startTime: from, endTime: midnight, hourlyRate: 10, cost: 20 },
        { date: '2026-11-19', startTime: midnight, endTime: to, hourlyRate: 10, cost: 10 },
      ],
    });
    await workedAt(9);
    const open = await createRecord(api, worker, company._id);
    expect(await get(worker, worker.id)).toMatchObject([
      { _id: String(open._id), pieces: [], hasPriorPrice: false },
      { pieces: [{ cost: 5.5 }], hasPriorPrice: true },
      { _id: added._id },
    ]);
  });

  it('cuts a page with the number of all, and past the end nothing', async () => {
    for (const hour of [9, 10, 11, 12, 13]) await workedAt(hour);
    const page = async (query: string) => {
      const response = await api.request(`/timesheets/${worker.id}?${query}`, { as: manager });
      const hours = ((await response.json()) as { startTime: string }[]).map(({ startTime }) =>
        new Date(startTime).getUTCHours(),
      );
      return [hours, response.headers.get('X-Total-Count'), response.headers.get('Link')];
    };
    const link = (to: number, rel: string) =>
      `</api/timesheets/${worker.id}?limit=2&page=${to}>; rel="${rel}"`;
    expect(await page('limit=2&page=1')).toEqual([[13, 12], '5', link(2, 'next')]);
    expect(await page('limit=2&page=3')).toEqual([[9], '5', link(2, 'prev')]);
    expect((await page('limit=2&page=9')).slice(0, 2)).toEqual([[], '5']);
  });
});

describe('the right to see working time (TIME-8)', () => {
  it('covers no other company and, for an employee, no colleague', async () => {
    const { _id } = await workedAt(9);
    const record = String(_id);
    const stranger = await createCrew(api);
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    await expectRefused(
      [
        get(stranger.manager, worker.id),
        get(stranger.worker, worker.id),
        get(colleague, worker.id),
        get(worker, colleague.id),
        get(worker, missingId()),
        get(manager, manager.id),
      ],
      { status: 404, code: 'not_found', message: 'Employee not found' },
    );
    await expectRefused(
      [get(stranger.manager, record), get(stranger.worker, record), get(colleague, record)],
      { status: 404 },
    );
    await expectRefused([get(await createPerson(api, 'client'), record)], { status: 403 });
  });

  it('covers, for a person who worked for two companies, only the work for one’s own', async () => {
    const before = await createCrew(api);
    await workedAt(9, worker, before.company);
    const { _id } = await workedAt(12);
    expect(await get(manager, worker.id)).toMatchObject([{ _id: String(_id) }]);
    expect(await get(worker, worker.id)).toHaveLength(2);
  });

  it('stays with the company after the employee is deleted', async () => {
    const record = await workedAt(9);
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await get(manager, worker.id)).toMatchObject([{ _id: String(record._id), cost: 5.5 }]);
    expect(await get(manager, String(record._id))).toMatchObject({ cost: 5.5 });
    const query = { type: 'month', startDate: '2026-11-01', endDate: '2026-11-30' } as const;
    expect(await api.as(manager).record.history({ params: { id: worker.id }, query })).toEqual([
      {
        _id: { month: 11, year: 2026 },
        totalHours: 0.5,
        totalCost: 5.5,
        unpricedHours: 0,
        pendingReviews: 0,
      },
    ]);
    const stranger = await createPerson(api, 'manager');
    await expectRefused([get(stranger, worker.id), get(stranger, String(record._id))], { status: 404 });
  });
});
