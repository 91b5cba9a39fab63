import { describe, expect, it } from 'vitest';
import { emptyLists, person, renderRoute, screen, waitFor, within } from '@/test/index.ts';

const rosa = person('admin', { fullname: 'Rosa María Ajú' });

const open = () =>
  renderRoute('/admin', {
    as: rosa,
    api: {
      ...emptyLists(),
      person: { account: () => rosa, all: () => [rosa] },
      audit: { entries: () => ({ entries: [], next: null }) },
    },
  });

describe('the area of administrators (ADMIN-2)', () => {
  it('welcomes by the first name, and says what it is for', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Rosa!' })).toBeVisible();
    expect(screen.getByText(/you manage the system, its companies and its users/)).toBeVisible();
  });

  it("has the sidebar 'Admin Panel', whose current entry is that of the screen", async () => {
    const { user, path } = await open();
    const panel = within(await screen.findByRole('navigation', { name: 'Admin Panel' }));
    const entries = [
      ['Dashboard', '/admin'],
      ['Companies', '/admin/companies'],
      ['Giro de Negocio', '/admin/line-of-business'],
      ['Subscripciones', '/admin/subscriptions'],
      ['Users', '/admin/users'],
      ['Audit', '/admin/audit'],
    ] as const;
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      entries.map(([label]) => label),
    );
    for (const [label, address] of entries.toReversed()) {
      panel.getByRole('link', { name: label }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(path()).toBe(address));
      const current = panel.getAllByRole('link', { current: 'page' });
      expect(current.map(({ textContent }) => textContent)).toEqual([label]);
    }
  });
});
