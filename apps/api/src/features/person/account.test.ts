import { MAX_PROFILE_CHANGES_PER_HOUR } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { createCompany, createPerson, PASSWORD, proveAddress } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { PlanModel } from '../plan/model.ts';
import { PersonModel } from './model.ts';

const api = useApi();

describe('an account (ACCOUNT-1)', () => {
  it('shows everything but secrets, with the names of company and subscription', async () => {
    const plan = await PlanModel.create({ name: 'Pro', priceCents: 9900 });
    const company = await createCompany(api, await createPerson(api, 'manager'));
    const person = await createPerson(api, 'employee', {
      fullname: 'Íñigo Pérez',
      companyId: company._id,
      subscriptionId: plan._id,
      hourlyRateCents: 1234,
    });
    expect(await api.as(person).person.account()).toEqual({
      _id: person.id,
      fullname: 'Íñigo Pérez',
      username: person.username,
      email: `${person.username}@example.com`,
      phone: '5555 0000',
      rol_id: 3,
      rol: 'Empleado',
      profilePicture: null,
      subscription: { _id: String(plan._id), name: 'Pro' },
      company: { _id: String(company._id), name: company.name },
      hourlyRate: 12.34,
      language: null,
      marking: null,
      createdAt: api.clock.now().toISOString(),
    });
  });

  it("is one's own, and anyone's for an admin", async () => {
    const [admin, manager] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
    const byName = (username: string) => ({ query: { username } });
    expect(await api.as(manager).person.account(byName(manager.username.toUpperCase()))).toMatchObject({
      _id: manager.id,
    });
    expect(await api.as(admin).person.account(byName(manager.username))).toMatchObject({ _id: manager.id });
    await expectRefused([api.as(manager).person.account(byName(admin.username))], { status: 403 });
    await expectRefused([api.as(manager).person.account(byName('unknown'))], { status: 403 });
    await expectRefused([api.as(admin).person.account(byName('unknown'))], { status: 404 });
    await expectRefused([api.as(null).person.account()], { status: 401 });
  });
});

describe('editing a profile (ACCOUNT-5)', () => {
  it('changes only the given values', async () => {
    const person = await createPerson(api, 'client', { fullname: 'Antes' });
    const { message, user } = await api.as(person).person.edit({ body: { fullname: ' Después ' } });
    expect(message).toBe('Profile updated successfully!');
    expect(user).toMatchObject({ fullname: 'Después', email: `${person.username}@example.com` });
    await api.as(person).person.edit({ body: { phone: '' } });
    await api.as(person).person.edit({ body: { email: 'Otra@Example.com' } });
    expect(await api.as(person).person.account()).toMatchObject({
      fullname: 'Después',
      phone: '',
      email: 'Otra@Example.com',
    });
    await expect(api.as(person).person.edit({ body: {} })).resolves.toBeTruthy();
  });

  it('is possible sixty times an hour, and for an admin of others without end (LIMIT-13)', async () => {
    const [manager, admin] = [await createPerson(api, 'manager'), await createPerson(api, 'admin')];
    const edit = (as = manager) =>
      api.as(as).person.edit({ query: { username: manager.username }, body: { phone: '5555 0001' } });
    for (let i = 0; i < MAX_PROFILE_CHANGES_PER_HOUR; i += 1) await edit();
    await expectRefused([edit()], { status: 429, reason: 'too_many_attempts' });
    await expect(edit(admin)).resolves.toBeTruthy();
  });

  it('cannot change role, name, password, rate, company or sessions', async () => {
    const person = await createPerson(api, 'manager');
    const before = await PersonModel.findById(person.id).select('+passwordHash').lean();
    const body = {
      rol_id: 1,
      roleId: 1,
      username: 'otro',
      password: 'new password',
      passwordHash: 'x',
      hourlyRate: 100,
      company: String(new Types.ObjectId()),
      companyId: String(new Types.ObjectId()),
      sessionVersion: 5,
      _id: String(new Types.ObjectId()),
    } as { fullname?: string };
    await api.as(person).person.edit({ body });
    expect(await PersonModel.findById(person.id).select('+passwordHash').lean()).toEqual(before);
  });

  it("refuses somebody else's e-mail address, in any case, and takes one's own again", async () => {
    const [person, other] = [await createPerson(api, 'manager'), await createPerson(api, 'manager')];
    const edit = (email: string) => api.as(person).person.edit({ body: { email, fullname: 'Nunca' } });
    await proveAddress(other);
    await expectRefused([edit(`${other.username}@EXAMPLE.com`)], {
      status: 409,
      message: 'Email is already registered.',
    });
    expect(await api.as(person).person.account()).not.toMatchObject({ fullname: 'Nunca' });
    await expect(edit(`${person.username.toUpperCase()}@example.com`)).resolves.toBeTruthy();
  });

  it('loses none of several changes at once, and the search knows them all', async () => {
    const person = await createPerson(api, 'manager');
    const edit = (body: object) => api.as(person).person.edit({ body });
    const email = `zz${person.username}@example.com`;
    await Promise.all([edit({ fullname: 'Zacarías Último' }), edit({ email }), edit({ phone: '1' })]);
    expect(await api.as(person).person.account()).toMatchObject({
      fullname: 'Zacarías Último',
      email,
      phone: '1',
    });
    for (const q of ['ultimo', email]) {
      expect(await api.as(person).person.search({ query: { q } })).toMatchObject([{ _id: person.id }]);
    }
  });

  it("is for one's own, and anyone's for an admin", async () => {
    const [admin, manager] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
    const edit = (username: string) => ({ query: { username }, body: { fullname: 'Por otro' } });
    await expectRefused([api.as(manager).person.edit(edit(admin.username))], { status: 403 });
    expect(await api.as(admin).person.account()).not.toMatchObject({ fullname: 'Por otro' });
    const { user } = await api.as(admin).person.edit(edit(manager.username));
    expect(user).toMatchObject({ _id: manager.id, fullname: 'Por otro' });
    await expectRefused([api.as(admin).person.edit(edit('unknown'))], { status: 404 });
  });
});

describe('all users (ACCOUNT-13)', () => {
  it('are listed by name regardless of accents, whole or page by page, for admins only', async () => {
    await PersonModel.deleteMany();
    const admin = await createPerson(api, 'admin', { fullname: 'Beatriz' });
    for (const fullname of ['Carlos', 'Álvaro', 'Carlos']) await createPerson(api, 'client', { fullname });
    const all = await api.as(admin).person.all();
    expect(all.map(({ fullname }) => fullname)).toEqual(['Álvaro', 'Beatriz', 'Carlos', 'Carlos']);
    expect(await api.as(admin).person.list()).toEqual(all);
    const pages = [1, 2, 3].map((page) => api.as(admin).person.list.page({ query: { page, limit: 2 } }));
    expect(await Promise.all(pages)).toEqual([
      { items: all.slice(0, 2), total: 4 },
      { items: all.slice(2), total: 4 },
      { items: [], total: 4 },
    ]);
    expect(JSON.stringify(all)).not.toMatch(/\$2b\$|passwordHash|searchText/);
    for (const role of ['manager', 'employee', 'client'] as const) {
      const person = await createPerson(api, role);
      await expectRefused([api.as(person).person.all(), api.as(person).person.list()], { status: 403 });
    }
  });
});

it('never tells a password or its hash to anyone (ACCOUNT-1)', async () => {
  const person = await createPerson(api, 'admin');
  const answers = await Promise.all([
    api.request('/user/account', { as: person }),
    api.request('/user/all', { as: person }),
    api.request(`/user/search?q=${person.username}`, { as: person }),
    api.request(`/user/search_users?id=${person.id}&unique=true`, { as: person }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(new RegExp(`\\$2b|[Hh]ash|${PASSWORD}`));
  }
});
