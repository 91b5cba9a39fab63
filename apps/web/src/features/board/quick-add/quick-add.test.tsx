import { describe, expect, it } from 'vitest';
import { FakeBoard, findLeaveQuestion, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const openLine = (status: string) => screen.findByRole('button', { name: `Agregar aquí: ${status}` });
const lineIn = (status: string) =>
  screen.getByRole('textbox', { name: `Título de una tarea nueva en ${status}` });

describe('adding in place', () => {
  it('creates a task with each Enter, at the end of its column, by one request each, in the order of typing (QUICK-1)', async () => {
    const board = new FakeBoard({ Doing: ['a'] });
    const { user, api } = await board.open();
    await user.click(await openLine('Doing'));
    expect(lineIn('Doing')).toHaveFocus();
    await user.keyboard('uno{Enter}dos{Enter}  {Enter}tres{Enter}');
    expect(lineIn('Doing')).toHaveValue('');
    await waitFor(() => expect(board.layout).toEqual({ Doing: ['a', 'uno', 'dos', 'tres'] }));
    expect(api.changes).toEqual(['task.create', 'task.create', 'task.create']);
    const column = screen.getByRole('region', { name: /^Doing, 4/ });
    const cards = await within(column).findAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['a', 'uno', 'dos', 'tres']);
    expect(within(column).getByRole('status')).toHaveTextContent('Creada: tres');
    expect(lineIn('Doing')).toHaveFocus();
  });

  it('creates both of two tasks of one title (QUICK-1)', async () => {
    const board = new FakeBoard();
    const { user, api } = await board.open();
    await user.click(await openLine('To do'));
    await user.keyboard('igual{Enter}igual{Enter}');
    await waitFor(() => expect(api.changes).toEqual(['task.create', 'task.create']));
    expect(await screen.findByRole('region', { name: /^To do, 2/ })).toBeVisible();
  });

  it('is for people who may create tasks', async () => {
    const rosa = person('employee');
    const board = new FakeBoard({ Doing: ['a'] }, { members: [rosa] });
    await board.open({ as: rosa });
    await screen.findByRole('article', { name: 'a' });
    expect(screen.queryByRole('button', { name: /^Agregar aquí/ })).not.toBeInTheDocument();
  });

  it('keeps a refused line with its reason, sends it again, and lets it be discarded (QUICK-1)', async () => {
    const board = new FakeBoard();
    const { user, api } = await board.open({ api: { task: { create: () => refuse('internal', 'Broken') } } });
    await user.click(await openLine('Backlog'));
    await user.keyboard('uno{Enter}dos{Enter}');
    const unsaved = await screen.findByRole('list', { name: 'Sin guardar' });
    await waitFor(() => expect(within(unsaved).getAllByRole('listitem')).toHaveLength(2));
    expect(within(unsaved).getAllByRole('alert')[0]).toHaveTextContent(/^Sin guardar\. \S/);

    await user.click(screen.getByRole('button', { name: 'Descartar: dos' }));
    api.answer(board.answers);
    await user.click(screen.getByRole('button', { name: 'Reintentar: uno' }));
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['uno'] }));
    expect(await screen.findByRole('article', { name: 'uno' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Sin guardar' })).not.toBeInTheDocument();
  });

  it('closes an empty line with Escape, and asks before it loses a text (FORM-1)', async () => {
    const { user } = await new FakeBoard().open();
    await user.click(await openLine('Backlog'));
    await user.keyboard('{Escape}');
    expect(await openLine('Backlog')).toHaveFocus();

    await user.click(await openLine('Backlog'));
    await user.keyboard('a medias{Escape}');
    await user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Seguir editando' }));
    expect(lineIn('Backlog')).toHaveValue('a medias');

    // The table has no columns; the text returns with them.
    await user.click(screen.getByRole('radio', { name: 'Tabla' }));
    await user.click(screen.getByRole('radio', { name: 'Kanban' }));
    expect(lineIn('Backlog')).toHaveValue('a medias');
  });

  it('creates as many tasks as lines are pasted, once that is confirmed, by one request (QUICK-4)', async () => {
    const board = new FakeBoard({ Doing: ['a'] });
    const { user, api } = await board.open();
    await user.click(await openLine('Doing'));
    await user.paste('uno\r\n\n  dos  \ntres\n');
    const dialog = await screen.findByRole('dialog', { name: '3 tareas' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['uno', 'dos', 'tres']);
    expect(within(dialog).getByRole('button', { name: 'Crear 3 tareas' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(api.changes).toEqual(['task.createMany']);
    expect(board.layout).toEqual({ Doing: ['a', 'uno', 'dos', 'tres'] });
    expect(await screen.findByRole('article', { name: 'tres' })).toBeVisible();
    expect(lineIn('Doing')).toHaveFocus();
  });

  it.each([
    [
      'one line too many',
      Array.from({ length: 201 }, (_, index) => `t${index}`).join('\n'),
      /A la vez caben 200/,
    ],
    ['a line that is too long', `uno\n${'x'.repeat(201)}`, /La línea 2 pasa de 200 caracteres/],
  ])('reports %s, and creates nothing (QUICK-4)', async (_, text, said) => {
    const { user, api } = await new FakeBoard().open();
    await user.click(await openLine('Backlog'));
    await user.paste(text);
    const dialog = await screen.findByRole('dialog', { name: /^\d+ tareas$/ });
    expect(within(dialog).getByText(said)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Crear/ })).toBeDisabled();
    expect(api.changes).toEqual([]);
  });

  it('reports a title that is too long, and keeps it (FORM-1)', async () => {
    const { user, api } = await new FakeBoard().open();
    await user.click(await openLine('Backlog'));
    await user.click(lineIn('Backlog'));
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    expect(lineIn('Backlog')).toHaveAccessibleDescription('A lo sumo 200 caracteres.');
    expect(api.changes).toEqual([]);
  });
});
