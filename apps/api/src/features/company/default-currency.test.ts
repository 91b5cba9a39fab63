import { expect, it } from 'vitest';
import { createPerson } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { LineOfBusinessModel } from '../line-of-business/model.ts';

const api = useApi({ DEFAULT_CURRENCY: 'GTQ' });

it('the default currency is that of a new company that names none, and of no other (PAY-45)', async () => {
  await LineOfBusinessModel.create({ name: 'Comercio', nameKey: 'comercio' });
  const owner = await createPerson(api, 'manager');
  const form = { name: 'Maya S.A.', created_by: '', line_of_business: 'Comercio' };
  const currencyOf = async (fields: object) =>
    (await api.as(owner).company.create({ body: { ...form, ...fields } })).company.currency;
  expect(await currencyOf({})).toBe('GTQ');
  expect(await currencyOf({ currency: 'USD' })).toBe('USD');
  expect(await currencyOf({ currency: '' })).toBe('GTQ');
});
