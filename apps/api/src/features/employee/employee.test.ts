import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createTimeRecord,
  missingId,
  PASSWORD,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { UserModel } from '../user/model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;
let counter = 0;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
});

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
const update = (as: Person, body: object, id = worker.id) =>
  api.as(as).employee.update({ params: { id }, body });
const get = (as: Person, id = worker.id) => api.as(as).employee.get({ params: { id } });
const list = (as: Person, of = company) => api.as(as).employee.list({ query: { companyId: String(of._id) } });
const stored = () => UserModel.findById(worker._id).select('+passwordHash').lean();

describe('creating an employee (contract, POST /employees)', () => {
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
      pendingReviews: 0,
      projects: [],
    });
    expect(await get(manager, employee._id)).toEqual(employee);
    const session = await api
      .as(null)
      .auth.login({ body: { username: body.username, password: 'secreto2' } });
    expect(session).toMatchObject({ userId: employee._id, rol_id: 3 });
  });

  it('takes no role, rate or total from the body', async () => {
    const { employee } = await create(manager, { rol_id: 1, hourlyRate: 99, totalToPay: 9, earnedCents: 9 });
    expect(employee).toMatchObject({ rol_id: 3, hourlyRate: 0, totalToPay: 0, totalGenerated: 0 });
  });

  it.each(['fullname', 'username', 'email', 'phone', 'password'])('needs %s (spec 5)', async (field) => {
    await expectRefused([create(manager, { [field]: ' ' })], { status: 400, code: 'validation_failed' });
    expect(await list(manager)).toHaveLength(1);
  });

  it('refuses a username or an e-mail that is taken, in whatever case, also when both ask at once', async () => {
    const taken = { username: worker.username.toUpperCase() };
    await expectRefused([create(manager, taken)], { status: 409, message: 'Username is already taken.' });
    const email = `${worker.username}@EXAMPLE.com`;
    await expectRefused([create(manager, { email })], {
      status: 409,
      message: 'Email is already registered.',
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => create(manager, { username: 'pedro' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list(manager)).toHaveLength(2);
  });

  it('is for the owner of the company; a foreign one is as missing as one that never was', async () => {
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
      expect(await UserModel.countDocuments({ companyId: doomed._id })).toBe(0);
    }
  });
});

describe('reading employees (contract, GET /employees)', () => {
  it('lists those of a company by name, accents and case aside, with what they earned and the projects they are in', async () => {
    const second = await createPerson(api, 'employee', { companyId: company._id, fullname: 'zoila' });
    const first = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Ábel' });
    const [muelle, torre] = [
      await createProject(api, company, [worker, first], { name: 'Muelle' }),
      await createProject(api, company, [worker], { name: 'Torre' }),
    ];
    for (const costCents of [550, 25]) {
      const hours = { startTime: new Date(0), endTime: new Date(3_600_000) };
      await createTimeRecord(api, worker, company._id, { ...hours, costCents });
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

  it('shows nobody of another company, whoever asks', async () => {
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

describe('changing an employee (contract, PUT /employees/:id)', () => {
  it('changes just what is given', async () => {
    const before = await get(manager);
    const { message, employee } = await update(manager, { fullname: 'Otto', hourlyRate: 12.35 });
    expect(message).toBe('Employee updated.');
    expect(employee).toEqual({ ...before, fullname: 'Otto', hourlyRate: 12.35 });
    const names = { username: 'otto', email: 'otto@example.com', phone: '1' };
    expect((await update(manager, names)).employee).toEqual({ ...employee, ...names });
    expect(await stored()).toMatchObject({ usernameKey: 'otto', emailKey: 'otto@example.com' });
  });

  it.each([
    [{ hourlyRate: -1 }],
    [{ hourlyRate: 1.234 }],
    [{ hourlyRate: 10.000_000_001 }],
    [{ hourlyRate: '5' }],
    [{ fullname: '' }],
    [{ phone: '' }],
    [{ password: 'corta' }],
  ])('refuses %j and keeps all as it was', async (body) => {
    const before = await stored();
    await expectRefused([update(manager, body)], { status: 400, code: 'validation_failed' });
    expect(await stored()).toEqual(before);
  });

  it('refuses the username or e-mail of somebody else, and then changes nothing', async () => {
    const other = await createPerson(api, 'client');
    const before = await stored();
    await expectRefused([update(manager, { username: other.username, hourlyRate: 5 })], { status: 409 });
    await expectRefused([update(manager, { email: `${other.username}@example.com`, hourlyRate: 5 })], {
      status: 409,
    });
    expect(await stored()).toEqual(before);
    await update(manager, { username: worker.username });
  });

  it('sets a password only when there is one, and then ends the sessions', async () => {
    const before = await stored();
    await update(manager, { password: '' });
    expect((await stored())?.passwordHash).toBe(before?.passwordHash);
    expect(await get(worker)).toMatchObject({ _id: worker.id });
    await update(manager, { password: 'secreto3' });
    await expectRefused([get(worker)], { status: 401 });
    const { username } = worker;
    await expectRefused([api.as(null).auth.login({ body: { username, password: PASSWORD } })], {
      status: 401,
    });
    await api.as(null).auth.login({ body: { username, password: 'secreto3' } });
  });

  it('refuses a password that is too short with the message of section 5', async () => {
    const message = 'New password must be at least 6 characters long.';
    await expect(update(manager, { password: 'abc' })).rejects.toMatchObject({
      status: 400,
      message,
      errors: [{ path: 'body.password', message }],
    });
    expect(await get(worker)).toMatchObject({ _id: worker.id });
  });

  it('is for the owner of the company', async () => {
    const stranger = await createCrew(api);
    const before = await stored();
    const change = { hourlyRate: 500 };
    await expectRefused([update(stranger.manager, change), update(manager, change, missingId())], {
      status: 404,
    });
    await expectRefused([update(worker, change)], { status: 403 });
    await expectRefused([update(manager, change, manager.id)], { status: 404 });
    expect(await stored()).toEqual(before);
  });
});

describe('the total to pay (contract, PUT /employees/totalToPay/:id)', () => {
  const pay = (as: Person, totalToPay: number) =>
    api.as(as).employee.setTotalToPay({ params: { id: worker.id }, body: { totalToPay } });

  it('is stored in whole cents', async () => {
    const { message, employee } = await pay(manager, 1_234.05);
    expect({ message, total: employee.totalToPay }).toEqual({
      message: 'Total to pay saved.',
      total: 1_234.05,
    });
    expect(await stored()).toMatchObject({ totalToPayCents: 123_405 });
  });

  it('is not negative, and not for others to set', async () => {
    const stranger = await createPerson(api, 'manager');
    await expectRefused([pay(manager, -1), pay(manager, 0.001)], { status: 400 });
    await expectRefused([pay(stranger, 1)], { status: 404 });
    await expectRefused([pay(worker, 1)], { status: 403 });
    expect(await stored()).toMatchObject({ totalToPayCents: 0 });
  });
});
