import { describe, expect, it } from 'vitest';
import { expectGone, FakeBoard, refuse, screen, type Visit, waitFor, within } from '@/test/index.ts';

const QUESTION = '¿Estás seguro de que quieres eliminar esta tarea?';

const removeButton = (title: string) => screen.findByRole('button', { name: `Eliminar: ${title}` });
const findQuestion = () => screen.findByRole('alertdialog', { name: QUESTION });
const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

/** Answers the question whether to delete a task. */
async function answer({ user }: Visit, name: 'Cancelar' | 'Eliminar'): Promise<void> {
  const question = await findQuestion();
  await user.click(within(question).getByRole('button', { name }));
  await expectGone(question);
}

async function removeTask(visit: Visit, title: string): Promise<void> {
  await visit.user.click(await removeButton(title));
  await answer(visit, 'Eliminar');
}

describe(`task deletion asks '${QUESTION}' (ERROR-21)`, () => {
  it('on a card: Cancelar and Escape delete nothing', async () => {
    const board = new FakeBoard({ Doing: ['a', 'b', 'c'] });
    const visit = await board.open();
    const { user, api } = visit;
    const remove = await removeButton('b');

    remove.focus();
    await user.keyboard('{Enter}');
    const question = await findQuestion();
    expect(
      within(question)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Cancelar', 'Eliminar']);
    // The safe answer has focus.
    expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await expectGone(question);
    expect(remove).toHaveFocus();
    await user.keyboard('{Enter}');
    const again = await findQuestion();
    await user.keyboard('{Escape}');
    await expectGone(again);
    expect(api.changes).toEqual([]);

    await removeTask(visit, 'b');
    await waitFor(() => expect(cards()).toEqual(['a', 'c']));
    expect(board.layout).toEqual({ Doing: ['a', 'c'] });
    expect(api.changes).toEqual(['task.remove']);
  });

  it('in a row of the table', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await board.open();
    const heading = () => screen.getByRole('heading', { level: 3 });
    await visit.user.click(await screen.findByRole('radio', { name: 'Tabla' }));
    const inRow = async () => within(await screen.findByRole('row', { name: /^b / }));
    await visit.user.click((await inRow()).getByRole('button', { name: 'Eliminar: b' }));
    await answer(visit, 'Cancelar');
    expect(heading()).toHaveTextContent(/^Tareas \(2 de 2\)$/);
    await visit.user.click((await inRow()).getByRole('button', { name: 'Eliminar: b' }));
    await answer(visit, 'Eliminar');
    await waitFor(() => expect(heading()).toHaveTextContent(/^Tareas \(1 de 1\)$/));
    expect(board.layout).toEqual({ Backlog: ['a'] });
  });

  it('undoes on the screen a deletion that fails, and says so, without a dialog (ERROR-17)', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b', 'c'] });
    const visit = await board.open({ api: { task: { remove: () => refuse('internal', 'Broken') } } });
    await removeTask(visit, 'b');
    expect(await screen.findByText('No se pudo eliminar la tarea.')).toBeVisible();
    expect(cards()).toEqual(['a', 'b', 'c']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(visit.reports()).toMatchObject([{ code: 'internal' }]);
  });

  it('tells why it is refused in a project of somebody else', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await board.open({ api: { task: { remove: () => refuse('forbidden') } } });
    await removeTask(visit, 'a');
    expect(await screen.findByText(/Este proyecto es de otra persona/)).toBeVisible();
    expect(cards()).toEqual(['a']);
  });

  it('removes a task that somebody else has just deleted', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const tooLate = () => {
      board.remove('b');
      return refuse('not_found');
    };
    const visit = await board.open({ api: { task: { remove: tooLate } } });
    await removeTask(visit, 'b');
    await waitFor(() => expect(cards()).toEqual(['a']));
  });
});
