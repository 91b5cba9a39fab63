import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBoard,
  FakeBusiness,
  offline,
  person,
  project,
  refuse,
  renderRoute,
  screen,
  stopClock,
  waitFor,
  within,
} from '@/test/index.ts';

const sidebar = () => within(screen.getByRole('complementary', { name: 'Proyectos' }));
const link = (name: string) => sidebar().findByRole('link', { name });
const button = (name: string) => screen.findByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });
const pinned = () => screen.queryByRole('region', { name: /^Fijados/ });
const titles = () =>
  sidebar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Back to Tasks');

const two = () => new FakeBusiness({ projects: [{ name: 'Bodega' }, { name: 'Techo' }] });

describe('/projects: the sidebar (PROJECT-8, PROJECT-9, PROJECT-11, PROJECT-12)', () => {
  it("has the way back to the company, its name, the search and 'Nuevo Proyecto'", async () => {
    const own = new FakeBusiness();
    const { user, path } = await own.open('/projects');
    expect(await sidebar().findByText(own.company.name)).toBeVisible();
    expect(sidebar().getByRole('searchbox', { name: 'Buscar proyecto' })).toBeVisible();
    expect(sidebar().getByRole('button', { name: 'Nuevo Proyecto' })).toBeVisible();
    await user.click(sidebar().getByRole('link', { name: 'Back to Tasks' }));
    expect(path()).toBe(`/company/${own.company._id}`);
  });

  it("creates a numbered project from now for 7 days with 'Nuevo Proyecto', with its defaults", async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    stopClock('2026-11-20T15:04:05.678Z');
    const { user, path, api } = await own.open('/projects');
    await link('Bodega');
    await user.click(await button('Nuevo Proyecto'));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Nuevo Proyecto 2$/));
    expect(await link('Nuevo Proyecto 2')).toHaveAttribute('aria-current', 'page');
    expect(api.calls('project', 'create').map(({ body }) => body)).toEqual([
      {
        name: 'Nuevo Proyecto 2',
        type: 'General',
        description: 'Descripción por defecto',
        start_date: '2026-11-20T15:04:05.678Z',
        end_date: '2026-11-27T15:04:05.678Z',
        status: 'Activo',
        company_id: own.company._id,
      },
    ]);
    expect(path()).toBe(`/projects/${own.projects[1]?._id}`);
  });

  it('shows the current project beside it, and remembers it', async () => {
    const own = two();
    const { user, goTo } = await own.open('/projects');
    expect(await screen.findByText('No hay proyecto seleccionado')).toBeVisible();
    await user.click(await link('Techo'));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Techo$/));
    expect(localStorage.getItem('current_project')).toBe(own.projects[1]?._id);
    await goTo('/todo');
    await goTo('/projects');
    await waitFor(() => expect(heading()).toHaveTextContent(/^Techo$/));
  });

  it('has pinned projects above the others, and does not store them', async () => {
    const { user } = await two().open('/projects');
    await link('Techo');
    expect(pinned()).not.toBeInTheDocument();
    // When somebody last did something is noted every few seconds.
    const storage = () => JSON.stringify({ ...localStorage, lastActivity: '' });
    const stored = storage();

    (await button('Fijar proyecto: Techo')).focus();
    await user.keyboard('{Enter}');
    expect(within(pinned() as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    expect(titles()).toEqual(['Techo', 'Bodega']);
    expect(await button('Desfijar: Techo')).toHaveFocus();
    expect(storage()).toBe(stored);
    await user.keyboard('{Enter}');
    expect(pinned()).not.toBeInTheDocument();
    expect(titles()).toEqual(['Bodega', 'Techo']);
    expect(await button('Fijar proyecto: Techo')).toHaveFocus();
  });

  it('renames inline: Enter saves what was typed, trimmed, Esc leaves', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    const { user, api } = await own.open('/projects');
    const rename = async (name: string) => {
      (await button(`Renombrar: ${name}`)).focus();
      await user.keyboard('{Enter}');
      const field = await screen.findByRole('textbox', { name: `Renombrar: ${name}` });
      expect(field).toHaveFocus();
      return field;
    };
    await user.clear(await rename('Bodega'));
    await user.keyboard('Algo que no vale{Escape}');
    expect(await link('Bodega')).toHaveFocus();
    expect(api.changes).toEqual([]);

    await user.clear(await rename('Bodega'));
    await user.keyboard('  Techo  {Enter}');
    expect(await link('Techo')).toHaveFocus();
    expect(api.calls('project', 'update')).toMatchObject([{ body: { name: 'Techo' } }]);
    expect(own.projects[0]?.name).toBe('Techo');

    // Nothing to save, nothing sent.
    await user.clear(await rename('Techo'));
    await user.keyboard('{Enter}');
    expect(await link('Techo')).toHaveFocus();
    expect(api.changes).toHaveLength(1);
  });

  it('keeps a new name that is refused, with the reason, and takes it up again', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    const { user, api } = await own.open('/projects', {
      api: { project: { update: () => refuse('conflict', 'Name is taken.') } },
    });
    await user.click(await button('Renombrar: Bodega'));
    await user.keyboard('Techo{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Renombrar: Bodega' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Name is taken.'));
    expect(field).toHaveValue('Techo');
    expect(await link('Bodega')).toBeVisible();
    api.answer(own.answers);
    await user.type(field, ' nuevo{Enter}');
    expect(await link('Techo nuevo')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Renombrar/ })).toBeNull();
  });

  it('deletes a project after a question; it is the current one no more', async () => {
    const own = two();
    const { user, path, api } = await own.open(`/projects/${own.projects[0]?._id}`);
    await waitFor(() => expect(heading()).toHaveTextContent(/^Bodega$/));
    const opener = await button('Eliminar: Bodega');
    const ask = async () => {
      opener.focus();
      await user.keyboard('{Enter}');
      return screen.findByRole('alertdialog', {
        name: '¿Eliminar el proyecto "Bodega" con todas sus tareas?',
      });
    };
    const question = await ask();
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await expectGone(question);
    expect(opener).toHaveFocus();
    expect(api.changes).toEqual([]);

    await user.click(within(await ask()).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(titles()).toEqual(['Techo']));
    await waitFor(() => expect(path()).toBe('/projects'));
    expect(await screen.findByText('No hay proyecto seleccionado')).toBeVisible();
    expect(localStorage.getItem('current_project')).toBeNull();
    expect(own.projects).toMatchObject([{ name: 'Techo' }]);
  });

  it("says 'Cargando proyectos...' while they load, and what to do where there are none", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await new FakeBusiness().open('/projects', { api: { project: { list: () => held.then(() => []) } } });
    expect(await screen.findByText('Cargando proyectos...')).toBeInTheDocument();
    answer();
    expect(await screen.findByText('No hay proyectos. ¡Crea uno nuevo!')).toBeVisible();
  });

  it('leads an employee to their own view of the project', async () => {
    const elena = person('employee');
    const board = new FakeBoard({}, { members: [elena] });
    const { _id } = board.project;
    const { path } = await renderRoute(`/projects/${_id}`, { as: elena, api: board.answers });
    expect(path()).toBe(`/employee/projects/${_id}`);
  });
});

describe("projects of other people's companies (PROJECT-20)", () => {
  const shared = project({ name: 'Torre ajena', description: 'Con grúa' });

  it('stand below those of the company, to be opened and searched, and nothing else', async () => {
    const own = two();
    const api = {
      project: {
        list: ({ query }: { query: { company_id?: string | undefined } }) =>
          query.company_id ? own.projects : [...own.projects, shared],
        get: () => shared,
      },
    };
    const { user, path } = await own.open('/projects', { api });
    const group = await sidebar().findByRole('region', { name: 'De otras empresas 1' });
    expect(within(group).getAllByRole('link')).toHaveLength(1);
    expect(within(group).queryByRole('button')).toBeNull();

    const box = screen.getByRole('searchbox', { name: 'Buscar proyecto' });
    await user.type(box, 'bodega');
    await waitFor(() => expect(screen.queryByText('Torre ajena')).toBeNull());
    await user.clear(box);
    await user.click(await link('Torre ajena'));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Torre ajena$/));
    expect(path()).toBe(`/projects/${shared._id}`);
  });

  it('are on the home of a manager without a company of their own', async () => {
    const own = new FakeBusiness({ companies: [] });
    const { user, path } = await own.open('/home', {
      api: { project: { list: () => [shared], get: () => shared } },
    });
    const section = await screen.findByRole('region', { name: 'De otras empresas' });
    await user.click(within(section).getByRole('link', { name: /Torre ajena/ }));
    expect(path()).toBe(`/projects/${shared._id}`);
    await waitFor(() => expect(heading()).toHaveTextContent(/^Torre ajena$/));
  });

  it('say where they could not be loaded, with a way to try again', async () => {
    const own = new FakeBusiness();
    const { user, api } = await own.open('/home', { api: { project: { list: offline } } });
    const alert = await screen.findByText('No se pudieron cargar los proyectos de otras empresas.');
    api.answer({ project: { list: () => [shared] } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'De otras empresas' })).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });
});

describe('the search for projects (PROJECT-13)', () => {
  it('asks half a second after the last key, once, and gives the whole list back when it is cleared', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Ampliación del Café' }, { name: 'Bodega' }] });
    const clock = stopClock();
    const { user, api } = await own.open('/projects');
    await link('Bodega');
    const box = screen.getByRole('searchbox', { name: 'Buscar proyecto' });
    const searches = () => api.calls('project', 'search').map(({ query }) => query.search);
    await user.type(box, 'cafe');
    await clock.pass(499);
    expect(searches()).toEqual([]);
    await clock.pass(1);
    expect(searches()).toEqual(['cafe']);
    expect(titles()).toEqual(['Ampliación del Café']);

    await user.click(await button('Borrar la búsqueda'));
    await clock.pass(500);
    expect(titles()).toEqual(['Ampliación del Café', 'Bodega']);
    expect(box).toHaveFocus();
    expect(searches()).toHaveLength(1);
  });

  it('says when nothing matches, and names what was typed', async () => {
    const { user } = await two().open('/projects');
    await link('Bodega');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar proyecto' }), 'puente (*');
    expect(await screen.findByText('No hay proyectos que coincidan con "puente (*".')).toBeVisible();
  });
});

describe('failures of projects stand in the sidebar (ERROR-11)', () => {
  it('with words of their own where the server gives none', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    const { user, api } = await own.open('/projects', { api: { project: { list: offline } } });
    const told = (text: string) =>
      waitFor(() => expect(sidebar().getByRole('alert')).toHaveTextContent(`Error: ${text}`));
    await told('Failed to fetch projects');
    api.answer(own.answers);
    await user.click(sidebar().getByRole('button', { name: 'Reintentar' }));
    await link('Bodega');
    expect(sidebar().queryByRole('alert')).not.toBeInTheDocument();

    api.answer({ project: { create: offline, update: offline, remove: offline } });
    await user.click(await button('Nuevo Proyecto'));
    await told('Failed to add project');

    await user.click(await button('Renombrar: Bodega'));
    await user.keyboard('Otro nombre{Enter}');
    await told('Failed to update project');
    expect(await link('Bodega'), 'the rename is taken back').toBeVisible();

    await user.click(await button('Eliminar: Bodega'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await told('Failed to delete project');
    expect(await link('Bodega')).toBeVisible();
  });

  it("with the server's words where there are any", async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    const { user } = await own.open('/projects', {
      api: { project: { update: () => refuse('not_found', 'Project not found') } },
    });
    await user.click(await button('Renombrar: Bodega'));
    await user.keyboard('Otro nombre{Enter}');
    expect(await sidebar().findByRole('alert')).toHaveTextContent(/^Error: Project not found$/);
  });

  it('nothing blames the list where no company is chosen (PROJECT-21)', async () => {
    const { user, path } = await new FakeBusiness().open('/projects', { active: null });
    expect(await screen.findByText(/^No hay ninguna empresa elegida/)).toBeVisible();
    expect(screen.queryByText(/están en la lista/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ir a las empresas' }));
    expect(path()).toBe('/home');
  });

  it('a project cannot be added without an active company (PROJECT-12)', async () => {
    const { user, api } = await new FakeBusiness().open('/projects', { active: null });
    await user.click(await button('Nuevo Proyecto'));
    expect(await sidebar().findByRole('alert')).toHaveTextContent(/^Error: Company not found$/);
    expect(api.changes).toEqual([]);
  });
});
