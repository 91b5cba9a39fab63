import { describe, expect, it } from 'vitest';
import {
  home,
  homeTask,
  newId,
  payCalendar,
  project,
  refuse,
  renderRoute,
  screen,
  setViewport,
  stopClock,
  task,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const names = (level: number) => screen.getAllByRole('heading', { level }).map((one) => one.textContent);

describe("the employee's home (TIME-23)", () => {
  it.each(['/employee', '/employee/home'])(
    'welcomes by first name, names the company and lists the own projects: %s',
    async (address) => {
      const { me, company, api } = worker({ fullname: 'Elena Castillo Ruiz' });
      const projects = [project({ name: 'Apertura zona 10' }), project({ name: 'Inventario anual' })];
      await renderRoute(address, { as: me, api: { ...api, project: { list: () => projects } } });
      expect(await screen.findByRole('heading', { level: 3, name: 'Apertura zona 10' })).toBeVisible();
      await waitFor(() => expect(names(1)).toEqual(['Bienvenido, Elena!']));
      expect(await within(screen.getByRole('main')).findByText(company.name)).toBeVisible();
      expect(names(3)).toEqual(['Apertura zona 10', 'Inventario anual']);
    },
  );

  it("shows of each project name, description, dates in es-ES, status and 'Ver tasks', which selects it", async () => {
    const { me, api } = worker();
    const own = project({ name: 'Apertura zona 10', description: 'Abrir la segunda tienda.' });
    const { user, path } = await renderRoute('/employee', {
      as: me,
      api: { ...api, project: { list: () => [own] } },
    });
    const title = await screen.findByRole('heading', { level: 3, name: 'Apertura zona 10' });
    const card = screen.getAllByRole('listitem').find((item) => item.contains(title)) ?? title;
    for (const text of ['Abrir la segunda tienda.', '2/11/26', '18/12/26', 'Activo']) {
      expect(card).toHaveTextContent(text);
    }
    await user.click(within(card).getByRole('button', { name: /^Ver tasks/ }));
    await waitFor(() => expect(path()).toBe(`/employee/tasks/${me._id}`));
    expect(localStorage.getItem('selectedProjectId')).toBe(own._id);
  });

  it("says 'No tienes proyectos asignados aún.' without any", async () => {
    const { me, api } = worker();
    await renderRoute('/employee', { as: me, api });
    expect(await screen.findByText('No tienes proyectos asignados aún.')).toBeVisible();
  });

  it("shows 'Empresa desconocida' for a missing company, and says that no record starts", async () => {
    const { me, api } = worker();
    const { user } = await renderRoute('/employee', {
      as: { ...me, company: null },
      api: {
        ...api,
        home: { get: () => home() },
        record: { get: () => [], start: () => refuse('conflict', 'No company.') },
      },
    });
    expect(await screen.findByText('Empresa desconocida')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Iniciar registro' }));
    expect(await screen.findByText('No se pudo iniciar el registro.')).toBeVisible();
  });

  it("says 'No se encontró el nombre de usuario.' without a stored username, with a way to log in again", async () => {
    const { me, api } = worker();
    const { user, goTo, path } = await renderRoute('/account', { as: me, api });
    localStorage.removeItem('username');
    await goTo('/employee');
    expect(await screen.findByText('No se encontró el nombre de usuario.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver a entrar' }));
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it("has the panel 'Panel de Empleado' with Inicio, Todo, Tareas and Planilla, the open one marked (TIME-23)", async () => {
    const { me, api } = worker();
    const { user, path } = await renderRoute('/employee', { as: me, api });
    const panel = screen.getByRole('navigation', { name: 'Panel de Empleado' });
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Inicio', 'Todo', 'Tareas', 'Planilla']);
    for (const [name, href, at] of [
      ['Tareas', '/employee/tasks', `/employee/tasks/${me._id}`],
      ['Planilla', '/employee/timesheet', '/employee/time-tracker'],
      ['Inicio', '/employee', '/employee'],
    ] as const) {
      const link = within(panel).getByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      await user.click(link);
      await waitFor(() => expect(path()).toBe(at));
      await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    }
  });

  it('shows the pay of this period, gross and about net, its payday and hours, and leads to the planilla (PHONE-9)', async () => {
    const clock = stopClock('2026-11-20T14:03:00.000Z');
    const pay = { ms: 96_000_000, gross: 495, net: 471.12, unpricedHours: 0, pendingReviews: 1 };
    const own = worker({ home: { pay } });
    const { user, path } = await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(1_000);
    const link = screen.getByRole('link', { name: /^Este período/ });
    expect(link).toHaveTextContent(
      'Este período: Q495 ganado · \u2248 Q471 en manoCobras el lunes 30 · 26:40 h1 por revisar',
    );
    await user.click(link);
    await waitFor(() => expect(path()).toBe('/employee/time-tracker'));
  });

  it.each([
    ['2026-11-20', 'Cobras hoy'],
    ['2026-12-04', 'Cobras el viernes, 4 de diciembre'],
  ])('names the payday %s as %s', async (payday, shown) => {
    const clock = stopClock('2026-11-20T14:03:00.000Z');
    const calendar = payCalendar({
      current: { startDate: '2026-11-16', endDate: '2026-11-20', payday },
    });
    const own = worker({ home: { calendar } });
    await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(1_000);
    expect(screen.getByText(shown)).toBeVisible();
  });

  it('counts the open questions in one line, each with a link, and has no line without any (PHONE-11)', async () => {
    const waiting = { slips: 2, claims: 1, requests: 0, invitations: 0, news: 0 };
    const own = worker({ home: { waiting } });
    await renderRoute('/employee', { as: own.me, api: own.api });
    const line = within(await screen.findByRole('region', { name: 'Por responder' }));
    const links = line.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['2 boletas', '1 reclamo respondido']);
    expect(links[0]).toHaveAttribute('href', '/employee/boletas');
  });

  it('requests all of it once, again each minute, and fills the caches of its parts (PHONE-10)', async () => {
    const clock = stopClock('2026-11-20T14:03:00.000Z');
    const own = worker();
    const { api, user } = await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(1_000);
    const reads = api.called.filter((name) => name !== 'project.list');
    expect(reads.toSorted()).toEqual(['home.get', 'record.get']);
    await clock.pass(60_000);
    expect(api.calls('home', 'get')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Planilla' }));
    await clock.pass(1_000);
    expect(api.called).not.toContain('company.mine');
    expect(api.called).not.toContain('payPeriod.calendar');
  });

  it('has a bar of four at the foot of a phone, in place of the panel (PHONE-12)', async () => {
    setViewport({ width: 360, height: 640 });
    const { me, api } = worker();
    await renderRoute('/employee', { as: me, api });
    const [, bar] = screen.getAllByRole('navigation', { name: 'Panel de Empleado' });
    const links = within(bar ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Inicio', 'Todo', 'Tareas', 'Planilla']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null]);
    expect(screen.queryByRole('button', { name: 'Abrir el panel' })).toBeNull();
  });

  it('begins with the clock: since when, how long today, one button; then the tasks of today, then projects', async () => {
    const clock = stopClock('2026-11-20T14:03:00.000Z');
    const bodega = { _id: newId(), name: 'Bodega' };
    const first = [
      homeTask({ title: 'Cotizar', dueDay: '2026-01-15', dueDate: '2026-01-15T06:00:00.000Z' }),
      homeTask({ title: 'Fundir', status: 'Doing', project: bodega }),
    ];
    const own = worker({ home: { tasks: { total: 9, first } } });
    const { user } = await renderRoute('/employee', {
      as: own.me,
      api: { ...own.api, project: { list: () => [project({ name: 'Bodega' })] } },
    });
    await clock.pass(0);
    await user.click(screen.getByRole('button', { name: 'Iniciar registro' }));
    await clock.pass(67_000);

    const main = within(screen.getByRole('main'));
    expect(main.getByRole('timer')).toHaveTextContent(/^0:01$/);
    expect(main.getByText('En curso desde las 8:03')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Detener registro' })).toBeVisible();
    expect(names(2)).toEqual(['Tareas de hoy', 'Proyectos']);
    const today = within(screen.getByRole('region', { name: 'Tareas de hoy' })).getAllByRole('listitem');
    expect(today).toHaveLength(3);
    expect(today[0]).toHaveTextContent('15/1/26 · vencida');
    expect(today[2]).toHaveTextContent('7 más para hoy');
    expect(screen.getByRole('link', { name: /^Fundir/ })).toHaveAttribute(
      'href',
      `/employee/projects/${bodega._id}?task=${first[1]?.id}`,
    );
  });

  it('moves a task on with one click, and drops it once it is done (PHONE-13)', async () => {
    const last = homeTask({ title: 'Fundir', status: 'Testing' });
    const tasks = { total: 1, first: [last] };
    const own = worker({ home: { tasks } });
    const { user, api } = await renderRoute('/employee', {
      as: own.me,
      api: {
        ...own.api,
        task: {
          setStatus: () => {
            Object.assign(tasks, { total: 0, first: [] });
            return task(last.project, { id: last.id, _id: last.id, status: 'Done' });
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Pasar a Done: Fundir' }));
    await waitFor(() => expect(api.calls('task', 'setStatus')).toHaveLength(1));
    expect(api.calls('task', 'setStatus')[0]).toMatchObject({ body: { status: 'Done' } });
    expect(await screen.findByText('Nada vence hoy ni está en curso.')).toBeVisible();
  });
});
