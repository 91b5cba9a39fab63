import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  missingId,
  type Person,
  proveAddress,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
});

let counter = 0;
const form = (fields = {}) => {
  counter += 1;
  return {
    fullname: 'Ana Xol',
    username: `ana.${counter}`,
    email: `Ana${counter}@example.com`,
    phone: '5555 1234',
    companyId: String(company._id),
    password: 'secreto2',
    ...fields,
  };
};
const create = (as: Person, fields = {}) => api.as(as).employee.create({ body: form(fields) });
const get = (as: Person, id = worker.id) => api.as(as).employee.get({ params: { id } });
const list = (as: Person, of = company) => api.as(as).employee.list({ query: { companyId: String(of._id) } });

describe('creating an employee (EMPLOYEE-4)', () => {
  it('makes an account of role 3 in that company, with no rate and nothing earned', async () => {
    const body = form();
    const { message, employee } = await api.as(manager).employee.create({ body });
    expect(message).toBe('Employee created.');
    expect(employee).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fullname: body.fullname,
      username: body.username,
      email: body.email,
      phone: body.phone,
      companyId: String(company._id),
      rol_id: 3,
      hourlyRate: 0,
      totalToPay: 0,
      totalGenerated: 0,
      unpricedHours: 0,
      pendingReviews: 0,
      projects: [],
      marking: null,
      temporaryPasswordUntil: null,
    });
    expect(await get(manager, employee._id)).toEqual(employee);
    const session = await api
      .as(null)
      .session.login({ body: { username: body.username, password: 'secreto2' } });
    expect(session).toMatchObject({ userId: employee._id, rol_id: 3 });
  });

  it('takes no role, rate or total from the body', async () => {
    const { employee } = await create(manager, { rol_id: 1, hourlyRate: 99, totalToPay: 9, earnedCents: 9 });
    expect(employee).toMatchObject({ rol_id: 3, hourlyRate: 0, totalToPay: 0, totalGenerated: 0 });
  });

  it.each(['fullname', 'username', 'email', 'phone', 'password'])('needs %s (EMPLOYEE-4)', async (field) => {
    await expectRefused([create(manager, { [field]: ' ' })], { status: 400, code: 'validation_failed' });
    expect(await list(manager)).toHaveLength(1);
  });

  it('refuses a taken username or e-mail in any case, also in concurrent requests', async () => {
    const taken = { username: worker.username.toUpperCase() };
    await expectRefused([create(manager, taken)], { status: 409, message: 'Username is already taken.' });
    const email = `${worker.username}@EXAMPLE.com`;
    await proveAddress(worker);
    await expectRefused([create(manager, { email })], {
      status: 409,
      message: 'Email is already registered.',
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => create(manager, { username: 'pedro' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list(manager)).toHaveLength(2);
  });

  it('is for the owner of the company; a foreign company is answered like a missing one', async () => {
    const stranger = await createPerson(api, 'manager');
    await expectRefused([create(stranger), create(manager, { companyId: missingId() })], {
      status: 404,
      message: 'Company not found',
    });
    const admin = await createPerson(api, 'admin');
    await expectRefused([create(admin, { companyId: missingId() })], { status: 404 });
    await expectRefused([create(worker)], { status: 403 });
    expect(await list(admin)).toHaveLength(1);
    await create(admin);
    expect(await list(admin)).toHaveLength(2);
  });

  it('leaves nobody in a company that is deleted at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const doomed = await createCompany(api, manager);
      const id = String(doomed._id);
      await Promise.allSettled([
        create(manager, { companyId: id }),
        api.as(manager).company.remove({ params: { id } }),
      ]);
      expect(await PersonModel.countDocuments({ companyId: doomed._id })).toBe(0);
    }
  });
});
