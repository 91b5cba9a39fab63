import { describe, expect, it } from 'vitest';
import {
  FakeBusiness,
  offline,
  project,
  projectLink,
  projectSidebar,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const _button = (name: string) => screen.findByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 });
const two = () => new FakeBusiness({ projects: [{ name: 'Bodega' }, { name: 'Techo' }] });

describe("projects of other people's companies (PROJECT-20)", () => {
  const shared = project({ name: 'Torre ajena', description: 'Con grúa' });

  it('are shown below those of the company, to be opened and searched, and nothing else', async () => {
    const own = two();
    const api = {
      project: {
        list: ({ query }: { query: { company_id?: string | undefined } }) =>
          query.company_id ? own.projects : [...own.projects, shared],
        get: () => shared,
      },
    };
    const { user, path } = await own.open('/projects', { api });
    const group = await projectSidebar().findByRole('region', { name: 'De otras empresas 1' });
    expect(within(group).getAllByRole('link')).toHaveLength(1);
    expect(within(group).queryByRole('button')).toBeNull();

    const box = screen.getByRole('searchbox', { name: 'Buscar proyecto' });
    await user.type(box, 'bodega');
    await waitFor(() => expect(screen.queryByText('Torre ajena')).toBeNull());
    await user.clear(box);
    await user.click(await projectLink('Torre ajena'));
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
    await waitFor(() => expect(path()).toBe(`/projects/${shared._id}`));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Torre ajena$/));
  });

  it('report a failed read, with a way to try again', async () => {
    const own = new FakeBusiness();
    const { user, api } = await own.open('/home', { api: { project: { list: offline } } });
    const alert = await screen.findByText('No se pudieron cargar los proyectos de otras empresas.');
    api.answer({ project: { list: () => [shared] } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'De otras empresas' })).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });
});
