import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { EmployeeChanges } from './employee.ts';
import { NewPerson, PersonChanges } from './person.ts';

const said = (schema: ZodType, password: unknown) =>
  schema
    .safeParse({ password })
    .error?.issues.filter(({ path }) => path[0] === 'password')
    .map(({ message }) => message);

describe.each([
  ['PUT /user/:id', PersonChanges],
  ['PUT /employees/:id', EmployeeChanges],
])('the optional password of %s (SESSION-17)', (_, changes) => {
  it.each([
    ['that is too short', 'abc'],
    ['that bcrypt would cut', 'é'.repeat(40)],
    ['that is no text', 12345678],
    ['that is null', null],
  ])('says of one %s what a required one says', (_, password) => {
    const messages = said(changes, password);
    expect(messages).toEqual([expect.stringMatching(/^New password /)]);
    expect(messages).toEqual(said(NewPerson, password));
  });

  it.each([[{}], [{ password: '' }], [{ password: 'secreto' }]])('takes %j', (body) => {
    expect(changes.parse(body)).toEqual(body);
  });
});
