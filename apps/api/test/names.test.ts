import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { createCompany, createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';

const api = useApi();
const refusalOf = (field: string) => ({
  status: 400,
  code: 'validation_failed',
  errors: [{ path: `body.${field}`, reason: 'control_characters' }],
});

/** Line breaks and controls of all kinds, and what turns the order of letters. */
const FOUL = [
  ...['\n', '\r\n', '\v', '\f', '\u001b', '\u007f', '\u0085', '\u009f', '\u2028', '\u2029'],
  ...['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2069'],
].map((sign) => `Ana${sign}Barrios`);

let admin: Person;
let manager: Person;
let employee: Person;
let companyId: string;

beforeEach(async () => {
  [admin, manager] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
  const company = await createCompany(api, manager);
  employee = await createPerson(api, 'employee', { companyId: company._id });
  companyId = String(company._id);
});

const CHANGES: Readonly<Record<string, (name: string) => Promise<object>>> = {
  'the own account': (fullname: string) =>
    api.as(employee).person.edit({ query: {}, body: { fullname, phone: '4444 0001' } }),
  'an account': (fullname: string) =>
    api.as(admin).person.update({ params: { id: employee.id }, body: { fullname, phone: '4444 0001' } }),
  'an employee': (fullname: string) =>
    api.as(manager).employee.update({ params: { id: employee.id }, body: { fullname, phone: '4444 0001' } }),
  'a company': (name: string) =>
    api.as(manager).company.update({ params: { id: companyId }, body: { name, phone: '4444 0001' } }),
};

const stored = async () => [
  (await PersonModel.findById(employee.id).orFail().lean()).fullname,
  (await CompanyModel.findById(companyId).orFail().lean()).name,
];

describe.each(Object.entries(CHANGES))('the name of %s (WIRE-11)', (of, change) => {
  const field = of === 'a company' ? 'name' : 'fullname';

  it('is refused with a line break or a control character, and nothing is changed', async () => {
    const before = await stored();
    await expectRefused(
      FOUL.map((name) => change(name)),
      refusalOf(field),
    );
    expect(await stored()).toEqual(before);
    expect(await PersonModel.exists({ _id: employee.id, phone: '4444 0001' })).toBeNull();
  });

  it('stays unchanged if it was stored before that rule, until it is changed', async () => {
    const old = 'Ana\u202e\nBarrios';
    await PersonModel.updateOne({ _id: employee.id }, { $set: { fullname: old } });
    await CompanyModel.updateOne({ _id: companyId }, { $set: { name: old } });
    const [[, answered] = []] = Object.entries(await change(old)).filter(([name]) => name !== 'message');
    expect(answered).toMatchObject({ [field]: old, phone: '4444 0001' });
    await expectRefused([change(`${old}x`)], refusalOf(field));
    await expect(change('Ana \t Barrios')).resolves.toBeTruthy();
    expect(await stored()).toContain('Ana Barrios');
  });
});

it('a line break is refused in a new account, employee or company, and in a username (WIRE-11)', async () => {
  const person = { username: 'nadia', email: 'nadia@example.com', password: PASSWORD };
  for (const fullname of FOUL) {
    const body = { ...person, fullname };
    const attempts = [
      api.as(null).session.register({ body: { ...body, confirmPassword: PASSWORD } }),
      api.as(admin).person.create({ body: { ...body, rol_id: 2 } }),
      api.as(manager).employee.create({ body: { ...body, companyId, phone: '5555 0100' } }),
    ];
    await expectRefused(attempts, refusalOf('fullname'));
    const company = api
      .as(manager)
      .company.create({ body: { name: fullname, line_of_business: 'Comercio' } });
    await expectRefused([company], refusalOf('name'));
    const username = fullname;
    const named = api
      .as(admin)
      .person.create({ body: { ...person, fullname: 'Nadia', username, rol_id: 2 } });
    await expectRefused([named], { status: 400, code: 'validation_failed' });
  }
  expect(await PersonModel.countDocuments({ email: person.email })).toBe(0);
});
