import { describe, expect, it } from 'vitest';
import {
  company,
  FakeBusiness,
  payPeriod,
  payPerson,
  person,
  renderRoute,
  screen,
  type Visit,
  waitFor,
} from '@/test/index.ts';
import { planilla } from '@/test/pay-period-screen.ts';

const NAMES = Array.from({ length: 14 }, (_, index) => `Persona ${index + 10}`);
const business = () =>
  new FakeBusiness({
    companies: [company({ name: 'Taller Luna' })],
    employees: NAMES.map((fullname) => ({ fullname })),
    projects: [{ name: 'Apertura' }, { name: 'Persona 12' }],
  });
const people = NAMES.map((fullname) => person('client', { fullname }));
const companies = NAMES.map((name) => company({ name }));

interface List {
  readonly path: string;
  readonly open: (path: string) => Promise<Visit>;
  /** Narrows the list or sorts it by other means than its search field. */
  readonly more?: (visit: Visit) => Promise<void>;
  /** The query of the address after the search for `Persona 12`, and after `more`. */
  readonly query: string;
}

const pressHead = (name: RegExp) => async (visit: Visit) => {
  const head = await screen.findByRole('columnheader', { name });
  await visit.user.click(head.querySelector('button') ?? head);
};

/** The lists that search, filter or sort. */
const LISTS: readonly List[] = [
  {
    path: '/employees',
    open: (path) => business().open(path),
    more: pressHead(/Teléfono/),
    query: '?q=Persona+12&sort=phone',
  },
  {
    path: '/admin/users',
    open: (path) =>
      renderRoute(path, {
        as: 'admin',
        api: { accountInvitation: { list: () => [] }, person: { all: () => people } },
      }),
    more: async ({ user }) => user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), '4'),
    query: '?q=Persona+12&role=4',
  },
  {
    path: '/admin/companies',
    open: (path) => renderRoute(path, { as: 'admin', api: { company: { all: () => companies } } }),
    more: pressHead(/Creator|Created by/),
    query: '?name=Persona+12&sort=creator',
  },
  { path: '/projects', open: (path) => business().open(path), query: '?projects=Persona+12' },
  {
    path: '/planilla/periodo',
    open: (path) => {
      const period = payPeriod({ people: NAMES.map((fullname) => payPerson({ fullname })) });
      return renderRoute(path, { as: 'manager', company: company(), api: planilla(period) });
    },
    query: '?q=Persona+12',
  },
];

const searchBox = () => screen.findByRole<HTMLInputElement>('searchbox');

describe('a list keeps its search, filters and sort in its address (SCREEN-24)', () => {
  it.each(LISTS)('$path, also after another screen', async ({ path, open, more, query }) => {
    const visit = await open(path);
    await visit.fill(await searchBox(), 'Persona 12');
    await waitFor(() => expect(screen.queryAllByText(/Persona 1[013-9]/)).toEqual([]));
    await more?.(visit);
    await waitFor(() => expect(visit.path()).toBe(`${path}${query}`));
    await visit.goTo('/account');
    await visit.goTo(`${path}${query}`);
    expect((await searchBox()).value).toBe('Persona 12');
    await waitFor(() => expect(screen.queryAllByText(/Persona 1[013-9]/)).toEqual([]));
    await visit.goTo(path);
    await waitFor(async () => expect((await searchBox()).value).toBe(''));
  });

  it.each(['Cancelar', 'Guardar'])('/employees leads back to it from the form by %s', async (button) => {
    const own = business();
    const visit = await own.open('/employees');
    await visit.fill(await searchBox(), 'Persona 12');
    await visit.user.click(await screen.findByRole('link', { name: 'Editar Persona 12' }));
    await visit.user.click(await screen.findByText(button));
    await waitFor(() => expect(visit.path()).toBe('/employees?q=Persona+12'));
    expect((await searchBox()).value).toBe('Persona 12');
  });

  it('stores a fast search in the address after a pause, and loses no key of it', async () => {
    const visit = await business().open('/employees');
    await visit.user.type(await searchBox(), 'Persona 13');
    expect((await searchBox()).value).toBe('Persona 13');
    await waitFor(() => expect(visit.path()).toBe('/employees?q=Persona+13'));
    expect((await searchBox()).value).toBe('Persona 13');
  });

  it('leaves the list searched after a project is chosen', async () => {
    const own = business();
    const visit = await own.open('/projects');
    await visit.fill(await searchBox(), 'Persona');
    await waitFor(() => expect(visit.path()).toBe('/projects?projects=Persona'));
    await visit.user.click(await screen.findByRole('link', { name: 'Persona 12' }));
    await waitFor(() => expect(visit.path()).toBe(`/projects/${own.projects[1]?._id}?projects=Persona`));
    expect((await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar proyecto' })).value).toBe(
      'Persona',
    );
  });

  it('keeps its drawn length there too, after another screen and a reload', async () => {
    const many = Array.from({ length: 130 }, (_, index) => company({ name: `Obra ${index + 1}` }));
    const visit = await new FakeBusiness({ companies: many }).open('/home', { active: null });
    expect(await screen.findByText('Obra 60')).toBeVisible();
    await visit.user.click(screen.getByRole('button', { name: 'Mostrar más (60 de 130)' }));
    expect(await screen.findByText('Obra 120')).toBeVisible();
    expect(visit.path()).toBe('/home?companies-shown=120');
    await visit.goTo('/account');
    await visit.goTo('/home?companies-shown=120');
    expect(await screen.findByText('Obra 120')).toBeVisible();
    expect(screen.queryByText('Obra 121')).toBeNull();
    for (const odd of ['-5', 'x', '0']) {
      await visit.goTo(`/home?companies-shown=${odd}`);
      expect(await screen.findByRole('button', { name: 'Mostrar más (60 de 130)' })).toBeVisible();
    }
  });
});
