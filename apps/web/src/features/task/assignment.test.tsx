import { describe, expect, it } from 'vitest';
import {
  card,
  FakeBoard,
  fieldOf,
  findTaskForm,
  person,
  refuse,
  saveTask,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel' });
const tomas = person('employee', { fullname: 'Tomás Pérez' });

const findCard = () => screen.findByRole('article', { name: 'a' });
const assignButton = () => screen.getByRole('button', { name: 'Asignar: a' });
const unassignButton = () => screen.findByRole('button', { name: 'Desasignar: a' });
const assignedTo = (board: FakeBoard) => board.task('a').assignedTo.map(({ _id }) => _id);

describe('task assignment (TASK-5)', () => {
  it('replaces the assignees with a list of user ids', async () => {
    const board = new FakeBoard(
      {},
      { members: [rosa, tomas], tasks: [{ title: 'a', assignedTo: [card(rosa)] }] },
    );
    const visit = await board.open({ search: `?edit=${board.task('a').id}` });
    const form = await findTaskForm('Editar Tarea');
    await visit.user.click(fieldOf(form, 'Asignar a'));
    for (const name of [/Rosa Ajanel/, /Tomás Pérez/, /Marta Gestora/]) {
      await visit.user.click(await screen.findByRole('option', { name }));
    }
    await visit.user.keyboard('{Escape}');
    await saveTask(visit, form);

    const expected = [tomas._id, board.owner._id];
    expect(visit.api.changes).toEqual(['task.update']);
    expect(visit.api.calls('task', 'update').map(({ body }) => body)).toEqual([{ assignedTo: expected }]);
    expect(within(await findCard()).getByText('2 personas asignadas')).toBeInTheDocument();
  });

  it('sends a one-item list to assign a single person, and an empty one to unassign: with the keyboard alone', async () => {
    const board = new FakeBoard({ Backlog: ['a'] }, { members: [rosa] });
    const { user, api } = await board.open();
    await findCard();
    assignButton().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: /Rosa Ajanel/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(assignButton()).toHaveFocus());
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: /Rosa Ajanel/ })).focus();
    await user.keyboard('{Enter}');
    const assigned = await findCard();
    expect(await within(assigned).findByText('1 persona asignada')).toBeInTheDocument();
    expect(assignedTo(board)).toEqual([rosa._id]);

    await waitFor(async () => expect(await unassignButton()).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(assigned).queryByText(/persona asignada/)).not.toBeInTheDocument());
    expect(assignButton()).toHaveFocus();
    expect(await screen.findByText('Tarea desasignada.')).toBeVisible();
    await waitFor(() => expect(assignedTo(board)).toEqual([]));
    expect(api.changes).toEqual(['task.assign', 'task.assign']);
    expect(api.calls('task', 'assign').map(({ body }) => body)).toEqual([
      { userIds: [rosa._id] },
      { userIds: [] },
    ]);

    // The offer to undo this change replaces that of the change before.
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(assignedTo(board)).toEqual([rosa._id]));
  });

  it("unassigns a task from everybody, and 'Deshacer' assigns it to all of them again", async () => {
    const people = [rosa, tomas];
    const board = new FakeBoard(
      {},
      { members: people, tasks: [{ title: 'a', assignedTo: people.map(card) }] },
    );
    const { user } = await board.open();
    await user.click(await unassignButton());
    await waitFor(() => expect(assignedTo(board)).toEqual([]));

    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(assignedTo(board)).toEqual(people.map(({ _id }) => _id)));
    expect(within(await findCard()).getByText('2 personas asignadas')).toBeInTheDocument();
  });

  it('is reversed when it fails, with a notice that is no dialog', async () => {
    const board = new FakeBoard({ Backlog: ['a'] }, { members: [rosa] });
    const { user, reports } = await board.open({
      api: { task: { assign: () => refuse('internal', 'Broken') } },
    });
    await findCard();
    await user.click(assignButton());
    await user.click(await screen.findByRole('menuitem', { name: /Rosa Ajanel/ }));
    expect(await screen.findByText('No se pudo cambiar la asignación de la tarea.')).toBeVisible();
    expect(within(await findCard()).queryByText(/persona asignada/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(reports()).toMatchObject([{ code: 'internal' }]);
  });
});
