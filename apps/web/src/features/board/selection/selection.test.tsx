import { describe, expect, it } from 'vitest';
import { card, FakeBoard, person, screen, waitFor, within } from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel', username: 'rosa' });
const article = (title: string) => screen.getByRole('article', { name: title });
const bar = (count: string) => screen.findByRole('toolbar', { name: count });

async function open(as?: typeof rosa) {
  const board = new FakeBoard({ Backlog: ['a', 'b', 'c'], Doing: ['d'] }, { members: [rosa] });
  const visit = await board.open(as ? { as } : {});
  await screen.findByRole('article', { name: 'a' });
  return { board, ...visit };
}

describe('several cards at once (QUICK-7, QUICK-8)', () => {
  it('are chosen with Ctrl and Shift, without opening any, and deselected by Escape', async () => {
    const { user, path } = await open();
    const before = path();
    await user.keyboard('{Control>}');
    await user.click(within(article('a')).getByText('a'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(within(article('c')).getByText('c'));
    await user.keyboard('{/Shift}');
    await bar('3 tareas elegidas');
    expect(within(article('b')).getByText('Elegida.')).toBeInTheDocument();
    expect(path()).toBe(before);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('are chosen by x on the card that has the focus, and by a button of the card', async () => {
    const { user } = await open();
    within(article('a')).getByRole('button', { name: 'a' }).focus();
    await user.keyboard('x');
    await bar('1 tarea elegida');
    await user.click(screen.getByRole('button', { name: 'Elegir: d' }));
    await bar('2 tareas elegidas');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('leave the focus on a card when the bar closes: on their own, else on the next one', async () => {
    const { board, user } = await open();
    const title = (of: string) => within(article(of)).getByRole('button', { name: of });
    title('b').focus();
    await user.keyboard('x');
    within(await bar('1 tarea elegida'))
      .getByRole('button', { name: 'No elegir ninguna' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(title('b')).toHaveFocus());

    await user.keyboard('x');
    within(await bar('1 tarea elegida'))
      .getByRole('button', { name: 'Archivar' })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['a', 'c'], Doing: ['d'] }));
    await waitFor(() => expect(title('c')).toHaveFocus());
  });

  it('are moved, assigned and tagged by one request each', async () => {
    const { board, user, api } = await open();
    for (const title of ['c', 'a'])
      await user.click(screen.getByRole('button', { name: `Elegir: ${title}` }));
    const tools = within(await bar('2 tareas elegidas'));
    await user.click(tools.getByRole('button', { name: 'Mover a' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Doing' }));
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['b'], Doing: ['d', 'a', 'c'] }));
    await user.click(tools.getByRole('button', { name: 'Asignar a' }));
    await user.click(await screen.findByRole('option', { name: /Rosa Ajanel/ }));
    await waitFor(() => expect(board.task('c').assignedTo).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(tools.getByRole('button', { name: 'Tags' }));
    await user.type(await screen.findByRole('combobox'), 'obra{Enter}');
    await waitFor(() => expect(board.task('a').tags).toEqual(['obra']));
    expect(api.changes).toEqual(['task.batch', 'task.batch', 'task.batch']);
    await user.keyboard('{Escape}');
    // The open popover took that Escape; all of them are still chosen.
    await bar('2 tareas elegidas');
  });

  it('name the new column of a single moved card, as a drag does', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Elegir: a' }));
    await user.click(within(await bar('1 tarea elegida')).getByRole('button', { name: 'Mover a' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Doing' }));
    expect(await screen.findByText('Tarea movida a Doing.')).toBeVisible();
  });

  it('are chosen along a column by Shift and the arrows, and reassigned by one choice that replaces their people', async () => {
    const { board, user, api } = await open();
    board.change('b', { assignedTo: [card(board.owner)] });
    within(article('a')).getByRole('button', { name: 'a' }).focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const tools = within(await bar('3 tareas elegidas'));
    await user.keyboard('a');
    await user.type(await screen.findByRole('combobox'), 'rosa{Enter}');
    const people = () => ['a', 'b', 'c'].map((title) => board.task(title).assignedTo.map(({ _id }) => _id));
    await waitFor(() => expect(people()).toEqual([[rosa._id], [rosa._id], [rosa._id]]));
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    await user.click(tools.getByRole('button', { name: 'Asignar solo a' }));
    expect(await screen.findByRole('option', { name: /Rosa Ajanel/, selected: true })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Nadie' }));
    await waitFor(() => expect(people()).toEqual([[], [], []]));
    expect(api.calls('task', 'batch').map(({ body }) => body.change)).toEqual([
      { assign: [rosa._id], unassign: [board.owner._id] },
      { unassign: [rosa._id] },
    ]);
  });

  it('are duplicated by one request, each below itself, and undone at once (COPY-6)', async () => {
    const { board, user, api } = await open();
    for (const title of ['c', 'a', 'd'])
      await user.click(screen.getByRole('button', { name: `Elegir: ${title}` }));
    const tools = within(await bar('3 tareas elegidas'));
    await user.click(tools.getByRole('button', { name: 'Duplicar' }));
    expect(await screen.findByText('3 tareas duplicadas.')).toBeVisible();
    expect(board.layout).toEqual({ Backlog: ['a', 'a', 'b', 'c', 'c'], Doing: ['d', 'd'] });
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'c' })).toHaveLength(2));
    expect(api.changes).toEqual(['task.batch']);
    await bar('3 tareas elegidas');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['a', 'b', 'c'], Doing: ['d'] }));
  });

  it('are deselected by one Escape, although a button of the bar has its tooltip open', async () => {
    const { user } = await open();
    within(article('a')).getByRole('button', { name: 'a' }).focus();
    await user.keyboard('x');
    const tools = within(await bar('1 tarea elegida'));
    await user.hover(tools.getByRole('button', { name: 'Mover a' }));
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('stay chosen when others change the board, except removed ones', async () => {
    const { board, user } = await open();
    for (const title of ['a', 'b'])
      await user.click(screen.getByRole('button', { name: `Elegir: ${title}` }));
    await bar('2 tareas elegidas');
    board.change('a', { status: 'Done' });
    board.remove('b');
    await bar('1 tarea elegida');
    expect(within(article('a')).getByText('Elegida.')).toBeInTheDocument();
  });

  it('offer only a move to people who may only move tasks', async () => {
    const { board, user } = await open(rosa);
    within(article('a')).getByRole('button', { name: 'a' }).focus();
    await user.keyboard('x');
    const tools = within(await bar('1 tarea elegida'));
    expect(tools.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Mover a',
      'No elegir ninguna',
    ]);
    await user.click(tools.getByRole('button', { name: 'Mover a' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Done' }));
    await waitFor(() => expect(board.layout).toMatchObject({ Done: ['a'] }));
  });
});
