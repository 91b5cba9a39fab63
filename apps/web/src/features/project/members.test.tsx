import { beforeEach, describe, expect, it } from 'vitest';
import {
  card,
  EMPTY_ROOM,
  expectGone,
  FakeMembers,
  findMemberList,
  kiosk,
  offline,
  refuse,
  screen,
  task,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

let fake: FakeMembers;
beforeEach(() => {
  fake = new FakeMembers();
});

const searchBox = () => screen.getByRole('searchbox', { name: 'Buscar usuarios' });
const NONE = /^No se encontraron usuarios con ese criterio\.$/;

async function item(text: string): Promise<HTMLElement> {
  const items = within(await findMemberList()).getAllByRole('listitem');
  const one = items.find(({ textContent }) => textContent?.includes(text));
  if (!one) throw new Error(`Nobody in the list has ${text}.`);
  return one;
}

const question = () => screen.findByRole('alertdialog', { name: /^¿Quitar a Rosa Ajanel del proyecto\?/ });

async function removeRosa(user: Visit['user']): Promise<void> {
  await user.click(within(await item('Rosa Ajanel')).getByRole('button'));
  await user.click(within(await question()).getByRole('button', { name: 'Remover' }));
}

describe('the members of a project (MEMBER-1)', () => {
  it("are titled 'Gestión de Usuarios del Proyecto: {name}', and listed with name, e-mail and 'Rol ID'", async () => {
    fake.members = [card(fake.me), card(fake.rosa)];
    await fake.open();
    expect(
      await screen.findByRole('heading', { name: 'Gestión de Usuarios del Proyecto: Apertura zona 10' }),
    ).toBeVisible();
    expect(within(await findMemberList()).getByRole('heading')).toHaveTextContent(
      /^Usuarios en el Proyecto \(2\)$/,
    );
    expect(within(await item('Rosa Ajanel')).getByText('rosa@example.com')).toBeVisible();
    expect(within(await item('Rosa Ajanel')).getByText('Rol ID: 3')).toBeVisible();
    expect(within(await item('Rosa Ajanel')).getByText('Empleado')).toBeVisible();
    expect(await item('Marta Gestora')).toHaveTextContent('Rol ID: 2Gestor');
    expect(screen.getByRole('tab', { name: 'Usuarios' })).toHaveAttribute('aria-selected', 'true');
  });

  it('show before one more how near invitations and the projects of the owner are to their limits (LIMIT-25)', async () => {
    await fake.open({
      project: { room: () => ({ ...EMPTY_ROOM, sentInvitations: 180, ownerMebibytes: 16 }) },
    });
    expect(
      await screen.findByText('Invitaciones a proyectos sin responder. Hay 180 de un máximo de 200.'),
    ).toBeVisible();
    expect(
      screen.getByText(
        /^Textos y miembros de los proyectos propios, en MiB\. No se puede añadir más: hay 16,/,
      ),
    ).toBeVisible();
  });

  it.each([
    ['their creator', 'me', { gestor: 0, 'Rosa Ajanel': 1, invitado: 1 }],
    ['somebody else', 'guest', { gestor: 0, 'Rosa Ajanel': 1, invitado: 0 }],
  ] as const)(
    "can be removed, but for the creator ('Creador del proyecto') and oneself: as %s",
    async (_, as, buttons) => {
      fake.members = [card(fake.me), card(fake.rosa), card(fake.guest)];
      await fake.open({}, fake[as]);
      await waitFor(async () =>
        expect(within(await findMemberList()).getAllByRole('listitem')).toHaveLength(3),
      );
      expect(within(await item('gestor')).getByText('Creador del proyecto')).toBeVisible();
      for (const [name, count] of Object.entries(buttons)) {
        expect(within(await item(name)).queryAllByRole('button')).toHaveLength(count);
      }
      expect(
        within(await item('Rosa Ajanel')).getByRole('button', { name: 'Remover: Rosa Ajanel' }),
      ).toBeVisible();
    },
  );

  it('mark others after one click, each member of the company by itself (CREW-1)', async () => {
    fake.members = [card(fake.me), card(fake.rosa), card(fake.guest)];
    const { user, api } = await fake.open({
      crew: {
        foremen: () => [],
        setForemen: ({ body }) =>
          body.personIds.map((_id) => ({ _id, fullname: 'Rosa Ajanel', since: '2026-11-20T14:00:00.000Z' })),
      },
    });
    const right = async () =>
      within(await item('Rosa Ajanel')).findByRole('switch', { name: 'Puede marcar a otros' });
    await user.click(await right());
    await waitFor(async () => expect(await right()).toBeChecked());
    expect(within(await findMemberList()).getAllByRole('switch')).toHaveLength(1);
    await user.click(await right());
    await waitFor(async () => expect(await right()).not.toBeChecked());
    expect(api.calls('crew', 'setForemen').map(({ body }) => body)).toEqual([
      { personIds: [fake.rosa._id] },
      { personIds: [] },
    ]);
  });

  it('share a code of their site, which a switch turns on and off (MARK-27)', async () => {
    const { user, api } = await fake.open({
      crew: { setSiteCode: ({ body: { on } }) => ({ on, since: on ? '2026-11-20T14:00:00.000Z' : null }) },
    });
    const code = await screen.findByRole('switch', { name: 'Código de obra' });
    expect(code).not.toBeChecked();
    await user.click(code);
    await waitFor(() => expect(code).toBeChecked());
    await user.click(code);
    await waitFor(() => expect(code).not.toBeChecked());
    expect(api.calls('crew', 'setSiteCode').map(({ body }) => body)).toEqual([{ on: true }, { on: false }]);
  });

  it('have the kiosks of the project below them, and one ends in a press (KIOSK-2)', async () => {
    let kiosks = [kiosk({ name: 'Portón' }), kiosk({ name: 'Bodega' })];
    const end = ({ params }: { params: { id: string } }) => {
      kiosks = kiosks.filter(({ _id }) => _id !== params.id);
      return { message: 'Kiosk ended.' };
    };
    const { user } = await fake.open({ kiosk: { ofProject: () => kiosks, end } });
    const list = within(await screen.findByRole('region', { name: 'Tabletas de obra' }));
    expect(await list.findAllByRole('listitem')).toHaveLength(2);
    expect(list.getAllByText(/^Último uso /)).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Quitar: Bodega' }));
    expect(await screen.findByText(/^Se quitó\./)).toBeVisible();
    expect(await list.findAllByRole('listitem')).toHaveLength(1);
    await user.click(list.getByRole('button', { name: 'Quitar: Portón' }));
    expect(await list.findByText('Ninguna.')).toBeVisible();
    await waitFor(() => expect(list.getByRole('heading')).toHaveFocus());
  });

  it('leave the list when they are removed, and are found again', async () => {
    fake.members = [card(fake.me), card(fake.rosa)];
    const { user, fill, api } = await fake.open();
    await findMemberList();
    await fill(searchBox(), 'rosa');
    expect(await screen.findByText(NONE)).toBeVisible();
    await removeRosa(user);
    await waitFor(async () =>
      expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (1)'),
    );
    expect(
      within(await findMemberList())
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('Marta Gestora')]);
    expect(await screen.findByRole('button', { name: 'Agregar: Rosa Ajanel' })).toBeVisible();
    expect(api.calls('project', 'removeMember').map(({ body }) => body)).toEqual([
      { projectId: fake.project._id, username: 'rosa' },
    ]);
  });

  it.each([
    [0, 'No tiene tareas asignadas en él.'],
    [1, 'Se borra su asignación a 1 tarea, y no vuelve si más tarde se agrega de nuevo.'],
    [3, 'Se borra su asignación a 3 tareas, y no vuelve si más tarde se agrega de nuevo.'],
  ])('are removed after a question about the tasks that they lose: %d (MEMBER-3)', async (n, told) => {
    fake.members = [card(fake.me), card(fake.rosa)];
    const theirs = Array.from({ length: n }, () => task(fake.project, { assignedTo: [card(fake.rosa)] }));
    const others = [task(fake.project), task(fake.project, { assignedTo: [card(fake.me)] })];
    const { user, api } = await fake.open({}, fake.me, () => [...theirs, ...others]);
    const opener = within(await item('Rosa Ajanel')).getByRole('button');
    await user.click(opener);
    const asked = await question();
    expect(asked).toHaveAccessibleName(`¿Quitar a Rosa Ajanel del proyecto? ${told}`);
    await user.click(within(asked).getByRole('button', { name: 'Cancelar' }));
    await expectGone(asked);
    expect(api.changes).toEqual([]);
    expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (2)');
  });

  it('are removed after a question even if their tasks cannot be counted (MEMBER-3)', async () => {
    fake.members = [card(fake.me), card(fake.rosa)];
    const { user } = await fake.open({}, fake.me, () => refuse('validation_failed'));
    await user.click(within(await item('Rosa Ajanel')).getByRole('button'));
    expect(await question()).toHaveAccessibleName(/asignación a todas las tareas/);
  });

  it("say 'Error al remover usuario del proyecto.' if one cannot be removed", async () => {
    fake.members = [card(fake.me), card(fake.rosa)];
    const { user } = await fake.open({ project: { removeMember: offline } });
    await removeRosa(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al remover usuario del proyecto\.$/);
    expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (2)');
  });

  it('say that the person may not, if that is the reason (ERROR-20)', async () => {
    fake.members = [card(fake.me), card(fake.rosa)];
    const { user } = await fake.open({ project: { removeMember: () => refuse('forbidden') } });
    await removeRosa(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Este proyecto es de otra persona/);
  });

  it("say 'Error al cargar usuarios del proyecto.' if they cannot be loaded, with a way to try again", async () => {
    const { user, api } = await fake.open({ project: { members: () => refuse('validation_failed') } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar usuarios del proyecto.');
    api.answer({ project: { members: () => fake.members } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () =>
      expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (1)'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("are none: 'No hay usuarios asignados a este proyecto.'", async () => {
    fake.members = [];
    await fake.open();
    expect(await screen.findByText('No hay usuarios asignados a este proyecto.')).toBeVisible();
    expect(screen.getByText('Usuarios en el Proyecto (0)')).toBeVisible();
  });

  it('are announced to a screen reader while they load', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await fake.open({ project: { members: () => held.then(() => fake.members) } });
    expect(await screen.findByText('Cargando usuarios...')).toBeInTheDocument();
    answer();
    expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (1)');
  });

  it("ask for a project if none is chosen: 'Selecciona un proyecto para gestionar usuarios.'", async () => {
    const { goTo } = await fake.open();
    await findMemberList();
    for (const storage of [localStorage, sessionStorage]) storage.removeItem('current_project');
    await goTo('/projects?ver=usuarios');
    expect(await screen.findByText('Selecciona un proyecto para gestionar usuarios.')).toBeVisible();
    expect(screen.getByText('No hay proyecto seleccionado')).toBeVisible();
  });
});
