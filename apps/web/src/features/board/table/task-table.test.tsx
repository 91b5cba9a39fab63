import { describe, expect, it } from 'vitest';
import { card, FakeBoard, person, screen, setViewport, waitFor, within } from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel', username: 'rosa' });
const grid = () => screen.findByRole('grid', { name: 'Gestión de Tareas' });
const row = (title: string) => screen.getByRole('row', { name: new RegExp(`^${title} `) });
const title = (name: string) => within(row(name)).getByRole('button', { name });

async function open(search = '', as?: typeof rosa, shown: 'grid' | 'list' = 'grid') {
  const board = new FakeBoard(
    {},
    {
      members: [rosa],
      tasks: [
        { title: 'a', status: 'Backlog' },
        { title: 'b', status: 'Doing', tags: ['obra'] },
        { title: 'c', status: 'Doing', assignedTo: [card(rosa)] },
      ],
    },
  );
  const visit = await board.open({ search: `?view=table${search}`, ...(as && { as }) });
  await screen.findByRole(shown, { name: 'Gestión de Tareas' });
  return { board, ...visit };
}

describe('the filters of the table (BOARD-19)', () => {
  it('leave the focus on the first of them once they are cleared', async () => {
    const { user } = await open('&status=Doing');
    await user.click(await screen.findByRole('button', { name: 'Limpiar filtros' }));
    expect(await screen.findByRole('heading', { name: 'Tareas (3 de 3)' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveFocus();
  });
});

describe('the arrows in the table (BOARD-30)', () => {
  it('reach its cells, its rows and its head; Tab reaches one of them', async () => {
    const { user } = await open('&sort=title');
    expect(await grid()).toHaveAttribute('aria-rowcount', '4');
    expect(row('b')).toHaveAttribute('aria-rowindex', '3');
    title('a').focus();
    await user.keyboard('{ArrowDown}');
    expect(title('b')).toHaveFocus();
    expect(title('b')).not.toHaveAttribute('tabindex');
    expect(title('a')).toHaveAttribute('tabindex', '-1');

    await user.keyboard('{ArrowRight}');
    expect(within(row('b')).getAllByRole('cell')[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Estado de b')).toHaveFocus();
    await user.keyboard('{Escape}{ArrowRight}');
    expect(within(row('b')).getByRole('button', { name: /^Prioridad: b/ })).toHaveFocus();
    await user.keyboard('{End}');
    expect(within(row('b')).getByRole('button', { name: 'Eliminar: b' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(within(row('a')).getByRole('button', { name: 'Eliminar: a' })).toHaveFocus();
    await user.keyboard('{Home}{Control>}{End}{/Control}');
    expect(title('c')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Título' })).toHaveFocus();
  });

  it('leave the focus at its task while others change the board (DESIGN-23)', async () => {
    const { board, user } = await open('&sort=title');
    title('b').focus();
    board.create({ title: 'aa' });
    await waitFor(() => expect(row('aa')).toBeInTheDocument());
    expect(title('b')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(title('aa')).toHaveFocus();
  });
});

describe('the groups of the table (BOARD-19)', () => {
  const headings = () =>
    screen
      .getAllByRole('row')
      .flatMap((one) => within(one).queryAllByRole('button', { expanded: true, name: /tareas?$/ }))
      .map(({ textContent }) => textContent);

  it('are chosen, kept in the address, and open and close by keyboard', async () => {
    const { user, path } = await open();
    await user.selectOptions(screen.getByLabelText('Agrupar por'), 'Estado');
    await waitFor(() => expect(path()).toMatch(/&group=status$/));
    expect(headings()).toEqual(['Backlog: 1 tarea1', 'Doing: 2 tareas2']);
    const doing = screen.getByRole('button', { name: /^Doing: 2 tareas/ });
    doing.focus();
    await user.keyboard('{ArrowLeft}');
    expect(doing).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('row', { name: /^b / })).toBeNull();
    expect(await grid()).toHaveAttribute('aria-rowcount', '4');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(title('b')).toHaveFocus();
  });

  it('open from a link; an unknown group is ignored', async () => {
    await open('&group=person');
    expect(headings()).toEqual(['Rosa Ajanel: 1 tarea1', 'Sin asignar: 2 tareas2']);
    expect(screen.getByLabelText('Agrupar por')).toHaveValue('person');
  });

  it('follow a change of a task, which keeps the focus', async () => {
    const { board, user } = await open('&group=status');
    await user.selectOptions(screen.getByLabelText('Estado de a'), 'Doing');
    await waitFor(() => expect(headings()).toEqual(['Doing: 3 tareas3']));
    expect(screen.getByLabelText('Estado de a')).toHaveFocus();
    await waitFor(() => expect(board.task('a').status).toBe('Doing'));
  });
});

describe('several lines at once (QUICK-7, QUICK-8)', () => {
  const bar = (count: string) => screen.findByRole('toolbar', { name: count });
  const chosen = () =>
    screen
      .getAllByRole('row', { selected: true })
      .map((one) => within(one).getAllByRole('button')[0]?.textContent);

  it('are chosen with Ctrl and Shift in the order of the table, without opening any, and deselected by Escape', async () => {
    const { user, path } = await open('&sort=-title');
    expect(await grid()).toHaveAttribute('aria-multiselectable', 'true');
    const before = path();
    await user.keyboard('{Control>}');
    await user.click(title('c'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(within(row('b')).getByText('obra'));
    await user.keyboard('{/Shift}');
    await bar('2 tareas elegidas');
    expect(chosen()).toEqual(['c', 'b']);
    expect(title('b')).toHaveFocus();
    expect(path()).toBe(before);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('are chosen by x, by Shift and the arrows, and by a button of the line; a change of all is one request', async () => {
    const { board, user, api } = await open('&sort=title');
    title('a').focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(title('b')).toHaveFocus();
    await user.keyboard('x');
    await user.click(screen.getByRole('button', { name: 'Elegir: c' }));
    const tools = within(await bar('2 tareas elegidas'));
    expect(chosen()).toEqual(['a', 'c']);
    await user.click(tools.getByRole('button', { name: 'Mover a' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
    await waitFor(() => expect(board.layout).toMatchObject({ Doing: ['b'], Done: ['a', 'c'] }));
    expect(api.changes).toEqual(['task.batch']);
    expect(chosen()).toEqual(['a', 'c']);
  });

  it('count a task of several groups once, deselect those of a closed group, and stay chosen as cards', async () => {
    const { board, user } = await open('&group=person');
    board.change('c', { assignedTo: [card(rosa), card(board.owner)] });
    await waitFor(() => expect(screen.getAllByRole('row', { name: /^c / })).toHaveLength(2));
    await user.keyboard('{Control>}');
    for (const line of screen.getAllByRole('row', { name: /^c / }).slice(1)) await user.click(line);
    await user.click(title('a'));
    await user.keyboard('{/Control}');
    await bar('2 tareas elegidas');
    await user.click(screen.getByRole('button', { name: /^Sin asignar: 2 tareas/ }));
    await bar('1 tarea elegida');
    await user.click(screen.getByRole('radio', { name: 'Kanban' }));
    expect(
      await within(await screen.findByRole('article', { name: 'c' })).findByText('Elegida.'),
    ).toBeInTheDocument();
  });
});

describe('the columns of the table (BOARD-19)', () => {
  const heads = () =>
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== 'Acciones');

  it('are chosen, kept in the address, and still sort the table when hidden', async () => {
    const { user, path } = await open('&sort=-priority&hide=tags&hide=nothing');
    expect(heads()).toEqual(['Título', 'Estado', 'Prioridad', 'Asignado a', 'Vence', 'Horas']);
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    expect(await screen.findByRole('checkbox', { name: 'Tags' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Título' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Prioridad' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tags' }));
    await waitFor(() => expect(path()).toMatch(/sort=-priority&hide=priority$/));
    await user.keyboard('{Escape}');
    expect(heads()).toEqual(['Título', 'Estado', 'Asignado a', 'Vence', 'Horas', 'Tags']);
    expect(await grid()).toHaveAttribute('aria-rowcount', '4');
    title('a').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(row('a')).getByRole('button', { name: /^Asignado a: a/ })).toHaveFocus();
  });

  it('keep the width that a person sets by the arrows, also after a return (BOARD-19)', async () => {
    const { board, user } = await open('&sort=title');
    const edge = () => screen.getByRole('separator', { name: 'Ancho de Estado' });
    expect(screen.queryByRole('separator', { name: 'Ancho de Título' })).toBeNull();
    expect(edge()).toHaveAttribute('aria-valuenow', '132');
    screen.getByRole('button', { name: 'Título' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(edge()).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}');
    expect(edge()).toHaveAttribute('aria-valuenow', '148');
    expect((await grid()).style.getPropertyValue('--columns')).toMatch(/^minmax\(0, 1fr\) 148px /);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Estado' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Kanban' }));
    await screen.findByRole('article', { name: 'a' });
    await user.click(screen.getByRole('radio', { name: 'Tabla' }));
    await grid();
    expect(edge()).toHaveAttribute('aria-valuenow', '148');
    await user.dblClick(edge());
    expect(edge()).toHaveAttribute('aria-valuenow', '132');
    expect(board.task('a').status).toBe('Backlog');
  });
});

describe('on a narrow screen', () => {
  it('the cards are in the same groups, which open and close (BOARD-19)', async () => {
    setViewport({ width: 360 });
    const { user } = await open('&group=person', undefined, 'list');
    const listed = () =>
      within(screen.getByRole('list', { name: 'Gestión de Tareas' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const [first, ...others] = listed();
    expect(first).toMatch(/^Rosa Ajanel: 1 tarea/);
    expect(others.map((text) => text?.[0])).toEqual(['c', 'S', 'a', 'b']);
    await user.click(screen.getByRole('button', { name: /^Sin asignar: 2 tareas/ }));
    expect(listed()).toHaveLength(3);
    await user.selectOptions(screen.getByLabelText('Agrupar por'), 'Nada');
    await waitFor(() => expect(listed().map((text) => text?.[0])).toEqual(['a', 'b', 'c']));
  });
});

describe('changes in a cell (QUICK-5)', () => {
  it('are those of a card: priority, people, date and tags', async () => {
    const { board, user, api } = await open();
    const button = (name: RegExp) => within(row('b')).getByRole('button', { name });
    await user.click(button(/^Prioridad: b/));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Crítica' }));
    await waitFor(() => expect(board.task('b').priority).toBe('Critical'));
    await user.click(button(/^Asignado a: b/));
    await user.click(await screen.findByRole('option', { name: /Rosa Ajanel/ }));
    await waitFor(() => expect(board.task('b').assignedTo).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(button(/^Fecha de vencimiento: b/));
    await user.click(await screen.findByRole('button', { name: 'Mañana' }));
    await waitFor(() => expect(board.task('b').dueDate).not.toBeNull());
    await user.click(button(/^Tags: b: obra/));
    await user.keyboard('patio{Enter}');
    await waitFor(() => expect(board.task('b').tags).toEqual(['obra', 'patio']));
    expect(api.changes).toEqual(['task.batch', 'task.batch', 'task.batch', 'task.batch']);
  });

  it('are not for people who may only move tasks', async () => {
    await open('', rosa);
    expect(
      within(row('b'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['b']);
  });
});
