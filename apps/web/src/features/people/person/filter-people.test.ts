import type { Person } from '@faena/shared/schemas';
import { describe, expect, test } from 'vitest';
import { ALL_ROLES, filterPeople } from './filter-people.ts';

const person = (fullname: string, rest: Partial<Person>): Person => ({
  _id: fullname,
  fullname,
  username: 'x',
  email: 'x@example.com',
  phone: '',
  rol_id: 2,
  rol: 'Gestor',
  profilePicture: null,
  subscription: null,
  company: null,
  hourlyRate: 0,
  language: null,
  marking: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  ...rest,
});
const people = [
  person('Lucía Méndez', { email: 'LMENDEZ@faena.gt', phone: '5555-0120', username: 'gestora' }),
  person('Ana Barrios', { rol_id: 4, username: 'Ana.B', subscription: { _id: 'a', name: 'Plan Équipo' } }),
];
const found = (text: string, role = ALL_ROLES) =>
  filterPeople(people, { q: text, role }).map(({ fullname }) => fullname);

describe('filters of /admin/users (ADMIN-4)', () => {
  test.each([
    ['name', 'mendez', 'Lucía Méndez'],
    ['email', 'lmendez@FAENA', 'Lucía Méndez'],
    ['phone', '0120', 'Lucía Méndez'],
    ['username', 'ana.b', 'Ana Barrios'],
    ['subscription name', 'PLAN EQUIPO', 'Ana Barrios'],
  ])('a free-text search over %s, case-insensitive', (_field, text, fullname) => {
    expect(found(text)).toEqual([fullname]);
  });

  test('a role filter where 0 means all', () => {
    expect(found('')).toHaveLength(2);
    expect(found('', 4)).toEqual(['Ana Barrios']);
    expect(found('lucía', 4)).toEqual([]);
  });
});
