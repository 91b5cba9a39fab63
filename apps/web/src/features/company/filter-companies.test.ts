import { describe, expect, test } from 'vitest';
import { company } from '@/test/entities.ts';
import { type CompanyFilter, filterCompanies, NO_FILTER } from './filter-companies.ts';

const named = (name: string, created_by: string, createdAt: string) =>
  company({ name, created_by, createdAt });
// Local noon, so that the day is the same wherever the test runs.
const on = (day: number) => new Date(2026, 10, day, 12).toISOString();
const companies = [named('Café Atitlán', 'lucia', on(3)), named('La Ceiba', 'lucia.m', on(4))];
const found = (filter: Partial<CompanyFilter>) =>
  filterCompanies(companies, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe('filters of /admin/companies (ADMIN-3)', () => {
  test('name text: any piece of it, in any case and with any accents', () => {
    expect(found({ name: 'CAFE' })).toEqual(['Café Atitlán']);
    expect(found({ name: 'tit' })).toEqual(['Café Atitlán']);
  });

  test('creator text: an exact match', () => {
    expect(found({ creator: 'lucia' })).toEqual(['Café Atitlán']);
    expect(found({ creator: 'luc' })).toEqual([]);
  });

  test('creation date: the exact day', () => {
    expect(found({ date: '2026-11-04' })).toEqual(['La Ceiba']);
    expect(found({ date: '2026-11-05' })).toEqual([]);
  });

  test('all three at once, and none', () => {
    expect(found({ name: 'a', creator: 'lucia', date: '2026-11-04' })).toEqual([]);
    expect(found({})).toHaveLength(2);
  });
});
