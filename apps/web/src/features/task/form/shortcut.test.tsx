import { describe, expect, it } from 'vitest';
import { expectGone, FakeBoard, fieldOf, openNewTask, screen, waitFor, within } from '@/test/index.ts';

describe('Ctrl/Cmd+Enter saves the task form (TASK-9)', () => {
  it.each(['Control', 'Meta'])('%s+Enter from any field, with the text being typed in it', async (key) => {
    const board = new FakeBoard();
    const visit = await board.open();
    const { user, fill } = visit;
    const first = await openNewTask(visit);
    await fill(fieldOf(first, 'Título'), 'Uno');
    await fill(fieldOf(first, 'Descripción'), 'Dos líneas');
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    await expectGone(first);

    const second = await openNewTask(visit);
    await fill(fieldOf(second, 'Título'), 'Dos');
    await user.type(fieldOf(second, 'Tags'), 'obra');
    await user.keyboard(`{${key}>}{Enter}{/${key}}`);
    await expectGone(second);
    expect(board.task('Uno')).toMatchObject({ description: 'Dos líneas' });
    expect(board.task('Dos')).toMatchObject({ tags: ['obra'] });
  });

  it('from the list of people and from a button, which it does not press', async () => {
    const board = new FakeBoard();
    const visit = await board.open();
    const { user, fill } = visit;
    const first = await openNewTask(visit);
    await fill(fieldOf(first, 'Título'), 'Uno');
    await user.click(fieldOf(first, 'Asignar a'));
    await screen.findByRole('option', { name: /Marta Gestora/ });
    expect(screen.getByRole('combobox', { name: 'Buscar' })).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expectGone(first);

    const second = await openNewTask(visit);
    await fill(fieldOf(second, 'Título'), 'Dos');
    within(second).getByRole('button', { name: 'Cancelar' }).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expectGone(second);
    expect(board.tasks).toMatchObject([
      { title: 'Uno', assignedTo: [] },
      { title: 'Dos', assignedTo: [] },
    ]);
  });

  it('asks for the title that is missing', async () => {
    const visit = await new FakeBoard().open();
    const form = await openNewTask(visit);
    await visit.user.click(fieldOf(form, 'Descripción'));
    await visit.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(fieldOf(form, 'Título')).toHaveAccessibleDescription('El título es obligatorio.'),
    );
    expect(fieldOf(form, 'Título')).toHaveFocus();
    expect(visit.api.changes).toEqual([]);
  });
});
