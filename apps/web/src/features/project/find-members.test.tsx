import { beforeEach, describe, expect, it } from 'vitest';
import {
  card,
  FakeMembers,
  findMemberList,
  offline,
  person,
  refuse,
  screen,
  stopClock,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

let fake: FakeMembers;
beforeEach(() => {
  fake = new FakeMembers();
});

const searchBox = () => screen.getByRole('searchbox', { name: 'Buscar usuarios' });
const radio = (name: string) => screen.getByRole('radio', { name });
const results = () => screen.queryByRole('region', { name: 'Usuarios encontrados' });
const found = () => screen.findByRole('region', { name: 'Usuarios encontrados' });
const NONE =
  /^No se encontraron usuarios con ese criterio\.Quien no trabaja en las empresas propias se encuentra solo por su nombre de usuario o correo exactos\.$/;

/** The searches, as `search?q=ana` or `search_users?username=ana`. */
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

describe('the search of people (INVITE-4)', () => {
  it('is General, Username or Email, each with its placeholder and its request', async () => {
    const visit = await fake.open();
    await findMemberList();
    const types = screen.getByRole('radiogroup', { name: 'Buscar por' });
    expect(
      within(types)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ labels }) => labels?.[0]?.textContent),
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

  it('searches the same term again when the type changes', async () => {
    const { user, fill } = await fake.open();
    await findMemberList();
    await fill(searchBox(), 'osa');
    expect(await screen.findByText('@rosa')).toBeVisible();
    // A part of it is no whole username.
    await user.click(radio('Username'));
    await waitFor(() => expect(results()).toHaveTextContent(NONE));
  });

  it('waits for 300 ms: one request for the typed text', async () => {
    const visit = await fake.open();
    await findMemberList();
    const clock = stopClock();
    await visit.user.type(searchBox(), 'rosa');
    await clock.pass(299);
    expect(searches(visit)).toEqual([]);
    await clock.pass(1);
    expect(searches(visit)).toEqual(['search?q=rosa']);
    expect(screen.getByText('@rosa')).toBeVisible();
    await clock.pass(1_000);
    expect(searches(visit)).toHaveLength(1);
  });

  it('is emptied at once by an empty term, and nothing comes back with the next one', async () => {
    const visit = await fake.open();
    await findMemberList();
    const clock = stopClock();
    await visit.fill(searchBox(), 'rosa');
    await clock.pass(300);
    expect(screen.getByText('@rosa')).toBeVisible();

    await visit.user.clear(searchBox());
    await visit.user.type(searchBox(), '   ');
    await clock.pass(0);
    expect(results()).toBeNull();
    await visit.fill(searchBox(), 'zz');
    await clock.pass(299);
    expect(results()).toBeNull();
    await clock.pass(1);
    expect(results()).toBeVisible();
    expect(searches(visit)).toEqual(['search?q=rosa', 'search?q=zz']);
    await visit.user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    await clock.pass(0);
    expect(results()).toBeNull();
    expect(searchBox()).toHaveFocus();
  });

  it('lists full name, @username and e-mail with Agregar, which adds; a member is no longer found', async () => {
    const { user, fill, api } = await fake.open();
    await findMemberList();
    await fill(searchBox(), 'rosa');
    const one = within(await found()).getByRole('listitem');
    expect(within(one).getByText('Rosa Ajanel')).toBeVisible();
    expect(within(one).getByText('@rosa')).toBeVisible();
    expect(within(one).getByText('rosa@example.com')).toBeVisible();
    const add = within(one).getByRole('button', { name: 'Agregar: Rosa Ajanel' });
    expect(add).toHaveTextContent(/^Agregar$/);

    await user.click(add);
    await waitFor(async () =>
      expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (2)'),
    );
    expect(within(await findMemberList()).getByText('Rosa Ajanel')).toBeVisible();
    await waitFor(() =>
      expect(results()).toHaveTextContent(/^No se encontraron usuarios con ese criterio\.$/),
    );
    expect(api.calls('project', 'addMember').map(({ body }) => body)).toEqual([
      { projectId: fake.project._id, username: 'rosa' },
    ]);
  });

  it('leaves out the members and oneself', async () => {
    const named = (username: string, fullname: string) => person('employee', { username, fullname });
    const inside = named('dentro', 'Dentro Quetzal');
    fake.everybody = [{ ...fake.me, fullname: 'Marta Quetzal' }, inside, named('fuera', 'Fuera Quetzal')];
    fake.members = [card(fake.me), card(inside)];
    const { fill } = await fake.open();
    await findMemberList();
    await fill(searchBox(), 'quetzal');
    expect(
      within(await found())
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('Fuera Quetzal')]);
  });

  it("says 'No se encontraron usuarios con ese criterio.' of nobody, and how others are found (INVITE-4)", async () => {
    const { fill } = await fake.open();
    await findMemberList();
    await fill(searchBox(), 'nadie se llama así');
    await waitFor(() => expect(results()).toHaveTextContent(NONE));
  });

  it("says 'Error al buscar usuarios.' of a failure, until the term is emptied", async () => {
    const { fill } = await fake.open({ person: { search: () => refuse('validation_failed') } });
    await findMemberList();
    await fill(searchBox(), 'ana');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al buscar usuarios\.$/);
    await fill(searchBox(), '');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it("says 'Error al agregar usuario al proyecto.' if somebody cannot be added, until they can", async () => {
    let failing = true;
    const { user, fill } = await fake.open({
      project: {
        addMember: () => {
          if (failing) return offline();
          fake.members = [...fake.members, card(fake.rosa)];
          return fake.answer();
        },
      },
    });
    await findMemberList();
    await fill(searchBox(), 'rosa');
    await user.click(within(await found()).getByRole('button'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al agregar usuario al proyecto\.$/);
    expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (1)');
    failing = false;
    await user.click(within(await found()).getByRole('button'));
    await waitFor(async () =>
      expect(await findMemberList()).toHaveTextContent('Usuarios en el Proyecto (2)'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
