import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  missingId,
  type Person,
  proveAddress,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { signIn, statusOf } from '../../../test/sign-in.ts';
import { CompanyModel } from '../company/model.ts';
import { PlanModel } from '../plan/model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { PersonModel } from './model.ts';

const api = useApi({ TRUST_PROXY: '1' });
let admin: Person;

beforeEach(async () => {
  admin = await createPerson(api, 'admin');
});

const stored = (id: string) => PersonModel.findById(id).select('+passwordHash').lean();
const update = (id: string, body: object, as = admin) => api.as(as).person.update({ params: { id }, body });
describe('changing a user (ACCOUNT-13)', () => {
  it('changes only the given values and keeps the sessions', async () => {
    const person = await createPerson(api, 'client');
    const { message, user } = await update(person.id, {
      fullname: 'Otro Nombre',
      username: 'renombrado',
      password: '',
    });
    expect(message).toBe('User updated.');
    expect(user).toMatchObject({ fullname: 'Otro Nombre', username: 'renombrado', phone: '5555 0000' });
    expect(await api.as(person).person.account()).toEqual(user);
    expect(
      await api.as(admin).person.lookUp({ query: { username: 'RENOMBRADO', unique: 'true' } }),
    ).toMatchObject({
      _id: person.id,
    });
  });

  it('ends the sessions with a new password, and the new one is good', async () => {
    const person = await createPerson(api, 'client', { mustChangePassword: true });
    await update(person.id, { password: 'brand new' });
    await expectRefused([api.as(person).person.account()], { status: 401 });
    expect(await statusOf(signIn(api, '10.0.0.2', person.username))).toBe(401);
    expect(await signIn(api, '10.0.0.2', person.username, 'brand new')).not.toHaveProperty(
      'mustChangePassword',
    );
  });

  it.each([
    ['abc', 'New password must be at least 6 characters long.'],
    ['é'.repeat(40), 'New password must be at most 72 bytes long.'],
    [12_345_678, 'New password is required.'],
  ])('refuses the password %j with the message that the rule has elsewhere', async (password, message) => {
    const person = await createPerson(api, 'client');
    await expect(update(person.id, { password })).rejects.toMatchObject({
      status: 400,
      message,
      errors: [{ path: 'body.password', message }],
    });
    await expect(api.as(person).person.account()).resolves.toBeTruthy();
  });

  it('ends the sessions with another role, so that no old right survives', async () => {
    const person = await createPerson(api, 'manager');
    await update(person.id, { rol_id: 2 });
    await expect(api.as(person).person.account()).resolves.toBeTruthy();
    await update(person.id, { rol_id: 4 });
    await expectRefused([api.as(person).person.account(), api.as(person).company.mine({})], { status: 401 });
    expect(await signIn(api, '10.0.0.3', person.username)).toMatchObject({ rol_id: 4 });
  });

  it('takes somebody who stops being an employee out of the company, and closes their running time', async () => {
    const company = await createCompany(api, await createPerson(api, 'manager'));
    const person = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1000 });
    const record = await createRecord(api, person, company._id);
    await update(person.id, { fullname: 'Sigue' });
    expect(await stored(person.id)).toMatchObject({ companyId: company._id });
    api.clock.advance(1_800_000);
    const { user } = await update(person.id, { rol_id: 2 });
    expect(user).toMatchObject({ rol_id: 2, company: null });
    expect(await RecordModel.findById(record._id).lean()).toMatchObject({
      open: false,
      endReason: 'manager',
      costCents: 500,
    });
  });

  it('leaves the role to owners of companies until these are handed over or deleted (INVITE-5)', async () => {
    const owner = await createPerson(api, 'manager');
    const next = await createPerson(api, 'manager');
    const shop = await createCompany(api, owner, { name: 'Taller Luna' });
    const other = await createCompany(api, owner, { name: 'Taller Sol' });
    const before = await stored(owner.id);
    await expectRefused(
      [update(owner.id, { rol_id: 3 }), update(owner.id, { rol_id: 4, fullname: 'Nunca' })],
      { status: 409, reason: 'owns_companies', params: { companies: 'Taller Luna, Taller Sol' } },
    );
    expect(await stored(owner.id)).toEqual(before);
    // An administrator may own companies too.
    await update(owner.id, { rol_id: 1 });
    await expectRefused([update(owner.id, { rol_id: 4 })], { status: 409, reason: 'owns_companies' });
    await update(owner.id, { rol_id: 2 });

    await api
      .as(admin)
      .company.handOver({ params: { id: String(shop._id) }, body: { created_by: next.username } });
    await api.as(admin).company.remove({ params: { id: String(other._id) } });
    expect((await update(owner.id, { rol_id: 4 })).user.rol_id).toBe(4);
  });

  it('makes no owner without the role of a company that is created at that moment (INVITE-5)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await createPerson(api, 'manager');
      await Promise.allSettled([
        update(person.id, { rol_id: 4 }),
        api.as(person).company.create({ body: { name: 'De repente', line_of_business: '' } }),
      ]);
      const owns = await CompanyModel.countDocuments({ createdBy: person._id });
      expect((await stored(person.id))?.roleId).toBe(owns === 1 ? 2 : 4);
    }
  });

  it('hides the companies of a person who lost the role before, except from administrators (INVITE-5)', async () => {
    const company = await createCompany(api, await createPerson(api, 'manager'));
    const worker = await createPerson(api, 'employee', { companyId: company._id });
    const project = await createProject(api, company, [worker]);
    for (const role of ['client', 'employee'] as const) {
      const former = await createPerson(api, role);
      await CompanyModel.updateOne({ _id: company._id }, { createdBy: former._id });
      expect(await api.as(former).company.mine({})).toEqual([]);
      expect(await api.as(former).project.list({})).toEqual([]);
      await expectRefused([api.as(former).employee.list({ query: { companyId: String(company._id) } })], {
        status: 403,
      });
      await expectRefused([api.as(former).project.get({ params: { id: String(project._id) } })], {
        status: role === 'client' ? 403 : 404,
      });
      // It can be handed over, or come back with the role.
      expect((await api.as(admin).company.all({})).map(({ created_by }) => created_by)).toContain(
        former.username,
      );
      await expectRefused([update(former.id, { rol_id: role === 'client' ? 3 : 4 })], {
        status: 409,
        reason: 'owns_companies',
      });
      expect((await update(former.id, { rol_id: 2 })).user.rol_id).toBe(2);
      const again = await signIn(api, '10.0.0.4', former.username);
      expect(again).toMatchObject({ rol_id: 2 });
    }
  });

  it('sets and clears the subscription, and refuses an unknown one whole', async () => {
    const person = await createPerson(api, 'client');
    const plan = await PlanModel.create({ name: 'Plan', priceCents: 100 });
    const subscription = String(plan._id);
    expect((await update(person.id, { subscription })).user.subscription).toEqual({
      _id: subscription,
      name: 'Plan',
    });
    await expectRefused([update(person.id, { fullname: 'Nunca', subscription: missingId() })], {
      status: 400,
    });
    expect(await stored(person.id)).toMatchObject({ fullname: expect.not.stringMatching('Nunca') });
    expect((await update(person.id, { subscription: '' })).user.subscription).toBeNull();
  });

  it('refuses a taken name, a wrong field and an unknown user, and changes nothing', async () => {
    await proveAddress(admin);
    const person = await createPerson(api, 'client');
    const before = await stored(person.id);
    await expectRefused([update(person.id, { fullname: 'Nunca', username: admin.username })], {
      status: 409,
      message: 'Username is already taken.',
    });
    await expectRefused([update(person.id, { email: `${admin.username}@EXAMPLE.com`, rol_id: 1 })], {
      status: 409,
      message: 'Email is already registered.',
    });
    await expectRefused([update(person.id, { rol_id: 9 }), update('nonsense', {})], { status: 400 });
    await expectRefused([update(missingId(), { fullname: 'Nadie' })], { status: 404 });
    expect(await stored(person.id)).toEqual(before);
  });
});
