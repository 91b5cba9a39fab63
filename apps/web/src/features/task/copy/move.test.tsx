import { describe, expect, it } from 'vitest';
import { card, FakeBoard, person, project, refuse, screen, waitFor, within } from '@/test/index.ts';

const elena = person('employee', { fullname: 'Elena Empleada' });

function newBoard() {
  const tasks = [{ title: 'a', assignedTo: [card(elena)] }, { title: 'b' }, { title: 'c' }];
  const board = new FakeBoard({}, { members: [elena], tasks });
  const given = { company_id: board.company._id, username: board.owner.username };
  const others = ['Bodega', 'Canchas'].map((name) => project({ ...given, name }));
  const api = {
    project: { ...board.answers.project, list: () => [board.project, ...others] },
  };
  return { board, api };
}
const choice = () => screen.findByRole('dialog', { name: /otro proyecto$/ });

describe('moving tasks to another project (MOVE-1)', () => {
  it('asks on the page of a task for the project, reports the outcome and can be undone', async () => {
    const { board, api } = newBoard();
    const { user, path } = await board.open({ search: `?task=${board.task('a').id}`, api });
    const page = await screen.findByRole('dialog', { name: 'a' });
    await user.click(within(page).getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover a otro proyecto…' }));
    const options = async () =>
      within(await choice())
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(async () => expect(await options()).toEqual(['Bodega', 'Canchas']));
    await user.keyboard('canch');
    expect(await options()).toEqual(['Canchas']);
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(
        'Tarea movida a «Canchas». Sin asignar a Elena Empleada, que no es de ese proyecto.',
      ),
    ).toBeVisible();
    expect(board.layout).toEqual({ Backlog: ['b', 'c'] });
    await waitFor(() => expect(path()).not.toContain('task='));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'a' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('article', { name: 'a' })).toBeVisible();
    expect(board.layout).toEqual({ Backlog: ['a', 'b', 'c'] });
  });

  it('moves all chosen ones by one request', async () => {
    const { board, api } = newBoard();
    const { user } = await board.open({ api });
    for (const title of ['b', 'c']) {
      const chosen = await screen.findByRole('article', { name: title });
      within(chosen).getByRole('button', { name: title }).focus();
      await user.keyboard('x');
    }
    await user.click(await screen.findByRole('button', { name: 'Mover a otro proyecto…' }));
    await user.click(await within(await choice()).findByRole('option', { name: 'Bodega' }));
    expect(await screen.findByText('2 tareas movidas a «Bodega».')).toBeVisible();
    expect(board.layout).toEqual({ Backlog: ['a'] });
  });

  it('shows before the answer: the window, the page and the card are gone', async () => {
    const { board, api } = newBoard();
    const { user, api: sent } = await board.open({
      search: `?task=${board.task('b').id}`,
      api: { ...api, task: { move: () => new Promise<never>(() => {}) } },
    });
    const page = await screen.findByRole('dialog', { name: 'b' });
    await user.click(within(page).getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover a otro proyecto…' }));
    await user.click(await within(await choice()).findByRole('option', { name: 'Bodega' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('article', { name: 'b' })).toBeNull();
    expect(screen.getByRole('article', { name: 'a' })).toBeVisible();
    expect(sent.calls('task', 'move')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('returns the focus to its button in the bar on Escape', async () => {
    const { board, api } = newBoard();
    const { user } = await board.open({ api });
    await user.click(await screen.findByRole('button', { name: 'Elegir: b' }));
    const button = await screen.findByRole('button', { name: 'Mover a otro proyecto…' });
    await user.click(button);
    const window = within(await choice());
    await waitFor(() => expect(window.getByRole('combobox')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('shows a notice when it fails, and the tasks are back', async () => {
    const { board, api } = newBoard();
    const { user } = await board.open({
      search: `?task=${board.task('b').id}`,
      api: { ...api, task: { move: () => refuse('internal') } },
    });
    const page = await screen.findByRole('dialog', { name: 'b' });
    await user.click(within(page).getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover a otro proyecto…' }));
    await user.click(await within(await choice()).findByRole('option', { name: 'Bodega' }));
    expect(await screen.findByText('No se pudo mover la tarea.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'b' })).toBeVisible();
  });

  it.each([
    ['there is no other project', 'No hay otro proyecto que coincida.', false],
    ['they could not be read', 'No se pudieron cargar los proyectos.', true],
  ])('reports it once if %s', async (_case, said, fails) => {
    const { board, api } = newBoard();
    const list = () => (fails ? refuse('internal') : [board.project]);
    const { user } = await board.open({
      search: `?task=${board.task('b').id}`,
      api: { project: { ...api.project, list } },
    });
    const page = await screen.findByRole('dialog', { name: 'b' });
    await user.click(within(page).getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover a otro proyecto…' }));
    expect(await within(await choice()).findByText(said)).toBeVisible();
  });
});
