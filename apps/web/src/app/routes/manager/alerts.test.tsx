import { describe, expect, it } from 'vitest';
import { expectGone, FakeBusiness, newId, refuse, renderRoute, screen, waitFor } from '@/test/index.ts';

const NEITHER = 'Sesión inválida o no hay empresa seleccionada.';
const ended = () => refuse('unauthenticated');
const login = (path: string) => `/login?from=${encodeURIComponent(path)}`;

const findAlert = (name: string) => screen.findByRole('alertdialog', { name });

describe('alerts with their redirects (ERROR-3)', () => {
  it.each(['/employees', '/employees/new', '/planilla'])(
    '%s without a token is reported, and leads to /login',
    async (path) => {
      const visit = await renderRoute(path);
      const alert = await findAlert(NEITHER);
      await visit.user.keyboard('{Enter}');
      await expectGone(alert);
      await waitFor(() => expect(visit.path()).toBe(login(path)));
    },
  );

  it.each(['/employees', '/employees/new', '/planilla'])(
    '%s without an active company is reported, and leads to /login, which leads on to /home',
    async (path) => {
      const visit = await new FakeBusiness().open(path, { active: null });
      const alert = await findAlert(NEITHER);
      await visit.user.keyboard('{Enter}');
      await expectGone(alert);
      await waitFor(() => expect(visit.path()).toBe('/home'));
    },
  );

  it('the edit form of an employee without a token says so and leads to /login', async () => {
    const path = `/employees/${newId()}/edit`;
    const visit = await renderRoute(path);
    await findAlert('Sesión inválida. Por favor inicia sesión.');
    await visit.user.keyboard('{Enter}');
    await waitFor(() => expect(visit.path()).toBe(login(path)));
  });

  it.each([
    ['/employees', { employee: { list: ended } }],
    ['/planilla', { payroll: { people: ended } }],
  ])('%s that is refused with 401 says that the token has ended and leads to /login', async (path, api) => {
    const visit = await new FakeBusiness().open(path, { api });
    await findAlert('Token inválido o expirado.');
    expect(visit.path(), 'not before it was read').toBe(path);
    await visit.user.keyboard('{Enter}');
    await waitFor(() => expect(visit.path()).toBe(login(path)));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('an edit form of an employee that is refused with 401 says that the token has ended and leads to /login', async () => {
    const path = `/employees/${newId()}/edit`;
    const visit = await new FakeBusiness().open(path, { api: { employee: { get: ended } } });
    await findAlert('Token inválido o expirado');
    await visit.user.keyboard('{Enter}');
    await waitFor(() => expect(visit.path()).toBe(login(path)));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each(['/home', '/company', '/edit-company', '/company/{id}'])(
    '%s that is refused with 401 says that the session is invalid and leads to /login',
    async (screenPath) => {
      const own = new FakeBusiness();
      const { _id } = own.company;
      const path = screenPath === '/edit-company' ? `${screenPath}/${_id}` : screenPath.replace('{id}', _id);
      const visit = await own.open(path, {
        api: { company: { mine: ended, get: ended }, employee: { list: ended }, project: { list: ended } },
      });
      await findAlert('Sesión inválida. Por favor, inicie sesión.');
      await visit.user.keyboard('{Enter}');
      await waitFor(() => expect(visit.path()).toBe(login(path)));
    },
  );

  it('a session that ends in the middle of work says so once, and leads to /login', async () => {
    const own = new FakeBusiness({ employees: [{ fullname: 'Elena Castillo' }] });
    const visit = await own.open('/employees', { api: { employee: { remove: ended } } });
    await visit.user.click(await screen.findByRole('button', { name: 'Borrar Elena Castillo' }));
    await visit.user.click(await screen.findByRole('button', { name: 'Borrar' }));
    await findAlert('Token inválido o expirado.');
    await visit.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
    expect(visit.path()).toBe('/login?from=%2Femployees');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
