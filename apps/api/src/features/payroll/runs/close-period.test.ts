import { beforeEach, describe, expect, it } from 'vitest';
import { at, FIRST, SECOND, useClosing } from '../../../../test/closing-crew.ts';
import { createPerson, missingId, type Person, rateOf } from '../../../../test/factories.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../../working-time/index.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';

const { crew, api, now, as, companyId, work, close, slipsOf, period } = useClosing();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

describe('closing a period (RUN-1)', () => {
  it('pays the part of a record over midnight in each period, at its rate; the record stays one', async () => {
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

  it('names time that was added to a closed day in the next run, and keeps the closed slip (RUN-2)', async () => {
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

  it('is for people who may change the company alone; a foreign company is not found', async () => {
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
