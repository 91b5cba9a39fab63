import type { Person, PersonCard } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answers,
  card,
  company,
  emptyLists,
  offline,
  person,
  project,
  refuse,
  renderRoute,
  screen,
  stopClock,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const mine = company();
const me = person('manager', { username: 'gestor', fullname: 'Marta Gestora' });
const rosa = person('employee', { username: 'rosa', fullname: 'Rosa Ajanel', email: 'rosa@example.com' });
const guest = person('manager', { username: 'invitado', fullname: 'Iván Invitado' });

let members: PersonCard[];
let everybody: Person[];
let own = project();

beforeEach(() => {
  own = project({ name: 'Apertura zona 10', username: 'gestor', company_id: mine._id });
  members = [card(me)];
  everybody = [me, rosa, guest];
});

const answer = () => {
  own = { ...own, usuarios: members.map(({ username }) => username) };
  return { message: '', project: own };
};

/** The tab of a project's members, as somebody sees it. */
function openMembers(
  { project: given, person: people }: Pick<Answers, 'project' | 'person'> = {},
  as = me,
): Promise<Visit> {
  own = { ...own, usuarios: members.map(({ username }) => username) };
  return renderRoute(`/projects/${own._id}?ver=usuarios`, {
    as,
    company: mine,
    api: {
      ...emptyLists(),
      company: { mine: () => [mine], get: () => mine },
      project: {
        list: () => [own],
        get: () => own,
        members: () => members,
        addMember: ({ body }) => {
          members = [...members, ...everybody.filter(({ username }) => username === body.username).map(card)];
          return answer();
        },
        removeMember: ({ body }) => {
          members = members.filter(({ username }) => username !== body.username);
          return answer();
        },
        ...given,
      },
      person: {
        account: () => as,
        search: ({ query }) =>
          everybody
            .filter(({ username, fullname }) =>
              `${username} ${fullname}`.toLowerCase().includes(query.q.toLowerCase()),
            )
            .map(card),
        lookUp: ({ query }) =>
          everybody
            .filter(
              ({ username, email }) => username === query.username?.toLowerCase() || email === query.email,
            )
            .map(card),
        ...people,
      },
    },
  });
}

const searchBox = () => screen.getByRole('searchbox', { name: 'Buscar usuarios' });
const radio = (name: string) => screen.getByRole('radio', { name });
const results = () => screen.queryByRole('region', { name: 'Usuarios encontrados' });
const found = () => screen.findByRole('region', { name: 'Usuarios encontrados' });
const list = () => screen.findByRole('region', { name: /^Usuarios en el Proyecto/ });
const NONE = /^No se encontraron usuarios con ese criterio\.$/;

async function item(text: string): Promise<HTMLElement> {
  const items = within(await list()).getAllByRole('listitem');
  const one = items.find(({ textContent }) => textContent?.includes(text));
  if (!one) throw new Error(`Nobody in the list has ${text}.`);
  return one;
}

/** What was asked for, as `search?q=ana` or `search_users?username=ana`. */
function searches({ api }: Visit): string[] {
  return [
    ...api.calls('person', 'search').map(({ query }) => `search?q=${query.q}`),
    ...api
      .calls('person', 'lookUp')
      .map(
        ({ query }) =>
          `search_users?${query.username ? `username=${query.username}` : `email=${query.email}`}`,
      ),
  ];
}

describe('the members of a project (MEMBER-4)', () => {
  it("are titled 'Gestión de Usuarios del Proyecto: {name}', and listed with name, e-mail and 'Rol ID'", async () => {
    members = [card(me), card(rosa)];
    await openMembers();
    expect(
      await screen.findByRole('heading', { name: 'Gestión de Usuarios del Proyecto: Apertura zona 10' }),
    ).toBeVisible();
    expect(within(await list()).getByRole('heading')).toHaveTextContent(/^Usuarios en el Proyecto \(2\)$/);
    expect(within(await item('Rosa Ajanel')).getByText('rosa@example.com')).toBeVisible();
    expect(within(await item('Rosa Ajanel')).getByText('Rol ID: 3')).toBeVisible();
    expect(await item('Marta Gestora')).toHaveTextContent('Rol ID: 2');
    expect(screen.getByRole('tab', { name: 'Usuarios' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['their creator', me, { gestor: 0, 'Rosa Ajanel': 1, invitado: 1 }],
    ['somebody else', guest, { gestor: 0, 'Rosa Ajanel': 1, invitado: 0 }],
  ])(
    "can be removed, but for the creator ('Creador del proyecto') and oneself: as %s",
    async (_, as, buttons) => {
      members = [card(me), card(rosa), card(guest)];
      await openMembers({}, as);
      await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(3));
      expect(within(await item('gestor')).getByText('Creador del proyecto')).toBeVisible();
      for (const [name, count] of Object.entries(buttons)) {
        expect(within(await item(name)).queryAllByRole('button')).toHaveLength(count);
      }
      expect(
        within(await item('Rosa Ajanel')).getByRole('button', { name: 'Remover: Rosa Ajanel' }),
      ).toBeVisible();
    },
  );

  it('leave the list when they are removed, and are found again', async () => {
    members = [card(me), card(rosa)];
    const { user, fill, api } = await openMembers();
    await list();
    await fill(searchBox(), 'rosa');
    await waitFor(() => expect(results()).toHaveTextContent(NONE));
    await user.click(within(await item('Rosa Ajanel')).getByRole('button'));
    await waitFor(async () => expect(await list()).toHaveTextContent('Usuarios en el Proyecto (1)'));
    expect(
      within(await list())
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('Marta Gestora')]);
    expect(await screen.findByRole('button', { name: 'Agregar: Rosa Ajanel' })).toBeVisible();
    expect(api.calls('project', 'removeMember').map(({ body }) => body)).toEqual([
      { projectId: own._id, username: 'rosa' },
    ]);
  });

  it("say 'Error al remover usuario del proyecto.' where one cannot be removed", async () => {
    members = [card(me), card(rosa)];
    const { user } = await openMembers({ project: { removeMember: offline } });
    await user.click(within(await item('Rosa Ajanel')).getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al remover usuario del proyecto\.$/);
    expect(await list()).toHaveTextContent('Usuarios en el Proyecto (2)');
  });

  it("say 'Error al cargar usuarios del proyecto.' where they cannot be loaded, with a way to try again", async () => {
    const { user, api } = await openMembers({ project: { members: () => refuse('validation_failed') } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al cargar usuarios del proyecto.');
    api.answer({ project: { members: () => members } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(async () => expect(await list()).toHaveTextContent('Usuarios en el Proyecto (1)'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("are none: 'No hay usuarios asignados a este proyecto.'", async () => {
    members = [];
    await openMembers();
    expect(await screen.findByText('No hay usuarios asignados a este proyecto.')).toBeVisible();
    expect(screen.getByText('Usuarios en el Proyecto (0)')).toBeVisible();
  });

  it('are told to a screen reader while they load', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openMembers({ project: { members: () => held.then(() => members) } });
    expect(await screen.findByText('Cargando usuarios...')).toBeInTheDocument();
    answer();
    expect(await list()).toHaveTextContent('Usuarios en el Proyecto (1)');
  });

  it("ask for a project where none is chosen: 'Selecciona un proyecto para gestionar usuarios.'", async () => {
    const { goTo } = await openMembers();
    await list();
    localStorage.removeItem('current_project');
    await goTo('/projects?ver=usuarios');
    expect(await screen.findByText('Selecciona un proyecto para gestionar usuarios.')).toBeVisible();
    expect(screen.getByText('No hay proyecto seleccionado')).toBeVisible();
  });
});

describe('the search of people (MEMBER-6, MEMBER-7)', () => {
  it('is General, Username or Email, each with its placeholder and its request', async () => {
    const visit = await openMembers();
    await list();
    const types = screen.getByRole('radiogroup', { name: 'Buscar por' });
    expect(
      within(types)
        .getAllByRole('radio')
        .map((one) => one.textContent),
    ).toEqual(['General', 'Username', 'Email']);
    expect(radio('General')).toBeChecked();
    for (const [name, placeholder, term] of [
      ['General', 'Nombre, username o email', 'rosa aj'],
      ['Username', 'Username completo', 'ROSA'],
      ['Email', 'Email completo', 'rosa@example.com'],
    ] as const) {
      await visit.fill(searchBox(), '');
      await visit.user.click(radio(name));
      expect(searchBox()).toHaveAttribute('placeholder', placeholder);
      expect(results()).toBeNull();
      await visit.fill(searchBox(), term);
      expect(
        within(await found())
          .getAllByRole('listitem')
          .map((one) => one.textContent),
      ).toEqual([expect.stringContaining('Rosa Ajanel')]);
    }
    expect(searches(visit)).toEqual([
      'search?q=rosa aj',
      'search_users?username=ROSA',
      'search_users?email=rosa@example.com',
    ]);
  });

  it('looks for the same term anew when the type changes', async () => {
    const { user, fill } = await openMembers();
    await list();
    await fill(searchBox(), 'osa');
    expect(await screen.findByText('@rosa')).toBeVisible();
    // A part of it is no whole username.
    await user.click(radio('Username'));
    await waitFor(() => expect(results()).toHaveTextContent(NONE));
  });

  it('waits for 300 ms: one request for what was typed', async () => {
    const visit = await openMembers();
    await list();
    const clock = stopClock();
    await visit.user.type(searchBox(), 'rosa');
    await clock.pass(250);
    expect(searches(visit)).toEqual([]);
    await clock.pass(50);
    expect(searches(visit)).toEqual(['search?q=rosa']);
    expect(screen.getByText('@rosa')).toBeVisible();
    await clock.pass(1_000);
    expect(searches(visit)).toHaveLength(1);
  });

  it('is emptied at once by an empty term, and nothing comes back with the next one', async () => {
    const visit = await openMembers();
    await list();
    const clock = stopClock();
    await visit.fill(searchBox(), 'rosa');
    await clock.pass(300);
    expect(screen.getByText('@rosa')).toBeVisible();

    await visit.user.clear(searchBox());
    await visit.user.type(searchBox(), '   ');
    await clock.pass(0);
    expect(results()).toBeNull();
    await visit.fill(searchBox(), 'zz');
    await clock.pass(250);
    expect(results()).toBeNull();
    await clock.pass(50);
    expect(results()).toBeVisible();
    expect(searches(visit)).toEqual(['search?q=rosa', 'search?q=zz']);
    await visit.user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    await clock.pass(0);
    expect(results()).toBeNull();
    expect(searchBox()).toHaveFocus();
  });

  it('lists full name, @username and e-mail with Agregar, which adds; who is in the project is no longer found', async () => {
    const { user, fill, api } = await openMembers();
    await list();
    await fill(searchBox(), 'rosa');
    const one = within(await found()).getByRole('listitem');
    expect(within(one).getByText('Rosa Ajanel')).toBeVisible();
    expect(within(one).getByText('@rosa')).toBeVisible();
    expect(within(one).getByText('rosa@example.com')).toBeVisible();
    const add = within(one).getByRole('button', { name: 'Agregar: Rosa Ajanel' });
    expect(add).toHaveTextContent(/^Agregar$/);

    await user.click(add);
    await waitFor(async () => expect(await list()).toHaveTextContent('Usuarios en el Proyecto (2)'));
    expect(within(await list()).getByText('Rosa Ajanel')).toBeVisible();
    await waitFor(() => expect(results()).toHaveTextContent(NONE));
    expect(api.calls('project', 'addMember').map(({ body }) => body)).toEqual([
      { projectId: own._id, username: 'rosa' },
    ]);
  });

  it('leaves out the members and oneself', async () => {
    const named = (username: string, fullname: string) => person('employee', { username, fullname });
    const inside = named('dentro', 'Dentro Quetzal');
    everybody = [{ ...me, fullname: 'Marta Quetzal' }, inside, named('fuera', 'Fuera Quetzal')];
    members = [card(me), card(inside)];
    const { fill } = await openMembers();
    await list();
    await fill(searchBox(), 'quetzal');
    expect(
      within(await found())
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('Fuera Quetzal')]);
  });

  it("says 'No se encontraron usuarios con ese criterio.' of nobody", async () => {
    const { fill } = await openMembers();
    await list();
    await fill(searchBox(), 'nadie se llama así');
    await waitFor(() => expect(results()).toHaveTextContent(NONE));
  });

  it("says 'Error al buscar usuarios.' of a failure, until the term is emptied", async () => {
    const { fill } = await openMembers({ person: { search: () => refuse('validation_failed') } });
    await list();
    await fill(searchBox(), 'ana');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al buscar usuarios\.$/);
    await fill(searchBox(), '');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it("says 'Error al agregar usuario al proyecto.' where somebody cannot be added, until they can", async () => {
    let failing = true;
    const { user, fill } = await openMembers({
      project: {
        addMember: () => {
          if (failing) return offline();
          members = [...members, card(rosa)];
          return answer();
        },
      },
    });
    await list();
    await fill(searchBox(), 'rosa');
    await user.click(within(await found()).getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al agregar usuario al proyecto\.$/);
    expect(await list()).toHaveTextContent('Usuarios en el Proyecto (1)');
    failing = false;
    await user.click(within(await found()).getByRole('button'));
    await waitFor(async () => expect(await list()).toHaveTextContent('Usuarios en el Proyecto (2)'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
