import { MAX_LINES } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createRecord,
  missingId,
  type Person,
} from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { RecordModel } from '../../working-time/model/record-model.ts';
import { LineModel } from './line-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;
let companyId: string;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api, { fullname: 'Elena Xol' }));
  companyId = String(company._id);
});

const ADVANCE = { name: 'Anticipo', kind: 'deduction', amount: 50.25 } as const;

type Body = Parameters<ReturnType<typeof api.as>['payLine']['add']>[0]['body'];
type Changes = NonNullable<Parameters<ReturnType<typeof api.as>['payLine']['change']>[0]['body']>;

const add = (body: Partial<Body> = {}, as = manager) =>
  api.as(as).payLine.add({ body: { companyId, employeeId: worker.id, ...ADVANCE, ...body } });
const change = (id: string, body: Changes, as = manager) =>
  api.as(as).payLine.change({ params: { id }, body });
const remove = (id: string, body = {}, as = manager) => api.as(as).payLine.remove({ params: { id }, body });
const list = (query = {}, as = manager) => api.as(as).payLine.list({ query: { companyId, ...query } });
const work = (person = worker) =>
  createRecord(api, person, company._id, {
    startTime: new Date('2026-11-18T14:00:00Z'),
    endTime: new Date('2026-11-18T22:00:00Z'),
    rateCents: 1_000,
    costCents: 8_000,
  });
const close = (id: string) => LineModel.updateOne({ _id: id }, { runId: new Types.ObjectId() });

describe('a line typed for a person (CONCEPT-4)', () => {
  it('has a name, an addition or deduction and an amount, and is listed with the others of its period', async () => {
    const other = await createPerson(api, 'employee', { companyId: company._id });
    const advance = await add({ note: ' Del lunes ' });
    const bonus = await add({ name: 'Comisión', kind: 'addition', amount: 75, employeeId: other.id });
    expect(advance).toEqual({
      _id: advance._id,
      companyId,
      employeeId: worker.id,
      ...ADVANCE,
      note: 'Del lunes',
    });
    expect(await list()).toEqual([advance, bonus]);
    expect(await list({ employeeId: other.id })).toEqual([bonus]);
    expect(await LineModel.findById(advance._id).lean()).toMatchObject({ cents: 5_025, runId: null });
  });

  it('changes until a run has it, and the ledger has its former state and the reason (LEDGER-1)', async () => {
    const { _id } = await add();
    expect(await change(_id, { amount: 40, reason: 'Devolvió diez.' })).toMatchObject({
      ...ADVANCE,
      amount: 40,
    });
    await change(_id, { amount: 40 });
    await change(_id, { name: 'Préstamo', kind: 'addition', note: 'Cuota 2' });
    await remove(_id, { reason: 'Ya lo pagó.' });
    expect(await list()).toEqual([]);
    const first = { name: 'Anticipo', kind: 'deduction', cents: 5_025, note: '' };
    const second = { ...first, cents: 4_000 };
    const third = { name: 'Préstamo', kind: 'addition', cents: 4_000, note: 'Cuota 2' };
    const events = await LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean();
    expect(events.map(({ action, before, after, reason }) => ({ action, before, after, reason }))).toEqual([
      { action: 'line-added', before: null, after: first, reason: '' },
      { action: 'line-changed', before: first, after: second, reason: 'Devolvió diez.' },
      { action: 'line-changed', before: second, after: third, reason: '' },
      { action: 'line-removed', before: third, after: null, reason: 'Ya lo pagó.' },
    ]);
    expect(events.map(({ subject }) => [String(subject.id), subject.employee?.fullname])).toEqual(
      events.map(() => [_id, 'Elena Xol']),
    );
  });

  it('is no longer listed once a run has it, and can be neither changed nor removed', async () => {
    const { _id } = await add();
    await close(_id);
    expect(await list()).toEqual([]);
    const stored = await Stored.now();
    const closed = { code: 'conflict', reason: 'line_closed' };
    await expectRefused([change(_id, { amount: 1 }), remove(_id)], closed);
    await stored.expectUnchanged('a closed line');
  });

  it('keeps the run’s values if it is changed while a run takes it (CONCEPT-4)', async () => {
    const { _id } = await add();
    const [, changed] = await Promise.all([
      LineModel.findOneAndUpdate({ _id, runId: null }, { runId: new Types.ObjectId() }).lean(),
      change(_id, { amount: 1 }).then(
        () => true,
        () => false,
      ),
    ]);
    const stored = await LineModel.findById(_id).orFail().lean();
    if (!changed) expect(stored.cents).toBe(5_025);
    await expectRefused([change(_id, { amount: 2 })], { code: 'conflict', reason: 'line_closed' });
    expect(await LineModel.findById(_id).lean()).toEqual(stored);
  });

  it.each([
    ['without a name', { name: '' }, 'body.name'],
    ['of nothing', { amount: 0 }, 'body.amount'],
    ['with a third decimal', { amount: 5.005 }, 'body.amount'],
  ])('%s is refused', async (_, body, path) => {
    await expectRefused([add(body)], { code: 'validation_failed', errors: [{ path }] });
    expect(await list()).toEqual([]);
  });

  it('counts towards a limit per person, also if two people add the last one at once', async () => {
    const same = { companyId: company._id, employeeId: worker._id, name: 'a', kind: 'addition', cents: 1 };
    await LineModel.insertMany(Array.from({ length: MAX_LINES - 1 }, () => same));
    const outcomes = await Promise.allSettled([add(), add()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRefused([add()], { code: 'conflict', reason: 'too_many_lines' });
    expect(await list()).toHaveLength(MAX_LINES);
    const other = await createPerson(api, 'employee', { companyId: company._id });
    await add({ employeeId: other.id });
  });

  it('is stored once if it is sent twice with one key (WIRE-21)', async () => {
    const send = () =>
      api.request('/payroll/lines', {
        method: 'POST',
        as: manager,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'una-vez-0001-0001' },
        body: JSON.stringify({ companyId, employeeId: worker.id, ...ADVANCE }),
      });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await list()).toHaveLength(1);
  });
});

describe('the people of lines', () => {
  it('are employees of the company; anyone else is not found', async () => {
    const elsewhere = await createCrew(api);
    const strangers = [elsewhere.worker.id, manager.id, missingId()];
    const missing = { code: 'not_found', reason: 'employee_not_found' };
    await expectRefused(
      strangers.map((employeeId) => add({ employeeId })),
      missing,
    );
    expect(await LineModel.countDocuments({ companyId })).toBe(0);
  });

  it('belong to its company; a line of another company is not found', async () => {
    const { _id } = await add();
    const other = await createPerson(api, 'manager');
    await createCompany(api, other);
    const missing = { code: 'not_found' };
    const attempts = [
      list({}, other),
      add({}, other),
      change(_id, { amount: 1 }, other),
      remove(_id, {}, other),
    ];
    await expectRefused(attempts, missing);
    const admin = await createPerson(api, 'admin');
    await expectRefused([list({ companyId: missingId() }, admin)], missing);
  });

  it('include a person who left, until their time is paid', async () => {
    const { _id } = await work();
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await add()).toMatchObject(ADVANCE);
    await RecordModel.updateOne({ _id }, { 'pieces.$[].runId': new Types.ObjectId() });
    await expectRefused([add()], { code: 'not_found', reason: 'employee_not_found' });
  });
});

describe('the lines of a person who leaves', () => {
  it('stay as long as their time is unpaid, and are deleted otherwise', async () => {
    const idle = await createPerson(api, 'employee', { companyId: company._id });
    await work();
    const kept = await add();
    const closed = await add({ employeeId: idle.id });
    await close(closed._id);
    await add({ employeeId: idle.id });
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    await api.as(manager).employee.remove({ params: { id: idle.id } });
    expect(await list()).toEqual([kept]);
    expect(await LineModel.countDocuments({ employeeId: idle._id })).toBe(1);
  });

  it('stay if a record was running when they left, because its time is unpaid', async () => {
    await createRecord(api, worker, company._id);
    const kept = await add();
    api.clock.advance(3_600_000);
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await list()).toEqual([kept]);
  });

  it('are deleted with their company, except those that a run has', async () => {
    await add();
    const { _id } = await add();
    await close(_id);
    await api.as(manager).company.remove({ params: { id: companyId } });
    expect((await LineModel.find({ companyId }).lean()).map((line) => String(line._id))).toEqual([_id]);
  });
});
