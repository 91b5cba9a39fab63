import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, type Person, withFreshToken } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { SlipModel } from '../slips/slip-model.ts';

const api = useApi();
const FIRST = { startDate: '2026-11-01', endDate: '2026-11-15' };

let manager: Person;
let worker: Person;
let idle: Person;
let company: CompanyDoc;
let companyId: string;

beforeEach(async () => {
  api.clock.set('2026-11-01T12:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { fullname: 'Elena Xol' }));
  idle = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Tomás Ical' });
  companyId = String(company._id);
  await as().payPeriod.changeCalendar({ params: { companyId }, body: { firstDay: '2026-11-01' } });
  // An hour and a half, worth 550.30.
  await createRecord(api, worker, company._id, {
    startTime: new Date('2026-11-10T14:00:00Z'),
    endTime: new Date('2026-11-10T15:30:00Z'),
    rateCents: 36_687,
    costCents: 55_030,
  });
  api.clock.set('2026-11-16T15:00:00.000Z');
});

/** The manager with a fresh session, after any move of the clock. */
function as() {
  return api.as(withFreshToken(api, manager));
}
type Body = Parameters<ReturnType<typeof as>['concept']['add']>[0]['body'];
const add = (body: Omit<Body, 'companyId'>) => as().concept.add({ body: { companyId, ...body } });
const addLine = (employeeId = worker.id, amount = 50) =>
  as().payLine.add({ body: { companyId, employeeId, name: 'Anticipo', kind: 'deduction', amount } });
const close = () => as().run.close({ body: { companyId, ...FIRST } });
const people = async () => (await as().payPeriod.get({ query: { companyId, date: '2026-11-10' } })).people;
const linesOf = async (id: string) =>
  (await people()).find(({ _id }) => _id === id)?.lines.map(({ name, amount }) => [name, amount]);
const igss = () => add({ name: 'IGSS', kind: 'deduction', basis: 'percent', value: 4.83 });

describe('concepts in a period and its run', () => {
  it('one for everyone applies to people with time; one with names applies to them in any case (CONCEPT-2)', async () => {
    await igss();
    await add({ name: 'Comida', kind: 'deduction', basis: 'hourly', value: 2.5 });
    await add({ name: 'Bono', kind: 'addition', basis: 'fixed', value: 125, employeeIds: [idle.id] });
    expect(await linesOf(worker.id)).toEqual([
      ['IGSS', 26.58],
      ['Comida', 3.75],
    ]);
    expect(await linesOf(idle.id)).toEqual([['Bono', 125]]);
    expect(await close()).toMatchObject({ people: 2, gross: 550.3, additions: 125, deductions: 30.33 });
  });

  it('a later change or removal of a concept changes no closed slip (CONCEPT-1, SLIP-1)', async () => {
    const concept = await igss();
    const line = await addLine();
    await close();
    const slips = await SlipModel.find({ companyId: company._id }).lean();
    expect(slips).toHaveLength(1);
    const shown = await people();
    await as().concept.change({
      params: { id: concept._id },
      body: { value: 10, name: 'Otra', version: 1 },
    });
    await as().concept.remove({ params: { id: concept._id }, body: {} });
    const closed = { code: 'conflict', reason: 'line_closed' };
    const params = { id: line._id };
    await expectRefused([as().payLine.change({ params, body: { amount: 1 } })], closed);
    await expectRefused([as().payLine.remove({ params, body: {} })], closed);
    expect(await SlipModel.find({ companyId: company._id }).lean()).toEqual(slips);
    expect(await people()).toEqual(shown);
  });

  it('a run uses up a one-time concept, and its reopening restores it (RUN-7)', async () => {
    const once = await add({ name: 'Feria', kind: 'addition', basis: 'fixed', value: 10, once: true });
    const line = await addLine();
    const run = await close();
    expect(await as().concept.list({ query: { companyId } })).toEqual([]);
    expect(await as().payLine.list({ query: { companyId } })).toEqual([]);
    const body = { reason: 'Faltaba alguien.' };
    await as().run.reopen({ params: { id: run._id }, body });
    expect(await as().concept.list({ query: { companyId } })).toMatchObject([{ _id: once._id }]);
    expect(await as().payLine.list({ query: { companyId } })).toEqual([line]);
    expect(await linesOf(worker.id)).toEqual([
      ['Feria', 10],
      ['Anticipo', 50],
    ]);
  });

  it('a line that changes while the period is closed is in the slip as the run took it, or not changed at all', async () => {
    const line = await addLine();
    const [run, changed] = await Promise.all([
      close(),
      as()
        .payLine.change({ params: { id: line._id }, body: { amount: 60 } })
        .then(
          () => true,
          () => false,
        ),
    ]);
    const deductions = changed ? 60 : 50;
    expect(run).toMatchObject({ deductions });
    expect(await linesOf(worker.id)).toEqual([['Anticipo', deductions]]);
  });

  it('a line below zero keeps the period open until it is smaller (RUN-4)', async () => {
    const line = await addLine(worker.id, 550.31);
    await expectRefused([close()], { code: 'conflict' });
    await as().payLine.change({ params: { id: line._id }, body: { amount: 550.3 } });
    expect(await close()).toMatchObject({ net: 0 });
  });

  it('a person who left with unpaid time has the concepts for everyone or with their name, and their own lines', async () => {
    await igss();
    const named = await add({
      ...{ name: 'Uniforme', kind: 'deduction', basis: 'fixed', value: 10 },
      employeeIds: [worker.id],
    });
    await addLine();
    await as().employee.remove({ params: { id: worker.id } });
    expect(await linesOf(worker.id)).toEqual([
      ['IGSS', 26.58],
      ['Uniforme', 10],
      ['Anticipo', 50],
    ]);
    // Another change of the concept keeps the people in it.
    const body = { value: 11, employeeIds: [worker.id], version: 1 };
    await as().concept.change({ params: { id: named._id }, body });
    expect(await close()).toMatchObject({ people: 1, deductions: 87.58 });
    expect((await as().payPeriod.get({ query: { companyId } })).people.map(({ _id }) => _id)).not.toContain(
      worker.id,
    );
  });
});
