import { MAX_CONCEPTS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { ConceptModel } from './concept-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;
let companyId: string;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
  companyId = String(company._id);
});

const IGSS = { name: 'Cuota laboral IGSS', kind: 'deduction', basis: 'percent', value: 4.83 } as const;
const BONUS = { name: 'Bonificación', kind: 'addition', basis: 'fixed', value: 125 } as const;

type Body = Parameters<ReturnType<typeof api.as>['concept']['add']>[0]['body'];
type Changes = Parameters<ReturnType<typeof api.as>['concept']['change']>[0]['body'];

const add = (body: Partial<Body> = {}, as = manager) =>
  api.as(as).concept.add({ body: { companyId, ...IGSS, ...body } });
const change = (id: string, body: Changes, as = manager) =>
  api.as(as).concept.change({ params: { id }, body });
const remove = (id: string, body = {}, as = manager) => api.as(as).concept.remove({ params: { id }, body });
const list = (as = manager, of = companyId) => api.as(as).concept.list({ query: { companyId: of } });
const events = async () =>
  (await LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean()).map(
    ({ action, before, after, reason, subject }) => ({
      action,
      before,
      after,
      reason,
      id: String(subject.id),
    }),
  );
const colleague = () => createPerson(api, 'employee', { companyId: company._id });

describe('a concept of a company (CONCEPT-1)', () => {
  it('adds or deducts an amount, a percentage or an amount an hour, for everyone or for some, always or once', async () => {
    const igss = await add();
    const bonus = await add({ ...BONUS, employeeIds: [worker.id], once: true });
    const meal = await add({ name: 'Comida', kind: 'deduction', basis: 'hourly', value: 0.5 });
    expect(igss).toEqual({
      ...IGSS,
      ...{ _id: igss._id, companyId, employeeIds: null, once: false, version: 1 },
      ...{ entitlement: 'worked', fullAt: null },
    });
    expect(bonus).toMatchObject({ ...BONUS, employeeIds: [worker.id], once: true });
    expect(await list()).toEqual([igss, bonus, meal]);
    expect(await ConceptModel.findById(igss._id).lean()).toMatchObject({ value: 483, employeeIds: null });
  });

  it('changes in any part, and the ledger has its former state and the reason (LEDGER-1)', async () => {
    const { _id } = await add({ employeeIds: [worker.id] });
    const other = await colleague();
    const changed = await change(_id, { value: 5.25, version: 1, reason: 'Según el contador.' });
    expect(changed).toMatchObject({ ...IGSS, value: 5.25, employeeIds: [worker.id], version: 2 });
    await change(_id, { employeeIds: [worker.id, other.id], version: 2 });
    await change(_id, {
      employeeIds: null,
      basis: 'fixed',
      kind: 'addition',
      name: 'Bono',
      once: true,
      version: 3,
    });
    await remove(_id, { version: 4, reason: 'Ya no aplica.' });
    expect(await list()).toEqual([]);
    const first = { ...IGSS, value: 483, people: [worker.id], once: false };
    const second = { ...first, value: 525 };
    const third = { ...second, people: [worker.id, other.id] };
    const last = { name: 'Bono', kind: 'addition', basis: 'fixed', value: 525, people: null, once: true };
    const told = { id: _id, reason: '' };
    expect(await events()).toEqual([
      { ...told, action: 'concept-added', before: null, after: first },
      { ...told, action: 'concept-changed', before: first, after: second, reason: 'Según el contador.' },
      { ...told, action: 'concept-changed', before: second, after: third },
      { ...told, action: 'concept-changed', before: third, after: last },
      { ...told, action: 'concept-removed', before: last, after: null, reason: 'Ya no aplica.' },
    ]);
  });

  it('has an entitlement where its amount is fixed, with the days or hours that bring it whole (CONCEPT-7)', async () => {
    const { _id, ...bonus } = await add({ ...BONUS, entitlement: 'days', fullAt: 12 });
    expect(bonus).toMatchObject({ entitlement: 'days', fullAt: 12 });
    await change(_id, { entitlement: 'hours', fullAt: 96.5, version: 1 });
    const adjusted = await change(_id, { entitlement: 'adjusted', version: 2 });
    expect(adjusted).toMatchObject({ entitlement: 'adjusted', fullAt: null });
    // A percentage has no entitlement.
    const percent = await change(_id, { basis: 'percent', value: 5, version: 3 });
    expect(percent).toMatchObject({ entitlement: 'worked', fullAt: null });
    const [, hours] = await events();
    expect(hours).toMatchObject({
      before: { entitlement: 'days', fullAt: 12 },
      after: { entitlement: 'hours', fullAt: 96.5 },
    });
    await expectRefused(
      [
        add({ ...BONUS, entitlement: 'days' }),
        add({ ...BONUS, entitlement: 'days', fullAt: 9.5 }),
        add({ ...BONUS, entitlement: 'days', fullAt: 32 }),
        add({ ...BONUS, entitlement: 'hours', fullAt: 0 }),
        add({ ...BONUS, entitlement: 'hours', fullAt: 744.01 }),
      ],
      { code: 'validation_failed' },
    );
  });

  it('keeps its state and adds no event if it is saved unchanged', async () => {
    const added = await add();
    expect(await change(added._id, { ...IGSS, employeeIds: null, once: false, version: 1 })).toEqual(added);
    expect(await events()).toHaveLength(1);
  });

  it.each([
    ['without a name', { name: ' ' }, 'body.name'],
    ['of nothing', { value: 0 }, 'body.value'],
    ['with a third decimal', { value: 4.833 }, 'body.value'],
    ['of too many percent', { value: 1_000.01 }, 'body.value'],
    ['for nobody', { employeeIds: [] }, 'body.employeeIds'],
  ])('%s is refused', async (_, body, path) => {
    const stored = await Stored.now();
    await expectRefused([add(body)], { code: 'validation_failed', errors: [{ path }] });
    await stored.expectUnchanged('a refused concept');
  });

  it('names each person once, and only employees of the company: anyone else is not found', async () => {
    const elsewhere = await createCrew(api);
    await expectRefused([add({ employeeIds: [worker.id, worker.id] })], {
      code: 'validation_failed',
      errors: [{ path: 'body.employeeIds', reason: 'person_twice' }],
    });
    const { _id } = await add({ employeeIds: [worker.id] });
    const strangers = [elsewhere.worker.id, manager.id, missingId()];
    await expectRefused(
      strangers.flatMap((id) => [
        add({ employeeIds: [worker.id, id] }),
        change(_id, { employeeIds: [worker.id, id], version: 1 }),
      ]),
      { code: 'not_found', reason: 'employee_not_found' },
    );
    expect(await list()).toMatchObject([{ employeeIds: [worker.id], version: 1 }]);
  });

  it('is checked after the change: an amount that is too large as a percentage stays an amount', async () => {
    const { _id } = await add({ basis: 'fixed', value: 1_500 });
    const refusal = { code: 'validation_failed', errors: [{ path: 'body.value', reason: 'too_large' }] };
    await expectRefused([change(_id, { basis: 'percent', version: 1 })], refusal);
    expect(await change(_id, { basis: 'percent', value: 15, version: 1 })).toMatchObject({ value: 15 });
  });

  it('counts towards a limit, also if two people add the last one at once', async () => {
    const same = { companyId: company._id, ...IGSS, value: 483, once: false };
    await ConceptModel.insertMany(Array.from({ length: MAX_CONCEPTS - 1 }, () => same));
    // Used-up concepts do not count.
    await ConceptModel.create({ ...same, once: true, runId: new Types.ObjectId() });
    const outcomes = await Promise.allSettled([add(), add()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectRefused([add()], { code: 'conflict', reason: 'too_many_concepts' });
    expect(await list()).toHaveLength(MAX_CONCEPTS);
  });

  it('refuses all but one of several changes made on the same state (CONCEPT-1)', async () => {
    const { _id } = await add();
    const outcomes = await Promise.allSettled([
      change(_id, { value: 5, version: 1 }),
      change(_id, { value: 6, version: 1 }),
      remove(_id, { version: 1 }),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(2);
    const stale = await add();
    await change(stale._id, { value: 5, version: 1 });
    const told = { code: 'conflict', reason: 'concept_changed' };
    await expectRefused(
      [change(stale._id, { value: 6, version: 1 }), remove(stale._id, { version: 1 })],
      told,
    );
  });

  it('cannot change after a run has used it up, if it applies once, and is no longer listed', async () => {
    const { _id } = await add({ once: true });
    await ConceptModel.updateOne({ _id }, { runId: new Types.ObjectId() });
    expect(await list()).toEqual([]);
    const stored = await Stored.now();
    const used = { code: 'conflict', reason: 'concept_used' };
    await expectRefused([change(_id, { value: 1, version: 1 }), remove(_id)], used);
    await stored.expectUnchanged('a used concept');
  });

  it('is not found by another company, to read, change or remove', async () => {
    const { _id } = await add();
    const other = await createPerson(api, 'manager');
    await createCompany(api, other);
    const missing = { code: 'not_found' };
    await expectRefused(
      [list(other), add({}, other), change(_id, { value: 1, version: 1 }, other), remove(_id, {}, other)],
      missing,
    );
    await expectRefused([list(manager, missingId()), add({ companyId: missingId() })], missing);
    const admin = await createPerson(api, 'admin');
    await expectRefused([list(admin, missingId()), add({ companyId: missingId() }, admin)], missing);
  });
});

describe('a concept no longer names a person', () => {
  const named = async () => (await list()).map(({ employeeIds, version }) => ({ employeeIds, version }));

  it('after their account is deleted: a concept that named them alone applies to nobody, not to everyone', async () => {
    const other = await colleague();
    await add();
    await add({ employeeIds: [worker.id] });
    await add({ employeeIds: [worker.id, other.id] });
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await named()).toEqual([
      { employeeIds: null, version: 1 },
      { employeeIds: [], version: 2 },
      { employeeIds: [other.id], version: 2 },
    ]);
  });

  it('after they move to another company or stop being an employee', async () => {
    const other = await colleague();
    const admin = await createPerson(api, 'admin');
    const next = await createCompany(api, manager);
    await add({ employeeIds: [worker.id, other.id] });
    await api.as(admin).employee.assign({ params: { id: worker.id }, body: { companyId: String(next._id) } });
    expect(await named()).toEqual([{ employeeIds: [other.id], version: 2 }]);
    await api.as(admin).person.update({ params: { id: other.id }, body: { rol_id: 4 } });
    expect(await named()).toEqual([{ employeeIds: [], version: 3 }]);
  });

  it('a deleted company takes its concepts along, except those that a run has used up', async () => {
    await add();
    const { _id } = await add({ once: true });
    await ConceptModel.updateOne({ _id }, { runId: new Types.ObjectId() });
    await api.as(manager).company.remove({ params: { id: companyId } });
    expect((await ConceptModel.find({ companyId }).lean()).map((concept) => String(concept._id))).toEqual([
      _id,
    ]);
  });
});
