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
import { PersonModel } from '../person/model.ts';
import { ProjectModel } from './model.ts';

const api = useApi();
const NOT_FOUND = { status: 404, code: 'not_found', message: 'Project not found' };
let admin: Person;
let owner: Person;
let stranger: Person;
let company: CompanyDoc;
let employee: Person;

beforeEach(async () => {
  await ProjectModel.deleteMany();
  admin = await createPerson(api, 'admin');
  owner = await createPerson(api, 'manager');
  stranger = await createPerson(api, 'manager');
  company = await createCompany(api, owner);
  employee = await createPerson(api, 'employee', { companyId: company._id });
});

const form = () => ({
  name: 'Sitio web',
  start_date: '2026-11-20',
  end_date: '2026-11-27',
  company_id: String(company._id),
});
const create = async (person: Person, fields = {}) =>
  (await api.as(person).project.create({ body: { ...form(), ...fields } })).project;
const update = async (person: Person, project_id: string, body: object) =>
  (await api.as(person).project.update({ query: { project_id }, body })).project;

describe('creating a project (PROJECT-5)', () => {
  it('makes the caller its creator and first member, with any name in the body', async () => {
    const { message, project } = await api.as(owner).project.create({
      body: { ...form(), username: stranger.username },
    });
    expect(message).toBe('Project created.');
    expect(project).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Sitio web',
      type: 'General',
      description: '',
      start_date: '2026-11-20T06:00:00.000Z',
      end_date: '2026-11-27T06:00:00.000Z',
      start_day: '2026-11-20',
      end_day: '2026-11-27',
      status: 'Activo',
      username: owner.username,
      usuarios: [owner.username],
      company_id: String(company._id),
      createdAt: api.clock.now().toISOString(),
    });
    expect(await api.as(owner).project.get({ params: { id: project._id } })).toEqual(project);
  });

  it('reads a calendar date as the start of that day in the company’s zone, an instant as it is', async () => {
    const madrid = await createCompany(api, owner, { timezone: 'Europe/Madrid' });
    const dates = { start_date: '2026-07-01', end_date: '2026-07-01T23:30:00-06:00' };
    expect(await create(owner, { company_id: String(madrid._id), ...dates })).toMatchObject({
      start_date: '2026-06-30T22:00:00.000Z',
      end_date: '2026-07-02T05:30:00.000Z',
    });
  });

  it('refuses an end before the start, a day that does not exist and a blank name', async () => {
    const broken: [object, string][] = [
      [{ end_date: '2026-11-19' }, 'body.end_date'],
      [{ start_date: '2026-02-30' }, 'body.start_date'],
      [{ name: ' \u200b' }, 'body.name'],
    ];
    for (const [fields, path] of broken) {
      await expectRefused([create(owner, fields)], {
        status: 400,
        errors: [expect.objectContaining({ path })],
      });
    }
    expect(await ProjectModel.countDocuments()).toBe(0);
    expect(await create(owner, { end_date: '2026-11-20' })).toMatchObject({ name: 'Sitio web' });
  });

  it('finds no company that is missing or somebody else’s', async () => {
    const refusal = { status: 404, code: 'not_found', message: 'Company not found' };
    const attempts = [create(stranger), create(owner, { company_id: missingId() })];
    await expectRefused([...attempts, create(admin, { company_id: missingId() })], refusal);
    const others = [employee, await createPerson(api, 'client')];
    await expectRefused(
      others.map((person) => create(person)),
      { status: 403 },
    );
    expect(await ProjectModel.countDocuments()).toBe(0);
    expect(await create(admin)).toMatchObject({ username: admin.username, usuarios: [admin.username] });
  });
});

describe('changing a project (PROJECT-5)', () => {
  it('changes only the given values', async () => {
    const before = await create(owner, { description: 'Primera versión' });
    const changes = { name: 'Tienda en línea', status: 'Pausado', username: stranger.username };
    const expected = { ...before, name: 'Tienda en línea', status: 'Pausado' };
    expect(await update(owner, before._id, changes)).toEqual(expected);
    expect(await update(admin, before._id, {})).toEqual(expected);
    expect(await update(owner, before._id, { end_date: '2026-12-01' })).toEqual({
      ...expected,
      end_date: '2026-12-01T06:00:00.000Z',
      end_day: '2026-12-01',
    });
  });

  it('refuses an end before the start, counting the date that stays', async () => {
    const project = await create(owner);
    const blaming = (path: string) => ({ status: 400, errors: [expect.objectContaining({ path })] });
    await expectRefused(
      [update(owner, project._id, { start_date: '2026-11-28' })],
      blaming('body.start_date'),
    );
    await expectRefused([update(owner, project._id, { end_date: '2026-11-19' })], blaming('body.end_date'));
    expect(await api.as(owner).project.get({ params: { id: project._id } })).toEqual(project);
  });

  it('never ends before it starts, even with both dates moved at the same time', async () => {
    const { _id } = await create(owner, { start_date: '2026-11-01', end_date: '2026-11-30' });
    const outcomes = await Promise.allSettled([
      update(owner, _id, { start_date: '2026-11-20' }),
      update(admin, _id, { end_date: '2026-11-10' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { start_date, end_date } = await api.as(owner).project.get({ params: { id: _id } });
    expect(start_date < end_date).toBe(true);
  });

  it('is for its company’s owner and admins: visible to others 403, unknown to others 404', async () => {
    const member = await createPerson(api, 'manager');
    const project = await createProject(api, company, [member, employee], { name: 'Firme' });
    const id = String(project._id);
    const change = { name: 'X' };
    await expectRefused([update(member, id, change), update(employee, id, change)], { status: 403 });
    await expectRefused([update(stranger, id, change), update(owner, missingId(), change)], NOT_FOUND);
    expect(await ProjectModel.findById(id).lean()).toMatchObject({ name: 'Firme' });
  });
});

describe('seeing one project (ACCESS-9)', () => {
  it('the company’s owner, admins and members see it', async () => {
    const member = await createPerson(api, 'manager');
    const outside = await createPerson(api, 'employee', {
      companyId: (await createCompany(api, stranger))._id,
    });
    const { _id } = await createProject(api, company, [member, employee, outside]);
    const params = { id: String(_id) };
    for (const person of [owner, admin, member, employee, outside]) {
      expect(await api.as(person).project.get({ params })).toMatchObject({ _id: params.id });
    }
  });

  it('an employee of the company without membership gets 403, one of another company 404', async () => {
    const { _id } = await createProject(api, company);
    const params = { id: String(_id) };
    const elsewhere = await createCompany(api, stranger);
    const outside = await createPerson(api, 'employee', { companyId: elsewhere._id });
    const idle = await createPerson(api, 'employee');
    await expectRefused([api.as(employee).project.get({ params })], { status: 403, code: 'forbidden' });
    await expectRefused(
      [stranger, outside, idle].flatMap((person) => [
        api.as(person).project.get({ params }),
        api.as(person).project.get({ params: { id: missingId() } }),
      ]),
      NOT_FOUND,
    );
    await expectRefused([api.as(await createPerson(api, 'client')).project.get({ params })], { status: 403 });
  });

  it('shows its people under their present names', async () => {
    const { _id } = await createProject(api, company, [employee]);
    await PersonModel.updateOne({ _id: employee._id }, { $set: { username: 'Renombrada' } });
    await PersonModel.updateOne({ _id: owner._id }, { $set: { username: 'LaJefa' } });
    expect(await api.as(admin).project.get({ params: { id: String(_id) } })).toMatchObject({
      username: 'LaJefa',
      usuarios: ['LaJefa', 'Renombrada'],
    });
  });
});
