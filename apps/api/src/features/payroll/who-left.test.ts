import type { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createCompany, createPerson, createRecord, giveRate, type Person } from '../../../test/factories.ts';
import { priced, usePlanilla } from '../../../test/planilla.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createAdjustment, createPayment, createRun } from '../../../test/runs.ts';
import { createCrew } from '../../../test/workers.ts';
import { LedgerEventModel } from '../ledger/event-model.ts';
import { AdjustmentModel, RecordModel } from '../working-time/index.ts';

const { api, crew, worked, csvRows } = usePlanilla();

const companyId = () => String(crew().company._id);
const people = (as = crew().manager, company = companyId()) =>
  api
    .as(as)
    .payroll.people({ query: { companyId: company, startDate: '2026-11-01', endDate: '2026-11-30' } });
const names = async (as = crew().manager) =>
  (await people(as)).map(({ fullname, left }) => [fullname, left] as const);
const dismiss = ({ id }: Person, as = crew().manager) => api.as(as).employee.remove({ params: { id } });
const hire = (fullname: string, overrides = {}) =>
  createPerson(api, 'employee', { companyId: crew().company._id, fullname, ...overrides });
const ELEVENTH = ['2026-11-10T14:00:00Z', '2026-11-10T16:30:00Z'] as const;

describe('a person who left a company with unpaid hours (PAY-46)', () => {
  it('stays on its planilla below the present employees, with their part of the period', async () => {
    await hire('Zoila Ajú');
    await worked(...ELEVENTH, { ...priced(2_625), needsReview: true });
    await dismiss(crew().worker);
    expect(await people()).toEqual([
      expect.objectContaining({ fullname: 'Zoila Ajú', left: null }),
      {
        _id: crew().worker.id,
        fullname: 'Elena Xol',
        username: crew().worker.username,
        email: '',
        phone: '',
        profilePicture: null,
        hourlyRate: 10.5,
        totalHours: 2.5,
        totalCost: 26.25,
        unpricedHours: 0,
        openRequests: 0,
        pendingReviews: 1,
        left: 'deleted',
      },
    ]);
  });

  it('is anyone with time there, priced or not; people without time or still employed are not', async () => {
    const [unpriced, idle, blink] = [await hire('Ana'), await hire('Berta'), await hire('Carla')];
    await worked(...ELEVENTH, {}, unpriced);
    await worked(ELEVENTH[0], ELEVENTH[0], {}, blink);
    await worked(...ELEVENTH, priced(2_625));
    for (const person of [unpriced, idle, blink]) await dismiss(person);
    expect(await names()).toEqual([
      ['Elena Xol', null],
      ['Ana', 'deleted'],
    ]);
  });

  it('has the record that was running when they were deleted, ended and priced', async () => {
    await api
      .as(crew().manager)
      .employee.update({ params: { id: crew().worker.id }, body: { hourlyRate: 8 } });
    await api.as(crew().worker).record.start({ body: { employeeId: crew().worker.id } });
    api.clock.advance(3_600_000);
    await dismiss(crew().worker);
    expect(await people()).toMatchObject([{ left: 'deleted', totalHours: 1, totalCost: 8, hourlyRate: 8 }]);
  });

  it('may work elsewhere by now or have another role, without a trace of the new earnings', async () => {
    const admin = await createPerson(api, 'admin');
    const other = await createCrew(api);
    const promoted = await hire('Pedro Tzoc');
    await worked(...ELEVENTH, priced(2_625));
    await worked(...ELEVENTH, priced(1_000, 400), promoted);
    const { worker } = crew();
    await giveRate(worker, 1_050);
    await api.as(admin).employee.assign({
      params: { id: worker.id },
      body: { companyId: String(other.company._id) },
    });
    await api.as(other.manager).employee.update({
      params: { id: worker.id },
      body: { hourlyRate: 99, phone: '5555 9999', email: 'nueva@example.com' },
    });
    await api.as(admin).person.update({ params: { id: promoted.id }, body: { rol_id: 2 } });
    expect(await people()).toEqual([
      expect.objectContaining({
        ...{ fullname: 'Elena Xol', email: '', phone: '', hourlyRate: 10.5, totalCost: 26.25 },
        left: 'away',
      }),
      expect.objectContaining({ fullname: 'Pedro Tzoc', hourlyRate: 4, totalCost: 10, left: 'away' }),
    ]);
    expect(await people(other.manager, String(other.company._id))).toMatchObject([
      { fullname: 'Elena Xol', hourlyRate: 99, totalHours: 0, totalCost: 0, left: null },
      {},
    ]);
  });

  it('has their own work in each company, if they work for two of one owner', async () => {
    const { manager, worker } = crew();
    const admin = await createPerson(api, 'admin');
    const second = await createCompany(api, manager, { timezone: 'Asia/Tokyo' });
    await worked(...ELEVENTH, { ...priced(2_625), needsReview: true });
    await api
      .as(admin)
      .employee.assign({ params: { id: worker.id }, body: { companyId: String(second._id) } });
    await createRecord(api, worker, second._id, {
      startTime: new Date('2026-11-10T20:00:00Z'),
      endTime: new Date('2026-11-10T21:00:00Z'),
      ...priced(700, 700),
    });
    const params = { id: worker.id };
    const day = { startDate: '2026-11-10', endDate: '2026-11-10', companyId: companyId() };
    const as = api.as(manager);
    expect(await people()).toMatchObject([{ totalHours: 2.5, totalCost: 26.25, pendingReviews: 1 }]);
    expect(await people(manager, String(second._id))).toMatchObject([
      { totalHours: 1, totalCost: 7, pendingReviews: 0, left: null },
    ]);
    expect(await as.payroll.summary({ params, query: { companyId: companyId() } })).toMatchObject({
      ...{ hourlyRate: 10.5, totalHours: 2.5, totalCost: 26.25 },
    });
    expect(await as.payroll.summary({ params })).toMatchObject({ totalHours: 1, totalCost: 7 });
    expect(await as.record.history({ params, query: { type: 'day', ...day } })).toMatchObject([
      { totalHours: 2.5, totalCost: 26.25 },
    ]);
    expect(await as.record.get({ params, query: day })).toMatchObject([{ cost: 26.25 }]);
    // In Tokyo it was the eleventh by then.
    expect(await as.record.get({ params, query: { ...day, companyId: String(second._id) } })).toEqual([]);
  });

  it('is not mixed with a new person of the same name and username', async () => {
    const { manager, worker } = crew();
    await worked(...ELEVENTH, priced(2_625));
    await dismiss(worker);
    await createPerson(api, 'employee', {
      companyId: crew().company._id,
      fullname: 'Elena Xol',
      username: worker.username,
    });
    const [present, former] = await people();
    expect([present, former]).toMatchObject([
      { username: worker.username, totalCost: 0, left: null },
      { _id: worker.id, username: worker.username, totalCost: 26.25, left: 'deleted' },
    ]);
    const of = (id = '') => api.as(manager).payroll.summary({ params: { id } });
    expect(await of(present?._id)).toMatchObject({ totalHours: 0 });
    expect(await of(former?._id)).toMatchObject({ totalHours: 2.5, totalCost: 26.25 });
  });

  it('comes on the pages after those who work there', async () => {
    const left = [await hire('Berta'), await hire('ana')];
    for (const person of left) {
      await worked(...ELEVENTH, priced(2_625), person);
      await dismiss(person);
    }
    await hire('Zoila');
    const page = (number: number, limit: number) =>
      api.as(crew().manager).payroll.people.page({
        query: {
          ...{ companyId: companyId(), startDate: '2026-11-01', endDate: '2026-11-30' },
          ...{ limit, page: number },
        },
      });
    const pages = [await page(1, 3), await page(2, 3), await page(3, 3)];
    expect(pages.map(({ items }) => items.map(({ fullname }) => fullname))).toEqual([
      ['Elena Xol', 'Zoila', 'ana'],
      ['Berta'],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  it('keeps summary, history and records that a manager corrects and confirms, priced at their rates', async () => {
    const { manager, worker } = crew();
    const as = api.as(manager);
    await as.employee.update({ params: { id: worker.id }, body: { hourlyRate: 10 } });
    const record = await worked(...ELEVENTH, { ...priced(2_500, 1_000), needsReview: true });
    await dismiss(worker);
    const params = { id: worker.id };
    const corrected = await as.record.correct({
      params: { id: String(record._id) },
      body: { endTime: '2026-11-10T15:00:00Z', reason: 'Salió antes.' },
    });
    expect(corrected).toMatchObject({ cost: 10, needsReview: false });
    expect(await people()).toMatchObject([{ totalHours: 1, totalCost: 10, pendingReviews: 0 }]);
    expect(await as.payroll.summary({ params })).toMatchObject({ hourlyRate: 10, totalCost: 10 });
    expect(await csvRows()).toHaveLength(2);
    await expectRefused([as.employee.get({ params })], { status: 404 });
  });

  it('has an event in the ledger of each company that owes them, and of no other, on the deletion (LEDGER-1)', async () => {
    const { manager, worker, company } = crew();
    const other = await createCrew(api);
    await worked(...ELEVENTH, priced(2_625));
    await worked('2026-11-11T14:00:00Z', '2026-11-11T15:00:00Z');
    await createRecord(api, worker, other.company._id, {
      startTime: new Date('2026-10-10T14:00:00Z'),
      endTime: new Date('2026-10-10T15:00:00Z'),
      ...priced(700, 700),
    });
    const idle = await hire('Ana');
    await dismiss(idle);
    await dismiss(worker, await createPerson(api, 'admin', { fullname: 'Ada Min' }));
    const chain = (companyId: Types.ObjectId) =>
      LedgerEventModel.find({ companyId, action: 'person-deleted' }).lean();
    expect(await chain(company._id)).toMatchObject([
      {
        actor: { fullname: 'Ada Min' },
        subject: { id: worker._id, employee: { _id: worker._id, fullname: 'Elena Xol' } },
        after: { ms: 3.5 * 3_600_000, cents: 2_625 },
      },
    ]);
    expect(await chain(other.company._id)).toMatchObject([{ after: { ms: 3_600_000, cents: 700 } }]);
    await expectRefused([api.as(manager).employee.remove({ params: { id: worker.id } })], { status: 404 });
    expect(await LedgerEventModel.countDocuments({ 'subject.id': { $in: [idle._id, worker._id] } })).toBe(2);
  });

  it('has unpaid time in that event, which is absent if all is paid (LEDGER-1)', async () => {
    const { company, worker } = crew();
    const paid = await worked(...ELEVENTH, priced(2_625));
    await worked('2026-11-12T14:00:00Z', '2026-11-12T15:00:00Z', priced(1_050));
    const { run } = await createRun(api, company, [{ person: worker, netCents: 2_625 }]);
    await RecordModel.updateOne({ _id: paid._id }, { $set: { 'pieces.$[].runId': run._id } });
    const settled = await hire('Ana');
    await dismiss(worker);
    await dismiss(settled);
    expect(
      await LedgerEventModel.find({ companyId: company._id, action: 'person-deleted' }).lean(),
    ).toMatchObject([{ subject: { id: worker._id }, after: { ms: 3_600_000, cents: 1_050 } }]);
  });

  it('leaves it once all is paid: time, adjustments and slips', async () => {
    const { company, worker, manager } = crew();
    const record = await worked(...ELEVENTH, priced(2_625));
    await dismiss(worker);
    const { run, slips } = await createRun(api, company, [{ person: worker, netCents: 2_625 }]);
    await RecordModel.updateOne({ _id: record._id }, { $set: { 'pieces.$[].runId': run._id } });
    expect(await names()).toEqual([['Elena Xol', 'deleted']]);
    await createPayment(api, slips[0], { cents: 2_600, by: manager });
    expect(await names()).toHaveLength(1);
    await createPayment(api, slips[0], { cents: 25, by: manager });
    expect(await names()).toEqual([]);
    const adjustment = await createAdjustment(api, record, -780);
    expect(await names()).toHaveLength(1);
    await AdjustmentModel.updateOne({ _id: adjustment._id }, { runId: run._id });
    expect(await names()).toEqual([]);
    await worked('2026-11-12T14:00:00Z', '2026-11-12T15:00:00Z');
    expect(await names()).toHaveLength(1);
  });

  it('is visible only to managers of that company', async () => {
    const stranger = await createCrew(api);
    const { worker } = crew();
    await worked(...ELEVENTH, priced(2_625));
    await dismiss(worker);
    const params = { id: worker.id };
    const query = { companyId: companyId() };
    expect(await people(stranger.manager)).toEqual([]);
    const as = api.as(stranger.manager);
    await expectRefused(
      [
        as.payroll.summary({ params }),
        as.payroll.summary({ params, query }),
        as.record.get({ params, query }),
        as.record.history({
          params,
          query: { type: 'day', startDate: '2026-11-01', endDate: '2026-11-30', ...query },
        }),
      ],
      { status: 404, message: 'Employee not found' },
    );
    const admin = await createPerson(api, 'admin');
    expect(await people(admin)).toMatchObject([{ left: 'deleted' }]);
    expect(await api.as(admin).payroll.summary({ params, query })).toMatchObject({ totalCost: 26.25 });
  });
});
