import { describe, expect, it } from 'vitest';
import { FakeBoard, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const elena = person('employee', { fullname: 'Elena Empleada' });
const layout = { Backlog: ['a', 'b'] } as const;
const newBoard = () => new FakeBoard({ Backlog: [...layout.Backlog] }, { members: [elena] });
const page = () => screen.findByRole('dialog', { name: 'a' });

describe('duplicating a task (COPY-1)', () => {
  it('from the menu of its page puts the copy below it, reports it and can be undone', async () => {
    const board = newBoard();
    const { user } = await board.open({ search: `?task=${board.task('a').id}` });
    await user.click(within(await page()).getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    expect(await screen.findByText('Tarea duplicada.')).toBeVisible();
    expect(board.layout).toEqual({ Backlog: ['a', 'a', 'b'] });
    expect(await page()).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'a' })).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(board.layout).toEqual(layout));
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'a' })).toHaveLength(1));
  });

  it('takes the comments along by a choice (COPY-7)', async () => {
    const board = newBoard();
    board.say('a', 'Falta el plano.', elena);
    const { user, api } = await board.open({ search: `?task=${board.task('a').id}` });
    await user.click(within(await page()).getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicar con los comentarios' }));
    expect(await screen.findByText('Tarea duplicada.')).toBeVisible();
    expect(api.calls('task', 'batch')).toMatchObject([{ body: { change: { duplicate: 'with-comments' } } }]);
  });

  it('has no such choice for a task without comments (COPY-7)', async () => {
    const board = newBoard();
    const { user } = await board.open({ search: `?task=${board.task('a').id}` });
    await user.click(within(await page()).getByRole('button', { name: 'Más acciones' }));
    expect(await screen.findByRole('menuitem', { name: 'Duplicar' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Duplicar con los comentarios' })).toBeNull();
  });

  it('by its key copies the card that has the focus, which keeps it', async () => {
    const board = newBoard();
    const { user } = await board.open();
    const card = await screen.findByRole('article', { name: 'b' });
    const open = within(card).getByRole('button', { name: 'b' });
    open.focus();
    await user.keyboard('d');
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['a', 'b', 'b'] }));
    await waitFor(() => expect(screen.getAllByRole('article', { name: 'b' })).toHaveLength(2));
    expect(document.activeElement?.closest('article')).toBe(card);
  });

  it('shows a notice when it fails, and leaves the board as it was', async () => {
    const board = newBoard();
    const { user } = await board.open({
      search: `?task=${board.task('a').id}`,
      api: { task: { batch: () => refuse('internal') } },
    });
    await user.click(within(await page()).getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
    expect(await screen.findByText('No se pudo duplicar la tarea.')).toBeVisible();
    expect(screen.getAllByRole('article', { name: 'a' })).toHaveLength(1);
  });

  it('is for people who may change the task', async () => {
    const board = newBoard();
    const { user } = await board.open({ as: elena, search: `?task=${board.task('a').id}` });
    expect(within(await page()).queryByRole('button', { name: 'Más acciones' })).toBeNull();
    await user.click(within(await page()).getByRole('button', { name: 'Cerrar' }));
    within(await screen.findByRole('article', { name: 'b' }))
      .getByRole('button', { name: 'b' })
      .focus();
    await user.keyboard('d');
    expect(board.layout).toEqual(layout);
  });
});
