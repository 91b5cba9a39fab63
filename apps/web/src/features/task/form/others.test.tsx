import { describe, expect, it } from 'vitest';
import {
  card,
  expectGone,
  FakeBoard,
  fieldOf,
  findTaskForm,
  person,
  queryLeaveQuestion,
  saveTask,
  screen,
  tagsOf,
  waitFor,
  within,
} from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel' });

/** The form of the only task of a board that others use as well. */
async function editing() {
  const board = new FakeBoard({ Backlog: ['Pintar'] }, { members: [rosa] });
  const visit = await board.open({ search: `?edit=${board.task('Pintar').id}` });
  return { ...visit, visit, board, form: await findTaskForm('Editar Tarea') };
}

const told = (form: HTMLElement) =>
  within(form)
    .queryAllByRole('status')
    .map((status) => status.textContent);

describe('a task that somebody else changes while it is open in the form (TASK-12)', () => {
  it('typed values stay, untouched fields follow, and only the changes made here are sent', async () => {
    const { visit, fill, api, board, form } = await editing();
    await fill(fieldOf(form, 'Título'), 'Pintar la fachada');
    board.change('Pintar', {
      description: 'Con dos manos',
      priority: 'Critical',
      dueDate: '2027-03-05T06:00:00.000Z',
      estimatedHours: 7,
      tags: ['obra'],
      assignedTo: [card(rosa)],
    });

    await waitFor(() => expect(fieldOf(form, 'Descripción')).toHaveValue('Con dos manos'));
    expect(fieldOf(form, 'Prioridad')).toHaveValue('Critical');
    expect(fieldOf(form, 'Fecha de vencimiento')).toHaveValue('05/03/2027');
    expect(fieldOf(form, 'Horas estimadas')).toHaveValue('7');
    expect(tagsOf(form)).toEqual(['obra']);
    expect(fieldOf(form, 'Asignar a')).toHaveTextContent('Rosa Ajanel');
    expect(fieldOf(form, 'Título')).toHaveValue('Pintar la fachada');
    expect(fieldOf(form, 'Título')).toHaveFocus();
    expect(told(form)).toEqual([
      'Otra persona acaba de cambiar: Descripción, Prioridad, Fecha de vencimiento, Horas estimadas, Asignar a, Tags.',
    ]);

    await saveTask(visit, form);
    expect(api.changes).toEqual(['task.update']);
    expect(api.calls('task', 'update')).toMatchObject([{ body: { title: 'Pintar la fachada' } }]);
    expect(Object.keys(api.calls('task', 'update')[0]?.body ?? {})).toEqual(['title']);
    expect(board.task('Pintar la fachada')).toMatchObject({
      description: 'Con dos manos',
      priority: 'Critical',
      dueDate: '2027-03-05T06:00:00.000Z',
      estimatedHours: 7,
      tags: ['obra'],
      assignedTo: [{ _id: rosa._id }],
    });
  });

  it('a field that was also changed here stays as typed, and the form says that a save overwrites the other change', async () => {
    const { visit, user, fill, board, form } = await editing();
    await fill(fieldOf(form, 'Título'), 'Pintar de azul');
    await user.type(fieldOf(form, 'Tags'), 'obra{Enter}');
    board.change('Pintar', { title: 'Pintar de verde', tags: ['patio'], priority: 'Low' });

    await waitFor(() =>
      expect(told(form)).toEqual([
        'Otra persona acaba de cambiar: Prioridad.',
        'Otra persona también cambió: Título, Tags. Al guardar queda lo escrito aquí.',
      ]),
    );
    expect(fieldOf(form, 'Título')).toHaveValue('Pintar de azul');
    expect(tagsOf(form)).toEqual(['obra']);

    // The first value, typed again, is still a change, because the server has another one.
    await fill(fieldOf(form, 'Título'), 'Pintar');
    await saveTask(visit, form);
    expect(board.task('Pintar')).toMatchObject({ tags: ['obra'], priority: 'Low' });
  });

  it('has no author in the notice if nobody knows who it was, and oneself if it was another tab (LIVE-2)', async () => {
    const { fill, board, form } = await editing();
    board.by(null).change('Pintar', { priority: 'Low' });
    await waitFor(() => expect(told(form)).toEqual(['Cambió mientras tanto: Prioridad.']));

    await fill(fieldOf(form, 'Título'), 'Pintar de azul');
    board.by(board.owner).change('Pintar', { title: 'Pintar de verde', description: 'Con dos manos' });
    await waitFor(() =>
      expect(told(form)).toEqual([
        'Cambió mientras tanto: Prioridad.',
        'También cambiaste en otra pestaña o dispositivo: Título. Al guardar queda lo escrito aquí.',
      ]),
    );
    expect(fieldOf(form, 'Descripción')).toHaveValue('Con dos manos');

    board.remove('Pintar de verde');
    expect(
      await within(form).findByText(/^Eliminaste esta tarea en otra pestaña o dispositivo\./),
    ).toBeVisible();
    expect(fieldOf(form, 'Título')).toHaveValue('Pintar de azul');
  });

  it('an untouched form shows the task as it is now, and closes without asking', async () => {
    const { user, fill, board, form } = await editing();
    board.change('Pintar', { title: 'Pintar de verde', tags: ['a', 'b'] });
    await waitFor(() => expect(fieldOf(form, 'Título')).toHaveValue('Pintar de verde'));
    expect(tagsOf(form)).toEqual(['a', 'b']);

    // A text that is typed and removed again does so, too.
    await fill(fieldOf(form, 'Título'), 'Pintar de rojo');
    await fill(fieldOf(form, 'Título'), 'Pintar de verde');
    await user.keyboard('{Escape}');
    await expectGone(form);
    expect(queryLeaveQuestion()).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Pintar de verde' })).toBeVisible();
  });
});
