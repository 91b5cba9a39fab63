import { describe, expect, it } from 'vitest';
import { type Answers, auditEntry, offline, renderRoute, screen, waitFor, within } from '@/test/index.ts';

const list = () => screen.findByRole('list', { name: 'Entries, newest first' });

describe('Audit (AUDIT-3)', () => {
  it('shows the person, act, subject, time, network and count of each entry', async () => {
    const ada = { _id: 'a'.repeat(24), fullname: 'Ada Administra', username: 'ada' };
    const ana = { _id: 'b'.repeat(24), name: 'Ana Gestora', username: 'ana' };
    await renderRoute('/admin/audit', {
      as: 'admin',
      api: {
        audit: {
          entries: () => ({
            entries: [
              auditEntry({ action: 'role-changed', actor: ada, subject: ana, before: '2', after: '3' }),
              auditEntry({ action: 'sign-in-failed', actor: null, subject: ana, times: 7 }),
              auditEntry({ action: 'sign-in-failed', actor: null, subject: null, network: '', times: 2 }),
              auditEntry(),
            ],
            next: null,
          }),
        },
      },
    });
    const items = within(await list()).getAllByRole('listitem');
    const [role, failed, unknown, own] = items.map(({ textContent }) => textContent);
    expect(role).toContain('Role changed');
    expect(role).toContain('Ana Gestora (@ana) Gestor → Empleado');
    expect(role).toContain('by Ada Administra (@ada)');
    expect(role).toContain('from 203.0.113.0/24');
    expect(failed).toMatch(/Failed sign-in.*Failed.*7 times.*last at/);
    expect(failed).toContain('without signing in');
    expect(unknown).toContain('of no account');
    expect(own).toContain('by themselves');
    expect(screen.getByRole('link', { name: 'Audit', current: 'page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'See earlier ones' })).toBeNull();
  });

  it('continues where a page ended, and sends the filter', async () => {
    const [newer, older] = [auditEntry(), auditEntry()];
    const { user, api, path } = await renderRoute('/admin/audit', {
      as: 'admin',
      api: {
        audit: {
          entries: ({ query }) =>
            query.username === 'nadie'
              ? { entries: [], next: null }
              : query.before
                ? { entries: [older], next: null }
                : { entries: [newer], next: `1-${'c'.repeat(24)}` },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'See earlier ones' }));
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'See earlier ones' })).toBeNull();
    expect(path()).toBe('/admin/audit?entries-shown=2');

    await user.selectOptions(screen.getByLabelText('Kind'), 'Passwords');
    await user.type(screen.getByLabelText('Username'), 'nadie');
    await user.type(screen.getByLabelText('From'), '20/11/2026');
    await user.type(screen.getByLabelText('To'), '20/11/2026{Enter}');
    expect(await screen.findByText('No entry matches.')).toBeVisible();
    const day = { from: new Date(2026, 10, 20).toISOString(), until: new Date(2026, 10, 21).toISOString() };
    await waitFor(() =>
      expect(api.calls('audit', 'entries').at(-1)?.query).toMatchObject({
        username: 'nadie',
        kind: 'password',
        ...day,
      }),
    );
    const filtered = '/admin/audit?username=nadie&kind=password&from=2026-11-20&to=2026-11-20';
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(path().split('?')[1]))).toEqual(
        Object.fromEntries(new URLSearchParams(filtered.split('?')[1])),
      ),
    );
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    const [name] = await screen.findAllByRole('link', { name: 'Ana Gestora (@ana)' });
    await user.click(name as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('ana'));
    await waitFor(() =>
      expect(api.calls('audit', 'entries').at(-1)?.query).toEqual({ username: 'ana', limit: 50 }),
    );
  });

  it('keeps its filters and its drawn length in the address, also after another screen and a reload (SCREEN-24)', async () => {
    const answers: Answers = {
      audit: {
        entries: ({ query }) =>
          query.before
            ? { entries: [auditEntry()], next: null }
            : { entries: [auditEntry()], next: `1-${'c'.repeat(24)}` },
      },
    };
    const address = '/admin/audit?username=ana&kind=password&from=2026-11-20&entries-shown=2';
    const { goTo } = await renderRoute(address, { as: 'admin', api: answers });
    const expectKept = async () => {
      expect(await screen.findByLabelText('Username')).toHaveValue('ana');
      expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Passwords');
      expect(screen.getByLabelText('From')).toHaveValue('20/11/2026');
      await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2));
    };
    await expectKept();
    await goTo('/account');
    await goTo(address);
    await expectKept();
  });

  it('says so if nothing is recorded, or if it could not be loaded', async () => {
    const { user, api } = await renderRoute('/admin/audit', {
      as: 'admin',
      api: { audit: { entries: () => offline() } },
    });
    expect(await screen.findByText('The audit could not be loaded.')).toBeVisible();
    api.answer({ audit: { entries: () => ({ entries: [], next: null }) } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Nothing recorded yet.')).toBeVisible();
  });
});
