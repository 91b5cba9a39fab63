import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBoard,
  fieldOf,
  findTaskForm,
  openNewTask,
  refuse,
  saveTask,
  screen,
  stopClock,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const undoButton = () => screen.findByRole('button', { name: 'Deshacer' });

async function removeTask({ user }: Visit, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Eliminar: ${title}` }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await screen.findByText('Tarea eliminada.');
}

/** The key of the last change, and the key that the last undo named. */
const lastKey = ({ api }: Visit) => api.keys.at(-1);
const undone = ({ api }: Visit) => api.calls('task', 'undo').map(({ body }) => body.key);

describe('the undo offer (UNDO-5)', () => {
  it('restores a deleted task to its place, by the key of its deletion; Rehacer deletes it again', async () => {
    const board = new FakeBoard({ Doing: ['a', 'b', 'c'] });
    const visit = await board.open();
    await removeTask(visit, 'b');
    expect(board.layout).toEqual({ Doing: ['a', 'c'] });
    const key = lastKey(visit);
    await visit.user.click(await undoButton());
    expect(await screen.findByRole('article', { name: 'b' })).toBeVisible();
    expect(await screen.findByText('Deshecho.')).toBeVisible();
    expect(board.layout).toEqual({ Doing: ['a', 'b', 'c'] });
    expect(undone(visit)).toEqual([key]);

    const again = lastKey(visit);
    await visit.user.click(screen.getByRole('button', { name: 'Rehacer' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'b' })).not.toBeInTheDocument());
    expect(undone(visit)).toEqual([key, again]);
    expect(await screen.findByText('Hecho de nuevo.')).toBeVisible();
  });

  it('removes a new task of another column, by the one key that made it (NET-10)', async () => {
    const board = new FakeBoard();
    const visit = await board.open({ search: '?task=new&column=Doing' });
    const form = await findTaskForm();
    await visit.fill(fieldOf(form, 'Título'), 'Pintar');
    await saveTask(visit, form);
    const [created, ...more] = visit.api.keys;
    expect(created).toBeTruthy();
    expect(more).toEqual([]);
    await visit.user.click(await undoButton());
    await waitFor(() => expect(undone(visit)).toEqual([created]));
  });

  it('restores the values that were edited in the form', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await board.open({ search: `?edit=${board.task('a').id}` });
    const form = await findTaskForm('Editar Tarea');
    await visit.fill(fieldOf(form, 'Título'), 'A');
    await saveTask(visit, form);
    expect(await screen.findByText('Tarea guardada.')).toBeVisible();
    await visit.user.click(await undoButton());
    expect(await screen.findByRole('article', { name: 'a' })).toBeVisible();
    expect(undone(visit)).toEqual([visit.api.keys[0]]);
  });

  it('lasts ten seconds, which stop while the pointer is over it', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await board.open();
    const clock = stopClock();
    await removeTask(visit, 'a');
    await visit.user.hover(await undoButton());
    await clock.pass(60_000);
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await visit.user.unhover(screen.getByRole('button', { name: 'Deshacer' }));
    await clock.pass(11_000);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument());
    await visit.user.keyboard('{Control>}z{/Control}');
    expect(undone(visit)).toEqual([]);
  });
});

describe('Ctrl Z (UNDO-5)', () => {
  it('takes the offered change back, but not while somebody types', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await board.open();
    await removeTask(visit, 'a');
    const form = await openNewTask(visit);
    await visit.user.click(fieldOf(form, 'Título'));
    await visit.user.keyboard('{Control>}z{/Control}');
    expect(undone(visit)).toEqual([]);
    await visit.user.keyboard('{Escape}');
    await expectGone(form);
    await visit.user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('article', { name: 'a' })).toBeVisible();
    expect(board.layout).toEqual({ Backlog: ['a', 'b'] });
  });
});

describe('a refused undo (UNDO-2)', () => {
  it('gives the reason, and the author of the later change', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await board.open({
      api: {
        task: {
          undo: () =>
            refuse('conflict', undefined, { reason: 'changed_since_by', params: { person: 'Rosa' } }),
        },
      },
    });
    await removeTask(visit, 'a');
    await visit.user.click(await undoButton());
    expect(await screen.findByText('No se deshizo.')).toBeVisible();
    expect(screen.getByText('Rosa lo cambió después.')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'a' })).not.toBeInTheDocument();
  });
});
