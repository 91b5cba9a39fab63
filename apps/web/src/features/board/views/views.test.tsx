import type { BoardView } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { FakeBoard, person, refuse, screen, setViewport, waitFor, within } from '@/test/index.ts';

const mine: BoardView = { name: 'Lo mío', params: 'mine=1&view=kanban' };
const high: BoardView = { name: 'Urgentes', params: 'priority=High&view=table&sort=-title' };
const ana = person('employee', { fullname: 'Ana Xol', username: 'ana' });

async function open({
  views = [mine, high],
  search = '?q=a',
  as = undefined as typeof ana | undefined,
} = {}) {
  const board = new FakeBoard(
    {},
    {
      members: [ana],
      tasks: [
        { title: 'Pintar', priority: 'High' },
        { title: 'Lijar', assignedTo: [{ ...ana }] },
      ],
    },
  );
  board.views = { version: 3, views };
  const visit = await board.open({ search, ...(as && { as }) });
  await screen.findByRole('region', { name: 'Filtro de tareas' });
  const press = async (name: string | RegExp = /^Vistas/) =>
    visit.user.click(await screen.findByRole('button', { name }));
  const names = () => board.views.views.map(({ name }) => name);
  return { board, press, names, ...visit };
}
const menu = () => screen.findByRole('dialog', { name: 'Vistas' });
const listed = async () =>
  within(await within(await menu()).findByRole('list', { name: 'Vistas guardadas' }))
    .getAllByRole('button', { name: /^(Lo mío|Urgentes|Otra)$/ })
    .map(({ textContent }) => textContent);

describe('choosing a view (VIEW-5)', () => {
  it('puts its parameters into the address, beside the others, marks it and names it on the button', async () => {
    const { press, user, path } = await open({ search: '?q=a&tag=obra&x=1' });
    await press();
    await user.click(within(await menu()).getByRole('button', { name: 'Urgentes' }));
    expect(await screen.findByRole('heading', { name: 'Tareas (1 de 2)' })).toBeVisible();
    await waitFor(() => expect(path()).toContain('x=1&priority=High&view=table&sort=-title'));
    expect(path()).not.toMatch(/q=|tag=/);
    expect(localStorage.getItem('taskViewMode')).toBeNull();
    await press('Vistas, se muestra Urgentes');
    const shown = within(await menu()).getByRole('button', { name: 'Urgentes' });
    expect(shown).toHaveAttribute('aria-current', 'true');
    expect(within(await menu()).getByRole('button', { name: 'Lo mío' })).not.toHaveAttribute('aria-current');
  });

  it('is for everybody who sees the board, also for members who may not change it', async () => {
    const { press, user } = await open({ as: ana, search: '?q=r' });
    await press();
    await user.click(within(await menu()).getByRole('button', { name: 'Lo mío' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Lijar' })).toBeVisible();
  });

  it('fills the screen of a phone', async () => {
    setViewport({ width: 360 });
    const { press, user } = await open();
    await press();
    expect(await listed()).toEqual(['Lo mío', 'Urgentes']);
    await user.click(within(await menu()).getByRole('button', { name: 'Urgentes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('keeping views (VIEW-5)', () => {
  it('saves the present view under a name, which is required and unique', async () => {
    const { board, press, user, fill, api } = await open({ search: '?priority=High&status=Backlog' });
    await press();
    const field = within(await menu()).getByLabelText('Guardar lo que se ve ahora');
    await user.click(within(await menu()).getByRole('button', { name: 'Guardar' }));
    expect(field).toHaveAccessibleDescription('La vista necesita un nombre.');
    await fill(field, 'lo MÍO');
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('Ya hay una vista con este nombre.');
    expect(api.calls('boardView', 'save')).toEqual([]);
    await fill(field, 'Otra');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Vista guardada')).toBeVisible();
    expect(board.views.views.at(-1)).toEqual({
      name: 'Otra',
      params: 'status=Backlog&priority=High&view=kanban',
    });
    expect(await listed()).toEqual(['Lo mío', 'Urgentes', 'Otra']);
    expect(field).toHaveValue('');
    expect(within(await menu()).getByRole('button', { name: 'Otra' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('explains views when there are none', async () => {
    const { press } = await open({ views: [] });
    await press();
    expect(await within(await menu()).findByText(/^Todavía no hay vistas/)).toBeVisible();
  });

  it('says that no more than thirty fit', async () => {
    const { press } = await open({
      views: Array.from({ length: 30 }, (_, n) => ({ ...mine, name: `Vista ${n}` })),
    });
    await press();
    expect(await within(await menu()).findByText('Hay 30 vistas, y no caben más.')).toBeVisible();
  });

  it('renames in place and gives the focus back', async () => {
    const { names, press, user, fill } = await open();
    await press();
    await user.click(within(await menu()).getByRole('button', { name: 'Cambiar el nombre de Lo mío' }));
    const field = within(await menu()).getByRole('textbox', { name: 'Cambiar el nombre de Lo mío' });
    expect(field).toHaveFocus();
    await fill(field, 'urgentes');
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('Ya hay una vista con este nombre.');
    await fill(field, 'Otra');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Otra', 'Urgentes']));
    expect(await listed()).toEqual(['Otra', 'Urgentes']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cambiar el nombre de Otra' })).toHaveFocus(),
    );
  });

  it('keeps the name on Escape, and the list open', async () => {
    const { names, press, user, fill } = await open();
    await press();
    await user.click(within(await menu()).getByRole('button', { name: 'Cambiar el nombre de Lo mío' }));
    await fill(within(await menu()).getByRole('textbox', { name: 'Cambiar el nombre de Lo mío' }), 'Otra');
    await user.keyboard('{Escape}');
    expect(await listed()).toEqual(['Lo mío', 'Urgentes']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cambiar el nombre de Lo mío' })).toHaveFocus(),
    );
    expect(names()).toEqual(['Lo mío', 'Urgentes']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Vistas' })).not.toBeInTheDocument());
  });

  it('deletes at once, and restores to its place', async () => {
    const { names, press, user } = await open();
    await press();
    await user.click(within(await menu()).getByRole('button', { name: 'Eliminar la vista Lo mío' }));
    await waitFor(() => expect(names()).toEqual(['Urgentes']));
    expect(await listed()).toEqual(['Urgentes']);
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toEqual(['Lo mío', 'Urgentes']));
  });

  it('sends quick edits one after the other, and loses none', async () => {
    const { names, press, user } = await open();
    await press();
    const pressed = within(await menu());
    await user.click(pressed.getByRole('button', { name: 'Eliminar la vista Lo mío' }));
    await user.click(pressed.getByRole('button', { name: 'Eliminar la vista Urgentes' }));
    await waitFor(() => expect(names()).toEqual([]));
  });
});

describe('failures of views (VIEW-3)', () => {
  it('takes the views that another tab saved, and says so', async () => {
    const { board, names, press, user } = await open();
    await press();
    await listed();
    board.views = { version: 4, views: [high] };
    await user.click(within(await menu()).getByRole('button', { name: 'Eliminar la vista Urgentes' }));
    expect(await screen.findByText(/^Las vistas cambiaron en otra pestaña o dispositivo/)).toBeVisible();
    await waitFor(async () => expect(await listed()).toEqual(['Urgentes']));
    expect(names()).toEqual(['Urgentes']);
  });

  it('takes back an edit that fails', async () => {
    const { press, user, api } = await open();
    await press();
    await listed();
    api.answer({ boardView: { save: () => refuse('internal', '') } });
    await user.click(within(await menu()).getByRole('button', { name: 'Eliminar la vista Urgentes' }));
    expect(await screen.findByText(/^Las vistas no se pudieron guardar/)).toBeVisible();
    await waitFor(async () => expect(await listed()).toEqual(['Lo mío', 'Urgentes']));
  });

  it('says that they could not be loaded, and asks again', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    board.views = { version: 1, views: [mine] };
    const failing = { ...board.answers, boardView: { list: () => refuse('internal', '') } };
    const { user, api } = await board.open({ search: '?q=a', api: failing });
    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    expect(await within(await menu()).findByText('No se pudieron cargar las vistas.')).toBeVisible();
    api.answer(board.answers);
    await user.click(within(await menu()).getByRole('button', { name: 'Reintentar' }));
    expect(await listed()).toEqual(['Lo mío']);
  });
});
