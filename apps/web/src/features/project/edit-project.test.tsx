import { describe, expect, it } from 'vitest';
import {
  company,
  emptyLists,
  FakeBusiness,
  person,
  project,
  refuse,
  renderRoute,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const given = {
  name: 'Bodega',
  description: 'La de atrás',
  type: 'Obra',
  status: 'Pausado por lluvia',
  // In the afternoon of the 2nd and in the evening of the 18th, in Guatemala.
  start_date: '2026-11-02T21:00:00.000Z',
  end_date: '2026-12-19T02:00:00.000Z',
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Editar proyecto' }));
const field = (name: string) => dialog().getByLabelText(name);
const press = async ({ user }: Visit, name: string) => user.click(dialog().getByRole('button', { name }));

async function open(own: FakeBusiness, api?: Parameters<FakeBusiness['open']>[1]): Promise<Visit> {
  const visit = await own.open(`/projects/${own.projects[0]?._id}`, api);
  await visit.user.click(await screen.findByRole('button', { name: 'Editar proyecto' }));
  return visit;
}

describe('editing a project (PROJECT-5)', () => {
  it('begins with all of it, its dates as days of the company, and sends only changes', async () => {
    const own = new FakeBusiness({ projects: [given] });
    const visit = await open(own);
    expect(field('Nombre')).toHaveValue('Bodega');
    expect(field('Descripción')).toHaveValue('La de atrás');
    expect(field('Tipo')).toHaveValue('Obra');
    expect(field('Estado')).toHaveValue('Pausado por lluvia');
    expect(field('Inicio')).toHaveValue('02/11/2026');
    expect(field('Fin')).toHaveValue('18/12/2026');

    await visit.fill(field('Descripción'), 'La de enfrente');
    await visit.user.selectOptions(field('Estado'), 'Terminado');
    await press(visit, 'Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visit.api.calls('project', 'update')).toMatchObject([
      { query: { project_id: own.projects[0]?._id } },
    ]);
    expect(visit.api.calls('project', 'update').map(({ body }) => body)).toEqual([
      { description: 'La de enfrente', status: 'Terminado' },
    ]);
    expect(await within(screen.getByRole('main')).findByText('Terminado')).toBeVisible();
    await visit.user.click(screen.getByRole('button', { name: 'Menú del proyecto' }));
    expect(await screen.findByText('La de enfrente')).toBeVisible();
  });

  it('sends both dates if one was changed, and nothing without a change', async () => {
    const own = new FakeBusiness({ projects: [given] });
    const visit = await open(own, {
      api: {
        project: {
          update: () => ({ message: '', project: own.projects[0] ?? project() }),
        },
      },
    });
    await visit.fill(field('Fin'), '24/12/2026');
    await press(visit, 'Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bodies = () => visit.api.calls('project', 'update').map(({ body }) => body);
    expect(bodies()).toEqual([{ start_date: '2026-11-02', end_date: '2026-12-24' }]);

    await visit.user.click(screen.getByRole('button', { name: 'Editar proyecto' }));
    await press(visit, 'Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies()).toHaveLength(1);
  });

  it('shows a missing value and a refusal at the field; the typed text stays', async () => {
    const own = new FakeBusiness({ projects: [given] });
    const visit = await open(own, {
      api: {
        project: {
          update: () =>
            refuse('validation_failed', 'No.', {
              errors: [{ path: 'body.end_date', message: 'The end is before the start.' }],
            }),
        },
      },
    });
    await visit.fill(field('Nombre'), '  ');
    await visit.fill(field('Tipo'), '');
    await press(visit, 'Guardar');
    await waitFor(() => expect(field('Nombre')).toHaveAccessibleDescription('Este dato es necesario.'));
    expect(field('Tipo')).toHaveAccessibleDescription('Este dato es necesario.');
    expect(visit.api.changes).toEqual([]);

    await visit.fill(field('Nombre'), 'Bodega nueva');
    await visit.fill(field('Tipo'), 'Obra');
    await press(visit, 'Guardar');
    await waitFor(() => expect(field('Fin')).toHaveAccessibleDescription('The end is before the start.'));
    expect(field('Nombre')).toHaveValue('Bodega nueva');
  });

  it('is offered to nobody who may only see the project', async () => {
    const mine = company();
    const guest = person('manager', { username: 'invitada' });
    const shared = project({ name: 'De otra empresa', usuarios: ['gestor', 'invitada'] });
    await renderRoute(`/projects/${shared._id}`, {
      as: guest,
      company: mine,
      api: {
        ...emptyLists(),
        company: {
          mine: () => [mine],
          get: ({ params }) => (params.id === mine._id ? mine : refuse('not_found')),
        },
        project: { list: () => [], get: () => shared },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'De otra empresa' })).toBeVisible();
    expect(await screen.findByText('Gestión de Tareas')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Editar proyecto' })).toBeNull();
  });
});
