import type { Role } from '@faena/shared/access';
import { describe, expect, it } from 'vitest';
import { emptyLists, renderRoute, screen } from '@/test/index.ts';

const AREAS: Readonly<Record<string, readonly Role[]>> = {
  '/account': ['admin', 'manager', 'employee', 'client'],
  '/settings': ['admin', 'manager', 'employee', 'client'],
  '/admin': ['admin'],
  '/admin/users': ['admin'],
  '/home': ['manager'],
  '/company': ['manager'],
  '/employee': ['employee'],
};

describe('an area without an access token (SCREEN-8)', () => {
  it.each(Object.keys(AREAS))('%s leads to /login, with the way back kept', async (area) => {
    const { path, api } = await renderRoute(area);
    expect(path()).toBe(`/login?from=${encodeURIComponent(area)}`);
    expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
    expect(api.called).toEqual(['service.demo']);
  });
});

describe('a role that the area is not for (SCREEN-9)', () => {
  const cases = Object.entries(AREAS).flatMap(([area, roles]) =>
    (['admin', 'manager', 'employee', 'client'] as const).map((role) => ({
      area,
      role,
      leads: roles.includes(role) ? 'is let in' : 'is led to /not-authorized',
      to: roles.includes(role) ? area : '/not-authorized',
    })),
  );

  it.each(cases)('$role at $area $leads', async ({ area, role, to }) => {
    const { path } = await renderRoute(area, { as: role, api: emptyLists() });
    expect(path()).toBe(to);
    if (to === '/not-authorized') {
      expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    }
  });
});
