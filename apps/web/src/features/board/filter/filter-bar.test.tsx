import { describe, expect, it } from 'vitest';
import { FakeBoard, person, refuse, screen, setViewport, waitFor, within } from '@/test/index.ts';

const ana = person('employee', { fullname: 'Ana Xol', username: 'ana' });
const open = { name: 'Filtrar tareas' };
const bar = () => screen.getByRole('region', { name: 'Filtro de tareas' });
const queryBar = () => screen.queryByRole('region', { name: 'Filtro de tareas' });
const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));

function newBoard(): FakeBoard {
  return new FakeBoard(
    {},
    {
      members: [ana],
      tasks: [
        { title: 'Medir el salón', description: 'Antes de la visita', tags: ['obra'], priority: 'High' },
        { title: 'Comprar el horno', tags: ['compras'], assignedTo: [{ ...ana }], status: 'Doing' },
        { title: 'Pintar', dueDate: '2020-02-03T06:00:00.000Z', status: 'Testing' },
      ],
    },
  );
}

describe('the filter bar (FIND-1)', () => {
  it('opens with the keyboard in its search, finds by words at once, counts, and is in the address after a pause (FIND-2, FIND-3)', async () => {
    const { user, path } = await newBoard().open();
    await shows('Medir el salón', 'Comprar el horno', 'Pintar');
    await user.click(screen.getByRole('button', open));
    expect(within(bar()).getByRole('searchbox')).toHaveFocus();
    await user.keyboard('SALON visita');
    await shows('Medir el salón');
    expect(within(bar()).getByRole('status')).toHaveTextContent('1 de 3');
    await waitFor(() => expect(path()).toContain('?q=SALON+visita'));
    expect(within(bar()).getByRole('searchbox')).toHaveValue('SALON visita');
    expect(screen.getByRole('button', { name: 'Filtrar tareas, 1 activo' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );

    await user.click(within(bar()).getByRole('button', { name: 'Quitar filtros' }));
    await shows('Medir el salón', 'Comprar el horno', 'Pintar');
    await waitFor(() => expect(path()).not.toContain('q='));
    expect(queryBar()).toBeNull();
    expect(screen.getByRole('button', open)).toHaveFocus();
  });

  it('finds by the comments as well, once the typing rests, and by no others (FIND-12)', async () => {
    const board = newBoard();
    board.say('Pintar', 'Falta el cemento gris', ana);
    const { user, api } = await board.open();
    await user.click(await screen.findByRole('button', open));
    await user.keyboard('cemento');
    await shows('Pintar');
    expect(within(bar()).getByText('1 de 3')).toBeVisible();
    expect(api.calls('task', 'commented').map(({ query }) => query.q)).toEqual(['cemento']);
    await user.keyboard('{Backspace}s');
    expect(await screen.findByText('Ninguna tarea coincide con el filtro.')).toBeVisible();
  });

  it('reports a failed search of the comments, and finds by the rest (FIND-12)', async () => {
    const board = newBoard();
    const { user, api } = await board.open();
    api.answer({ task: { commented: () => refuse('internal') } });
    await user.click(await screen.findByRole('button', open));
    await user.keyboard('horno');
    await shows('Comprar el horno');
    expect(await within(bar()).findByText('Sin los comentarios', {}, { timeout: 5_000 })).toBeVisible();
  });

  it('finds by person, tag, priority and due date, each of them in the address', async () => {
    const { user, path } = await newBoard().open();
    await user.click(await screen.findByRole('button', open));
    const choose = async (field: string, option: string) => {
      await user.click(within(bar()).getByRole('button', { name: new RegExp(`^${field}`) }));
      await user.click(await screen.findByRole('option', { name: new RegExp(option) }));
      await user.keyboard('{Escape}');
    };
    await choose('Personas', 'Ana Xol');
    await shows('Comprar el horno');
    await choose('Personas', 'Sin asignar');
    await shows('Medir el salón', 'Comprar el horno', 'Pintar');
    await choose('Tags', 'obra');
    await shows('Medir el salón');
    await choose('Prioridad', 'Alta');
    await waitFor(() => expect(path()).toContain(`person=${ana._id}&person=none&tag=obra&priority=High`));
    await user.selectOptions(within(bar()).getByRole('combobox', { name: 'Vencimiento' }), 'Vencidas');
    expect(await screen.findByText('Ninguna tarea coincide con el filtro.')).toBeVisible();
  });

  it('opens from a link as it was, over the table too; unknown values are ignored (FIND-2, FIND-1)', async () => {
    const board = newBoard();
    const { user } = await board.open({ search: '?due=overdue&priority=nope&person=nobody' });
    await shows('Pintar');
    expect(within(bar()).getByRole('combobox', { name: 'Vencimiento' })).toHaveValue('overdue');
    await user.click(screen.getByRole('radio', { name: 'Tabla' }));
    expect(await screen.findByRole('heading', { name: 'Tareas (1 de 3)' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Kanban' }));
    await shows('Pintar');
  });

  it('stays while others change tasks, whether these pass it or not (FIND-1)', async () => {
    const board = newBoard();
    await board.open({ search: '?q=horno' });
    await shows('Comprar el horno');
    board.create({ title: 'Otro horno' });
    board.create({ title: 'Nada' });
    await shows('Otro horno', 'Comprar el horno');
    board.change('Comprar el horno', { title: 'Comprar la estufa' });
    await shows('Otro horno');
  });

  it('says that no task passes, with a button that clears the filter (FIND-1)', async () => {
    const { user, path } = await newBoard().open({ search: '?q=nunca&ver=tareas' });
    expect(await screen.findByText('Ninguna tarea coincide con el filtro.')).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' }).at(-1) as HTMLElement);
    await shows('Medir el salón', 'Comprar el horno', 'Pintar');
    expect(path()).toContain('ver=tareas');
    expect(screen.getByRole('button', open)).toHaveFocus();
  });

  it('says so in a column whose tasks all fail the filter, and not in an empty one (FIND-1)', async () => {
    await newBoard().open({ search: '?q=horno' });
    await shows('Comprar el horno');
    const columns = screen.getAllByText(/^Ninguna coincide$|^Añade una tarjeta$/);
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      'Ninguna coincide',
      'Añade una tarjeta',
      'Ninguna coincide',
      'Añade una tarjeta',
    ]);
  });

  it('is an employee’s as well, and finds their own tasks', async () => {
    const { user } = await newBoard().open({ as: ana });
    await user.click(await screen.findByRole('button', open));
    const mine = within(bar()).getByRole('button', { name: 'Mis tareas' });
    await user.click(mine);
    await shows('Comprar el horno');
    expect(mine).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['Enter', 'Kanban'],
    ['ArrowDown', 'Kanban'],
    ['Enter', 'Tabla'],
    ['ArrowDown', 'Tabla'],
  ])('leads by %s to the first task that it finds, over the %s (KEYS-7)', async (key, view) => {
    const { user } = await newBoard().open();
    await user.click(await screen.findByRole('radio', { name: view }));
    await user.click(screen.getByRole('button', open));
    await user.keyboard(`horno{${key}}`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Comprar el horno' })).toHaveFocus());
  });

  it('stays in the search if nothing is found', async () => {
    const { user } = await newBoard().open();
    await user.click(await screen.findByRole('button', open));
    await user.keyboard('nunca{Enter}');
    expect(await screen.findByText('Ninguna tarea coincide con el filtro.')).toBeVisible();
    expect(within(bar()).getByRole('searchbox')).toHaveFocus();
  });

  it('selects its words at the next /, so that others replace them (KEYS-7)', async () => {
    const { user } = await newBoard().open();
    await user.click(await screen.findByRole('button', open));
    await user.keyboard('horno{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Comprar el horno' })).toHaveFocus());
    await user.keyboard('/pintar');
    expect(within(bar()).getByRole('searchbox')).toHaveValue('pintar');
    await shows('Pintar');
  });

  it('is there on a phone', async () => {
    setViewport({ width: 360, height: 740, pointer: 'coarse' });
    const { user } = await newBoard().open();
    await user.click(await screen.findByRole('button', open));
    expect(within(bar()).getByRole('searchbox')).toHaveFocus();
  });
});
