import { MAX_ABSENCES } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, missingId, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { AbsenceModel } from './model.ts';

const api = useApi();
let owner: Person;
let elena: Person;
let company: CompanyDoc;
let companyId: string;

beforeEach(async () => {
  ({ manager: owner, worker: elena, company } = await createCrew(api, { fullname: 'Elena Xol' }));
  companyId = String(company._id);
});

/** Days of December 2026. */
const days = (first: number, last = first) => ({
  startDate: `2026-12-${String(first).padStart(2, '0')}`,
  endDate: `2026-12-${String(last).padStart(2, '0')}`,
});
const of = (person: Person) => api.as(person).absence;
const create = (first: number, last?: number, as = owner) =>
  of(as).create({ body: { employeeId: elena.id, kind: 'vacation', ...days(first, last) } });
const list = (as = owner, range = days(1, 31), more = {}) =>
  of(as).list({ query: { companyId, ...range, ...more } });

describe('the absences of an employee (ABSENCE-1)', () => {
  it('are set, changed and deleted by the owner, and listed by their first day (ABSENCE-6)', async () => {
    const later = await create(14, 18);
    const earlier = await create(2);
    expect(later).toEqual({
      ...{ _id: expect.any(String), companyId, employeeId: elena.id },
      ...{ kind: 'vacation', ...days(14, 18), note: '' },
    });
    expect(await list()).toEqual([earlier, later]);
    expect(await list(owner, days(18, 31))).toEqual([later]);
    expect(await list(owner, days(19, 31))).toEqual([]);
    expect(await list(owner, days(1, 31), { employeeId: missingId() })).toEqual([]);
    const params = { id: later._id };
    const changes = { ...days(15, 20), kind: 'sickness', note: ' Con certificado ' } as const;
    const changed = await of(owner).change({ params, body: changes });
    expect(changed).toEqual({ ...later, ...changes, note: 'Con certificado' });
    expect(await list()).toEqual([earlier, changed]);
    await of(owner).remove({ params });
    expect(await list()).toEqual([earlier]);
  });

  it('share no day in a company, and a refusal changes nothing (ABSENCE-3)', async () => {
    const vacation = await create(14, 18);
    const next = await create(19, 20);
    const refused = { status: 409, errors: [{ path: 'body.startDate' }] };
    await expectRefused([create(18, 19), create(1, 31), create(16), create(12, 14)], refused);
    const longer = of(owner).change({ params: { id: vacation._id }, body: days(14, 19) });
    await expectRefused([longer], refused);
    expect(await list()).toEqual([vacation, next]);
    // Its own days are no obstacle.
    expect(await of(owner).change({ params: { id: vacation._id }, body: days(13, 18) })).toMatchObject(
      days(13, 18),
    );
  });

  it('never share a day when two become longer at once (ABSENCE-3)', async () => {
    const made = [await create(1), await create(20)];
    const outcomes = await Promise.allSettled([
      of(owner).change({ params: { id: made[0]?._id ?? '' }, body: days(1, 12) }),
      of(owner).change({ params: { id: made[1]?._id ?? '' }, body: days(10, 20) }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('have real days in order, a year at most, and a note of 500 characters (ABSENCE-2)', async () => {
    const body = { employeeId: elena.id, kind: 'leave', ...days(2, 3) } as const;
    const year = { startDate: '2027-01-01', endDate: '2028-01-01' };
    const faulty = [
      { ...body, ...days(3, 2) },
      { ...body, startDate: '2026-02-30' },
      { ...body, startDate: '2026-12-02T00:00:00Z' },
      { ...body, ...year, endDate: '2028-01-02' },
      { ...body, note: 'n'.repeat(501) },
      { ...body, kind: 'strike' as 'leave' },
      { ...body, employeeId: 'nobody' },
    ];
    await expectRefused(
      faulty.map((wrong) => of(owner).create({ body: wrong })),
      { status: 400 },
    );
    const made = await of(owner).create({ body: { ...body, ...year, note: 'n'.repeat(500) } });
    const params = { id: made._id };
    await expectRefused(
      [
        of(owner).change({ params, body: { endDate: '2027-01-05' } }),
        of(owner).change({ params, body: days(5, 4) }),
        list(owner, { ...year, endDate: '2028-01-02' }),
      ],
      { status: 400 },
    );
    expect(await list(owner, year)).toEqual([made]);
  });

  it('are 500 a person in a company at most (ABSENCE-4)', async () => {
    const { _id } = await create(31);
    const { _id: mine, ...stored } = await AbsenceModel.findById(_id).orFail().lean();
    const others = Array.from({ length: MAX_ABSENCES - 1 }, (_, n) => {
      const day = new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
      return { ...stored, startDate: day, endDate: day };
    });
    await AbsenceModel.insertMany(others);
    await expectRefused([create(1)], {
      status: 409,
      message: 'The person has as many absences as they can have.',
    });
    expect(await AbsenceModel.countDocuments({ employeeId: elena._id })).toBe(MAX_ABSENCES);
    expect(await AbsenceModel.exists({ _id: mine })).not.toBeNull();
  });

  it('are seen by their person and the owner alone (ABSENCE-5)', async () => {
    const mine = await create(14, 18);
    const params = { id: mine._id };
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    const stranger = await createPerson(api, 'manager');
    await createCompany(api, stranger);
    expect(await list(elena)).toEqual([mine]);
    expect(await list(elena, days(1, 31), { employeeId: colleague.id })).toEqual([]);
    expect(await list(colleague, days(1, 31), { employeeId: elena.id })).toEqual([]);
    expect(await list(stranger)).toEqual([]);
    await expectRefused([create(2, 2, elena), of(elena).remove({ params })], { status: 403 });
    await expectRefused(
      [
        create(2, 2, stranger),
        of(stranger).change({ params, body: { note: 'Otra' } }),
        of(stranger).remove({ params }),
        of(owner).remove({ params: { id: missingId() } }),
        of(owner).create({ body: { employeeId: owner.id, kind: 'other', ...days(2) } }),
      ],
      { status: 404 },
    );
    expect(await list()).toEqual([mine]);
  });

  it('go with their person and their company, and stay when the person leaves it (ABSENCE-7)', async () => {
    const admin = await createPerson(api, 'admin');
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    const mine = await create(14, 18);
    await of(owner).create({ body: { employeeId: colleague.id, kind: 'other', ...days(14) } });
    await api.as(owner).employee.remove({ params: { id: colleague.id } });
    expect(await list()).toEqual([mine]);
    const other = await createCompany(api, await createPerson(api, 'manager'));
    await api.as(admin).employee.assign({
      params: { id: elena.id },
      body: { companyId: String(other._id) },
    });
    expect((await PersonModel.findById(elena._id).orFail()).companyId).toEqual(other._id);
    expect(await list()).toEqual([mine]);
    expect(await of(owner).change({ params: { id: mine._id }, body: { note: 'Se fue' } })).toMatchObject({
      note: 'Se fue',
    });
    await api.as(owner).company.remove({ params: { id: companyId } });
    expect(await AbsenceModel.countDocuments({ companyId: company._id })).toBe(0);
  });
});
