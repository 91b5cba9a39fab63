import { describe, expect, it } from 'vitest';
import { card, FakeBoard, person, screen, waitFor, within } from '@/test/index.ts';

const members = ['elena', 'dora', 'tomas', 'ines'].map((username) => person('employee', { username }));
const everyone = members.map(card);

/** Four tasks that every column sorts differently. */
function newBoard(): FakeBoard {
  return new FakeBoard(
    {},
    {
      members,
      tasks: [
        {
          title: 'beta',
          status: 'Done',
          priority: 'Low',
          dueDate: '2027-01-02T06:00:00.000Z',
          estimatedHours: 9,
        },
        { title: 'alfa', status: 'Backlog', priority: 'Critical', assignedTo: everyone.slice(0, 1) },
        { title: 'delta', status: 'Doing', priority: 'High', estimatedHours: 30, assignedTo: everyone },
        {
          title: 'gama',
          status: 'Backlog',
          priority: 'Medium',
          dueDate: '2026-12-01T06:00:00.000Z',
          tags: ['uno'],
          assignedTo: everyone.slice(0, 2),
        },
      ],
    },
  );
}

const heading = () => screen.getByRole('heading', { level: 3 });
const row = (title: string) => screen.getByRole('row', { name: new RegExp(`^${title} `) });
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const sortBy = (name: string) => within(head(name)).getByRole('button');
const field = (name: string) => screen.getByRole('combobox', { name });
const options = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const titles = () => [...document.querySelectorAll('tr > td:first-child')].map((cell) => cell.textContent);
const shows = (expected: readonly string[]) => waitFor(() => expect(titles()).toEqual(expected));

async function open(search = '', board = newBoard()) {
  const visit = await board.open({ search: `?view=table${search}` });
  await screen.findByRole('grid', { name: 'Gestión de Tareas' });
  return { board, ...visit };
}

describe('the filters of the table (BOARD-19)', () => {
  it('have every status and priority; the heading counts what passes, and Limpiar filtros is there meanwhile', async () => {
    const { user, path } = await open();
    expect(heading()).toHaveTextContent(/^Tareas \(4 de 4\)$/);
    expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
    expect(options('Estado')).toEqual(['Todos', 'Backlog', 'To do', 'Doing', 'Testing', 'Done']);
    expect(options('Prioridad')).toEqual(['Todas', 'Baja', 'Media', 'Alta', 'Crítica']);

    await user.selectOptions(field('Estado'), 'Backlog');
    await waitFor(() => expect(heading()).toHaveTextContent(/^Tareas \(2 de 4\)$/));
    await user.selectOptions(field('Prioridad'), 'Crítica');
    await shows(['alfa']);
    await waitFor(() => expect(path()).toMatch(/status=Backlog&priority=Critical/));
  });

  it('open from a link, and all tasks are back once they are cleared', async () => {
    const { user } = await open('&status=Backlog&priority=Critical');
    expect(heading()).toHaveTextContent(/^Tareas \(1 de 4\)$/);
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(heading()).toHaveTextContent(/^Tareas \(4 de 4\)$/));
    expect(screen.queryByRole('button', { name: 'Limpiar filtros' })).toBeNull();
  });
});

describe('the heads of the table (BOARD-19)', () => {
  it('each sort ascending first, turn when pressed again, and give way to the order of the board', async () => {
    const { user } = await open();
    await shows(['alfa', 'delta', 'beta', 'gama']);
    const sorted = {
      Título: ['alfa', 'beta', 'delta', 'gama'],
      Estado: ['alfa', 'gama', 'delta', 'beta'],
      Prioridad: ['beta', 'gama', 'delta', 'alfa'],
      'Asignado a': ['beta', 'alfa', 'gama', 'delta'],
      Horas: ['alfa', 'gama', 'beta', 'delta'],
    };
    for (const [name, ascending] of Object.entries(sorted)) {
      await user.click(sortBy(name));
      await shows(ascending);
      expect(head(name)).toHaveAttribute('aria-sort', 'ascending');
    }
    await user.click(sortBy('Título'));
    await shows(sorted.Título);
    await user.click(sortBy('Título'));
    await shows(sorted.Título.toReversed());
  });

  it('sort by due date, tasks without one last, which the address holds', async () => {
    const { user, path } = await open();
    await user.click(sortBy('Vence'));
    await shows(['gama', 'beta', 'alfa', 'delta']);
    await waitFor(() => expect(path()).toMatch(/sort=dueDate$/));
  });

  it('sort a link by due date as well', async () => {
    await open('&sort=dueDate');
    await shows(['gama', 'beta', 'alfa', 'delta']);
  });

  it('put view, filter and sort into the address (FIND-8)', async () => {
    const { user, path } = await open();
    await user.selectOptions(field('Estado'), 'Backlog');
    await user.click(sortBy('Título'));
    await user.click(sortBy('Título'));
    await shows(['gama', 'alfa']);
    await waitFor(() => expect(path()).toMatch(/\?view=table&status=Backlog&sort=-title$/));
  });

  it('are as the link says for another person (FIND-8)', async () => {
    await open('&status=Backlog&sort=-title');
    await shows(['gama', 'alfa']);
    expect(field('Estado')).toHaveValue('Backlog');
    expect(head('Título')).toHaveAttribute('aria-sort', 'descending');
  });
});

describe('the cells of the table (BOARD-30)', () => {
  const faces = (title: string) => row(title).querySelectorAll('[role=img] > span[aria-hidden]');
  const letters = (title: string) =>
    [...row(title).querySelectorAll<HTMLElement>('[role=img] [data-initial]')].map(
      ({ dataset }) => dataset.initial,
    );

  it("show up to three faces and '+N', beside one username or a number of people", async () => {
    await open();
    expect(row('alfa')).toHaveTextContent('elena');
    expect(letters('alfa')).toEqual(['E']);
    expect(row('gama')).toHaveTextContent('2 usuarios');
    expect(row('delta')).toHaveTextContent('4 usuarios');
    expect(row('delta').querySelector('[data-rest="+1"]')).toBeVisible();
    expect(faces('delta')).toHaveLength(3);
    expect(row('beta')).toHaveTextContent('Sin asignar');
  });

  it('show the picture of an assignee, else the first letter of the username', async () => {
    const picture = `/api/user/picture/${'ab'.repeat(16)}`;
    const ana = person('employee', { username: 'ana', profilePicture: picture });
    const rosa = person('employee', { username: 'rosa' });
    const board = new FakeBoard(
      {},
      {
        members: [ana, rosa],
        tasks: [
          { title: 'con foto', assignedTo: [card(ana)] },
          { title: 'sin foto', assignedTo: [card(rosa)] },
        ],
      },
    );
    await open('', board);
    expect(row('con foto').querySelector('img')).toHaveAttribute('src', picture);
    expect(row('sin foto').querySelector('img')).toBeNull();
    expect(letters('sin foto')).toEqual(['R']);
  });

  it("show '-' for a missing value", async () => {
    await open();
    const cells = (title: string) => within(row(title)).getAllByRole('cell');
    for (const place of [4, 5, 6]) expect(cells('alfa')[place]).toHaveTextContent(/^-$/);
    expect(cells('gama')[6]).toHaveTextContent(/^uno$/);
    expect(head('Tags')).toBeVisible();
  });

  it('give way to a sentence where there is no task', async () => {
    await new FakeBoard().open({ search: '?view=table' });
    expect(await screen.findByText('No hay tareas en este proyecto')).toBeVisible();
  });
});
