import { describe, expect, it } from 'vitest';
import { activeEntry } from './frame-entry.ts';

const entries = [{ to: '/admin' }, { to: '/admin/users' }, { to: '/admin/companies' }];

describe('the active entry of a sidebar (ADMIN-2)', () => {
  it.each([
    ['/admin', '/admin'],
    ['/admin/users', '/admin/users'],
    ['/admin/users/42/edit', '/admin/users'],
    ['/admin/subscriptions', '/admin'],
  ])('at %s is %s, the longest path prefix', (pathname, expected) => {
    expect(activeEntry(entries, pathname)?.to).toBe(expected);
  });

  it.each(['/administrators', '/', '/home'])(
    'at %s is none: a prefix is made of whole segments',
    (pathname) => {
      expect(activeEntry(entries, pathname)).toBeUndefined();
    },
  );

  it('is the same with a query in its link', () => {
    expect(activeEntry([{ to: '/hoy?company=all' }], '/hoy')?.to).toBe('/hoy?company=all');
  });

  it('is the one whose link leads to the present page', () => {
    const leading = [...entries, { to: '/admin/hours', at: ['/admin/clock', '/admin/shifts'] }];
    expect(activeEntry(leading, '/admin/clock')?.to).toBe('/admin/hours');
    expect(activeEntry(leading, '/admin/shifts/3')?.to).toBe('/admin/hours');
  });
});
