import { describe, expect, it } from 'vitest';
import { person, refuse, renderRoute, screen, waitFor, within } from '@/test/index.ts';

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

  it('asks for it in a window, and then is sent by itself', async () => {
    const { api } = await changeEmail('secreta-1');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(api.calls('person', 'edit')).toHaveLength(2);
  });

  it('reports a wrong password, and changes nothing when the window is left', async () => {
    const { user, window, api } = await changeEmail('otra');
    expect(await within(window).findByRole('alert')).toBeVisible();
    await user.click(within(window).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('This needs to be confirmed with the password.')).toBeVisible();
    expect(field('Email')).toHaveValue('otra@example.com');
    expect(api.calls('person', 'edit')).toHaveLength(1);
  });
});
