import { beforeEach, describe, expect, it } from 'vitest';
import { CompanyModel } from '../src/features/company/model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { createCompany, createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { expectRefused } from './refused.ts';

const api = useApi();
const REFUSED = {
  status: 400,
  code: 'validation_failed',
  errors: [{ path: 'body.phone', reason: 'not_a_phone' }],
};

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

const CHANGES = {
  'the own account': (phone: string) =>
    api.as(employee).person.edit({ query: {}, body: { phone, fullname: 'Nadia' } }),
  'an account': (phone: string) =>
    api.as(admin).person.update({ params: { id: employee.id }, body: { phone, fullname: 'Nadia' } }),
  'an employee': (phone: string) =>
    api.as(manager).employee.update({ params: { id: employee.id }, body: { phone, fullname: 'Nadia' } }),
  'a company': (phone: string) =>
    api.as(manager).company.update({ params: { id: companyId }, body: { phone, name: 'Nadia' } }),
};

const storedPhones = async () => [
  (await PersonModel.findById(employee.id).orFail().lean()).phone,
  (await CompanyModel.findById(companyId).orFail().lean()).phone,
];

describe.each(Object.entries(CHANGES))('the phone of %s (WIRE-11)', (_, change) => {
  it('is refused if it is no phone, and nothing is changed', async () => {
    const before = await storedPhones();
    await expect(change('abc')).rejects.toMatchObject(REFUSED);
    expect(await storedPhones()).toEqual(before);
    expect(await PersonModel.exists({ _id: employee.id, fullname: 'Nadia' })).toBeNull();
  });

  it('stays unchanged if it was stored before that rule, until it is changed', async () => {
    await PersonModel.updateOne({ _id: employee.id }, { $set: { phone: 'abc' } });
    await CompanyModel.updateOne({ _id: companyId }, { $set: { phone: 'abc' } });
    const [[, answered] = []] = Object.entries(await change('abc')).filter(([name]) => name !== 'message');
    expect(answered).toMatchObject({ phone: 'abc' });
    await expect(change('abd')).rejects.toMatchObject(REFUSED);
    await expect(change('5555 0101')).resolves.toBeTruthy();
  });
});

it('an invalid phone is refused for a new account, employee or company (WIRE-11)', async () => {
  const person = { fullname: 'Nadia', username: 'nadia', email: 'nadia@example.com', password: PASSWORD };
  const attempts = [
    api.as(admin).person.create({ body: { ...person, rol_id: 2, phone: 'abc' } }),
    api.as(manager).employee.create({ body: { ...person, companyId, phone: 'abc' } }),
    api.as(manager).company.create({ body: { name: 'Nadia', line_of_business: 'Comercio', phone: 'abc' } }),
  ];
  await expectRefused(attempts, REFUSED);
});
