import { describe, expect, it } from 'vitest';
import { card, FakeBoard, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel', username: 'rosa' });

async function openBoard(given = {}, as?: typeof rosa) {
  const board = new FakeBoard(
    {},
    {
      members: [rosa],
      tasks: [
        { title: 'a', ...given },
        { title: 'b', tags: ['obra'] },
      ],
    },
  );
  const visit = await board.open(as ? { as } : {});
  const shown = within(await screen.findByRole('article', { name: 'a' }));
  return { board, ...visit, edit: (name: string | RegExp) => shown.getByRole('button', { name }), shown };
}

describe('changes on the card (QUICK-5)', () => {
  it('set the priority from a menu, by keyboard alone, and open nothing', async () => {
    const { board, user, api, edit } = await openBoard();
    edit('Prioridad: a: Media').focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitemradio', { name: 'Crítica' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(board.task('a').priority).toBe('Critical'));
    await waitFor(() => expect(edit('Prioridad: a: Crítica')).toHaveFocus());
    expect(api.changes).toEqual(['task.batch']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('add and remove people one by one, without closing in between (QUICK-6)', async () => {
    const { board, user, api, edit, shown } = await openBoard({ assignedTo: [card(rosa)] });
    await user.click(edit('Asignado a: a: rosa'));
    await user.click(await screen.findByRole('option', { name: /Marta Gestora/ }));
    await waitFor(() => expect(board.task('a').assignedTo).toHaveLength(2));
    expect(await shown.findByText('2 personas asignadas')).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /Rosa Ajanel/ }));
    await waitFor(() => expect(board.task('a').assignedTo).toEqual([card(board.owner)]));
    await user.click(screen.getByRole('option', { name: /Rosa Ajanel/ }));
    await waitFor(() => expect(board.task('a').assignedTo).toHaveLength(2));
    expect(api.calls('task', 'batch').map(({ body }) => body.change)).toEqual([
      { assign: [board.owner._id] },
      { unassign: [rosa._id] },
      { assign: [rosa._id] },
    ]);
  });

  it('report once that the people could not be read, and read them again', async () => {
    const { board, user, api, edit } = await openBoard({ assignedTo: [card(rosa)] });
    api.answer({ task: { assignable: () => refuse('internal') } });
    await user.click(edit('Asignado a: a: rosa'));
    expect(await screen.findByText('No se pudo cargar a las personas.')).toBeVisible();
    const { assignable } = board.answers.task ?? {};
    if (assignable) api.answer({ task: { assignable } });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: /Rosa Ajanel/ })).toBeVisible();
  });

  it('have one way to assign: its button at first, the faces once there are some', async () => {
    const { board, user, shown } = await openBoard();
    const named = () => shown.queryAllByRole('button', { name: /^(Asigna|Desasigna)/ });
    const labels = () => named().map((button) => button.getAttribute('aria-label'));
    expect(labels()).toEqual(['Asignar: a']);
    board.change('a', { assignedTo: [card(rosa)] });
    await waitFor(() => expect(labels()).toEqual(['Asignado a: a: rosa', 'Desasignar: a']));
    await user.click(shown.getByRole('button', { name: 'Asignado a: a: rosa' }));
    expect(await screen.findByRole('option', { name: /Rosa Ajanel/ })).toBeVisible();
  });

  it('show how many tags have no room (BOARD-9)', async () => {
    const { shown } = await openBoard({
      tags: ['cimientos', 'paredes', 'techo', 'pintura', 'acabados', 'limpieza'],
    });
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'cimientos',
      'paredes',
      'techo',
      'pintura',
      '+2',
    ]);
    expect(shown.getByText('+2')).toHaveAttribute('title', 'acabados, limpieza');
  });

  it('show each of four tags whole that begin alike (BOARD-9)', async () => {
    const tags = ['etiqueta 1', 'etiqueta 2', 'etiqueta 3', 'etiqueta 4'];
    const { shown } = await openBoard({ tags });
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(tags);
  });

  it('cut tags longer than a line at their common part, and keep each space (BOARD-9)', async () => {
    const tags = ['ampliación de la zona 10 etapa A 2026', 'ampliación de la zona 10 etapa B 2026'];
    const { shown } = await openBoard({ tags });
    const drawn = shown
      .getAllByRole('listitem')
      .map((item) =>
        [...item.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent),
      );
    expect(drawn).toEqual([
      ['ampliación de la zona 10 etapa ', 'A 2026'],
      ['ampliación de la zona 10 etapa ', 'B 2026'],
    ]);
    expect(shown.getByText(tags[0] as string)).toHaveClass('sr-only');
  });

  it('add tags of the board and a newly typed one, and remove them (QUICK-6)', async () => {
    const { board, user, edit } = await openBoard();
    await user.click(edit('Tags: a: Sin etiquetas'));
    await user.click(await screen.findByRole('option', { name: 'obra' }));
    await user.type(screen.getByRole('combobox'), 'urgente{Enter}');
    await waitFor(() => expect(board.task('a').tags).toEqual(['obra', 'urgente']));
    await user.clear(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'obra' }));
    await waitFor(() => expect(board.task('a').tags).toEqual(['urgente']));
  });

  it('set a date and remove it', async () => {
    const { board, user, edit } = await openBoard();
    await user.click(edit('Fecha de vencimiento: a: Sin fecha'));
    await user.click(await screen.findByRole('button', { name: 'Hoy' }));
    await waitFor(() => expect(board.task('a').dueDate).not.toBeNull());
    await user.click(edit(/^Fecha de vencimiento: a: \d/));
    await user.click(await screen.findByRole('button', { name: 'Sin fecha' }));
    await waitFor(() => expect(board.task('a').dueDate).toBeNull());
  });

  it('are reversed with a notice when they are refused (QUICK-6)', async () => {
    const { user, api, edit } = await openBoard();
    api.answer({ task: { batch: () => refuse('internal', 'Broken') } });
    await user.click(edit('Prioridad: a: Media'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Alta' }));
    expect(await screen.findByText('No se pudo cambiar la tarea.')).toBeVisible();
    expect(edit('Prioridad: a: Media')).toBeVisible();
  });

  it('are for people who may change tasks', async () => {
    const { shown } = await openBoard({}, rosa);
    expect(shown.getAllByRole('button')).toHaveLength(1);
    expect(shown.getByRole('img', { name: 'Prioridad Media' })).toBeVisible();
  });
});
