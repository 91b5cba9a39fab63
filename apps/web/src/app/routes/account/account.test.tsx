import { afterEach, describe, expect, it } from 'vitest';
import {
  apiToken,
  emptyLists,
  offline,
  ownSession,
  person,
  refuse,
  refuseBare,
  renderRoute,
  screen,
  stopClock,
  waitFor,
  within,
} from '@/test/index.ts';

const profile = () => screen.findByRole('region', { name: 'Profile' });
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);

describe('a change that needs the password (SESSION-37)', () => {
  async function changeEmail(password: string) {
    let confirmed = false;
    const me = person('client');
    const visit = await renderRoute('/account', {
      as: me,
      api: {
        session: {
          confirm: ({ body }) => {
            if (body.password !== 'secreta-1')
              return refuse('validation_failed', 'Current password is incorrect.');
            confirmed = true;
            return { message: 'Session confirmed.' };
          },
        },
        person: {
          account: () => me,
          edit: ({ body }) => {
            if (!confirmed)
              return refuse('confirmation_required', 'This needs to be confirmed with the password.');
            return { message: 'Updated.', user: { ...me, email: body.email ?? '' } };
          },
        },
      },
    });
    await profile();
    await visit.user.click(button('Edit Profile'));
    await visit.fill(field('Email'), 'otra@example.com');
    await visit.user.click(button('Save Changes'));
    const window = await screen.findByRole('dialog', { name: 'Confirm with the password' });
    await visit.fill(within(window).getByLabelText(/Password/), password);
    await visit.user.click(within(window).getByRole('button', { name: 'Confirm' }));
    return { ...visit, window };
  }

  it('asks for it in a window, and then is made without being sent by hand again', async () => {
    const { api } = await changeEmail('secreta-1');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(api.calls('person', 'edit')).toHaveLength(2);
  });

  it('says that the password was wrong, and changes nothing when the window is left', async () => {
    const { user, window, api } = await changeEmail('otra');
    expect(await within(window).findByRole('alert')).toBeVisible();
    await user.click(within(window).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('This needs to be confirmed with the password.')).toBeVisible();
    expect(field('Email')).toHaveValue('otra@example.com');
    expect(api.calls('person', 'edit')).toHaveLength(1);
  });
});

describe('the profile on /account (ACCOUNT-5)', () => {
  it('shows the details; the password as 8 stars', async () => {
    await renderRoute('/account', {
      as: person('client', { fullname: 'Ana Sofía Barrios', phone: '5555-0199' }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    const region = await profile();
    expect(region).toHaveTextContent('Ana Sofía Barrios');
    expect(region).toHaveTextContent('5555-0199');
    expect(region).toHaveTextContent('Cliente');
    expect(screen.getByText('********')).toBeVisible();
  });

  it("is edited but for username and role; only what has changed is sent; 'Profile updated successfully!'", async () => {
    let me = person('client', { phone: '5555-0199' });
    const { user, fill, api } = await renderRoute('/account', {
      as: me,
      api: {
        person: {
          account: () => me,
          edit: ({ body }) => {
            me = { ...me, phone: body.phone ?? '' };
            return { message: 'Updated.', user: me };
          },
        },
      },
    });
    await profile();
    await user.click(button('Edit Profile'));
    expect(field('Full name')).toHaveFocus();
    expect(field('Username')).toHaveAttribute('readonly');
    expect(field('Role')).toHaveAttribute('readonly');

    await fill(field('Phone'), '4444-0001');
    const clock = stopClock();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(await profile()).toHaveTextContent('4444-0001');
    expect(api.calls('person', 'edit')).toMatchObject([{ body: { phone: '4444-0001' } }]);
    expect(api.calls('person', 'edit')[0]?.body).toEqual({ phone: '4444-0001' });

    await clock.pass(10_000);
    expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
  });

  it("says 'No changes to save.' and sends nothing when nothing has changed", async () => {
    const { user, api } = await renderRoute('/account', { as: 'client' });
    await profile();
    await user.click(button('Edit Profile'));
    await user.click(button('Save Changes'));
    expect(await screen.findByText('No changes to save.')).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it('is left as it was by Cancel, with the keyboard alone', async () => {
    const { user, me, api } = await renderRoute('/account', { as: 'client' });
    await profile();
    button('Edit Profile').focus();
    await user.keyboard('{Enter}');
    await user.clear(field('Full name'));
    await user.keyboard('Otro Nombre');
    button('Cancel').focus();
    await user.keyboard('{Enter}');
    const region = await profile();
    await waitFor(() => expect(region).toHaveFocus());
    expect(region).toHaveTextContent(me.fullname);
    expect(api.changes).toEqual([]);
  });

  it.each([
    [
      "the server's message",
      () => refuse('conflict', 'Email is already registered.'),
      'Email is already registered.',
    ],
    ['else its own', () => refuseBare(500), 'Error updating account details.'],
    ['unexpected without an answer', offline, 'An unexpected error occurred while updating account details.'],
  ])('says why an update failed: %s', async (_, edit, text) => {
    const { user, fill } = await renderRoute('/account', { as: 'client', api: { person: { edit } } });
    await profile();
    await user.click(button('Edit Profile'));
    await fill(field('Email'), 'otra@example.com');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  });

  it("says 'Error fetching user' where it cannot be loaded, with Try Again (ACCOUNT-5)", async () => {
    await renderRoute('/account', { as: 'client', api: { person: { account: () => refuseBare(500) } } });
    expect(await screen.findByText('Error fetching user')).toBeVisible();
    expect(button('Try Again')).toBeEnabled();
  });

  it("says the server's message where there is one, with Go to Login (ACCOUNT-5)", async () => {
    const { user, path } = await renderRoute('/account', {
      as: 'client',
      api: { person: { account: () => refuse('unavailable', 'Try again later.') } },
    });
    expect(await screen.findByText('Try again later.')).toBeVisible();
    await user.click(button('Go to Login'));
    await waitFor(() => expect(path()).toBe('/login'));
  });
});

describe('a session that has ended, on /account (SESSION-15)', () => {
  it.each(['admin', 'manager', 'employee', 'client'] as const)(
    'leads a %s to the login, which says so, and shows no error before',
    async (role) => {
      const ended = () => refuse('unauthenticated', 'Please sign in.');
      const seen = watchText('Please sign in.');
      const { path } = await renderRoute('/account', {
        as: role,
        api: { ...emptyLists(), person: { account: ended } },
      });
      expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
      expect(path()).toBe('/login?from=%2Faccount');
      expect(seen()).toBe(false);
    },
  );
});

/** Whether a text was to be seen from now on, however briefly. */
function watchText(text: string): () => boolean {
  let seen = false;
  const watch = new MutationObserver(() => {
    seen ||= document.body.textContent.includes(text);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    return seen;
  };
}

describe('the change of the password on /account (SESSION-18)', () => {
  async function open(changePassword = () => ({ message: 'Password changed.', accessToken: 'a-new-token' })) {
    const visit = await renderRoute('/account', { as: 'client', api: { session: { changePassword } } });
    await profile();
    await visit.user.click(button('Change Password'));
    return visit;
  }

  afterEach(() => {
    delete document.documentElement.dataset.strongPasswords;
  });

  it('is a section that opens and closes: Change Password, Cancel', async () => {
    const { user } = await renderRoute('/account', { as: 'client' });
    await profile();
    expect(button('Change Password')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Change Password'));
    expect(field('Current password')).toBeVisible();
    await user.click(button('Cancel'));
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('needs the current password, and a new one of at least 6 characters twice', async () => {
    const { user, fill, api } = await open();
    await user.click(button('Save Password'));
    expect(await screen.findByText('Current password is required.')).toBeVisible();
    expect(screen.getByText('New password is required.')).toBeVisible();

    await fill(field('Current password'), 'secreto-1');
    await fill(field('New password'), 'corta');
    await user.click(button('Save Password'));
    expect(await screen.findByText('New password must be at least 6 characters long.')).toBeVisible();

    await fill(field('New password'), 'bastante-larga');
    await fill(field('Confirm new password'), 'otra-distinta');
    await user.click(button('Save Password'));
    expect(await screen.findByText('New password and confirmation do not match.')).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it('says how many characters it needs where strong ones are asked for (PASSWORD-1)', async () => {
    document.documentElement.dataset.strongPasswords = 'true';
    const { user, fill } = await open();
    expect(field('New password')).toHaveAccessibleDescription('At least 8 characters.');
    await fill(field('New password'), 'corta');
    await user.click(button('Save Password'));
    expect(await screen.findByText('New password must be at least 8 characters long.')).toBeVisible();
  });

  it('takes what ended with it off the lists of sessions and API tokens (SESSION-18, TOKEN-4)', async () => {
    let changed = false;
    const { user, fill } = await renderRoute('/account', {
      as: 'client',
      api: {
        session: {
          own: () => [ownSession(), ...(changed ? [] : [ownSession({ browser: 'Opera', current: false })])],
          changePassword: () => {
            changed = true;
            return { message: 'Password changed.', accessToken: 'a-new-token' };
          },
        },
        apiToken: { list: () => (changed ? [] : [apiToken({ name: 'Reloj' })]) },
      },
    });
    expect(await screen.findByText(/^Opera/)).toBeVisible();
    expect(await screen.findByText('Reloj')).toBeVisible();
    await user.click(button('Change Password'));
    await fill(field('Current password'), 'secreto-1');
    await fill(field('New password'), 'secreto-2');
    await fill(field('Confirm new password'), 'secreto-2');
    await user.click(button('Save Password'));
    await waitFor(() => expect(screen.queryByText(/^Opera/)).toBeNull());
    await waitFor(() => expect(screen.queryByText('Reloj')).toBeNull());
  });

  it('changes with the keyboard alone, and keeps the token that it is answered', async () => {
    const { user, api } = await open(() => ({
      message: 'Password changed. All other sessions have ended.',
      accessToken: 'a-new-token',
    }));
    field('Current password').focus();
    await user.keyboard('secreto-1');
    await user.tab();
    await user.tab();
    await user.keyboard('secreto-2');
    await user.tab();
    await user.keyboard('secreto-2{Enter}');
    expect(await screen.findByText('Password changed. All other sessions have ended.')).toBeVisible();
    expect(localStorage.getItem('accessToken')).toBe('a-new-token');
    expect(api.calls('session', 'changePassword')).toMatchObject([
      { body: { currentPassword: 'secreto-1', newPassword: 'secreto-2' } },
    ]);
  });

  it("'Generate password automatically' asks for no new one, and shows the one that was made until Done", async () => {
    const { user, fill, api, me } = await open(() => ({
      message: 'Password changed.',
      accessToken: 'a-new-token',
      newPassword: 'generada-1',
    }));
    await fill(field('Current password'), 'secreto-1');
    await user.click(screen.getByRole('checkbox', { name: 'Generate password automatically' }));
    expect(screen.queryByLabelText('Confirm new password')).toBeNull();
    await user.click(button('Save Password'));

    expect(await screen.findByRole('status', { name: 'New password' })).toHaveTextContent(/^generada-1$/);
    const [{ body } = { body: {} }] = api.calls('session', 'changePassword');
    expect(body).toEqual({
      username: me.username,
      currentPassword: 'secreto-1',
      generatePassword: true,
    });
    await user.click(button('Done'));
    await waitFor(() => expect(screen.queryByText('generada-1')).toBeNull());
  });

  it.each([
    [
      "the server's message",
      () => refuse('validation_failed', 'Current password is incorrect.'),
      'Current password is incorrect.',
    ],
    ['else its own', offline, 'Failed to change password'],
  ])('says why it failed: %s', async (_, changePassword, text) => {
    const { user, fill } = await renderRoute('/account', {
      as: 'client',
      api: { session: { changePassword } },
    });
    await profile();
    await user.click(button('Change Password'));
    await fill(field('Current password'), 'no-es-esta');
    await fill(field('New password'), 'secreto-2');
    await fill(field('Confirm new password'), 'secreto-2');
    await user.click(button('Save Password'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  });
});

describe('the picture on /account (ACCOUNT-9)', () => {
  it('is an image file alone', async () => {
    await renderRoute('/account', { as: 'client' });
    const region = await profile();
    expect(region.querySelector('input[type=file]')).toHaveAttribute('accept', 'image/*');
    expect(within(region).getByRole('button', { name: 'Upload picture' })).toBeVisible();
  });
});
