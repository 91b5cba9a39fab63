import { describe, expect, it } from 'vitest';
import {
  payCalendar,
  project,
  record,
  refuse,
  renderRoute,
  screen,
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

  it("calls the company 'Empresa desconocida' where there is none, and says that no record starts", async () => {
    const { me, api } = worker();
    const { user } = await renderRoute('/employee', {
      as: { ...me, company: null },
      api: {
        ...api,
        company: { mine: () => [], get: () => refuse('not_found') },
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

  it("has the panel 'Panel de Empleado' with Inicio, Tareas and Planilla, the one that is open marked (TIME-23)", async () => {
    const { me, api } = worker();
    const { user, path } = await renderRoute('/employee', { as: me, api });
    const panel = screen.getByRole('navigation', { name: 'Panel de Empleado' });
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Inicio', 'Tareas', 'Planilla']);
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

  it('says below the clock what this period has come to, and leads to the planilla (PAY-61)', async () => {
    const clock = stopClock('2026-11-20T14:03:00.000Z');
    const times = { startTime: '2026-11-18T14:00:00.000Z', endTime: '2026-11-18T18:00:00.000Z' };
    const priced = record({
      ...times,
      pieces: [{ ...times, date: '2026-11-18', hourlyRate: 6.5, cost: 26 }],
    });
    const short = record({ ...times, endTime: times.startTime, needsReview: true, pieces: [] });
    const own = worker({ records: [priced, short] });
    const { user, path } = await renderRoute('/employee', { as: own.me, api: own.api });
    await clock.pass(1_000);
    expect(screen.getByText('4.00 h · Q26')).toBeVisible();
    expect(screen.getByText(/1\s+por\s+revisar/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Este período 16–30 nov 2026' }));
    await waitFor(() => expect(path()).toBe('/employee/time-tracker'));
  });

  it('names no period before the calendar of the company is here (PAY-61)', async () => {
    const clock = stopClock('2026-11-20T14:03:00.000Z');
    const own = worker();
    const schedule = { kind: 'biweekly', anchor: '2026-11-13' } as const;
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const calendar = () => held.then(() => payCalendar({ companyId: own.company._id, schedule }));
    await renderRoute('/employee', { as: own.me, api: { ...own.api, payPeriod: { calendar } } });
    await clock.pass(1_000);
    expect(screen.getByRole('link', { name: /^Este período/ })).toHaveTextContent(/^Este período$/);
    arrive();
    await clock.pass(0);
    expect(screen.getByRole('link', { name: 'Este período 13–26 nov 2026' })).toBeVisible();
  });

  it('begins with the clock: since when, how long today, one button; then projects, then the tasks of today', async () => {
    const clock = stopClock('2026-11-20T14:03:00.000Z');
    const own = worker();
    const projects = ['Apertura zona 10', 'Inventario anual', 'Capacitación de caja'].map((name) =>
      project({ name }),
    );
    const tasks = projects.flatMap((of) => [
      task(of, { title: `Pedir permisos: ${of.name}`, status: 'Doing' }),
      task(of, { title: 'Algún día' }),
      task(of, { title: `Cotizar: ${of.name}`, dueDate: '2026-01-15T06:00:00.000Z', priority: 'High' }),
    ]);
    const { user } = await renderRoute('/employee', {
      as: own.me,
      api: { ...own.api, project: { list: () => projects }, task: { ofPerson: () => tasks } },
    });
    await clock.pass(0);
    await user.click(screen.getByRole('button', { name: 'Iniciar registro' }));
    await clock.pass(7_000);

    const hero = screen.getByRole('region', { name: 'Tiempo de trabajo' });
    expect(hero).toHaveTextContent('Trabajado hoy');
    expect(within(hero).getByRole('timer')).toHaveTextContent(/^0:00:07$/);
    expect(hero).toHaveTextContent('En curso desde las 8:03');
    expect(screen.getByRole('button', { name: 'Detener registro' })).toBeVisible();
    expect(names(2)).toEqual(['Proyectos', 'Tareas de hoy']);
    const today = within(screen.getByRole('region', { name: 'Tareas de hoy' })).getAllByRole('listitem');
    expect(today).toHaveLength(6);
    expect(today[0]).toHaveTextContent('15/1/26 · vencida');
  });
});
