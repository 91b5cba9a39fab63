import { afterEach, describe, expect, it } from 'vitest';
import {
  offline,
  person,
  plan,
  refuse,
  renderRoute,
  screen,
  stopClock,
  type Visit,
  waitFor,
} from '@/test/index.ts';

const FIELDS = [
  ['Email', 'email'],
  ['Username', 'username'],
  ['Full name', 'name'],
  ['Password', 'new-password'],
  ['Confirm password', 'new-password'],
] as const;

const field = (label: string) => screen.getByLabelText(label);

async function signUp({ fill, user }: Visit, changes: Partial<Record<string, string>> = {}): Promise<void> {
  const given = {
    Email: 'nueva@example.com',
    Username: 'nueva',
    'Full name': 'Nueva Persona',
    Password: 'secreto-1',
    'Confirm password': 'secreto-1',
    ...changes,
  };
  for (const [label, text = ''] of Object.entries(given)) await fill(field(label), text);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

const registered = () => ({ message: 'Registered.', user: person('manager') });

describe('the form of /register (SESSION-25)', () => {
  it('has e-mail, username, full name, password and its confirmation; with the keyboard alone', async () => {
    const { user, api, path } = await renderRoute('/register', {
      api: { session: { register: registered } },
    });
    // Passwords are no text boxes to assistive technology.
    expect(document.querySelectorAll('form input')).toHaveLength(5);
    for (const [label, autocomplete] of FIELDS) {
      expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
    }
    const clock = stopClock();
    field('Email').focus();
    for (const text of ['nueva@example.com', 'nueva', 'Nueva Persona', 'secreto-1', 'secreto-1']) {
      await user.keyboard(text);
      await user.tab();
    }
    await user.keyboard('{Enter}');
    await clock.pass(0);
    expect(screen.getByText('Registration successful. Redirecting...')).toBeVisible();
    await clock.pass(2_000);
    expect(path()).toBe('/login');
    // The form keeps the values that the person has just typed.
    expect(field('Username')).toHaveValue('nueva');
    expect(api.calls('session', 'register')).toMatchObject([
      {
        body: {
          email: 'nueva@example.com',
          username: 'nueva',
          fullname: 'Nueva Persona',
          password: 'secreto-1',
          confirmPassword: 'secreto-1',
        },
      },
    ]);
  });

  it("says 'Registration successful. Redirecting...' and goes to /login after 2 seconds", async () => {
    const visit = await renderRoute('/register', { api: { session: { register: registered } } });
    const clock = stopClock();
    await signUp(visit);
    await clock.pass(0);
    expect(screen.getByText('Registration successful. Redirecting...')).toBeVisible();
    expect(field('Email')).toBeDisabled();
    await clock.pass(1_900);
    expect(visit.path()).toBe('/register');
    await clock.pass(100);
    expect(visit.path()).toBe('/login');
  });

  it('needs all fields', async () => {
    const { user, api } = await renderRoute('/register');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    for (const [label] of FIELDS) {
      await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
      expect(field(label)).toHaveAccessibleDescription(/^Required\./);
    }
    expect(api.changes).toEqual([]);
  });

  it('needs an e-mail address in the right shape, and the same password twice', async () => {
    const visit = await renderRoute('/register');
    await signUp(visit, { Email: 'sin-arroba', 'Confirm password': 'secreto-2' });
    expect(await screen.findByText('Not a valid e-mail address.')).toBeVisible();

    await visit.fill(field('Email'), 'nueva@example.com');
    await visit.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
    expect(visit.api.changes).toEqual([]);
  });

  it("shows the server's message of a failure, else 'Server or connection error.' (SESSION-25)", async () => {
    const visit = await renderRoute('/register', {
      api: { session: { register: () => refuse('conflict', 'Username is already taken.') } },
    });
    await signUp(visit);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Username is already taken\.$/);

    visit.api.answer({ session: { register: offline } });
    await visit.user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Server or connection error\.$/),
    );
  });
});

describe('an address that is taken (FORM-9)', () => {
  it('shows at its field, which is focused once the form accepts input again', async () => {
    const refusal = refuse('conflict', 'Email is already registered.', {
      errors: [{ path: 'body.email', message: 'Email is already registered.', reason: 'email_taken' }],
    });
    let answer = () => {};
    const register = () =>
      new Promise<typeof refusal>((resolve) => {
        answer = () => resolve(refusal);
      });
    const visit = await renderRoute('/register', { api: { session: { register } } });
    await signUp(visit);
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toBeDisabled());
    answer();
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is already registered.'));
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toBeEnabled();
  });
});

describe('an installation with a limited sign-up (INVITE-1)', () => {
  afterEach(() => {
    delete document.documentElement.dataset.registration;
  });

  it.each([
    ['invite', /^An account is made by invitation only\./],
    ['closed', /^Nobody can sign up here\./],
  ] as const)('%s: reports it on /register, and offers no sign-up on /login', async (policy, told) => {
    document.documentElement.dataset.registration = policy;
    const { goTo } = await renderRoute('/register');
    expect(await screen.findByText(told)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    await goTo('/login');
    expect(await screen.findByRole('link', { name: /forgot/i })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
  });

  it.each(['invite', 'closed'])(
    '%s: is not offered on the landing page either, nor with a plan',
    async (policy) => {
      document.documentElement.dataset.registration = policy;
      await renderRoute('/', { api: { plan: { list: () => [plan({ name: 'Plan Taller' })] } } });
      expect(await screen.findByRole('heading', { name: 'Plan Taller' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Log In' })).toBeVisible();
      for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href', '/register');
    },
  );
});
