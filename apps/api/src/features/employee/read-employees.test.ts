import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
});

const get = (as: Person, id = worker.id) => api.as(as).employee.get({ params: { id } });
const list = (as: Person, of = company) => api.as(as).employee.list({ query: { companyId: String(of._id) } });

describe('reading employees (EMPLOYEE-2)', () => {
  it('lists the people of a company by name, regardless of accents and case, with their earnings and projects', async () => {
    const second = await createPerson(api, 'employee', { companyId: company._id, fullname: 'zoila' });
    const first = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Ábel' });
    const [muelle, torre] = [
      await createProject(api, company, [worker, first], { name: 'Muelle' }),
      await createProject(api, company, [worker], { name: 'Torre' }),
    ];
    for (const costCents of [550, 25]) {
      const hours = { startTime: new Date(0), endTime: new Date(3_600_000) };
      await createRecord(api, worker, company._id, { ...hours, costCents });
    }
    expect(await list(manager)).toMatchObject([
      { fullname: 'Ábel', totalGenerated: 0, projects: [{ _id: String(muelle._id), name: 'Muelle' }] },
      {
        _id: worker.id,
        totalGenerated: 5.75,
        projects: [
          { _id: String(muelle._id), name: 'Muelle' },
          { _id: String(torre._id), name: 'Torre' },
        ],
      },
      { _id: second.id, fullname: 'zoila', projects: [] },
    ]);
  });

  it('lists them page by page', async () => {
    for (const fullname of ['Abel', 'Zoila']) {
      await createPerson(api, 'employee', { companyId: company._id, fullname });
    }
    const query = { companyId: String(company._id), limit: 2, page: 2 };
    const { items, total } = await api.as(manager).employee.list.page({ query });
    expect([items.map(({ fullname }) => fullname), total]).toEqual([['Zoila'], 3]);
  });

  it('shows nobody of another company, to any caller', async () => {
    const stranger = await createCrew(api);
    expect(await list(stranger.manager)).toEqual([]);
    expect(await list(manager, stranger.company)).toEqual([]);
    expect(await api.as(manager).employee.list({ query: { companyId: missingId() } })).toEqual([]);
    await expectRefused([list(worker)], { status: 403 });
    await expectRefused(
      [
        get(stranger.manager),
        get(stranger.worker),
        get(manager, missingId()),
        get(manager, manager.id),
        get(manager, stranger.worker.id),
      ],
      { status: 404, code: 'not_found', message: 'Employee not found' },
    );
  });

  it('shows an employee to themselves, their manager and an admin', async () => {
    const admin = await createPerson(api, 'admin');
    for (const person of [worker, manager, admin])
      expect(await get(person)).toMatchObject({ _id: worker.id });
  });

  it('names no project that the caller does not see', async () => {
    const stranger = await createPerson(api, 'manager');
    await createProject(api, await createCompany(api, stranger), [worker], { name: 'Ajeno' });
    expect(await list(manager)).toMatchObject([{ projects: [] }]);
    expect(await get(worker)).toMatchObject({ projects: [{ name: 'Ajeno' }] });
  });
});
