import { describe, expect, it } from 'vitest';
import {
  emptyLists,
  lineOfBusiness,
  openRecord,
  person,
  refuse,
  renderRoute,
  screen,
  session,
  stopClock,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const accountMenu = () => screen.getByRole('button', { name: /^Account menu/ });

describe('the menu of the account (SCREEN-11)', () => {
  it('has My Account, Settings and Log Out, also with the keyboard', async () => {
    const { user, path } = await renderRoute('/admin', {
      as: person('admin', { fullname: 'Rosa Ajú' }),
      api: emptyLists(),
    });
    await user.click(accountMenu());
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'My Account',
      'Settings',
      'Log Out',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'My Account' }));
    await waitFor(() => expect(path()).toBe('/account'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toHaveFocus());

    accountMenu().focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: 'Settings' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/settings'));
  });
});

describe('a logout (SESSION-10)', () => {
  it('clears all local storage and leads to /login; only the theme is remembered', async () => {
    const { user, path } = await renderRoute('/settings', { as: 'client' });
    await user.click(screen.getByRole('radio', { name: 'Oscuro' }));
    await user.click(accountMenu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));

    await waitFor(() => expect(path()).toBe('/login'));
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.cookie).toContain('theme=dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it("stops an employee's open record first, with the session still valid", async () => {
    const me = person('employee');
    const open = openRecord({ employeeId: me._id });
    let tokenAtStop: string | null = null;
    const { user, path, api } = await renderRoute('/account', {
      as: me,
      api: {
        record: {
          get: () => [open],
          heartbeat: () => ({ message: '' }),
          stop: () => {
            tokenAtStop = localStorage.getItem('accessToken');
            return { ...open, endTime: open.startTime, endReason: 'logout' };
          },
        },
      },
    });
    await waitFor(() => expect(localStorage.getItem('currentTimesheetId')).toBe(open._id));
    await user.click(accountMenu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));

    await waitFor(() => expect(path()).toBe('/login'));
    expect(api.calls('record', 'stop')).toMatchObject([
      { body: { timesheetId: open._id, reason: 'logout' } },
    ]);
    // A heartbeat due before the log-out is allowed; one after the stop is not.
    expect(api.changes.slice(-2)).toEqual(['record.stop', 'session.logout']);
    expect(api.changes.filter((name) => name !== 'record.heartbeat')).toHaveLength(2);
    expect(tokenAtStop).not.toBeNull();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});

describe('a logout without an answer of the server (SESSION-10)', () => {
  it('reports at /login that the session stays open there, if nobody works', async () => {
    const { user, path, api } = await renderRoute('/settings', { as: 'client' });
    api.reachable = false;
    await user.click(accountMenu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.getByText(/^The server did not answer: this browser has forgotten/)).toBeVisible();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('is no expiry for a request refused meanwhile', async () => {
    const { user, path, goTo } = await renderRoute('/account', {
      as: 'admin',
      api: {
        ...emptyLists(),
        person: { all: () => refuse('unauthenticated') },
        session: { logout: () => new Promise(() => {}) },
      },
    });
    await user.click(accountMenu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await goTo('/admin/users');
    expect(localStorage.getItem('accessToken')).not.toBeNull();
    await waitFor(() => expect(path()).toBe('/login'), { timeout: 4_500 });
    expect(screen.queryByText(/^Your session has ended/)).not.toBeInTheDocument();
  });

  it('reports nothing of the kind if the session was over already', async () => {
    const { user, path } = await renderRoute('/settings', {
      as: 'client',
      api: { session: { logout: () => refuse('unauthenticated') } },
    });
    await user.click(accountMenu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.queryByText(/^The server did not answer/)).not.toBeInTheDocument();
  });

  async function logOutOffline() {
    const own = worker({ records: [openRecord()] });
    const visit = await renderRoute('/account', { as: own.me, api: own.api });
    await waitFor(() => expect(localStorage.getItem('currentTimesheetId')).toBe(own.records[0]?._id));
    visit.api.reachable = false;
    await visit.user.click(accountMenu());
    await visit.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'El servidor no responde: el registro en curso no se pudo detener. Al salir ahora sigue abierto en el servidor hasta que se cierre solo por falta de señal.',
    });
    return { ...visit, question };
  }

  it("says that the record stays open; 'Esperar' changes nothing", async () => {
    const { user, question, path, api } = await logOutOffline();
    await user.click(within(question).getByRole('button', { name: 'Esperar' }));
    await waitFor(() => expect(path()).toBe('/account'));
    expect(localStorage.getItem('accessToken')).not.toBeNull();

    api.reachable = true;
    await user.click(accountMenu());
    await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(api.calls('record', 'stop')).toHaveLength(1);
  });

  it("leaves by 'Salir de todos modos', and the login page says it again", async () => {
    const { user, question, path } = await logOutOffline();
    await user.click(within(question).getByRole('button', { name: 'Salir de todos modos' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(screen.getByText(/^The server did not answer: the running record stays open there/)).toBeVisible();
  });
});

describe('a session that has ended elsewhere (SESSION-15)', () => {
  it('leads to /login and says so, with the way back kept', async () => {
    const admin = person('admin', { username: 'rosa' });
    const { user, fill, goTo, path, api } = await renderRoute('/admin/users', {
      as: admin,
      api: { ...emptyLists(), session: { login: () => session(admin) } },
    });
    expect(await screen.findByRole('heading', { name: 'Manage Users' })).toBeVisible();

    api.answer({ company: { all: () => refuse('unauthenticated') } });
    await goTo('/admin/companies');
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(path()).toBe('/login?from=%2Fadmin%2Fcompanies');
    expect(Object.keys(localStorage)).toEqual([]);

    api.answer({ company: { all: () => [] } });
    const clock = stopClock();
    await fill(screen.getByLabelText('Username'), 'rosa');
    await fill(screen.getByLabelText('Password'), 'otra-clave');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await clock.pass(2_000);
    expect(path()).toBe('/admin/companies');
  });

  it('leads there after a change that is refused, too', async () => {
    const { user, path } = await renderRoute('/admin/line-of-business', {
      as: 'admin',
      api: {
        ...emptyLists(),
        lineOfBusiness: { all: () => [lineOfBusiness()], remove: () => refuse('unauthenticated') },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Eliminar / }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await waitFor(() => expect(path()).toBe('/login?from=%2Fadmin%2Fline-of-business'));
  });
});

describe('a temporary password (SESSION-20)', () => {
  const tooEarly = () => refuse('password_change_required');

  it('leads from every address to its change, which offers a logout', async () => {
    const { user, path } = await renderRoute('/home', {
      as: 'manager',
      api: { ...emptyLists(), company: { mine: tooEarly } },
    });
    await waitFor(() => expect(path()).toBe('/change-password'));
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('is replaced by one of choice, which leads to the home of the role', async () => {
    const { user, fill, path, api } = await renderRoute('/change-password', {
      as: 'manager',
      api: {
        ...emptyLists(),
        session: { changePassword: () => ({ message: 'Changed.', accessToken: 'a-new-token' }) },
      },
    });
    await fill(screen.getByLabelText('Current password'), 'Xk4-temporal');
    await fill(screen.getByLabelText('New password'), 'clave-nueva');
    await fill(screen.getByLabelText('Confirm new password'), 'clave-nueva');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/home'));
    expect(localStorage.getItem('accessToken')).toBe('a-new-token');
    expect(api.calls('session', 'changePassword')).toMatchObject([
      { body: { currentPassword: 'Xk4-temporal', newPassword: 'clave-nueva' } },
    ]);
  });

  it('is replaced by a generated one, which is shown before the person continues', async () => {
    const { user, fill, path } = await renderRoute('/change-password', {
      as: 'manager',
      api: {
        ...emptyLists(),
        session: {
          changePassword: ({ body }) => ({
            message: 'Changed.',
            accessToken: 'a-new-token',
            ...(body.generatePassword && { newPassword: 'generada-1' }),
          }),
        },
      },
    });
    await fill(screen.getByLabelText('Current password'), 'Xk4-temporal');
    await user.click(screen.getByRole('checkbox', { name: 'Generate password automatically' }));
    await user.click(screen.getByRole('button', { name: 'Save Password' }));
    expect(await screen.findByRole('status', { name: 'New password' })).toHaveTextContent(/^generada-1$/);
    expect(path()).toBe('/change-password');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/home'));
  });
});
