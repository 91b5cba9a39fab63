import { describe, expect, it, vi } from 'vitest';
import {
  act,
  anotherTabQueues,
  card,
  comeBack,
  FakeBoard,
  goOffline,
  offline,
  openOffline,
  person,
  refuse,
  screen,
  storedQueue,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const count = (text: string) => screen.findByText(text);

async function setPriority({ user }: Visit, title: string, now: string, next: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Prioridad: ${title}: ${now}` }));
  await user.click(await screen.findByRole('menuitemradio', { name: next }));
}

async function remove({ user }: Visit, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Eliminar: ${title}` }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
}

describe('a change of a board made without a connection', () => {
  it('stays shown, is listed as queued, and is sent once with its key (NET-12, NET-13, NET-14)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');

    expect(await screen.findByRole('button', { name: 'Prioridad: a: Crítica' })).toBeVisible();
    expect(await count('1 cambio espera la conexión.')).toBeVisible();
    expect(
      within(screen.getByRole('article', { name: 'a' })).getByText('Espera la conexión.'),
    ).toBeInTheDocument();
    expect(visit.api.changes).toEqual([]);
    const [{ key } = { key: '' }] = await storedQueue();

    await comeBack(visit);
    expect(await count('Se envió 1 cambio.')).toBeVisible();
    expect(visit.api.changes).toEqual(['task.batch']);
    expect(visit.api.keys).toEqual([key]);
    expect(board.task('a').priority).toBe('Critical');
    expect(await storedQueue()).toEqual([]);
    expect(screen.queryByText('Espera la conexión.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Prioridad: a: Crítica' })).toBeVisible();
  });

  it('is stored with no data of people except their identity (NET-17)', async () => {
    const elena = person('employee');
    const board = new FakeBoard({ Backlog: ['a'] }, { members: [elena] });
    board.change('a', { assignedTo: [card(elena)] });
    const { user } = await openOffline(board);
    await user.click(await screen.findByRole('button', { name: 'Desasignar: a' }));
    await count('1 cambio espera la conexión.');
    const written = JSON.stringify(await storedQueue());
    expect(written).toContain(elena.username);
    expect(written).not.toContain(elena.email);
  });

  it('is queued when the connection breaks during its request, and later changes wait behind it (NET-12)', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await board.open({ api: { task: { batch: offline } } });
    await screen.findByRole('article', { name: 'a' });
    visit.api.reachable = false;
    await setPriority(visit, 'a', 'Media', 'Crítica');
    expect(await count('1 cambio espera la conexión.')).toBeVisible();
    await setPriority(visit, 'b', 'Media', 'Alta');
    expect(await count('2 cambios esperan la conexión.')).toBeVisible();

    visit.api.answer(board.answers);
    await comeBack(visit);
    expect(await count('Se enviaron 2 cambios.')).toBeVisible();
    expect([board.task('a').priority, board.task('b').priority]).toEqual(['Critical', 'High']);
  });

  it('is taken back by Deshacer, and never sent (NET-12)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    await visit.user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('button', { name: 'Prioridad: a: Media' })).toBeVisible();
    expect(await storedQueue()).toEqual([]);
    await comeBack(visit);
    await screen.findByText('La conexión ha vuelto.');
    expect(visit.api.changes).toEqual([]);
  });

  it('loses its notice of waiting once it was sent or stopped (NET-12)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    expect(await count('Tarea cambiada. Espera la conexión.')).toBeVisible();
    await comeBack(visit);
    expect(await count('Tarea guardada.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();

    await goOffline(visit);
    await setPriority(visit, 'a', 'Crítica', 'Alta');
    expect(await count('Tarea cambiada. Espera la conexión.')).toBeVisible();
    const notice = screen.getByRole('button', { name: 'Deshacer' }).parentElement;
    act(() => void board.change('a', { priority: 'Low' }));
    await comeBack(visit);
    expect(await count('1 cambio no se envió: falta decidir.')).toBeVisible();
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    // The notice kept its text while it faded out.
    expect(notice).toHaveTextContent('Tarea cambiada. Espera la conexión.');
  });

  it('stays drawn over the updates of the server meanwhile (NET-13)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    act(() => void board.change('a', { title: 'otro' }));
    expect(await screen.findByRole('button', { name: 'Prioridad: otro: Crítica' })).toBeVisible();
  });

  it('does not overwrite a change by others meanwhile: it can be applied or discarded (NET-15)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    act(() => void board.change('a', { priority: 'Low' }));
    await comeBack(visit);
    expect(await count('1 cambio no se envió: falta decidir.')).toBeVisible();
    expect(visit.api.changes).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Prioridad: a: Baja' })).toBeVisible();

    await visit.user.click(screen.getByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambios sin enviar' });
    expect(await within(dialog).findByText('Otra persona cambió lo mismo mientras tanto.')).toBeVisible();
    expect(within(dialog).getByText('Baja')).toBeVisible();
    expect(within(dialog).getByText('Crítica')).toBeVisible();
    await visit.user.click(within(dialog).getByRole('button', { name: /^Aplicar/ }));
    await waitFor(() => expect(board.task('a').priority).toBe('Critical'));
    expect(await within(dialog).findByText('No queda ningún cambio sin enviar.')).toBeVisible();
  });

  it('names a change by the same person on another device as their own (LIVE-2)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    act(() => void board.by(board.owner).change('a', { priority: 'Low' }));
    await comeBack(visit);
    await visit.user.click(await screen.findByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambios sin enviar' });
    expect(
      await within(dialog).findByText('Lo mismo cambió en otra pestaña o dispositivo, con esta cuenta.'),
    ).toBeVisible();
  });

  it('says that the task is gone, also where it went between the conflict and Aplicar (NET-15)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    act(() => void board.change('a', { priority: 'Low' }));
    await comeBack(visit);
    await visit.user.click(await screen.findByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambios sin enviar' });
    const apply = await within(dialog).findByRole('button', { name: /^Aplicar/ });
    act(() => board.remove('a'));
    await visit.user.click(apply);
    expect(await within(dialog).findByText(/^La tarea ya no está en el tablero/)).toBeVisible();
    expect(visit.api.changes).toEqual([]);
    await visit.user.click(within(dialog).getByRole('button', { name: /^Descartar/ }));
    expect(await storedQueue()).toEqual([]);
  });

  it('does not conflict with a change of another field, or with an own earlier change (NET-15)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    await setPriority(visit, 'a', 'Crítica', 'Alta');
    act(() => void board.change('a', { title: 'otro' }));
    await comeBack(visit);
    expect(await count('Se enviaron 2 cambios.')).toBeVisible();
    expect(board.task('otro').priority).toBe('High');
  });

  it('is listed with the reason when it is refused, taken back, and the rest is sent (NET-16)', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    await setPriority(visit, 'b', 'Media', 'Alta');
    board.remove('a');
    await comeBack(visit);
    expect(await count('1 cambio no se envió: falta decidir.')).toBeVisible();
    await waitFor(() => expect(board.task('b').priority).toBe('High'));
    await visit.user.click(screen.getByRole('button', { name: 'Ver' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cambios sin enviar' });
    expect(await within(dialog).findByText(/^La tarea ya no está en el tablero/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Aplicar/ })).toBeNull();
    await visit.user.click(within(dialog).getByRole('button', { name: /^Descartar/ }));
    expect(await within(dialog).findByText('No queda ningún cambio sin enviar.')).toBeVisible();
    expect(await storedQueue()).toEqual([]);
  });

  it('stays queued if the server does not answer it (NET-14)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    visit.api.answer({ task: { batch: () => refuse('internal') } });
    await comeBack(visit);
    await waitFor(() => expect(visit.api.changes).toContain('task.batch'));
    expect(await count('Se envía 1 cambio…')).toBeVisible();
    expect(await storedQueue()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Prioridad: a: Crítica' })).toBeVisible();
  });

  it('from another day is not sent by itself (NET-16)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    const queued = await storedQueue();
    await anotherTabQueues(...queued.map((change) => ({ ...change, at: Date.now() - 90_000_000 })));
    await comeBack(visit);
    expect(await count('1 cambio no se envió: falta decidir.')).toBeVisible();
    expect(visit.api.changes).toEqual([]);
  });

  it('asks before it deletes a task, shows the deletion, and is sent once; Deshacer restores the task before that (NET-12)', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await openOffline(board);
    await remove(visit, 'b');
    expect(await count('1 cambio espera la conexión.')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'b' })).not.toBeInTheDocument();
    await visit.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('article', { name: 'b' })).toBeVisible();
    expect(await storedQueue()).toEqual([]);

    await remove(visit, 'b');
    await visit.user.click(await screen.findByRole('button', { name: 'Ver' }));
    const list = within(await screen.findByRole('dialog', { name: 'Cambios sin enviar' }));
    expect(await list.findByText('Tarea eliminada.')).toBeVisible();
    await visit.user.keyboard('{Escape}');
    await comeBack(visit);
    expect(await count('Se envió 1 cambio.')).toBeVisible();
    expect(visit.api.changes).toEqual(['task.remove']);
    expect(board.layout).toEqual({ Backlog: ['a'] });
  });

  it('deletes no task that others have changed meanwhile: it lists their changes, and waits for a decision (NET-15)', async () => {
    const board = new FakeBoard({ Backlog: ['a', 'b'] });
    const visit = await openOffline(board);
    await remove(visit, 'b');
    await count('1 cambio espera la conexión.');
    act(() => void board.change('b', { description: 'Todavía hace falta' }));
    await comeBack(visit);
    expect(await count('1 cambio no se envió: falta decidir.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'b' })).toBeVisible();
    expect(visit.api.changes).toEqual([]);
    await visit.user.click(screen.getByRole('button', { name: 'Ver' }));
    const list = within(await screen.findByRole('dialog', { name: 'Cambios sin enviar' }));
    expect(await list.findByText('Todavía hace falta')).toBeVisible();
    await visit.user.click(list.getByRole('button', { name: /^Aplicar/ }));
    await waitFor(() => expect(board.layout).toEqual({ Backlog: ['a'] }));
  });

  it('keeps a ticked item ticked on its page and counted on its card, and is sent once (NET-12, NET-13)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    board.writeChecklist('a', [
      { text: 'Lijar', done: false },
      { text: 'Lavar', done: true },
    ]);
    const visit = await board.open({ search: `?task=${board.task('a').id}` });
    const box = (name: string) => screen.findByRole('checkbox', { name });
    await box('Lijar');
    await goOffline(visit);
    await visit.user.click(await box('Lijar'));
    expect(await box('Lijar')).toBeChecked();
    expect(await count('1 cambio espera la conexión.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Lista completa' })).toBeVisible();
    await visit.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await box('Lijar')).not.toBeChecked());
    expect(await storedQueue()).toEqual([]);

    await visit.user.click(await box('Lijar'));
    await visit.user.click(await box('Lijar'));
    await visit.user.click(await box('Lavar'));
    await visit.user.click(screen.getByRole('button', { name: 'Ver' }));
    const list = within(await screen.findByRole('dialog', { name: 'Cambios sin enviar' }));
    expect(await list.findByText('Paso hecho: Lijar.')).toBeVisible();
    expect(list.getByText('Paso sin hacer: Lavar.')).toBeVisible();
    await visit.user.click(list.getByRole('button', { name: 'Descartar: Paso sin hacer: Lijar. a' }));
    await visit.user.keyboard('{Escape}');
    expect(await box('Lijar')).toBeChecked();
    await comeBack(visit);
    expect(await count('Se enviaron 2 cambios.')).toBeVisible();
    expect(visit.api.changes.filter((name) => name === 'checklist.tick')).toHaveLength(2);
    expect(board.checklist('a')).toEqual(['x Lijar', '- Lavar']);
    expect(await box('Lijar')).toBeChecked();
    expect(await box('Lavar')).not.toBeChecked();
  });

  it('is stopped if it ticks an item that others removed, and nothing else of the list is sent (NET-16)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    board.writeChecklist('a', [{ text: 'Lijar', done: false }]);
    const visit = await board.open({ search: `?task=${board.task('a').id}` });
    await screen.findByRole('checkbox', { name: 'Lijar' });
    await goOffline(visit);
    await visit.user.click(screen.getByRole('checkbox', { name: 'Lijar' }));
    await count('1 cambio espera la conexión.');
    visit.api.answer({
      checklist: { ...board.answers.checklist, tick: () => refuse('not_found', 'item_not_found') },
    });
    await comeBack(visit);
    expect(await count('1 cambio no se envió: falta decidir.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Lijar' })).not.toBeChecked());
  });

  it('is described in the language of the page, not of its making (LANG-3)', async () => {
    const visit = await openOffline(new FakeBoard({ Backlog: ['a'] }));
    await setPriority(visit, 'a', 'Media', 'Crítica');
    await count('1 cambio espera la conexión.');
    const queued = await storedQueue();
    await anotherTabQueues(...queued.map((change) => ({ ...change, told: 'Task changed.' })));
    await visit.user.click(screen.getByRole('button', { name: 'Ver' }));
    const list = within(await screen.findByRole('dialog', { name: 'Cambios sin enviar' }));
    expect(await list.findByText('Tarea cambiada.')).toBeVisible();
    expect(list.queryByText('Task changed.')).not.toBeInTheDocument();
  });

  it('fails at once if the browser has no room for it (NET-12)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openOffline(board);
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await setPriority(visit, 'a', 'Media', 'Crítica');
      expect(await screen.findByText(/Sin conexión con el servidor no se envía nada/)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Prioridad: a: Media' })).toBeVisible();
    } finally {
      full.mockRestore();
    }
  });

  it('makes a logout ask first, and stays for the same person alone (NET-17)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] }, { members: [person('manager')] });
    const visit = await openOffline(board);
    await setPriority(visit, 'a', 'Media', 'Crítica');
    await visit.user.click(screen.getByRole('button', { name: /Account menu/ }));
    await visit.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('1 cambio sin enviar.');
    await visit.user.click(within(question).getByRole('button', { name: 'Salir de todos modos' }));
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
    expect(await storedQueue()).toMatchObject([{ personId: board.owner._id }]);
    expect(localStorage.getItem('user')).toBeNull();
  });
});
