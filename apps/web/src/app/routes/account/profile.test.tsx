import { describe, expect, it } from 'vitest';
import {
  offline,
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

  it("is edited except for username and role; only changes are sent; 'Profile updated successfully!'", async () => {
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
  ])('reports why an update failed: %s', async (_, edit, text) => {
    const { user, fill } = await renderRoute('/account', { as: 'client', api: { person: { edit } } });
    await profile();
    await user.click(button('Edit Profile'));
    await fill(field('Email'), 'otra@example.com');
    await user.click(button('Save Changes'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  });

  it("says 'Error fetching user' if it cannot be loaded, with Try Again (ACCOUNT-5)", async () => {
    await renderRoute('/account', { as: 'client', api: { person: { account: () => refuseBare(500) } } });
    expect(await screen.findByText('Error fetching user')).toBeVisible();
    expect(button('Try Again')).toBeEnabled();
  });

  it("shows the server's message if there is one, with Go to Login (ACCOUNT-5)", async () => {
    const { user, path } = await renderRoute('/account', {
      as: 'client',
      api: { person: { account: () => refuse('unavailable', 'Try again later.') } },
    });
    expect(await screen.findByText('Try again later.')).toBeVisible();
    await user.click(button('Go to Login'));
    await waitFor(() => expect(path()).toBe('/login'));
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
