import { describe, expect, it } from 'vitest';
import { offline, project, refuse, renderRoute, screen, waitFor, within, worker } from '@/test/index.ts';

const board = { board: () => [], assignable: () => [] };

describe("an employee's view of a project (PROJECT-18)", () => {
  it('opens for everyone among its usuarios, regardless of case, and is the current one from then on (PROJECT-14)', async () => {
    const { me, api } = worker();
    const own = project({ name: 'Apertura zona 10', usuarios: ['gestor', me.username.toUpperCase()] });
    await renderRoute(`/employee/projects/${own._id}`, {
      as: me,
      api: { ...api, project: { list: () => [], get: () => own, members: () => [] }, task: board },
    });
    expect(await screen.findByRole('heading', { name: 'Apertura zona 10' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('current_project')).toBe(own._id));
  });

  it.each([
    ['otherwise', () => project({ usuarios: ['gestor'] }), '🚫 No tienes permiso para ver este proyecto.'],
    ['where it cannot be loaded', offline, 'Ocurrió un error al cargar el proyecto.'],
  ])('%s alerts and goes to /not-authorized', async (_, get, text) => {
    const { me, api } = worker();
    const { user, path } = await renderRoute(`/employee/projects/${project()._id}`, {
      as: me,
      api: { ...api, project: { list: () => [], get }, task: board },
    });
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(text);
    await user.click(within(alert).getByRole('button'));
    await waitFor(() => expect(path()).toBe('/not-authorized'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  it('goes to /not-found if there is none', async () => {
    const { me, api } = worker();
    const { path } = await renderRoute(`/employee/projects/${project()._id}`, {
      as: me,
      api: { ...api, project: { list: () => [], get: () => refuse('not_found') }, task: board },
    });
    await waitFor(() => expect(path()).toBe('/not-found'));
    expect(await screen.findByText('Página no encontrada')).toBeVisible();
  });
});
