import { describe, expect, it } from 'vitest';
import {
  company,
  FakeBoard,
  FakeBusiness,
  newId,
  offline,
  project,
  renderRoute,
  screen,
  stopClock,
  waitFor,
  within,
  worker,
} from '@/test/index.ts';

const options = () => screen.findAllByRole('option').then((all) => all.map((one) => one.textContent));
const group = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('option')
    .map((one) => one.textContent);
const box = () => screen.findByRole('combobox', { name: 'Ir a…' });
const found = (title: string, name = 'Ampliación') => ({
  _id: newId(),
  title,
  project: { _id: newId(), name },
});
const business = () =>
  new FakeBusiness({
    companies: [company({ name: 'Taller Luna' }), company({ name: 'Panadería Sol' })],
    employees: [{ fullname: 'José Núñez', username: 'jose' }],
    projects: [{ name: 'Apertura zona 10' }],
  });

describe('the window that goes anywhere', () => {
  it('opens by Ctrl K even while a person types, by the button of the head, and returns the focus (SEARCH-5, SEARCH-6)', async () => {
    const { user } = await business().open('/projects');
    const search = await screen.findByRole('searchbox', { name: 'Buscar proyecto' });
    await user.click(search);
    await user.keyboard('zo{Control>}k{/Control}');
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    expect(await group('Pantallas')).toContain('Planilla');
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(search).toHaveFocus());
    expect(search).toHaveValue('zo');

    await user.click(screen.getByRole('button', { name: 'Ir a… (Ctrl K)' }));
    await box();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Ir a…' })).toBeNull());
  });

  it.each([
    ['menu', 'button', /^Prioridad: /, 'menuitemradio'],
    ['list', 'button', /^Personas/, 'option'],
    ['panel', 'button', /^Vistas/, 'dialog'],
  ] as const)('opens by Ctrl K over an open %s, which closes (SEARCH-5)', async (_, role, name, inside) => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user } = await board.open({ search: '?q=pin' });
    await user.click(await screen.findByRole(role, { name }));
    await screen.findAllByRole(inside);
    await user.keyboard('{Control>}k{/Control}');
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    await user.keyboard('pla');
    expect(input).toHaveValue('pla');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('takes text that is typed together with Ctrl K (SEARCH-5)', async () => {
    const { user } = await business().open('/projects');
    await screen.findByRole('searchbox', { name: 'Buscar proyecto' });
    await user.keyboard('{Control>}k{/Control}sol');
    const input = await box();
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveValue('sol');
    expect(await group('Empresas')).toEqual(['Panadería Sol']);
  });

  it('finds companies, projects and people with the first letters, and goes there by Enter (SEARCH-6, SEARCH-5)', async () => {
    const own = business();
    const clock = stopClock();
    const { user, path, api } = await own.open('/projects', { api: { task: { search: () => [] } } });
    await screen.findByRole('searchbox', { name: 'Buscar proyecto' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'SOL');
    expect(await group('Empresas')).toEqual(['Panadería Sol']);
    await user.clear(await box());
    await user.type(await box(), 'nunez jo');
    expect(await group('Personas')).toEqual(['José Núñezjose']);
    await user.clear(await box());
    await user.type(await box(), 'zona');
    expect(await options()).toEqual(['Apertura zona 10Taller Luna']);
    await clock.pass(300);
    expect(api.calls('task', 'search').map(({ query }) => query.q)).toEqual(['zona']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`/projects/${own.projects[0]?._id}`));
  });

  it('requests tasks after a pause, shows those of the last letters alone, and opens the page of one (SEARCH-6)', async () => {
    const planos = found('Planos');
    const clock = stopClock();
    const { user, path, api } = await business().open('/home', {
      api: {
        task: { search: ({ query }) => (query.q === 'pl' ? [found('Platos')] : [planos, found('Plazos')]) },
      },
    });
    await screen.findByRole('button', { name: 'Ir a… (Ctrl K)' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'p');
    await clock.pass(300);
    expect(api.calls('task', 'search')).toEqual([]);
    await user.type(await box(), 'l');
    expect(await screen.findByText('Buscando tareas…')).toBeVisible();
    await clock.pass(300);
    expect(await group('Tareas')).toEqual(['PlatosAmpliación']);
    await user.type(await box(), 'a');
    expect(screen.queryByText('Platos')).toBeNull();
    await clock.pass(300);
    expect(await group('Tareas')).toEqual(['PlanosAmpliación', 'PlazosAmpliación']);
    await user.click(screen.getByRole('option', { name: /Planos/ }));
    await waitFor(() => expect(path()).toBe(`/projects/${planos.project._id}?task=${planos._id}`));
  });

  it('shows of a task found by a comment who wrote it and the part with the words (SEARCH-10)', async () => {
    const clock = stopClock();
    const byComment = (title: string, author: string | null, excerpt: string) => ({
      ...found(title),
      comment: { author, excerpt },
    });
    const planos = byComment('Planos', 'Ana Xol', '… falta el cemento gris');
    const { user, path } = await business().open('/home', {
      api: { task: { search: () => [found('Cemento'), planos, byComment('Losa', null, 'Más cemento')] } },
    });
    await screen.findByRole('button', { name: 'Ir a… (Ctrl K)' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'cemento');
    await clock.pass(300);
    expect(await group('Tareas')).toEqual([
      'CementoAmpliación',
      'PlanosAmpliaciónAna Xol: … falta el cemento gris',
      'LosaAmpliaciónCuenta eliminada: Más cemento',
    ]);
    await user.click(screen.getByRole('option', { name: /Planos/ }));
    await waitFor(() => expect(path()).toBe(`/projects/${planos.project._id}?task=${planos._id}`));
    await user.keyboard('{Control>}k{/Control}');
    expect(await group('Recientes')).toEqual(['PlanosAmpliación']);
  });

  it('reports that nothing matches, and that the search failed, which is tried again (SEARCH-5)', async () => {
    const clock = stopClock();
    const { user, api } = await business().open('/home', { api: { task: { search: offline } } });
    await screen.findByRole('button', { name: 'Ir a… (Ctrl K)' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'xyz');
    await clock.pass(300);
    await clock.pass(10_000);
    expect(await screen.findByText('No se pudieron buscar las tareas.')).toBeVisible();
    api.answer({ task: { search: () => [] } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Nada coincide con lo buscado.')).toBeVisible();
  });

  it('remembers the last opened things for the same person alone (SEARCH-6)', async () => {
    const { user, path } = await business().open('/home');
    await screen.findByRole('button', { name: 'Ir a… (Ctrl K)' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'sol');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toMatch(/^\/company\//));
    await user.keyboard('{Control>}k{/Control}');
    expect(await group('Recientes')).toEqual(['Panadería Sol']);
  });

  it('finds for an employee their projects and tasks, in their own area (SEARCH-6)', async () => {
    const { me, api } = worker();
    const own = project({ name: 'Apertura', usuarios: [me.username] });
    const planos = { ...found('Planos de apertura'), project: own };
    const { user, path } = await renderRoute('/employee/tasks', {
      as: me,
      api: {
        ...api,
        project: { list: () => [own], get: () => own, members: () => [] },
        task: { ofPerson: () => [], board: () => [], assignable: () => [], search: () => [planos] },
      },
    });
    await screen.findByRole('button', { name: 'Ir a… (Ctrl K)' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'apertura');
    expect(await group('Proyectos')).toEqual(['Apertura']);
    expect(await group('Tareas')).toEqual(['Planos de aperturaApertura']);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(path()).toBe(`/employee/projects/${planos.project._id}?task=${planos._id}`));
  });
});
