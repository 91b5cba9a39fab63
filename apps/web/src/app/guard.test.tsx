import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@faena/shared/access';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { company, emptyLists, newId, renderRoute, screen } from '@/test/index.ts';
import { routes } from './router.tsx';

const ROLES = ['admin', 'manager', 'employee', 'client'] as const;
const SHOWN_TO_ALL = [
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/not-authorized',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/invitation',
  '/telefono',
  '/tableta',
  '/boleta',
  '/start',
  '/__gallery/*',
  '*',
];

/** The roles that may open each screen (SCREEN-1). */
const AREAS: Readonly<Record<string, readonly Role[]>> = {
  '/account': ROLES,
  '/settings': ROLES,
  '/change-password': ROLES,
  '/two-steps': ROLES,
  '/admin': ['admin'],
  '/admin/companies': ['admin'],
  '/admin/archives': ['admin'],
  '/admin/line-of-business': ['admin'],
  '/admin/subscriptions': ['admin'],
  '/admin/users': ['admin'],
  '/admin/audit': ['admin'],
  '/home': ['manager'],
  '/company': ['manager'],
  '/add-company': ['manager'],
  '/edit-company/:id': ['manager'],
  '/company/:id': ['manager'],
  '/projects': ['manager'],
  // An employee is redirected to their own view of these.
  '/projects/:id': ['manager', 'employee'],
  '/todo': ['manager', 'employee'],
  '/team': ['manager'],
  '/hoy': ['manager'],
  '/employees': ['manager'],
  '/employees/new': ['manager'],
  '/employees/:id/edit': ['manager'],
  '/planilla': ['manager'],
  '/planilla/periodo': ['manager'],
  '/planilla/conceptos': ['manager'],
  '/planilla/historial': ['manager'],
  '/employee': ['employee'],
  '/employee/home': ['employee'],
  '/employee/todo': ['employee'],
  '/employee/tasks': ['employee'],
  '/employee/tasks/:personId': ['employee'],
  '/employee/timesheet': ['employee'],
  '/employee/time-tracker': ['employee'],
  '/employee/cuadrilla': ['employee'],
  '/employee/boletas': ['employee'],
  '/employee/history': ['employee'],
  '/employee/projects/:id': ['employee'],
};

/** Addresses that lead to another screen, or are another one of it. */
const OF_ANOTHER = ['/employee/home', '/employee/tasks', '/employee/timesheet'];

/** Screens that read nothing of their own. */
const READ_NOTHING = ['/change-password', '/two-steps'];

/** Screens that report a missing token before they lead to /login (ERROR-3). */
const TELLING = [
  '/hoy',
  '/employees',
  '/employees/new',
  '/employees/:id/edit',
  '/planilla',
  '/planilla/periodo',
  '/planilla/conceptos',
  '/planilla/historial',
];

/** The paths of all screens of some routes. */
function pathsOf(some: readonly RouteObject[], above = ''): string[] {
  return some.flatMap(({ path = '', index, children }) => {
    const whole = path.startsWith('/') || path === '*' ? path : [above, path].filter(Boolean).join('/');
    return index || !children ? [whole] : pathsOf(children, whole);
  });
}

const addressOf = (path: string) => path.replace(/:\w+/g, newId());

it('every screen is in the table of who may open it, or is for everybody', () => {
  expect(pathsOf(routes).sort()).toEqual([...Object.keys(AREAS), ...SHOWN_TO_ALL].sort());
});

it.each([
  ['docs/product/screens.md', []],
  ['e2e/layout/screens.ts', OF_ANOTHER],
  ['apps/web/src/app/every-read.test.tsx', [...OF_ANOTHER, ...READ_NOTHING]],
])('every screen of an area is in %s', (file, but) => {
  const written = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');
  const addresses = new Set(
    [...written.replace(/\$\{[^}]*\}|\{id\}/g, ':').matchAll(/['"`](\/[^'"`?#\s]*)/g)].map(
      ([, address]) => address,
    ),
  );
  const missing = Object.keys(AREAS).filter((path) => !addresses.has(path.replace(/:\w+/g, ':')));
  expect(missing.sort()).toEqual([...but].sort());
});

describe('an area without an access token (SCREEN-8)', () => {
  const areas = Object.keys(AREAS).filter((path) => !TELLING.includes(path));
  it.each(areas)('%s leads to /login, keeps the way back, and requests nothing', async (area) => {
    const address = addressOf(area);
    const { path, api } = await renderRoute(address);
    expect(path()).toBe(`/login?from=${encodeURIComponent(address)}`);
    expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(api.called).toEqual(['service.demo']);
  });

  it.each(TELLING)('%s says so first, and requests nothing', async (area) => {
    const { api } = await renderRoute(addressOf(area));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(api.called).toEqual([]);
  });
});

describe('a role that the area is not for (SCREEN-9)', () => {
  const cases = Object.entries(AREAS).flatMap(([area, roles]) =>
    ROLES.filter((role) => !roles.includes(role)).map((role) => ({ area, role })),
  );

  it.each(cases)(
    '$role at $area is redirected to /not-authorized, and requests nothing',
    async ({ area, role }) => {
      // The requests depend on the active company.
      const visit = await renderRoute(addressOf(area), { as: role, company: company(), api: emptyLists() });
      const { path, api } = visit;
      expect(path()).toBe('/not-authorized');
      expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      // The clock of an employee runs on every page.
      expect(api.called.filter((call) => role !== 'employee' || call !== 'record.get')).toEqual([]);
    },
  );
});

describe('a role that the area is for', () => {
  const paths = ['/account', '/settings', '/admin', '/admin/users', '/home', '/company', '/employee'];
  const cases = paths.flatMap((area) => AREAS[area]?.map((role) => ({ area, role })) ?? []);

  it.each(cases)('$role at $area is let in', async ({ area, role }) => {
    const { path } = await renderRoute(area, { as: role, api: emptyLists() });
    expect(path()).toBe(area);
  });
});

describe('the first address of the installed app (PHONE-1)', () => {
  it.each([
    ['manager', '/home'],
    ['employee', '/employee'],
    ['client', '/account'],
    ['admin', '/admin'],
  ] as const)('leads a signed-in %s to %s', async (role, home) => {
    const { path } = await renderRoute('/start', { as: role, company: company(), api: emptyLists() });
    expect(path()).toBe(home);
  });

  it('leads everybody else to the login', async () => {
    const { path } = await renderRoute('/start');
    expect(path()).toBe('/login');
  });
});
