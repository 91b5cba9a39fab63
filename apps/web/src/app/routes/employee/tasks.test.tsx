import { beforeEach, describe, expect, it } from 'vitest';
import {
  card,
  newId,
  offline,
  project,
  renderRoute,
  screen,
  task,
  type Visit,
  type Worker,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const headings = (level: number) => screen.getAllByRole('heading', { level }).map((one) => one.textContent);

/** A worker with a task in each of two projects. */
function busyWorker() {
  const own: Worker = worker({ fullname: 'Elena Castillo' });
  const north = project({ name: 'Apertura zona 10' });
  const south = project({ name: 'Inventario anual' });
  const assignedTo = [card(own.me)];
  const permits = task(north, {
    title: 'Pedir permisos',
    description: 'En la municipalidad, con copia de la escritura.',
    priority: 'High',
    status: 'To do',
    dueDate: '2027-03-09T06:00:00.000Z',
    estimatedHours: 6,
    assignedTo,
  });
  const store = task(south, { title: 'Contar la bodega', assignedTo });
  const api = {
    ...own.api,
    project: { list: () => [north, south], get: () => north, members: () => [] },
    task: { ofPerson: () => [permits, store], board: () => [], assignable: () => [] },
  };
  return { ...own, north, south, permits, api };
}

describe('the assigned tasks (TIME-23)', () => {
  let own: ReturnType<typeof busyWorker>;
  beforeEach(() => {
    own = busyWorker();
  });

  const open = (): Promise<Visit> =>
    renderRoute(`/employee/tasks/${own.me._id}`, { as: own.me, api: own.api });

  it("are grouped by project: 'Tareas asignadas por proyecto'", async () => {
    await renderRoute('/employee/tasks', { as: own.me, api: own.api });
    const north = await screen.findByRole('region', { name: /^Apertura zona 10/ });
    const south = screen.getByRole('region', { name: /^Inventario anual/ });
    expect(window.location.pathname).toBe(`/employee/tasks/${own.me._id}`);
    expect(headings(1)).toEqual(['Tareas asignadas por proyecto']);
    expect(
      within(north)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Pedir permisos']);
    expect(
      within(south)
        .getAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    ).toEqual(['Contar la bodega']);
  });

  it("show title, description, status, priority, 'Asignado a', 'Fecha límite' or 'No definida', and 'Horas estimadas' or 'N/A'", async () => {
    await open();
    const item = async (name: string) => {
      const title = await screen.findByRole('heading', { name });
      const found = screen.getAllByRole('listitem').find((one) => one.contains(title));
      return found ?? title;
    };
    const texts = (of: HTMLElement, role: string) =>
      within(of)
        .getAllByRole(role)
        .map((one) => one.textContent);

    const full = await item('Pedir permisos');
    expect(full).toHaveTextContent('En la municipalidad, con copia de la escritura.');
    expect(texts(full, 'term')).toEqual([
      'Estado',
      'Prioridad',
      'Asignado a',
      'Fecha límite',
      'Horas estimadas',
    ]);
    expect(texts(full, 'definition')).toEqual(['To do', 'Alta', 'Elena Castillo', '9/3/27', '6']);
    const bare = await item('Contar la bodega');
    expect(texts(bare, 'definition')).toEqual(['Backlog', 'Media', 'Elena Castillo', 'No definida', 'N/A']);
  });

  it("are those of the selected project alone until 'Ver todas'", async () => {
    localStorage.setItem('selectedProjectId', own.south._id);
    const { user } = await open();
    await screen.findByRole('heading', { name: 'Contar la bodega' });
    expect(headings(2)).toEqual([expect.stringMatching(/^Inventario anual/)]);

    await user.click(screen.getByRole('button', { name: 'Ver todas' }));
    await screen.findByRole('heading', { name: 'Pedir permisos' });
    expect(headings(2)).toEqual([
      expect.stringMatching(/^Apertura zona 10/),
      expect.stringMatching(/^Inventario anual/),
    ]);
    expect(localStorage.getItem('selectedProjectId')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver todas' })).toBeNull();
  });

  it('link by the name of the project to /projects/{id}, which leads an employee to their view of it', async () => {
    const { user, path } = await open();
    const link = await screen.findByRole('link', { name: 'Apertura zona 10' });
    expect(link).toHaveAttribute('href', `/projects/${own.north._id}`);
    own.north.usuarios.push(own.me.username);
    await user.click(link);
    await waitFor(() => expect(path()).toBe(`/employee/projects/${own.north._id}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Apertura zona 10' })).toBeVisible();
  });

  it('open as a page by their title, where they are moved (PANEL-2, PANEL-8)', async () => {
    const { permits } = own;
    own.north.usuarios.push(own.me.username);
    const { user, path, api } = await renderRoute(`/employee/tasks/${own.me._id}`, {
      as: own.me,
      api: {
        ...own.api,
        task: {
          ...own.api.task,
          board: () => [permits],
          setStatus: ({ body: { status } }) => ({ ...permits, status }),
        },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Pedir permisos' }));
    const page = await screen.findByRole('dialog', { name: 'Pedir permisos' });
    expect(path()).toBe(`/employee/projects/${own.north._id}?task=${permits.id}`);
    const fields = await within(page).findAllByRole('textbox');
    expect(fields.map((field) => field.getAttribute('placeholder'))).toEqual(['Nuevo comentario']);
    await user.selectOptions(within(page).getByLabelText('Estado'), 'Testing');
    await waitFor(() =>
      expect(api.calls('task', 'setStatus')).toMatchObject([{ body: { status: 'Testing' } }]),
    );
    await waitFor(() => expect(within(page).getByLabelText('Estado')).toHaveValue('Testing'));
  });

  it("are replaced by 'No hay tareas asignadas.' if there are none", async () => {
    await renderRoute('/employee/tasks', {
      as: own.me,
      api: { ...own.api, task: { ofPerson: () => [] } },
    });
    expect(await screen.findByText('No hay tareas asignadas.')).toBeVisible();
  });

  it("are not found for another person: 'Página no encontrada'", async () => {
    const { api } = await renderRoute(`/employee/tasks/${newId()}`, { as: own.me, api: own.api });
    expect(await screen.findByText('Página no encontrada')).toBeVisible();
    expect(api.calls('task', 'ofPerson')).toEqual([]);
  });

  it("name the failure when they cannot be loaded, and 'Reintentar' tries again", async () => {
    const { user, api } = await renderRoute(`/employee/tasks/${own.me._id}`, {
      as: own.me,
      api: { ...own.api, task: { ofPerson: offline } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar las tareas.');
    api.answer({ task: own.api.task });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Pedir permisos' })).toBeVisible();
  });
});
