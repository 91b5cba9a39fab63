import { afterEach, describe, expect, it } from 'vitest';
import { apiToken, offline, ownSession, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

const profile = () => screen.findByRole('region', { name: 'Profile' });
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);

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

  it('shows the required number of characters if strong passwords are demanded (PASSWORD-1)', async () => {
    document.documentElement.dataset.strongPasswords = 'true';
    const { user, fill } = await open();
    expect(field('New password')).toHaveAccessibleDescription('At least 8 characters.');
    await fill(field('New password'), 'corta');
    await user.click(button('Save Password'));
    expect(await screen.findByText('New password must be at least 8 characters long.')).toBeVisible();
  });

  it('removes the ended ones from the lists of sessions and API tokens (SESSION-18, TOKEN-4)', async () => {
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

  it('changes with the keyboard alone, and keeps the token of the answer', async () => {
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

  it("'Generate password automatically' asks for no new one, and shows the generated one until Done", async () => {
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
  ])('reports why it failed: %s', async (_, changePassword, text) => {
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
