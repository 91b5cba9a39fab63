import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { NewsMarkModel } from './model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_050 }));
});

const add = (startTime: string, endTime: string) =>
  api.as(manager).record.add({ body: { employeeId: worker.id, startTime, endTime, reason: 'Olvidado.' } });
const correct = (id: string, endTime: string) =>
  api.as(manager).record.correct({ params: { id }, body: { endTime, reason: 'Salió antes.' } });
const news = (as = worker) => api.as(as).recordNews.list({ query: {} });
const see = (seq: number, as = worker) => api.as(as).recordNews.see({ body: { seq } });
const earned = async () => (await PersonModel.findById(worker._id).lean())?.earnedCents ?? 0;
type News = Awaited<ReturnType<typeof news>>;
const centsOf = (events: News) =>
  events.reduce((sum, { before, after }) => {
    const of = (state: object | null) => (state && 'cents' in state ? Number(state.cents ?? 0) : 0);
    const beside = after && 'besideCents' in after ? (after.besideCents ?? 0) : 0;
    return sum + of(after) - of(before) + beside;
  }, 0);

describe('an employee learns of a manager’s changes (REQUEST-5)', () => {
  it('with author, content, reason, and the previous and present hours and money', async () => {
    const { _id } = await add('2026-11-19T14:00:00.000Z', '2026-11-19T18:00:00.000Z');
    await correct(_id, '2026-11-19T16:00:00.000Z');
    await api.as(manager).record.void({ params: { id: _id }, body: { reason: 'Fue un error.' } });
    expect(await news()).toMatchObject([
      { seq: 3, action: 'record-voided', reason: 'Fue un error.', after: { ms: 0, cents: 0 } },
      {
        seq: 2,
        action: 'record-corrected',
        actor: { _id: manager.id, username: manager.username },
        reason: 'Salió antes.',
        before: { ms: 14_400_000, cents: 4_200 },
        after: { ms: 7_200_000, cents: 2_100 },
      },
      { seq: 1, action: 'record-added', before: null, after: { ms: 14_400_000, cents: 4_200 } },
    ]);
  });

  it('with differences in money that add up to their earnings, other records of the day included', async () => {
    // Each is worth less than a cent, and the day is rounded as a whole.
    const at = (second: number) => new Date(Date.UTC(2026, 10, 19, 14, 0, second)).toISOString();
    const ids: string[] = [];
    for (const second of [0, 10, 20, 30]) ids.push((await add(at(second), at(second + 2)))._id);
    expect(centsOf(await news())).toBe(await earned());
    await correct(ids[0] ?? '', at(1));
    await api.as(manager).record.void({ params: { id: ids[1] ?? '' }, body: { reason: 'No.' } });
    const split = { at: at(31), reason: 'Dos obras.' };
    await api.as(manager).record.split({ params: { id: ids[3] ?? '' }, body: split });
    await api.as(manager).record.unvoid({ params: { id: ids[1] ?? '' }, body: { reason: 'Sí.' } });
    const all = await news();
    expect(all.some(({ after }) => after && 'besideCents' in after && after.besideCents)).toBe(true);
    expect(centsOf(all)).toBe(await earned());
  });

  it('including a declined request, and none of their own changes', async () => {
    const body = {
      startTime: '2026-11-19T14:00:00.000Z',
      endTime: '2026-11-19T18:00:00.000Z',
      reason: 'Olvidé.',
    };
    const { _id: first } = await api.as(worker).recordRequest.ask({ body });
    await api.as(manager).recordRequest.decline({ params: { id: first }, body: { reason: 'Era feriado.' } });
    const { _id: second } = await api.as(worker).recordRequest.ask({ body });
    await api.as(manager).recordRequest.accept({ params: { id: second }, body: {} });
    const { _id } = await api.as(worker).record.start({ body: { employeeId: worker.id } });
    await api.as(worker).record.stop({ body: { timesheetId: _id } });
    expect(await news()).toMatchObject([
      { action: 'record-added' },
      { action: 'request-declined', reason: 'Era feriado.' },
    ]);
  });

  it('until they have seen it, on any device: it never returns, and later changes are reported', async () => {
    const { _id } = await add('2026-11-19T14:00:00.000Z', '2026-11-19T18:00:00.000Z');
    await correct(_id, '2026-11-19T17:00:00.000Z');
    const [last, first] = await news();
    await Promise.all([see(last?.seq ?? 0), see(first?.seq ?? 0), see(last?.seq ?? 0)]);
    expect(await news()).toEqual([]);
    await see(first?.seq ?? 0);
    expect(await news()).toEqual([]);
    await correct(_id, '2026-11-19T16:00:00.000Z');
    expect(await news()).toHaveLength(1);
    // The news do not include later events.
    await see(9_007_199_254_740_991);
    expect(await news()).toEqual([]);
    await correct(_id, '2026-11-19T15:00:00.000Z');
    expect(await news()).toHaveLength(1);
  });

  it('for the company they work for: nobody else sees it, nor any change in another company', async () => {
    await add('2026-11-19T14:00:00.000Z', '2026-11-19T18:00:00.000Z');
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    expect(await news(colleague)).toEqual([]);
    await see(1, colleague);
    expect(await news()).toHaveLength(1);
    await expectRefused([news(manager), see(1, manager)], { status: 403 });
    const other = await createCrew(api);
    await see(1);
    await PersonModel.updateOne({ _id: worker._id }, { companyId: other.company._id });
    await createRecord(api, worker, other.company._id);
    expect(await news()).toEqual([]);
    await PersonModel.updateOne({ _id: worker._id }, { companyId: null });
    expect(await news()).toEqual([]);
    await see(1);
  });

  it('until their account is deleted', async () => {
    await add('2026-11-19T14:00:00.000Z', '2026-11-19T18:00:00.000Z');
    await see(1);
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await NewsMarkModel.exists({ _id: worker._id })).toBeNull();
  });
});
