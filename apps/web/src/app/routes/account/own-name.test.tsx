import { describe, expect, it } from 'vitest';
import {
  banner,
  emptyLists,
  person,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);

async function changePhone({ user, fill }: Visit, phone: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await fill(field('Phone'), phone);
  await user.click(button('Save Changes'));
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
}

async function changePassword({ user, fill }: Visit): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Change Password' }));
  await fill(field('Current password'), 'secreto-1');
  await fill(field('New password'), 'secreto-2');
  await fill(field('Confirm new password'), 'secreto-2');
  await user.click(button('Save Password'));
  expect(await screen.findByText(/^Password changed\./)).toBeVisible();
}

describe('the calls about the own account (ACCOUNT-3)', () => {
  it('name the person by username', async () => {
    const me = person('client', { username: 'ana' });
    const visit = await renderRoute('/account', {
      as: me,
      api: {
        person: { edit: () => ({ message: '', user: me }) },
        session: { changePassword: () => ({ message: 'Password changed.', accessToken: 'new' }) },
      },
    });
    await changePhone(visit, '4444-0001');
    await changePassword(visit);
    expect(visit.api.calls('person', 'account').map(({ query }) => query)).toEqual([{ username: 'ana' }]);
    expect(visit.api.calls('person', 'edit')).toMatchObject([{ query: { username: 'ana' } }]);
    expect(visit.api.calls('session', 'changePassword')).toMatchObject([{ body: { username: 'ana' } }]);
  });

  it('still work after an administrator has renamed the person', async () => {
    const renamed = person('client', { username: 'ana.barrios' });
    const isOther = (username = renamed.username) => username !== renamed.username;
    const visit = await renderRoute('/account', {
      as: { ...renamed, username: 'ana' },
      api: {
        person: {
          account: ({ query }) => (isOther(query.username) ? refuse('forbidden') : renamed),
          edit: ({ query, body }) =>
            isOther(query.username)
              ? refuse('forbidden')
              : { message: '', user: { ...renamed, phone: body.phone ?? '' } },
        },
      },
    });
    expect(await screen.findByText('ana.barrios')).toBeVisible();
    expect(localStorage.getItem('username')).toBe('ana.barrios');
    await changePhone(visit, '4444-0001');

    localStorage.setItem('username', 'ana');
    await changePhone(visit, '4444-0002');
    expect(visit.api.calls('person', 'edit').map(({ query }) => query.username)).toEqual([
      'ana.barrios',
      'ana',
      'ana.barrios',
    ]);
  });

  it('do not show an administrator the account of the present owner of their former name', async () => {
    const renamed = person('admin', { username: 'raiz', fullname: 'Rosa Raíz' });
    const other = person('client', { username: 'root', fullname: 'Otra Persona' });
    await renderRoute('/account', {
      as: { ...renamed, username: 'root' },
      api: { person: { account: ({ query }) => (query.username === 'root' ? other : renamed) } },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent('Rosa Raíz'),
    );
    expect(screen.queryByText('Otra Persona')).toBeNull();
  });
});

it('an administrator who renames themself reads the new name everywhere at once (ACCOUNT-3)', async () => {
  let me = person('admin', { username: 'raiz', fullname: 'Rosa Raíz' });
  const { user, fill } = await renderRoute('/admin/users', {
    as: me,
    api: {
      ...emptyLists(),
      person: {
        account: () => me,
        all: () => [me],
        update: ({ body }) => {
          me = { ...me, username: body.username ?? me.username, fullname: body.fullname ?? me.fullname };
          return { message: '', user: me };
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  const form = within(await screen.findByRole('dialog'));
  await fill(form.getByLabelText(/^Full name/), 'Rosa Nueva');
  await fill(form.getByLabelText(/^Username/), 'rosa');
  await user.click(form.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(localStorage.getItem('username')).toBe('rosa'));
  expect(within(banner()).getByRole('button', { name: /Rosa Nueva/ })).toBeVisible();
});
