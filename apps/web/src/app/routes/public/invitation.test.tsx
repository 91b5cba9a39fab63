import type { OpenedInvitation } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { type Answers, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

const INVITATION: OpenedInvitation = {
  rol_id: 3,
  company: 'Taller Luna',
  invitedBy: 'Olga Dueñas',
  email: '',
  expiresAt: '2026-11-27T15:00:00.000Z',
};
const OVER = refuse('not_found', 'The invitation is no longer valid.', {
  reason: 'invitation_link_not_found',
});
const visit = (accountInvitation: Answers['accountInvitation'] = {}) =>
  renderRoute('/invitation#secreto', {
    api: { accountInvitation: { open: () => INVITATION, ...accountInvitation } },
  });
const create = () => screen.getByRole('button', { name: 'Create Account' });

describe('/invitation (INVITE-3)', () => {
  it('shows the inviter and the company, and makes the account; the token leaves the address', async () => {
    const { user, fill, path, api } = await visit({
      accept: () => ({ message: 'Account made.', username: 'ana' }),
    });
    expect(await screen.findByText('Olga Dueñas invites you to make an account in Faena.')).toBeVisible();
    expect(path()).toBe('/invitation');
    expect(screen.getByText('Taller Luna')).toBeVisible();
    expect(screen.getByText('Empleado')).toBeVisible();
    await fill(screen.getByLabelText('Email'), 'ana@example.com');
    await fill(screen.getByLabelText('Username'), 'ana');
    await fill(screen.getByLabelText('Full name'), 'Ana Luna');
    await fill(screen.getByLabelText('Phone'), '5555-0199');
    await fill(screen.getByLabelText('New password'), 'clave nueva');
    await fill(screen.getByLabelText('Confirm new password'), 'clave nueva');
    await user.click(create());
    expect(await screen.findByRole('heading', { level: 1, name: 'Account made' })).toHaveFocus();
    expect(api.calls('accountInvitation', 'open')).toMatchObject([{ body: { token: 'secreto' } }]);
    expect(api.calls('accountInvitation', 'accept').map(({ body }) => body)).toEqual([
      {
        token: 'secreto',
        email: 'ana@example.com',
        username: 'ana',
        fullname: 'Ana Luna',
        phone: '5555-0199',
        generatePassword: false,
        newPassword: 'clave nueva',
      },
    ]);
    expect(sessionStorage.getItem('invitationToken')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Log In' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(await screen.findByLabelText('Username')).toHaveValue('ana');
  });

  it('asks for no address if the invitation has one, and for a phone of employees alone', async () => {
    const { user, fill, api } = await visit({
      open: () => ({ ...INVITATION, rol_id: 2, company: null, email: 'ana@example.com' }),
      accept: () => ({ message: 'Account made.', username: 'ana', newPassword: 'Xk4-nueva' }),
    });
    expect(await screen.findByText('ana@example.com')).toBeVisible();
    expect(screen.queryByLabelText('Email')).toBeNull();
    await fill(screen.getByLabelText('Username'), 'ana');
    await fill(screen.getByLabelText('Full name'), 'Ana Luna');
    await user.click(screen.getByRole('checkbox', { name: 'Generate password automatically' }));
    await user.click(create());
    expect(await screen.findByRole('status', { name: 'New password' })).toHaveTextContent('Xk4-nueva');
    const [call] = api.calls('accountInvitation', 'accept');
    expect(call?.body).not.toHaveProperty('email');
    expect(call?.body).not.toHaveProperty('newPassword');
  });

  it('shows a fault at its field, and keeps the typed text', async () => {
    const { user, fill } = await visit({
      accept: () =>
        refuse('conflict', 'Username is already taken.', {
          reason: 'username_taken',
          errors: [
            { path: 'body.username', message: 'Username is already taken.', reason: 'username_taken' },
          ],
        }),
    });
    await screen.findByLabelText('Username');
    await user.click(create());
    await waitFor(() => expect(screen.getByLabelText('Phone')).toBeInvalid());
    await fill(screen.getByLabelText('Email'), 'ana@example.com');
    await fill(screen.getByLabelText('Username'), 'ana');
    await fill(screen.getByLabelText('Full name'), 'Ana Luna');
    await fill(screen.getByLabelText('Phone'), '5555-0199');
    await fill(screen.getByLabelText('New password'), 'clave nueva');
    await fill(screen.getByLabelText('Confirm new password'), 'clave nueva');
    await user.click(create());
    expect(await screen.findByText('Username is already taken.')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ana Luna');
  });

  it.each<[string, string, Answers]>([
    ['/invitation', 'No invitation was opened.', {}],
    ['/invitation#usado', 'This invitation is no longer valid.', { accountInvitation: { open: () => OVER } }],
  ])('%s says: %s', async (address, text, api) => {
    await renderRoute(address, { api });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
  });
});
