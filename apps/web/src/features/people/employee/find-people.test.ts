import { describe, expect, it } from 'vitest';
import { findPeople } from './find-people.ts';

const person = (fullname: string, username: string, phone = '5555-0100') => ({
  fullname,
  username,
  email: `${username}@example.com`,
  phone,
});
const PEOPLE = [person('Óscar Ñandú', 'onandu'), person('Elena Castillo', 'ecastillo', '4178 9021')];
const found = (text: string) => findPeople(PEOPLE, text).map(({ username }) => username);

describe('finding people in a list', () => {
  it.each([
    ['OSCAR nan', ['onandu']],
    ['castillo@', ['ecastillo']],
    ['4178', ['ecastillo']],
    ['example', ['onandu', 'ecastillo']],
    ['nobody', []],
  ])('%j finds %j', (text, usernames) => {
    expect(found(text)).toEqual(usernames);
  });

  it('leaves the list as it is while nothing is typed', () => {
    expect(findPeople(PEOPLE, '  ')).toBe(PEOPLE);
  });
});
