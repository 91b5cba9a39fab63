import { CompanyNoun, formValues } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPerson, missingId, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { LineOfBusinessModel } from '../line-of-business/model.ts';
import { PersonModel } from '../person/model.ts';
import { CompanyModel } from './model.ts';

const api = useApi();
const NOT_FOUND = { status: 404, code: 'not_found', message: 'Company not found' };
let admin: Person;
let owner: Person;
let stranger: Person;

beforeEach(async () => {
  await Promise.all([CompanyModel.deleteMany(), LineOfBusinessModel.deleteMany()]);
  await LineOfBusinessModel.create([
    { name: 'Construcción', nameKey: 'construcción' },
    { name: 'Comercio', nameKey: 'comercio' },
  ]);
  admin = await createPerson(api, 'admin');
  owner = await createPerson(api, 'manager');
  stranger = await createPerson(api, 'manager');
});

const form = { name: 'Maya S.A.', created_by: '', line_of_business: 'Construcción' };
const create = async (person: Person, fields = {}) =>
  (await api.as(person).company.create({ body: { ...form, ...fields } })).company;
const namesOf = async (person: Person, username?: string) =>
  (await api.as(person).company.mine({ query: { ...(username && { username }) } })).map(({ name }) => name);

describe('registering a company (COMPANY-2)', () => {
  it('makes it the caller’s own, with defaults for missing values', async () => {
    const response = await api.request('/company/new_company', {
      method: 'POST',
      as: owner,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...form, _id: missingId(), createdAt: '2001-01-01', createdBy: admin.id }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      message: 'Company created.',
      company: {
        ...formValues(CompanyNoun, null),
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Maya S.A.',
        created_by: owner.username,
        line_of_business: 'Construcción',
        address: '',
        email: '',
        phone: '',
        color: '#000000',
        timezone: 'America/Guatemala',
        currency: '',
        marking: 'button',
        createdAt: api.clock.now().toISOString(),
      },
    });
  });

  it('marks by button when it is new, and by itself when it was stored before there was a choice (MARK-1)', async () => {
    const { _id } = await create(owner);
    expect((await api.as(owner).company.get({ params: { id: _id } })).marking).toBe('button');
    await CompanyModel.updateOne({ _id }, { $unset: { marking: 1 } });
    expect((await api.as(owner).company.get({ params: { id: _id } })).marking).toBe('automatic');
  });

  it('keeps every field that is given', async () => {
    const given = {
      address: '6a avenida 4-20, zona 1',
      email: 'info@maya.example',
      phone: '+502 2222 3333',
      color: '#0E7490',
      timezone: 'America/Tegucigalpa',
      currency: 'HNL',
    };
    expect(await create(owner, given)).toMatchObject(given);
  });

  it('finds the line of business in any case, and refuses an unknown one', async () => {
    expect(await create(owner, { line_of_business: ' COMERCIO ' })).toMatchObject({
      line_of_business: 'Comercio',
    });
    await expectRefused([create(owner, { name: 'Otra', line_of_business: 'Minería' })], {
      status: 400,
      errors: [expect.objectContaining({ path: 'body.line_of_business' })],
    });
    expect(await namesOf(owner)).toEqual(['Maya S.A.']);
  });

  it.each([
    ['name', '  '],
    ['line_of_business', ''],
    ['email', 'no es un correo'],
    ['color', 'red'],
    ['timezone', 'America/Nowhere'],
    ['currency', 'Lempira'],
    ['currency', 'JPY'],
    ['currency', 'KWD'],
  ])('refuses a wrong %s and stores nothing', async (field, value) => {
    await expectRefused([create(owner, { [field]: value })], {
      status: 400,
      errors: [expect.objectContaining({ path: `body.${field}` })],
    });
    expect(await CompanyModel.countDocuments()).toBe(0);
  });

  it('lets an admin name another owner, manager or admin, and nobody else', async () => {
    const employee = await createPerson(api, 'employee');
    const client = await createPerson(api, 'client');
    expect(await create(admin, { created_by: owner.username.toUpperCase() })).toMatchObject({
      created_by: owner.username,
    });
    expect(await create(admin)).toMatchObject({ created_by: admin.username });
    const named = (username: string) => create(admin, { created_by: username });
    await expectRefused([named('nobody-there'), named(employee.username), named(client.username)], {
      status: 400,
      errors: [expect.objectContaining({ path: 'body.created_by' })],
    });
    expect(await CompanyModel.countDocuments()).toBe(2);
  });

  it('does not let a manager create for somebody else', async () => {
    expect(await create(owner, { created_by: stranger.username })).toMatchObject({
      created_by: owner.username,
    });
    expect(await namesOf(stranger)).toEqual([]);
  });

  it('never ends with an owner who was deleted at that moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const leaving = await createPerson(api, 'manager');
      await Promise.allSettled([
        create(leaving),
        create(admin, { created_by: leaving.username }),
        api.as(admin).person.remove({ params: { id: leaving.id } }),
      ]);
      const owned = await CompanyModel.countDocuments({ createdBy: leaving._id });
      expect(await PersonModel.countDocuments({ _id: leaving._id })).toBe(owned > 0 ? 1 : 0);
    }
  });
});

describe('the right to see a company (COMPANY-4)', () => {
  it('a manager sees the companies they created, oldest first, and nobody else’s', async () => {
    await createCompany(api, stranger, { name: 'Ajena' });
    await createCompany(api, owner, { name: 'Segunda', createdAt: new Date('2026-03-02') });
    await createCompany(api, owner, { name: 'Primera', createdAt: new Date('2026-03-01') });
    expect(await namesOf(owner)).toEqual(['Primera', 'Segunda']);
    expect(await namesOf(owner, owner.username.toUpperCase())).toEqual(['Primera', 'Segunda']);
    expect(await namesOf(admin, owner.username)).toEqual(['Primera', 'Segunda']);
    const page = await api.as(owner).company.mine.page({ query: { limit: 1, page: 2 } });
    expect(page).toMatchObject({ items: [{ name: 'Segunda' }], total: 2 });
  });

  it('an employee sees the one they work for; a client sees none', async () => {
    const company = await createCompany(api, owner, { name: 'Taller' });
    const employee = await createPerson(api, 'employee', { companyId: company._id });
    expect(await namesOf(employee)).toEqual(['Taller']);
    expect(await namesOf(admin, employee.username)).toEqual(['Taller']);
    expect(await namesOf(await createPerson(api, 'employee'))).toEqual([]);
    expect(await namesOf(await createPerson(api, 'client'))).toEqual([]);
  });

  it('only an admin names another person, who must exist', async () => {
    const employee = await createPerson(api, 'employee');
    const refused = [owner, employee, await createPerson(api, 'client')].map((person) =>
      namesOf(person, stranger.username),
    );
    await expectRefused(refused, { status: 403, code: 'forbidden' });
    await expectRefused([namesOf(admin, 'nobody-there')], { status: 404, message: 'User not found' });
  });

  it('only an admin lists all of them, page by page', async () => {
    for (const name of ['A', 'B', 'C']) await createCompany(api, name === 'B' ? stranger : owner, { name });
    const { items, total } = await api.as(admin).company.all.page({ query: { limit: 2 } });
    expect([items.map(({ name }) => name), total]).toEqual([['A', 'B'], 3]);
    expect(await api.as(admin).company.all()).toHaveLength(3);
    const others = [owner, await createPerson(api, 'employee'), await createPerson(api, 'client')];
    await expectRefused(
      others.map((person) => api.as(person).company.all()),
      { status: 403 },
    );
  });

  it('a foreign company is answered like a missing one', async () => {
    const company = await createCompany(api, owner);
    const elsewhere = await createCompany(api, stranger);
    const params = { id: String(company._id) };
    const employee = await createPerson(api, 'employee', { companyId: company._id });
    for (const person of [owner, admin, employee]) {
      expect(await api.as(person).company.get({ params })).toMatchObject({ name: company.name });
    }
    const foreign = await createPerson(api, 'employee', { companyId: elsewhere._id });
    const idle = await createPerson(api, 'employee');
    await expectRefused(
      [stranger, foreign, idle].flatMap((person) => [
        api.as(person).company.get({ params }),
        api.as(person).company.get({ params: { id: missingId() } }),
      ]),
      NOT_FOUND,
    );
    await expectRefused([api.as(await createPerson(api, 'client')).company.get({ params })], { status: 403 });
  });

  it('the owner has their present name', async () => {
    const company = await createCompany(api, owner);
    const username = `${owner.username}.nuevo`;
    await PersonModel.updateOne({ _id: owner._id }, { $set: { username, usernameKey: username } });
    const shown = await api.as(admin).company.get({ params: { id: String(company._id) } });
    expect(shown.created_by).toBe(username);
  });
});

describe('changing a company (COMPANY-2)', () => {
  const update = (person: Person, id: string, body: object) =>
    api.as(person).company.update({ params: { id }, body });

  it('changes only the given values', async () => {
    const { _id: id, ...before } = await create(owner);
    const body = { name: 'Maya Internacional', color: '#b42318', created_by: stranger.username };
    const { message, company } = await update(owner, id, body);
    expect(message).toBe('Company updated.');
    expect(company).toEqual({ _id: id, ...before, name: body.name, color: body.color });
    expect((await update(admin, id, {})).company).toEqual(company);
  });

  it('sets, keeps, empties and refuses the line of business', async () => {
    const { _id: id } = await create(owner);
    const lineAfter = async (line_of_business?: string) =>
      (await update(owner, id, { phone: '1', line_of_business })).company.line_of_business;
    expect(await lineAfter('comercio')).toBe('Comercio');
    expect(await lineAfter()).toBe('Comercio');
    await expectRefused([update(owner, id, { name: 'Otra', line_of_business: 'Minería' })], { status: 400 });
    expect(await api.as(owner).company.get({ params: { id } })).toMatchObject({
      name: 'Maya S.A.',
      line_of_business: 'Comercio',
    });
    expect(await lineAfter('')).toBe('');
  });

  it('takes a currency in any case, keeps and empties it, and refuses those without two decimals (PAY-47)', async () => {
    const { _id: id } = await create(owner);
    const currencyAfter = async (body: object) => (await update(owner, id, body)).company.currency;
    expect(await currencyAfter({ currency: 'gtq' })).toBe('GTQ');
    expect(await currencyAfter({ name: 'Maya' })).toBe('GTQ');
    const wrong = ['JPY', 'CLP', 'KWD', 'XAU', 'Q', 'GTQ ; DROP'];
    await expectRefused(
      wrong.map((currency) => update(owner, id, { name: 'Otra', currency })),
      {
        status: 400,
        errors: [
          {
            path: 'body.currency',
            message: 'Not a currency of ISO 4217 with two decimals, like GTQ or USD.',
          },
        ],
      },
    );
    expect(await api.as(owner).company.get({ params: { id } })).toMatchObject({
      name: 'Maya',
      currency: 'GTQ',
    });
    expect(await currencyAfter({ currency: '' })).toBe('');
  });

  it('is for the owner and admins only, and leaves no trace when refused', async () => {
    const company = await createCompany(api, owner, { name: 'Firme' });
    const id = String(company._id);
    const employee = await createPerson(api, 'employee', { companyId: company._id });
    await expectRefused([update(stranger, id, { name: 'X' }), update(owner, missingId(), {})], NOT_FOUND);
    await expectRefused([update(employee, id, { name: 'X' })], { status: 403 });
    await expectRefused([update(owner, 'not-an-id', { name: 'X' })], { status: 400 });
    expect(await CompanyModel.findById(id).lean()).toMatchObject({ name: 'Firme' });
  });

  it('keeps both of two changes made at once', async () => {
    const { _id: id } = await create(owner);
    await Promise.all([
      update(owner, id, { line_of_business: 'Comercio' }),
      update(admin, id, { phone: '2222' }),
      update(owner, id, { address: 'Zona 10' }),
    ]);
    const expected = { line_of_business: 'Comercio', phone: '2222', address: 'Zona 10' };
    expect(await api.as(owner).company.get({ params: { id } })).toMatchObject(expected);
  });
});
