import type { ReceivedInvitation } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  boardStream,
  card,
  company,
  emptyLists,
  FakeMembers,
  findMemberList,
  home,
  person,
  project,
  refuse,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const INVITATION: ReceivedInvitation = {
  _id: 'a'.repeat(24),
  project: 'Puente',
  company: 'Taller Luna',
  invitedBy: 'Olga Dueñas',
  createdAt: '2026-11-20T14:00:00.000Z',
};

describe('the members of a project (INVITE-2)', () => {
  it('are followed by the invited people, Invitación enviada, until the invitation is withdrawn', async () => {
    const fake = new FakeMembers();
    fake.strangers = [fake.guest];
    const { user, fill, api } = await fake.open();
    await findMemberList();
    expect(screen.queryByText('Invitación enviada')).toBeNull();
    await fill(screen.getByRole('searchbox', { name: 'Buscar usuarios' }), 'invitado');
    await user.click(await screen.findByRole('button', { name: 'Agregar: Iván Invitado' }));
    expect(await screen.findByText(/^Invitación enviada a Iván Invitado\./)).toBeInTheDocument();
    const invited = await screen.findByRole('region', { name: 'Personas invitadas (1)' });
    expect(invited).toHaveTextContent('Invitación enviada');
    expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (1)');
    // No person has this name.
    expect(screen.queryByRole('button', { name: 'Agregar: Iván Invitado' })).toBeNull();
    await user.click(within(invited).getByRole('button', { name: 'Retirar la invitación de Iván Invitado' }));
    await waitFor(() => expect(screen.queryByText('Invitación enviada')).toBeNull());
    expect(api.calls('projectInvitation', 'withdraw')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Agregar: Iván Invitado' })).toBeVisible();
  });

  it('are complete even if the invited people cannot be loaded', async () => {
    const fake = new FakeMembers();
    fake.members = [card(fake.me)];
    const { api, user } = await fake.open();
    await findMemberList();
    api.answer({ projectInvitation: { ofProject: () => refuse('internal') } });
    await user.click(screen.getByRole('tab', { name: 'Tareas' }));
    await screen.findByRole('tab', { name: 'Tareas', selected: true });
    await user.click(screen.getByRole('tab', { name: 'Usuarios' }));
    expect(await findMemberList()).toBeVisible();
  });
});

describe('the invitations of a project (INVITE-2)', () => {
  it.each([
    ['manager', '/home'],
    ['employee', '/employee'],
    ['client', '/account'],
  ] as const)('are shown as %s at %s, and accepted', async (role, path) => {
    const me = person(role);
    let open = [INVITATION];
    const { user, api } = await renderRoute(path, {
      as: me,
      api: {
        ...emptyLists(),
        person: { account: () => me },
        record: { get: () => [] },
        home: { get: () => home({ waiting: { ...home().waiting, invitations: open.length } }) },
        projectInvitation: {
          received: () => open,
          accept: () => {
            open = [];
            return { message: '' };
          },
        },
      },
    });
    const block = within(await screen.findByRole('region', { name: 'Invitaciones' }));
    expect(block.getByRole('listitem')).toHaveTextContent('PuenteProyecto de Taller LunaInvita Olga Dueñas');
    await user.click(block.getByRole('button', { name: 'Aceptar: Puente' }));
    expect(await screen.findByText('Puente: la invitación se aceptó.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitaciones' })).toBeNull());
    expect(api.calls('projectInvitation', 'accept')).toMatchObject([{ params: { id: INVITATION._id } }]);
  });

  it('are declined, and a withdrawn one is reported', async () => {
    const me = person('manager');
    let open = [INVITATION];
    const { user } = await renderRoute('/home', {
      as: me,
      api: {
        ...emptyLists(),
        person: { account: () => me },
        projectInvitation: {
          received: () => open,
          decline: () => {
            open = [];
            return refuse('not_found', undefined, { reason: 'invitation_not_found' });
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Rechazar: Puente' }));
    expect(await screen.findByText('Invitation not found')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitaciones' })).toBeNull());
  });
});

describe('leaving a project (MEMBER-9)', () => {
  const me = person('manager', { username: 'invitado' });
  const own = company();
  const open = (theirs: boolean, stream = boardStream()) => {
    const shown = project({
      name: 'Puente',
      username: theirs ? 'olga' : 'invitado',
      usuarios: ['olga', 'invitado'],
      company_id: theirs ? 'b'.repeat(24) : own._id,
    });
    return renderRoute(`/projects/${shown._id}`, {
      as: me,
      company: own,
      api: {
        ...emptyLists(),
        person: { account: () => me },
        company: {
          mine: () => [own],
          get: ({ params }) => (params.id === own._id ? own : refuse('not_found')),
        },
        project: { list: () => [shown], get: () => shown, leave: () => ({ message: '' }) },
        task: { ...emptyLists().task, live: () => stream },
      },
    });
  };

  it('asks first, and leads home', async () => {
    const { user, api, path } = await open(true);
    await user.click(await screen.findByRole('button', { name: 'Salir del proyecto' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(api.calls('project', 'leave')).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Salir del proyecto' }));
    await waitFor(() => expect(path()).toBe('/home'));
    expect(api.calls('project', 'leave')).toHaveLength(1);
  });

  it('leads home even if the page first learns that they are no longer in it', async () => {
    const stream = boardStream();
    const { user, api, path } = await open(true, stream);
    const leave = await screen.findByRole('button', { name: 'Salir del proyecto' });
    const gone = () => refuse('not_found');
    api.answer({
      project: {
        leave: async () => {
          api.answer({ project: { get: gone, list: () => [] }, task: { live: gone, board: gone } });
          stream.send({ type: 'project' });
          await waitFor(() => expect(leave).not.toBeInTheDocument());
          return { message: '' };
        },
      },
    });
    await user.click(leave);
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Salir del proyecto' }));
    expect(await screen.findByText('Puente: ya fuera del proyecto.')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/home'));
  });

  it('is not offered for one’s own', async () => {
    await open(false);
    expect(await screen.findByRole('button', { name: 'Editar proyecto' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salir del proyecto' })).toBeNull();
  });
});

describe('the projects of a client (MEMBER-10)', () => {
  const me = person('client');
  const bridge = { _id: 'c'.repeat(24), name: 'Puente', company: 'Taller Luna' };
  const region = async () => within(await screen.findByRole('region', { name: 'Proyectos' }));

  it('are in /account with their companies, and are left after a confirmation', async () => {
    let memberships = [bridge, { _id: 'd'.repeat(24), name: 'Muelle', company: 'Obras Sur' }];
    const leave = () => {
      memberships = memberships.slice(1);
      return { message: '' };
    };
    const { user, api } = await renderRoute('/account', {
      as: me,
      api: { person: { account: () => me }, project: { memberships: () => memberships, leave } },
    });
    const shown = await region();
    const items = (await shown.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'PuenteProyecto de Taller LunaSalir del proyecto',
      'MuelleProyecto de Obras SurSalir del proyecto',
    ]);
    await user.click(shown.getByRole('button', { name: 'Salir del proyecto: Puente' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/^¿Salir de Puente\?/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(api.calls('project', 'leave')).toEqual([]);

    await user.click(shown.getByRole('button', { name: 'Salir del proyecto: Puente' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Salir del proyecto' }));
    expect(await screen.findByText('Puente: ya fuera del proyecto.')).toBeVisible();
    await waitFor(() => expect(shown.getAllByRole('listitem')).toHaveLength(1));
    expect(api.calls('project', 'leave')).toMatchObject([{ body: { projectId: bridge._id } }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Proyectos' })).toHaveFocus());
  });

  it('are explained if there are none', async () => {
    await renderRoute('/account', { as: me, api: { person: { account: () => me } } });
    const shown = await region();
    expect(await shown.findByText('Sin proyectos.')).toBeVisible();
    expect(shown.getByText('Al aceptar una invitación, su proyecto aparece aquí.')).toBeVisible();
  });

  it('are requested again if they could not be loaded, and stay if they could not be left', async () => {
    const { user, api } = await renderRoute('/account', {
      as: me,
      api: {
        person: { account: () => me },
        project: { memberships: () => refuse('internal'), leave: () => refuse('internal', '') },
      },
    });
    const shown = await region();
    expect(await shown.findByText('No se pudieron cargar los proyectos.')).toBeVisible();
    api.answer({ project: { memberships: () => [bridge] } });
    await user.click(shown.getByRole('button', { name: 'Reintentar' }));
    await user.click(await shown.findByRole('button', { name: 'Salir del proyecto: Puente' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Salir del proyecto' }));
    expect(await screen.findByText('No se pudo salir del proyecto.')).toBeVisible();
    expect(shown.getByRole('listitem')).toHaveTextContent('Puente');
  });

  it('are for clients alone: everybody else has their pages', async () => {
    const manager = person('manager');
    const { api } = await renderRoute('/account', {
      as: manager,
      api: { ...emptyLists(), person: { account: () => manager } },
    });
    expect(await screen.findByRole('heading', { name: 'Sessions' })).toBeVisible();
    expect(api.calls('project', 'memberships')).toEqual([]);
  });
});
