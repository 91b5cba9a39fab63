import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import type { CompanyDoc } from '../company/model.ts';
import { ProjectModel } from './model.ts';

const api = useApi();
let admin: Person;
let owner: Person;
let guest: Person;
let employee: Person;
let company: CompanyDoc;
let other: CompanyDoc;

/** `owner` has two companies; `guest` one of their own and a place in a project of the first. */
beforeEach(async () => {
  await ProjectModel.deleteMany();
  admin = await createPerson(api, 'admin');
  owner = await createPerson(api, 'manager');
  guest = await createPerson(api, 'manager');
  company = await createCompany(api, owner);
  other = await createCompany(api, owner);
  employee = await createPerson(api, 'employee', { companyId: company._id });
  const foreign = await createCompany(api, guest);
  await createProject(api, company, [guest, employee], { name: 'Uno' });
  await createProject(api, company, [], { name: 'Dos', createdBy: admin._id, memberIds: [admin._id] });
  await createProject(api, other, [employee], { name: 'Tres' });
  await createProject(api, foreign, [], { name: 'Ajeno' });
});

interface Query {
  username?: string;
  company_id?: string;
}
const list = async (person: Person, query: Query = {}) =>
  (await api.as(person).project.list({ query })).map(({ name }) => name);
const search = async (person: Person, text: string, query: Query = {}) =>
  (await api.as(person).project.search({ query: { ...query, search: text } })).map(({ name }) => name);

describe('the projects of a company (PROJECT-4)', () => {
  it('are those the caller may see, oldest first', async () => {
    const company_id = String(company._id);
    expect(await list(owner, { company_id })).toEqual(['Uno', 'Dos']);
    expect(await list(admin, { company_id })).toEqual(['Uno', 'Dos']);
    expect(await list(guest, { company_id })).toEqual(['Uno']);
    expect(await list(employee, { company_id })).toEqual(['Uno']);
    expect(await list(employee, { company_id: String(other._id) })).toEqual(['Tres']);
  });

  it('are none for a company that is out of reach or missing', async () => {
    const stranger = await createPerson(api, 'manager');
    expect(await list(stranger, { company_id: String(company._id) })).toEqual([]);
    expect(await list(owner, { company_id: missingId() })).toEqual([]);
    const client = await createPerson(api, 'client');
    expect(await list(client, { company_id: String(company._id) })).toEqual([]);
    await expectRefused([list(owner, { company_id: 'all' })], { status: 400 });
  });

  it('come page by page, with the number of all', async () => {
    const query = { company_id: String(company._id), limit: 1 };
    const first = await api.as(owner).project.list.page({ query });
    expect([first.items.map(({ name }) => name), first.total]).toEqual([['Uno'], 2]);
    const third = await api.as(owner).project.list.page({ query: { ...query, page: 3 } });
    expect(third).toEqual({ items: [], total: 2 });
  });
});

describe('the projects of a person (PROJECT-4)', () => {
  it('are all projects that they are in, of any company', async () => {
    expect(await list(owner)).toEqual(['Uno', 'Tres']);
    expect(await list(guest)).toEqual(['Uno', 'Ajeno']);
    expect(await list(employee, { username: employee.username.toUpperCase() })).toEqual(['Uno', 'Tres']);
    expect(await list(admin)).toEqual(['Dos']);
    expect(await list(await createPerson(api, 'client'))).toEqual([]);
  });

  it('are shown to an admin as that person may see them', async () => {
    expect(await list(admin, { username: owner.username })).toEqual(['Uno', 'Dos', 'Tres']);
    expect(await list(admin, { username: guest.username })).toEqual(['Uno', 'Ajeno']);
    expect(await list(admin, { username: employee.username })).toEqual(['Uno', 'Tres']);
    const company_id = String(company._id);
    expect(await list(admin, { username: guest.username, company_id })).toEqual(['Uno']);
  });

  it('are listed for that person alone', async () => {
    const { username } = owner;
    const callers = [guest, employee, await createPerson(api, 'client')];
    await expectRefused(
      callers.flatMap((person) => [list(person, { username }), search(person, 'o', { username })]),
      { status: 403, code: 'forbidden' },
    );
    const refusal = { status: 404, message: 'User not found' };
    await expectRefused([list(admin, { username: 'nobody-there' })], refusal);
  });
});

describe('searching projects (PROJECT-4)', () => {
  beforeEach(async () => {
    await createProject(api, company, [], { name: 'Remodelación de CAÑERÍAS', description: 'Zona 10' });
    await createProject(api, company, [], { name: 'Bodega (norte) 50% .*', description: 'a\\b' });
  });

  it.each([
    ['cañerias', ['Remodelación de CAÑERÍAS']],
    ['CANERÍAS', ['Remodelación de CAÑERÍAS']],
    ['ZONA 1', ['Remodelación de CAÑERÍAS']],
    ['remodelacio\u0301n', ['Remodelación de CAÑERÍAS']],
    ['(norte) 50%', ['Bodega (norte) 50% .*']],
    ['.*', ['Bodega (norte) 50% .*']],
    ['\\', ['Bodega (norte) 50% .*']],
    ['cañerias zona', []],
    ['^', []],
    ['no hay', []],
  ])('finds %j literally in name or description, in any case and with any accents', async (text, found) => {
    expect(await search(owner, text)).toEqual(found);
  });

  it('finds a changed project by its new name only', async () => {
    const [{ _id } = { _id: null }] = await ProjectModel.find({ name: 'Tres' }).lean();
    const query = { project_id: String(_id) };
    await api.as(owner).project.update({ query, body: { description: 'Ampliación' } });
    await api.as(owner).project.update({ query, body: { name: 'Cuatro' } });
    expect(await search(owner, 'ampliacion')).toEqual(['Cuatro']);
    expect(await search(owner, 'tres')).toEqual([]);
  });

  it('stays within the caller’s reach, and finds all of it for an empty text', async () => {
    const company_id = String(company._id);
    expect(await search(guest, 'canerias', { company_id })).toEqual([]);
    expect(await search(employee, 'uno')).toEqual(['Uno']);
    expect(await search(owner, '  ')).toEqual(await list(owner));
    expect(await search(await createPerson(api, 'manager'), 'uno', { company_id })).toEqual([]);
  });
});
