import type { Person } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { readPerson, storePerson } from './session.ts';

it('the stored session of a browser has nothing about pay (SESSION-5)', () => {
  storePerson({ _id: '1', fullname: 'Ana Sol', username: 'ana', hourlyRate: 8_125 } as Person);
  expect(readPerson()).toMatchObject({ fullname: 'Ana Sol', username: 'ana' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('8125');
  localStorage.clear();
});
