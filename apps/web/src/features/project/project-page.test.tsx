import { beforeEach, describe, expect, it } from 'vitest';
import {
  company,
  emptyLists,
  offline,
  person,
  project,
  type RouteOptions,
  refuse,
  renderRoute,
  screen,
  task,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const me = person('manager', { username: 'gestor', fullname: 'Marta Gestora' });
const mine = company({ timezone: 'America/Guatemala' });

let own = project({ company_id: mine._id });
beforeEach(() => {
  own = project({ company_id: mine._id });
});

/** A page of the company's projects, for its manager. */
function open(path: string, api: RouteOptions['api'] = {}, list = [own]): Promise<Visit> {
  return renderRoute(path, {
    as: me,
    company: mine,
    api: {
      ...emptyLists(),
      company: { mine: () => [mine], get: () => mine },
      ...api,
      project: { list: () => list, search: () => list, get: () => own, members: () => [], ...api.project },
    },
  });
}

describe('the header of a project (ACCESS-6)', () => {
  it("has name and status in one line, and in its menu description, Inicio, Fin and type, with the dates of the company's time zone (ROOM-1)", async () => {
    own = project({
      name: 'Apertura zona 10',
      description: 'Abrir la segunda tienda antes de las posadas',
      type: 'Obra',
      status: 'En pausa',
      start_date: '2026-11-02T06:00:00.000Z',
      end_date: '2026-12-18T06:00:00.000Z',
      company_id: mine._id,
    });
    const { user } = await open(`/projects/${own._id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Apertura zona 10' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('En pausa')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Menú del proyecto' }));
    const main = within(screen.getByRole('dialog', { name: 'Menú del proyecto' }));
    expect(main.getByText('Abrir la segunda tienda antes de las posadas')).toBeVisible();
    await waitFor(() =>
      expect(main.getAllByRole('definition').map((one) => one.textContent)).toEqual([
        '2/11/26',
        '18/12/26',
        'Obra',
      ]),
    );
    expect(main.getAllByRole('term').map((one) => one.textContent)).toEqual(['Inicio', 'Fin', 'Tipo']);
    expect(document.title).toBe('Apertura zona 10 · Faena');
  });

  it('announces to a screen reader that it loads; a failure says that data are safe, with a way to try again', async () => {
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const { user, api } = await open(
      `/projects/${own._id}`,
      { project: { get: () => held.then(offline) }, task: { board: () => [task(own, { title: 'a' })] } },
      [],
    );
    expect(await screen.findByText('Cargando proyecto...')).toBeInTheDocument();
    fail();
    expect(await screen.findByText('Ocurrió un error al cargar el proyecto.')).toBeVisible();
    api.answer({ project: { get: () => own } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: own.name })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'a' })).toBeVisible();
  });
});

describe('a project as each role sees it (ACCESS-6, SCREEN-9)', () => {
  it('a manager has the tabs Tareas, which is open, and Usuarios', async () => {
    await open(`/projects/${own._id}`);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Tareas', 'Usuarios']);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('an employee sees only the tasks, at any address', async () => {
    const worker = person('employee');
    own = project({ usuarios: ['gestor', worker.username] });
    await renderRoute(`/employee/projects/${own._id}?ver=usuarios`, {
      as: worker,
      api: {
        ...emptyLists(),
        company: { mine: () => [mine], get: () => mine },
        project: { list: () => [own], get: () => own, members: () => [] },
        task: { board: () => [task(own, { title: 'a', status: 'Doing' })], assignable: () => [] },
      },
    });
    expect(await screen.findByText('Gestión de Tareas')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'a' })).toBeVisible();
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(screen.queryByText(/^Gestión de Usuarios/)).toBeNull();
  });

  it('/projects/{id} leads an employee to their own view', async () => {
    const worker = person('employee');
    own = project({ usuarios: ['gestor', worker.username] });
    const { path } = await renderRoute(`/projects/${own._id}`, {
      as: worker,
      api: {
        ...emptyLists(),
        company: { mine: () => [mine], get: () => mine },
        project: { list: () => [own], get: () => own, members: () => [] },
      },
    });
    expect(path()).toBe(`/employee/projects/${own._id}`);
    expect(await screen.findByRole('heading', { level: 1, name: own.name })).toBeVisible();
  });

  it.each([
    ['admin', '/projects/'],
    ['admin', '/employee/projects/'],
    ['client', '/projects/'],
    ['client', '/employee/projects/'],
  ] as const)('the role %s is led from %s to /not-authorized', async (role, path) => {
    // The API refuses a prefetch ahead of the guard.
    const refused = () => refuse('forbidden');
    const visit = await renderRoute(`${path}${own._id}`, {
      as: role,
      api: { ...emptyLists(), project: { get: refused }, task: { live: refused, board: refused } },
    });
    expect(visit.path()).toBe('/not-authorized');
  });
});

describe('the current project (PROJECT-14)', () => {
  it("is none at first: 'No hay proyecto seleccionado'", async () => {
    await open('/projects');
    expect(await screen.findByText('No hay proyecto seleccionado')).toBeVisible();
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  it('is the chosen one, and is kept', async () => {
    const other = project({ name: 'Inventario anual', company_id: mine._id });
    const first = own;
    const { user, goTo } = await open(
      `/projects/${first._id}`,
      { project: { get: ({ params }) => (params.id === other._id ? other : first) } },
      [first, other],
    );
    await waitFor(() => expect(localStorage.getItem('current_project')).toBe(first._id));
    await user.click(await screen.findByRole('link', { name: 'Inventario anual' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventario anual' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('current_project')).toBe(other._id));
    await goTo('/projects');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventario anual' })).toBeVisible();
  });

  it('is nobody’s after it is deleted', async () => {
    const { api, goTo } = await open(`/projects/${own._id}`);
    await waitFor(() => expect(localStorage.getItem('current_project')).toBe(own._id));
    // A visit elsewhere first, so that cached data is not shown again.
    await goTo('/account');
    const gone = () => refuse('not_found');
    api.answer({ project: { get: gone, list: () => [] }, task: { live: gone, board: gone } });
    const { queryClient } = await import('@/lib/query-client.ts');
    queryClient.clear();
    await goTo('/projects');
    expect(await screen.findByText('No hay proyecto seleccionado')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('current_project')).toBeNull());
  });
});
