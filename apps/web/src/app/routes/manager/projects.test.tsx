import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBoard,
  FakeBusiness,
  person,
  projectLink,
  projectSidebar,
  projectTitles,
  refuse,
  renderRoute,
  screen,
  setViewport,
  stopClock,
  waitFor,
  within,
} from '@/test/index.ts';
import { endTest } from '@/test/render-route.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });
const pinned = () => screen.queryByRole('region', { name: /^Fijados/ });
const two = () => new FakeBusiness({ projects: [{ name: 'Bodega' }, { name: 'Techo' }] });

describe('/projects: the sidebar (PROJECT-8)', () => {
  it("has the way back to the company, its name, the search and 'Nuevo Proyecto'", async () => {
    const own = new FakeBusiness();
    const { user, path } = await own.open('/projects');
    expect(await projectSidebar().findByText(own.company.name)).toBeVisible();
    expect(projectSidebar().getByRole('searchbox', { name: 'Buscar proyecto' })).toBeVisible();
    expect(projectSidebar().getByRole('button', { name: 'Nuevo Proyecto' })).toBeVisible();
    await user.click(projectSidebar().getByRole('link', { name: 'Back to Tasks' }));
    await waitFor(() => expect(path()).toBe(`/company/${own.company._id}`));
  });

  it("creates a numbered project from now for 7 days with 'Nuevo Proyecto', with its defaults", async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    stopClock('2026-11-20T15:04:05.678Z');
    const { user, path, api } = await own.open('/projects');
    await projectLink('Bodega');
    await user.click(await button('Nuevo Proyecto'));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Nuevo Proyecto 2$/));
    expect(await projectLink('Nuevo Proyecto 2')).toHaveAttribute('aria-current', 'page');
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
    await user.click(await projectLink('Techo'));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Techo$/));
    expect(localStorage.getItem('current_project')).toBe(own.projects[1]?._id);
    await goTo('/todo');
    await goTo('/projects');
    await waitFor(() => expect(heading()).toHaveTextContent(/^Techo$/));
  });

  it('opens on a phone by a button that says so until a project is chosen (PROJECT-8)', async () => {
    setViewport({ width: 360 });
    const { user } = await two().open('/projects');
    const choose = await button('Elegir proyecto');
    expect(choose).toHaveTextContent('Elegir proyecto');
    await user.click(choose);
    const list = within(await screen.findByRole('dialog', { name: 'Elegir proyecto' }));
    await user.click(await list.findByRole('link', { name: 'Techo' }));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Techo$/));
    expect(await button('Elegir proyecto')).toHaveTextContent('');
  });

  it('has pinned projects above the others, and does not store them', async () => {
    const { user } = await two().open('/projects');
    await projectLink('Techo');
    expect(pinned()).not.toBeInTheDocument();
    // The last activity of the person is stored every few seconds.
    const storage = () => JSON.stringify({ ...localStorage, lastActivity: '' });
    const stored = storage();

    (await button('Fijar proyecto: Techo')).focus();
    await user.keyboard('{Enter}');
    expect(within(pinned() as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    expect(projectTitles()).toEqual(['Techo', 'Bodega']);
    expect(await button('Desfijar: Techo')).toHaveFocus();
    expect(storage()).toBe(stored);
    await user.keyboard('{Enter}');
    expect(pinned()).not.toBeInTheDocument();
    expect(projectTitles()).toEqual(['Bodega', 'Techo']);
    expect(await button('Fijar proyecto: Techo')).toHaveFocus();
  });

  it('renames inline: Enter saves the typed name, trimmed, Esc leaves', async () => {
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
    expect(await projectLink('Bodega')).toHaveFocus();
    expect(api.changes).toEqual([]);

    await user.clear(await rename('Bodega'));
    await user.keyboard('  Techo  {Enter}');
    expect(await projectLink('Techo')).toHaveFocus();
    expect(api.calls('project', 'update')).toMatchObject([{ body: { name: 'Techo' } }]);
    expect(own.projects[0]?.name).toBe('Techo');

    // Without a change nothing is sent.
    await user.clear(await rename('Techo'));
    await user.keyboard('{Enter}');
    expect(await projectLink('Techo')).toHaveFocus();
    expect(api.changes).toHaveLength(1);
  });

  it('keeps a new name that is refused, with the reason, and accepts another attempt', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    const { user, api } = await own.open('/projects', {
      api: { project: { update: () => refuse('conflict', 'Name is taken.') } },
    });
    await user.click(await button('Renombrar: Bodega'));
    await user.keyboard('Techo{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Renombrar: Bodega' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Name is taken.'));
    expect(field).toHaveValue('Techo');
    expect(await projectLink('Bodega')).toBeVisible();
    api.answer(own.answers);
    await user.type(field, ' nuevo{Enter}');
    expect(await projectLink('Techo nuevo')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Renombrar/ })).toBeNull();
  });

  it('begins folded beside a project on a narrow screen, and stays open while a person chooses (ROOM-3)', async () => {
    const own = two();
    const { user } = await own.open('/projects');
    await user.click(await projectLink('Techo'));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Techo$/));
    expect(await button('Plegar los proyectos')).toBeVisible();
    await endTest();
    await own.open(`/projects/${own.projects[0]?._id}`);
    expect(await button('Desplegar los proyectos')).toBeVisible();
    expect(projectSidebar().queryByRole('searchbox')).toBeNull();
    await user.click(await button('Desplegar los proyectos'));
    expect(await projectLink('Techo')).toBeVisible();
  });

  it('reports in the rail that the projects could not be read, and reads them again (ROOM-3, NET-5)', async () => {
    const own = two();
    const { user, api } = await own.open(`/projects/${own.projects[0]?._id}`, {
      api: { project: { list: () => refuse('internal', '') } },
    });
    const retry = await projectSidebar().findByRole('button', { name: 'Reintentar' });
    expect(projectSidebar().getByRole('alert')).toHaveTextContent('Failed to fetch projects');
    api.answer({ project: { list: () => own.projects } });
    await user.click(retry);
    expect(await projectLink('Techo')).toBeVisible();
    expect(projectSidebar().queryByRole('alert')).toBeNull();
  });

  it('deletes a project after a question, and no project is current then', async () => {
    const own = two();
    setViewport({ width: 1920 });
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
    await waitFor(() => expect(projectTitles()).toEqual(['Techo']));
    await waitFor(() => expect(path()).toBe('/projects'));
    expect(await screen.findByText('No hay proyecto seleccionado')).toBeVisible();
    expect(localStorage.getItem('current_project')).toBeNull();
    expect(own.projects).toMatchObject([{ name: 'Techo' }]);
  });

  it("says 'Cargando proyectos...' while they load, and explains an empty list", async () => {
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
