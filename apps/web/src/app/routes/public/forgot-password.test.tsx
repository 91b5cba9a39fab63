import { describe, expect, it } from 'vitest';
import { offline, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

const reset = () => screen.getByRole('button', { name: 'Reset Password' });

describe('/forgot-password (SESSION-21)', () => {
  it("shows the server's message, the username, the temporary password and Back to Login; with the keyboard alone", async () => {
    const { user, path } = await renderRoute('/forgot-password', {
      api: {
        session: {
          forgotPassword: ({ body }) => ({
            message: 'Password reset successfully.',
            username: body.username,
            newPassword: 'Xk4-temporal',
          }),
        },
      },
    });
    screen.getByLabelText('Username').focus();
    await user.keyboard('alguien{Enter}');

    const title = await screen.findByRole('heading', { level: 1, name: 'Password Reset Initiated' });
    expect(title).toHaveFocus();
    expect(screen.getByText('Password reset successfully.')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('alguien');
    expect(screen.getByRole('status', { name: 'Temporary password' })).toHaveTextContent(/^Xk4-temporal$/);

    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(await screen.findByLabelText('Username')).toHaveValue('alguien');
    // Only the password is left to type.
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('reports where the link to a new password went by e-mail, and shows none (RESET-1)', async () => {
    const message = 'If the account exists, a link to a new password is on its way to its e-mail address.';
    const { user, fill } = await renderRoute('/forgot-password', {
      api: { session: { forgotPassword: () => ({ message, username: 'alguien' }) } },
    });
    await fill(screen.getByLabelText('Username'), 'alguien');
    await user.click(reset());

    expect(await screen.findByRole('heading', { name: 'Password Reset Initiated' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText(/^The link is good once, for 30 minutes\./)).toBeVisible();
    expect(screen.queryByText('Temporary password')).toBeNull();
  });

  it('begins with the username that was typed at the login', async () => {
    const { user, fill } = await renderRoute('/login');
    await fill(screen.getByLabelText('Username'), 'alguien');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot Password' })).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('alguien');
  });

  it("needs a username, non-empty after trimming: 'Username is required.'", async () => {
    const { user, fill, api } = await renderRoute('/forgot-password');
    await fill(screen.getByLabelText('Username'), '   ');
    await user.click(reset());
    expect(await screen.findByText('Username is required.')).toBeVisible();
    expect(api.changes).toEqual([]);
  });

  it("shows the server's message of a failure, else 'Failed to reset password' (SESSION-21)", async () => {
    const { user, fill, api } = await renderRoute('/forgot-password', {
      api: { session: { forgotPassword: () => refuse('not_found', 'User not found.') } },
    });
    await fill(screen.getByLabelText('Username'), 'nadie');
    await user.click(reset());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^User not found\.$/);

    api.answer({ session: { forgotPassword: offline } });
    await user.click(reset());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to reset password$/));
  });
});
