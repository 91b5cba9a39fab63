import { describe, expect, it } from 'vitest';
import {
  expectGone,
  FakeBoard,
  fieldOf,
  findLeaveQuestion,
  findTaskForm,
  openNewTask,
  pressSave,
  queryLeaveQuestion,
  refuse,
  saveTask,
  screen,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const form = () => screen.getByRole('dialog', { name: 'Nueva Tarea' });

type WayOut = (visit: Visit) => unknown;

/** The ways out of the form besides saving; the others need a browser. */
const WAYS_OUT: Record<string, WayOut> = {
  'the cross': ({ user }) => user.click(within(form()).getByRole('button', { name: 'Cerrar' })),
  Escape: ({ user }) => user.keyboard('{Escape}'),
};

describe.each(Object.entries(WAYS_OUT))('leaving the task form by %s (TASK-9)', (_way, leave) => {
  it('asks when there are unsaved changes', async () => {
    const board = new FakeBoard();
    const visit = await board.open();
    const dialog = await openNewTask(visit);
    await visit.fill(fieldOf(dialog, 'Título'), 'Pintar');

    await leave(visit);
    const question = await findLeaveQuestion();
    await visit.user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    await expectGone(question);
    expect(fieldOf(dialog, 'Título')).toHaveValue('Pintar');

    await leave(visit);
    await visit.user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Descartar' }));
    await expectGone(dialog);
    await waitFor(() => expect(visit.path()).toBe(`/projects/${board.project._id}`));
    expect(visit.api.changes).toEqual([]);
  });

  it('does not ask without changes', () => expectToLeave(leave));
});

async function expectToLeave(leave: WayOut): Promise<void> {
  const visit = await new FakeBoard().open();
  const dialog = await openNewTask(visit);
  // A change that is typed back to the former text is no change.
  await visit.fill(fieldOf(dialog, 'Título'), 'Pintar');
  await visit.fill(fieldOf(dialog, 'Título'), '');

  await leave(visit);
  await expectGone(dialog);
  expect(queryLeaveQuestion()).not.toBeInTheDocument();
}

describe('leaving the task form (TASK-9)', () => {
  it('by Cancelar discards the typed text without a question (FORM-1)', async () => {
    const board = new FakeBoard();
    const visit = await board.open();
    const dialog = await openNewTask(visit);
    await visit.fill(fieldOf(dialog, 'Título'), 'Pintar');
    await visit.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await expectGone(dialog);
    expect(queryLeaveQuestion()).not.toBeInTheDocument();
    await waitFor(() => expect(visit.path()).toBe(`/projects/${board.project._id}`));
    expect(visit.api.changes).toEqual([]);
  });

  it('does not ask without changes at the back button', () => expectToLeave(() => window.history.back()));

  it('counts a tag that is still being typed as a change', async () => {
    const visit = await new FakeBoard().open();
    const dialog = await openNewTask(visit);
    await visit.user.type(fieldOf(dialog, 'Tags'), 'obra{Escape}');
    const question = await findLeaveQuestion();
    await visit.user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
    expect(within(dialog).getByRole('button', { name: 'Quitar obra' })).toBeVisible();
  });

  it('keeps the tab of the browser open while there are unsaved changes, and lets it go once they are saved', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const visit = await board.open({ search: `?edit=${board.task('Pintar').id}` });
    const dialog = await findTaskForm('Editar Tarea');
    const kept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(kept()).toBe(false);
    await visit.fill(fieldOf(dialog, 'Título'), 'Pintar de azul');
    expect(kept()).toBe(true);
    await saveTask(visit, dialog);
    expect(kept()).toBe(false);
  });
});

describe('a task that somebody else deletes while it is open in the form (TASK-12)', () => {
  it('closes it, with a notice', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    await board.open({ search: `?edit=${board.task('Pintar').id}` });
    const dialog = await findTaskForm('Editar Tarea');
    board.remove('Pintar');
    await expectGone(dialog);
    expect(screen.getByText('La tarea ya no existe.')).toBeVisible();
  });

  it.each([
    ['the board has told of', true],
    ['only the refusal tells of', false],
  ])('can be saved as a new one, when %s it', async (_case, told) => {
    const board = new FakeBoard({ Doing: ['Pintar'] });
    const visit = await board.open({
      search: `?edit=${board.task('Pintar').id}`,
      ...(!told && { api: { task: { update: () => refuse('not_found', 'Task not found') } } }),
    });
    const dialog = await findTaskForm('Editar Tarea');
    await visit.fill(fieldOf(dialog, 'Descripción'), 'Todo lo que costó escribir');
    if (told) board.remove('Pintar');
    else {
      await pressSave(visit, dialog);
      await visit.user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }),
      );
    }
    const whose = told ? /^Otra persona eliminó esta tarea\./ : /^Esta tarea se eliminó mientras tanto\./;
    expect(await within(dialog).findByText(whose)).toBeVisible();
    if (!told) board.remove('Pintar');
    await visit.user.click(within(dialog).getByRole('button', { name: 'Guardar como nueva' }));
    await expectGone(dialog);
    expect(await screen.findByText('Se guardó como una tarea nueva.')).toBeVisible();
    expect(board.task('Pintar')).toMatchObject({
      description: 'Todo lo que costó escribir',
      status: 'Doing',
    });
    expect(queryLeaveQuestion()).toBeNull();
  });

  it('keeps everything that was typed', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user, fill } = await board.open({ search: `?edit=${board.task('Pintar').id}` });
    const dialog = await findTaskForm('Editar Tarea');
    await fill(fieldOf(dialog, 'Descripción'), 'Todo lo que costó escribir');
    board.remove('Pintar');
    expect(await screen.findByText('La tarea ya no existe.')).toBeVisible();
    expect(fieldOf(dialog, 'Descripción')).toHaveValue('Todo lo que costó escribir');
    await user.keyboard('{Escape}');
    expect(await findLeaveQuestion()).toBeVisible();
  });
});
