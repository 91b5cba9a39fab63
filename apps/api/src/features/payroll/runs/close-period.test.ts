import { beforeEach, describe, expect, it } from 'vitest';
import { anew, createPerson, missingId, type Person, rateOf } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { RunModel } from './run-model.ts';

const api = useApi();
/** A moment of November in Guatemala. */
const at = (local: string) => new Date(`2026-11-${local}-06:00`);
const FIRST = { startDate: '2026-11-01', endDate: '2026-11-15' };
const SECOND = { startDate: '2026-11-16', endDate: '2026-11-30' };

let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set(at('01T06:00'));
  ({ manager, worker, company } = await createCrew(api, { fullname: 'Elena Xol', hourlyRateCents: 1_000 }));
  await as().payPeriod.changeCalendar({
    params: { companyId: companyId() },
    body: { firstDay: '2026-11-01' },
  });
});

/** Somebody with a session that began now, however far the clock was moved. */
const now = (person: Person) => anew(api, person);
const as = () => api.as(now(manager));
const companyId = () => String(company._id);

/** Hours that were forgotten, added by the manager as soon as they are over. */
async function work(from: string, to: string, who = worker) {
  if (api.clock.now() < at(to)) api.clock.set(at(to));
  const body = { startTime: at(from).toISOString(), endTime: at(to).toISOString(), reason: 'Olvidado' };
  return as().record.add({ body: { employeeId: who.id, ...body } });
}
const close = (period = FIRST, carry?: { records?: string[]; requests?: string[] }) =>
  as().run.close({ body: { companyId: companyId(), ...period, ...(carry && { carry }) } });
const slipsOf = (id: string) => as().run.slips({ params: { id } });
const period = (date?: string) =>
  as().payPeriod.get({ query: { companyId: companyId(), ...(date && { date }) } });
const reasonsOf = (error: { errors?: { path: string; reason?: string }[] }) =>
  (error.errors ?? []).map(({ path, reason }) => [path, reason]);
const refused = async (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It was not refused');
    },
    (error) => error,
  );

describe('closing a period (RUN-1)', () => {
  it('pays of a record over midnight what lies in each period, at its rate; the record is one', async () => {
    await PersonModel.updateOne(
      { _id: worker._id },
      { rates: [rateOf(1_000), rateOf(1_200, at('16T00:00'))] },
    );
    const record = await work('15T22:00', '16T02:00');
    const run = await close();
    expect(run).toMatchObject({
      ...{ ...FIRST, number: 1, state: 'closed', people: 1, hours: 2, gross: 20, net: 20, paid: 0 },
      ...{ payday: '2026-11-15', reopened: null, closedBy: { _id: manager.id } },
    });
    api.clock.set(at('30T20:00'));
    const second = await close(SECOND);
    expect(second).toMatchObject({ ...SECOND, number: 2, gross: 24 });
    const [slip] = await slipsOf(second._id);
    expect(slip).toMatchObject({
      ...{ fullname: 'Elena Xol', hours: 2, net: 24, runNumber: 2, late: [] },
      days: [{ date: '2026-11-16', hours: 2, amount: 24 }],
      rates: [{ hourlyRate: 12, amount: 24 }],
    });
    const stored = await RecordModel.findById(record._id).lean();
    expect(stored?.pieces.map(({ runId }) => String(runId))).toEqual([run._id, second._id]);
    expect(stored?.costCents).toBe(4_400);
  });

  it('names in the next run what was added to a closed day, and leaves the closed slip as it was (RUN-2)', async () => {
    await work('10T08:00', '10T12:00');
    api.clock.set(at('16T09:00'));
    const run = await close();
    const before = await slipsOf(run._id);
    const late = await work('12T08:00', '12T09:30');
    await work('16T07:00', '16T08:00');
    const [row] = (await period()).people;
    expect(row).toMatchObject({ hours: 2.5, net: 25, lateHours: 1.5, late: 15 });
    api.clock.set(at('30T09:00'));
    const [slip] = await slipsOf((await close(SECOND))._id);
    expect(slip).toMatchObject({
      ...{ hours: 2.5, net: 25, days: [{ date: '2026-11-16', amount: 10 }] },
      late: [{ recordId: late._id, date: '2026-11-12', amount: 15 }],
    });
    expect(await slipsOf(run._id)).toEqual(before);
  });

  it('adds adjustments, concepts and typed lines, and stamps them', async () => {
    const record = await work('10T08:00', '10T18:00');
    const concept = { companyId: company._id, employeeIds: null, once: false, runId: null, version: 1 };
    const igss = await ConceptModel.create({
      ...{ ...concept, name: 'Cuota laboral IGSS', kind: 'deduction', basis: 'percent', value: 483 },
    });
    const once = await ConceptModel.create({
      ...{ ...concept, name: 'Bono', kind: 'addition', basis: 'fixed', value: 2_500, once: true },
    });
    const line = await LineModel.create({
      ...{
        companyId: company._id,
        employeeId: worker._id,
        name: 'Anticipo',
        kind: 'deduction',
        cents: 1_000,
      },
    });
    await createPerson(api, 'employee', { companyId: company._id, fullname: 'Ana sin horas' });
    api.clock.set(at('15T20:00'));
    const open = await period();
    expect(open).toMatchObject({ state: 'closable', earlierOpen: null, points: [] });
    expect(open.people.map(({ fullname, net }) => [fullname, net])).toEqual([
      ['Ana sin horas', 0],
      ['Elena Xol', 110.17],
    ]);
    const run = await close();
    expect(run).toMatchObject({ people: 1, gross: 100, additions: 25, deductions: 14.83, net: 110.17 });
    const [slip] = await slipsOf(run._id);
    expect(slip?.lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['Cuota laboral IGSS', 4.83],
      ['Bono', 25],
      ['Anticipo', 10],
    ]);
    const stamps = await Promise.all([
      RecordModel.findById(record._id).lean(),
      ConceptModel.findById(igss._id).lean(),
      ConceptModel.findById(once._id).lean(),
      LineModel.findById(line._id).lean(),
    ]);
    expect(String(stamps[0]?.pieces[0]?.runId)).toBe(run._id);
    expect(stamps.slice(1).map((stamped) => stamped && 'runId' in stamped && String(stamped.runId))).toEqual([
      'null',
      run._id,
      run._id,
    ]);
    const closed = await period('2026-11-10');
    expect(closed).toMatchObject({
      state: 'closed',
      run: { _id: run._id },
      totals: { net: 110.17, paid: 0 },
    });
    expect(closed.people).toMatchObject([{ _id: worker.id, net: 110.17, slipId: slip?._id, answer: 'none' }]);
  });

  it('tells the ledger, with the hash of the run (RUN-9)', async () => {
    await work('10T08:00', '10T12:00');
    api.clock.set(at('15T20:00'));
    const run = await close();
    const event = await LedgerEventModel.findOne({ companyId: company._id, action: 'run-closed' }).lean();
    expect(event).toMatchObject({
      ...{ before: null, actor: { _id: manager._id } },
      after: { number: 1, ...FIRST, people: 1, netCents: 4_000, hash: run.hash },
    });
    expect(String(event?.subject.id)).toBe(run._id);
  });

  it('is for who may change the company alone; of another one it does not exist', async () => {
    const stranger = await createCrew(api);
    const body = { companyId: companyId(), ...FIRST };
    api.clock.set(at('15T20:00'));
    const strangers = api.as(now(stranger.manager));
    await expectRefused(
      [strangers.run.close({ body }), as().run.close({ body: { ...body, companyId: missingId() } })],
      { status: 404, message: 'Company not found' },
    );
    const run = await close();
    const params = { id: run._id };
    await expectRefused(
      [
        strangers.run.slips({ params }),
        strangers.run.reopen({ params, body: { reason: 'x' } }),
        as().run.slips({ params: { id: missingId() } }),
      ],
      { status: 404, message: 'Run not found' },
    );
    expect(await strangers.run.list({ query: { companyId: companyId() } })).toEqual([]);
  });
});

describe('the order of closing (RUN-3)', () => {
  it('is that of the periods, from the last day of each on', async () => {
    api.clock.set(at('14T23:59'));
    await expectRefused([close()], { status: 409, message: 'A period is closed from its last day on.' });
    api.clock.set(at('15T00:00'));
    await expectRefused([close(SECOND)], { status: 409, message: 'An earlier period is still open.' });
    const days = { ...FIRST, endDate: '2026-11-14' };
    await expectRefused([close(days)], { status: 409, message: 'The period has other days by now.' });
    await close();
    await expectRefused([close()], { status: 409, message: 'The period is closed already.' });
    expect(await RunModel.countDocuments({ companyId: company._id })).toBe(1);
  });
});

describe('what stands in the way of closing (RUN-4)', () => {
  it('is named with its id, in the period and in the refusal; what is carried over is left to the next run', async () => {
    const [unpaid, negative] = await Promise.all([
      createPerson(api, 'employee', { companyId: company._id, fullname: 'Sin Tarifa' }),
      createPerson(api, 'employee', { companyId: company._id, fullname: 'Debe Más' }),
    ]);
    const reviewed = await work('10T08:00', '10T12:00');
    await RecordModel.updateOne({ _id: reviewed._id }, { needsReview: true });
    const paid = await work('11T08:00', '11T12:00');
    const unpriced = await work('11T08:00', '11T09:00', unpaid);
    await LineModel.create({
      ...{ companyId: company._id, employeeId: negative._id, name: 'Anticipo', kind: 'deduction', cents: 1 },
    });
    api.clock.set(at('15T20:00'));
    const asked = { startTime: at('12T08:00').toISOString(), endTime: at('12T09:00').toISOString() };
    const request = await api
      .as(now(worker))
      .recordRequest.ask({ body: { ...asked, reason: 'Olvidé marcar' } });
    const running = await api.as(now(worker)).record.start({ body: { employeeId: worker.id } });

    const { points, people, state } = await period();
    expect(state).toBe('closable');
    expect(points.map(({ kind, recordId, requestId }) => [kind, recordId ?? requestId])).toEqual([
      ['running', running._id],
      ['review', reviewed._id],
      ['request', request._id],
      ['negative', null],
      ['unpriced', unpriced._id],
    ]);
    expect(people.find(({ _id }) => _id === worker.id)).toMatchObject({
      ...{ running: 1, pendingReviews: 1, openRequests: 1 },
    });
    const error = await refused(close());
    expect(error).toMatchObject({ status: 409, reason: 'run_obstructed' });
    expect(reasonsOf(error)).toEqual([
      [`records.${running._id}`, 'record_open'],
      [`records.${reviewed._id}`, 'record_to_review'],
      [`requests.${request._id}`, 'request_open'],
      [`people.${negative.id}`, 'net_below_zero'],
      [`records.${unpriced._id}`, 'record_without_rate'],
    ]);
    const carry = { records: [running._id, reviewed._id, unpriced._id], requests: [request._id] };
    expect(reasonsOf(await refused(close(FIRST, carry)))).toEqual([
      [`people.${negative.id}`, 'net_below_zero'],
    ]);
    expect(await RunModel.countDocuments({ companyId: company._id })).toBe(0);
    await LineModel.deleteMany({ employeeId: negative._id });

    const run = await close(FIRST, carry);
    expect(await slipsOf(run._id)).toMatchObject([{ employeeId: worker.id, hours: 4, net: 40 }]);
    const stamped = async (id: string) => (await RecordModel.findById(id).lean())?.pieces[0]?.runId;
    expect([await stamped(reviewed._id), await stamped(unpriced._id)]).toEqual([undefined, undefined]);
    expect(String(await stamped(paid._id))).toBe(run._id);

    // The next one pays what it can, as of an earlier day.
    await as().record.confirm({ params: { id: reviewed._id }, body: {} });
    const [row] = (await period('2026-11-16')).people.filter(({ _id }) => _id === worker.id);
    expect(row).toMatchObject({ lateHours: 4, late: 40, running: 1 });
  });

  it('is nothing of a later period, and nothing before the first day (PERIOD-2)', async () => {
    const before = await work('01T06:00', '01T07:00');
    await RecordModel.updateOne({ _id: before._id }, { needsReview: true });
    await as().payPeriod.changeCalendar({
      params: { companyId: companyId() },
      body: { firstDay: '2026-11-02' },
    });
    await work('03T06:00', '03T07:00');
    const later = await work('16T06:00', '16T07:00');
    await RecordModel.updateOne({ _id: later._id }, { needsReview: true });
    const run = await close({ ...FIRST, startDate: '2026-11-02' });
    expect(run).toMatchObject({ gross: 10 });
    expect((await period()).points).toMatchObject([{ kind: 'review', recordId: later._id }]);
  });
});

describe('reopening the last run (RUN-7)', () => {
  const reopen = (id: string) => as().run.reopen({ params: { id }, body: { reason: 'Faltó un bono' } });

  it('gives back what it paid, keeps its slips and its number, and is told to the ledger', async () => {
    const record = await work('10T08:00', '10T12:00');
    await LineModel.create({
      ...{ companyId: company._id, employeeId: worker._id, name: 'Bono', kind: 'addition', cents: 100 },
    });
    api.clock.set(at('15T20:00'));
    const run = await close();
    const slips = await slipsOf(run._id);
    const reopened = await reopen(run._id);
    expect(reopened).toMatchObject({
      ...{ _id: run._id, number: 1, state: 'reopened', hash: run.hash },
      reopened: { reason: 'Faltó un bono', by: { _id: manager.id } },
    });
    expect((await RecordModel.findById(record._id).lean())?.pieces[0]).not.toHaveProperty('runId');
    expect(await slipsOf(run._id)).toEqual(slips.map((slip) => ({ ...slip, reopened: true })));
    expect(await period()).toMatchObject({ ...FIRST, state: 'closable', totals: { net: 41 } });
    expect((await as().payPeriod.calendar({ query: { companyId: companyId() } })).closedThrough).toBeNull();
    const events = await LedgerEventModel.find({ companyId: company._id, action: 'run-reopened' }).lean();
    expect(events).toMatchObject([
      { after: null, before: { number: 1, hash: run.hash }, reason: 'Faltó un bono' },
    ]);

    const again = await close();
    expect(again).toMatchObject({ ...FIRST, number: 2, net: 41 });
    const runs = await as().run.list({ query: { companyId: companyId() } });
    expect(runs.map(({ number, state }) => [number, state])).toEqual([
      [2, 'closed'],
      [1, 'reopened'],
    ]);
    await expectRefused([reopen(run._id)], { status: 409, message: 'The run was reopened.' });
  });

  it('is refused for one that is not the last, is paid or accepted, or is adjusted afterwards', async () => {
    const record = await work('10T08:00', '10T12:00');
    api.clock.set(at('15T20:00'));
    const first = await close();
    const [{ _id } = { _id: '' }] = await slipsOf(first._id);
    await SlipModel.updateOne({ _id }, { paidCents: 1 });
    await expectRefused([reopen(first._id)], {
      status: 409,
      message: 'Something of the run is paid already.',
    });
    await SlipModel.updateOne({ _id }, { paidCents: 0, answer: 'accepted', acceptedAt: at('15T21:00') });
    await expectRefused([reopen(first._id)], {
      status: 409,
      message: 'Somebody has accepted their slip of the run.',
    });
    await SlipModel.updateOne({ _id }, { answer: 'none', acceptedAt: null });
    const times = { startTime: at('10T08:00'), endTime: at('10T12:00') };
    await AdjustmentModel.create({
      ...{ companyId: company._id, employeeId: worker._id, recordId: record._id, before: times, after: null },
      ...{
        days: [],
        ms: 0,
        cents: 0,
        reason: 'x',
        by: { _id: manager._id },
        at: at('15T21:00'),
        sequence: 1,
      },
    });
    await expectRefused([reopen(first._id)], {
      status: 409,
      message: 'A record of the run was adjusted afterwards.',
    });
    await AdjustmentModel.deleteMany({});
    api.clock.set(at('30T20:00'));
    const second = await close(SECOND);
    await expectRefused([reopen(first._id)], { status: 409, message: 'Only the last run can be reopened.' });
    await reopen(second._id);
    expect((await as().payPeriod.calendar({ query: { companyId: companyId() } })).closedThrough).toBe(
      '2026-11-15',
    );
    await reopen(first._id);
  });
});
