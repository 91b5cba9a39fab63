import { ROLES } from '@faena/shared/access';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  emptyLists,
  offline,
  person,
  refuse,
  renderRoute,
  screen,
  session,
  stopClock,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const field = (label: string) => screen.getByLabelText(label);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function logIn({ fill, user }: Visit, username = 'alguien'): Promise<void> {
  await fill(field('Username'), username);
  await fill(field('Password'), 'secreto-1');
  await user.click(button('Log In'));
}

/** An API that signs in this person. */
function lettingIn(somebody = person('manager'), given = {}): Answers {
  return {
    ...emptyLists(),
    session: { login: () => session(somebody, given) },
    person: { account: () => somebody, all: () => [] },
  };
}

describe('the login form (SESSION-6)', () => {
  it("says 'Signing in... please wait', then 'Logging you in...', and after 2 seconds stores the session and leads on; fields and button are disabled meanwhile", async () => {
    const somebody = person('manager', { username: 'marta', fullname: 'Marta Gestora' });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const visit = await renderRoute('/login', {
      api: { ...lettingIn(somebody), session: { login: () => held.then(() => session(somebody)) } },
    });
    const clock = stopClock();
    await logIn(visit, 'marta');

    expect(button('Signing in... please wait')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Username')).toBeDisabled();
    expect(field('Password')).toBeDisabled();

    answer();
    await clock.pass(0);
    expect(button('Logging you in...')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Username')).toBeDisabled();
    await clock.pass(1_900);
    expect(button('Logging you in...')).toBeVisible();
    expect(localStorage.getItem('accessToken')).toBeNull();

    await clock.pass(100);
    expect(visit.path()).toBe('/home');
    expect(localStorage.getItem('accessToken')).toBe('token-of-marta');
    expect(localStorage.getItem('username')).toBe('marta');
    expect(localStorage.getItem('userId')).toBe(somebody._id);
    expect(localStorage.getItem('rol_id')).toBe('2');
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({
      username: 'marta',
      fullname: 'Marta Gestora',
    });
    expect(visit.api.calls('session', 'login')).toMatchObject([
      { body: { username: 'marta', password: 'secreto-1' } },
    ]);
  });

  it("needs both fields: 'Username and password are required.'", async () => {
    const { user, fill, api } = await renderRoute('/login');
    await user.click(button('Log In'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Username and password are required\.$/);

    await fill(field('Username'), 'alguien');
    await user.click(button('Log In'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Username and password are required\.$/);
    expect(api.changes).toEqual([]);
  });

  it("shows the server's message of a failure, else 'Invalid credentials. Please try again.'", async () => {
    const visit = await renderRoute('/login', {
      api: { session: { login: () => refuse('unauthenticated', 'Invalid credentials. Please try again.') } },
    });
    await logIn(visit);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid credentials\. Please try again\.$/);
    expect(field('Password')).toBeEnabled();
    expect(visit.path()).toBe('/login');

    visit.api.answer({ session: { login: () => refuse('rate_limited', 'Too many attempts.') } });
    await visit.user.click(button('Log In'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Too many attempts\.$/));

    visit.api.answer({ session: { login: offline } });
    await visit.user.click(button('Log In'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid credentials\. Please try again\.$/),
    );
  });

  it('works with the keyboard alone, and with password managers', async () => {
    const somebody = person('client');
    const { user, path } = await renderRoute('/login', { api: lettingIn(somebody) });
    expect(field('Username')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(field('Password')).toHaveAttribute('type', 'password');
    const clock = stopClock();

    await user.tab();
    await user.tab();
    expect(field('Username')).toHaveFocus();
    await user.keyboard(somebody.username);
    await user.tab();
    await user.keyboard('secreto-1{Enter}');
    await clock.pass(2_000);
    expect(path()).toBe('/account');
  });

  it('leaves nobody signed in if the page is left during the pause', async () => {
    const visit = await renderRoute('/login', { api: lettingIn(person('client')) });
    const clock = stopClock();
    await logIn(visit);
    await clock.pass(0);
    expect(button('Logging you in...')).toBeVisible();

    await visit.user.click(screen.getByRole('link', { name: 'Sign Up' }));
    await clock.pass(5_000);
    expect(screen.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(visit.path()).toBe('/register');
  });
});

describe('after the login (SESSION-15, SESSION-6)', () => {
  it.each([
    ['admin', '/admin'],
    ['manager', '/home'],
    ['employee', '/employee'],
    ['client', '/account'],
  ] as const)('a person of the role %s comes to %s', async (role, home) => {
    const visit = await renderRoute('/login', {
      api: {
        ...lettingIn(person(role)),
        record: { get: () => [], start: () => refuse('conflict', 'No company.') },
      },
    });
    const clock = stopClock();
    await logIn(visit);
    await clock.pass(2_000);
    expect(visit.path()).toBe(home);
  });

  it.each([
    ['where one was', 'client', '/settings', '/settings'],
    ['home, not to what the role may not see', 'client', '/admin/users', '/account'],
    // A manager may open every address outside of the areas.
    ['home, not to another site', 'manager', '//example.com/x', '/home'],
  ] as const)('a login leads to %s', async (_, role, from, to) => {
    const visit = await renderRoute(`/login?from=${encodeURIComponent(from)}`, {
      api: lettingIn(person(role)),
    });
    const clock = stopClock();
    await logIn(visit);
    await clock.pass(2_000);
    expect(visit.path()).toBe(to);
  });

  it('a temporary password leads to its change first (SESSION-20)', async () => {
    const visit = await renderRoute('/login', {
      api: lettingIn(person('manager'), { mustChangePassword: true }),
    });
    const clock = stopClock();
    await logIn(visit);
    await clock.pass(2_000);
    expect(visit.path()).toBe('/change-password');
  });

  it.each([
    ['client', '/account'],
    ['admin', '/admin'],
  ] as const)('a visitor signed in as %s who opens /login goes on to %s', async (role, home) => {
    const { path } = await renderRoute('/login', { as: role, api: emptyLists() });
    expect(path()).toBe(home);
  });
});

describe('demo mode (START-10)', () => {
  const accounts = [
    ['admin', 'Administrador', ROLES.admin],
    ['gestor', 'Gestor', ROLES.manager],
    ['empleada', 'Empleado', ROLES.employee],
    ['cliente', 'Cliente', ROLES.client],
  ] as const;
  const offered = accounts.map(([username, label, rol_id]) => ({
    username,
    label,
    rol_id,
    password: `clave-de-${username}`,
  }));
  let visit: Visit;

  beforeEach(async () => {
    visit = await renderRoute('/login', {
      api: { ...lettingIn(), service: { demo: () => ({ accounts: offered }) } },
    });
  });

  it('shows the accounts, each of which fills in the form with one click', async () => {
    const region = await screen.findByRole('region', { name: 'Demo accounts' });
    expect(
      within(region)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Administrador', 'Gestor', 'Empleado', 'Cliente']);

    await visit.user.click(within(region).getByRole('button', { name: /Gestor/ }));
    expect(field('Username')).toHaveValue('gestor');
    expect(field('Password')).toHaveValue('clave-de-gestor');
    const clock = stopClock();
    await visit.user.click(button('Log In'));
    await clock.pass(2_000);
    expect(visit.path()).toBe('/home');
    expect(visit.api.calls('session', 'login')).toMatchObject([
      { body: { username: 'gestor', password: 'clave-de-gestor' } },
    ]);
  });
});

it('shows no accounts outside of demo mode', async () => {
  const { api } = await renderRoute('/login');
  await waitFor(() => expect(api.calls('service', 'demo')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Demo accounts' })).toBeNull();
});
