import { describe, expect, it } from 'vitest';
import {
  FakeBusiness,
  offline,
  projectLink,
  projectSidebar,
  refuse,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const button = (name: string) => screen.findByRole('button', { name });

describe('failures of projects are shown in the sidebar (ERROR-2)', () => {
  it('with words of their own if the server gives none', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    const { user, api } = await own.open('/projects', { api: { project: { list: offline } } });
    const told = (text: string) =>
      waitFor(() => expect(projectSidebar().getByRole('alert')).toHaveTextContent(`Error: ${text}`));
    await told('Failed to fetch projects');
    api.answer(own.answers);
    await user.click(projectSidebar().getByRole('button', { name: 'Reintentar' }));
    await projectLink('Bodega');
    expect(projectSidebar().queryByRole('alert')).not.toBeInTheDocument();

    api.answer({ project: { create: offline, update: offline, remove: offline } });
    await user.click(await button('Nuevo Proyecto'));
    await told('Failed to add project');

    await user.click(await button('Renombrar: Bodega'));
    await user.keyboard('Otro nombre{Enter}');
    await told('Failed to update project');
    expect(await projectLink('Bodega'), 'the rename is taken back').toBeVisible();

    await user.click(await button('Eliminar: Bodega'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await told('Failed to delete project');
    expect(await projectLink('Bodega')).toBeVisible();
  });

  it("with the server's words if there are any", async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    const { user } = await own.open('/projects', {
      api: { project: { update: () => refuse('not_found', 'Project not found') } },
    });
    await user.click(await button('Renombrar: Bodega'));
    await user.keyboard('Otro nombre{Enter}');
    expect(await projectSidebar().findByRole('alert')).toHaveTextContent(/^Error: Project not found$/);
  });

  it('by a notice if the list was folded meanwhile, with the typed name (FORM-9)', async () => {
    const own = new FakeBusiness({ projects: [{ name: 'Bodega' }] });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = await own.open('/projects', {
      api: {
        project: { update: () => answered.then(() => refuse('not_found', 'Project not found')) },
      },
    });
    await user.click(await button('Renombrar: Bodega'));
    await user.keyboard('Otro nombre{Enter}');
    await user.click(await button('Plegar los proyectos'));
    answer();
    const notice = (await screen.findByText('Project not found')).closest('li');
    expect(notice).toHaveTextContent('Otro nombre');
  });

  it('nothing blames the list if no company is chosen (PROJECT-14)', async () => {
    const { user, path } = await new FakeBusiness().open('/projects', { active: null });
    expect(await screen.findByText(/^No hay ninguna empresa elegida/)).toBeVisible();
    expect(screen.queryByText(/están en la lista/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ir a las empresas' }));
    await waitFor(() => expect(path()).toBe('/home'));
  });

  it('a project cannot be added without an active company (PROJECT-8)', async () => {
    const { user, api } = await new FakeBusiness().open('/projects', { active: null });
    await user.click(await button('Nuevo Proyecto'));
    expect(await projectSidebar().findByRole('alert')).toHaveTextContent(/^Error: Company not found$/);
    expect(api.changes).toEqual([]);
  });
});
