import { describe, expect, it } from 'vitest';
import { inCompany, showsAll } from './company-link.ts';
import { sameScreen } from './same-screen.ts';

const T = '0123456789abcdef01234567';
const PERSON = 'aaaaaaaaaaaaaaaaaaaaaaaa';

describe('the company of an address', () => {
  it.each([
    ['/company/c', '', `/company/${T}`],
    ['/home', '', `/company/${T}`],
    ['/edit-company/c', '', `/company/${T}`],
    ['/hoy', '', `/hoy?company=${T}`],
    ['/todo', '?company=c', `/todo?company=${T}`],
    ['/team', '?view=week', `/team?view=week&company=${T}`],
    ['/projects/p', '?task=t', `/projects?company=${T}`],
    ['/employees', '?buscar=ana&orden=name', `/employees?buscar=ana&orden=name&company=${T}`],
    ['/employees/e/edit', '', `/employees?company=${T}`],
    ['/planilla', `?periodo=week&empleado=${PERSON}`, `/planilla?periodo=week&company=${T}`],
    ['/planilla/periodo', '?fecha=2026-11-30', `/planilla/periodo?fecha=2026-11-30&company=${T}`],
  ])('leads from %s%s to the same screen of another (WHICH-1, WHICH-2)', (pathname, search, address) => {
    expect(sameScreen({ pathname, search }, T)).toBe(address);
  });

  it.each([
    ['?company=all', true],
    ['?fecha=2026-11-30&company=all', true],
    ['', false],
    [`?company=${T}`, false],
  ])('is all of them with %j: %j (WHICH-3)', (search, isAll) => {
    expect(showsAll(search)).toBe(isAll);
  });

  it.each([
    ['/hoy', `/hoy?company=${T}`],
    ['/planilla?empleado=e&company=c', `/planilla?empleado=e&company=${T}`],
  ])('is written into %s once (WHICH-6)', (path, address) => {
    expect(inCompany(path, T)).toBe(address);
  });
});
