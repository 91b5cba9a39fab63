import { describe, expect, it } from 'vitest';
import { offline, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

const save = () => screen.getByRole('button', { name: 'Save Password' });
const changed = ({ newPassword }: { newPassword?: string } = {}) => ({
  message: 'Password changed successfully.',
  username: 'alguien',
  ...(newPassword && { newPassword }),
});

describe('/reset-password (RESET-2)', () => {
  it('takes a new password by the link, which leaves the address; then leads to the login, with the keyboard alone', async () => {
    const { user, path, api } = await renderRoute('/reset-password#secreto', {
      api: { session: { resetPassword: () => changed() } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    expect(path()).toBe('/reset-password');
    screen.getByLabelText('New password').focus();
    await user.keyboard('clave nueva{Tab}clave nueva{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toHaveFocus();
    expect(screen.getByText('alguien')).toBeVisible();
    expect(api.calls('session', 'resetPassword')).toMatchObject([
      { body: { token: 'secreto', newPassword: 'clave nueva', generatePassword: false } },
    ]);
    expect(sessionStorage.getItem('resetToken')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(await screen.findByLabelText('Username')).toHaveValue('alguien');
  });

  it('shows a generated one', async () => {
    const { user, api } = await renderRoute('/reset-password#secreto', {
      api: { session: { resetPassword: () => changed({ newPassword: 'Xk4-nueva' }) } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Generate password automatically' }));
    expect(screen.queryByLabelText('New password')).toBeNull();
    await user.click(save());
    expect(await screen.findByRole('status', { name: 'New password' })).toHaveTextContent(/^Xk4-nueva$/);
    expect(api.calls('session', 'resetPassword')[0]?.body).not.toHaveProperty('newPassword');
  });

  it.each([
    ['', '', 'New password is required.'],
    ['corta', 'corta', 'New password must be at least 6 characters long.'],
    ['clave nueva', 'otra clave', 'New password and confirmation do not match.'],
  ])('refuses %j with %j: %s', async (password, confirmation, message) => {
    const { user, fill, api } = await renderRoute('/reset-password#secreto');
    await fill(await screen.findByLabelText('New password'), password);
    await fill(screen.getByLabelText('Confirm new password'), confirmation);
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it('leads a visitor with an expired link, or none, to another one', async () => {
    const { user, fill, path } = await renderRoute('/reset-password#usado', {
      api: { session: { resetPassword: () => refuse('not_found', 'The link is no longer valid.') } },
    });
    await fill(await screen.findByLabelText('New password'), 'clave nueva');
    await fill(screen.getByLabelText('Confirm new password'), 'clave nueva');
    await user.click(save());
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ask for another link' }));
    await waitFor(() => expect(path()).toBe('/forgot-password'));
  });

  it('accepts another link that is opened in the tab of an expired one', async () => {
    const { user, fill, goTo } = await renderRoute('/reset-password#usado', {
      api: { session: { resetPassword: () => refuse('not_found', 'The link is no longer valid.') } },
    });
    await fill(await screen.findByLabelText('New password'), 'clave nueva');
    await fill(screen.getByLabelText('Confirm new password'), 'clave nueva');
    await user.click(save());
    expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
    await goTo('/reset-password#otro');
    expect(await screen.findByLabelText('New password')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when it was opened without a link', async () => {
    await renderRoute('/reset-password');
    expect(await screen.findByText('No link to a new password was opened.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for another link' })).toBeVisible();
  });

  it('keeps the typed text when the server is unreachable', async () => {
    const { user, fill } = await renderRoute('/reset-password#secreto', {
      api: { session: { resetPassword: offline } },
    });
    await fill(await screen.findByLabelText('New password'), 'clave nueva');
    await fill(screen.getByLabelText('Confirm new password'), 'clave nueva');
    await user.click(save());
    expect(await screen.findByText('Failed to reset password')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('clave nueva');
  });
});
