import { describe, expect, it, vi } from 'vitest';
import {
  act,
  anotherTabQueues,
  comeBack,
  FakeBoard,
  goOffline,
  newId,
  offline,
  refuse,
  screen,
  storedQueue,
  type Visit,
  waitFor,
  within,
} from '@/test/index.ts';

const said = (text: string) => screen.findByText(text);
const page = async () => within(await screen.findByRole('dialog', { name: 'a' }));
const add = async () => (await page()).findByRole('textbox', { name: 'Añadir un paso' });
const card = () => within(screen.getByRole('article', { name: 'a', hidden: true }));
const step = (text: string, done = false) => ({ _id: newId(), text, done });

/** The items on the page, with an `x` before each done one. */
function shown(): string[] {
  const list = screen.queryByRole('list', { name: 'Pasos' });
  const boxes = list ? within(list).getAllByRole<HTMLInputElement>('checkbox') : [];
  return boxes.map((box) => `${box.checked ? 'x' : '-'} ${box.labels?.[0]?.textContent || box.ariaLabel}`);
}

/** Opens the page of a board's task `a`, and makes the server unreachable. */
async function openPage(board: FakeBoard, api: Parameters<FakeBoard['open']>[0] = {}): Promise<Visit> {
  const visit = await board.open({ search: `?task=${board.task('a').id}`, ...api });
  await add();
  if (board.checklist('a').length > 0) await screen.findByRole('list', { name: 'Pasos' });
  return visit;
}

async function type({ user }: Visit, ...texts: string[]): Promise<void> {
  await user.click(await add());
  for (const text of texts) await user.keyboard(`${text}{Enter}`);
}

async function rename({ user }: Visit, text: string, next: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: `Texto de ${text}` });
  await user.clear(field);
  await user.type(field, `${next}{Enter}`);
}

async function seeWhatWaits({ user }: Visit) {
  await user.click(screen.getByRole('button', { name: 'Ver' }));
  const list = within(await screen.findByRole('dialog', { name: 'Cambios sin enviar' }));
  await list.findAllByRole('listitem');
  return list;
}

/** The stored fields that every queued change of a board has. */
function base(board: FakeBoard) {
  const [personId, projectId] = [board.owner._id, board.project._id];
  return { personId, projectId, at: Date.now(), told: '', about: 'a', maybeMade: false };
}

describe('changes of the steps of a task without a connection (NET-18)', () => {
  it('show at once, also in a task without steps, and are sent once in their order, each with its key', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openPage(board);
    await goOffline(visit);
    await type(visit, 'uno', 'dos', 'tres');
    expect(await add()).toHaveFocus();
    expect(shown()).toEqual(['- uno', '- dos', '- tres']);
    await visit.user.click(screen.getByRole('checkbox', { name: 'dos' }));
    await rename(visit, 'uno', 'uno bien');
    await visit.user.click(screen.getByRole('button', { name: 'Quitar tres' }));
    expect(shown()).toEqual(['- uno bien', 'x dos']);
    expect(await said('6 cambios esperan la conexión.')).toBeVisible();
    expect(card().getByText('1 de 2 pasos hechos')).toBeInTheDocument();
    expect(card().getByText('Espera la conexión.')).toBeInTheDocument();
    expect(visit.api.changes).toEqual([]);
    const keys = (await storedQueue()).map(({ key }) => key);

    await comeBack(visit);
    expect(await said('Se enviaron 6 cambios.')).toBeVisible();
    expect(visit.api.changes).toEqual([
      ...['checklist.add', 'checklist.add', 'checklist.add'],
      ...['checklist.tick', 'checklist.setText', 'checklist.remove'],
    ]);
    expect(visit.api.keys).toEqual(keys);
    expect(board.checklist('a')).toEqual(['- uno bien', 'x dos']);
    expect(shown()).toEqual(['- uno bien', 'x dos']);
    expect(card().getByText('1 de 2 pasos hechos')).toBeInTheDocument();
    expect(await storedQueue()).toEqual([]);
  });

  it('make one change of pasted lines, whose texts show in the list of queued changes', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const visit = await openPage(board);
    await goOffline(visit);
    await visit.user.click(await add());
    await visit.user.paste('uno\n dos \n\ntres');
    expect(shown()).toEqual(['- uno', '- dos', '- tres']);
    await said('1 cambio espera la conexión.');
    const list = await seeWhatWaits(visit);
    expect(list.getByText('3 pasos añadidos.')).toBeVisible();
    expect(list.getByText('uno, dos, tres')).toBeVisible();
    await visit.user.keyboard('{Escape}');
    await comeBack(visit);
    await said('Se envió 1 cambio.');
    expect(visit.api.changes).toEqual(['checklist.add']);
    expect(board.checklist('a')).toEqual(['- uno', '- dos', '- tres']);
  });

  it('are listed by their kind; discarding a new step discards its changes too', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    board.writeChecklist('a', [step('Lijar')]);
    const visit = await openPage(board);
    await goOffline(visit);
    await type(visit, 'uno', 'dos');
    await visit.user.click(screen.getByRole('checkbox', { name: 'uno' }));
    await rename(visit, 'uno', 'uno bien');
    await rename(visit, 'Lijar', 'Lijar todo');
    await visit.user.click(screen.getByRole('button', { name: 'Quitar Lijar todo' }));
    await said('6 cambios esperan la conexión.');
    const list = await seeWhatWaits(visit);
    expect(list.getByText('Paso cambiado: Lijar todo.')).toBeVisible();
    expect(list.getByText('Paso quitado: Lijar todo.')).toBeVisible();
    await visit.user.click(list.getByRole('button', { name: 'Descartar: Paso añadido: uno. a' }));
    await waitFor(async () => expect(await storedQueue()).toHaveLength(3));
    await visit.user.keyboard('{Escape}');
    expect(shown()).toEqual(['- dos']);
    await comeBack(visit);
    await said('Se enviaron 3 cambios.');
    expect(board.checklist('a')).toEqual(['- dos']);
  });

  it('are taken back by Deshacer, and never sent', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    board.writeChecklist('a', [step('Lijar', true), step('Lavar')]);
    const visit = await openPage(board);
    await goOffline(visit);
    await visit.user.click(screen.getByRole('button', { name: 'Quitar Lijar' }));
    expect(shown()).toEqual(['- Lavar']);
    expect(card().getByText('0 de 1 pasos hechos')).toBeInTheDocument();
    await visit.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(shown()).toEqual(['x Lijar', '- Lavar']));
    expect(card().getByText('1 de 2 pasos hechos')).toBeInTheDocument();
    expect(await storedQueue()).toEqual([]);
  });

  it('show in another tab, and leave its queue once they are sent', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    board.writeChecklist('a', [step('Lijar')]);
    const visit = await openPage(board);
    await goOffline(visit);
    await type(visit, 'uno');
    const queued = await storedQueue();
    expect(queued).toHaveLength(1);
    await visit.user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(shown()).toEqual(['- Lijar']));

    await anotherTabQueues(...queued);
    expect(shown()).toEqual(['- Lijar', '- uno']);
    await visit.user.click(screen.getByRole('checkbox', { name: 'uno' }));
    await said('2 cambios esperan la conexión.');
    await comeBack(visit);
    await said('Se enviaron 2 cambios.');
    expect(board.checklist('a')).toEqual(['- Lijar', 'x uno']);
    expect(shown()).toEqual(['- Lijar', 'x uno']);
  });

  it('are there again after a reload, and are sent then', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const { id } = board.task('a');
    const uno = step('uno');
    const of = { ...base(board), before: { [id]: {} }, after: { [id]: {} } };
    const added = { id, ids: [uno._id], texts: ['uno'] };
    const ticked = { id, itemId: uno._id, text: 'uno', done: true };
    await anotherTabQueues(
      { ...of, kind: 'addItems', key: 'key-that-adds', variables: added },
      { ...of, kind: 'tick', key: 'key-that-ticks', variables: ticked },
    );
    const visit = await openPage(board);
    await said('Se enviaron 2 cambios.');
    expect(visit.api.changes).toEqual(['checklist.add', 'checklist.tick']);
    expect(visit.api.keys).toEqual(['key-that-adds', 'key-that-ticks']);
    expect(board.checklist('a')).toEqual(['x uno']);
    await waitFor(() => expect(shown()).toEqual(['x uno']));
  });

  it('are listed with their texts when they are refused, with the changes of their steps; both can be applied (NET-16)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    board.writeChecklist('a', [step('Lijar')]);
    const visit = await openPage(board);
    await goOffline(visit);
    await visit.user.click(await add());
    await visit.user.paste('uno\ndos');
    await visit.user.click(screen.getByRole('checkbox', { name: 'dos' }));
    await visit.user.click(screen.getByRole('checkbox', { name: 'Lijar' }));
    const { checklist } = board.answers;
    visit.api.answer({
      checklist: { add: () => refuse('conflict', '', { reason: 'too_many_items', params: { max: 100 } }) },
    });
    await comeBack(visit);
    expect(await said('2 cambios no se enviaron: falta decidir.')).toBeVisible();
    expect(board.checklist('a')).toEqual(['x Lijar']);
    await waitFor(() => expect(shown()).toEqual(['x Lijar']));

    visit.api.answer({ checklist: { ...checklist } });
    const list = await seeWhatWaits(visit);
    expect(list.getAllByText(/^El servidor no lo aceptó\. Una lista tiene/)).not.toHaveLength(0);
    expect(list.getByText('uno, dos')).toBeVisible();
    await visit.user.click(list.getByRole('button', { name: 'Aplicar: 2 pasos añadidos. a' }));
    await waitFor(() => expect(board.checklist('a')).toEqual(['x Lijar', '- uno', 'x dos']));
    expect(await storedQueue()).toEqual([]);
  });

  it('are made once if they had arrived before the connection broke (NET-14)', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const { checklist } = board.answers;
    const visit: Visit = await openPage(board, {
      api: {
        checklist: {
          ...checklist,
          add: (call) => {
            checklist?.add?.(call);
            visit.api.reachable = false;
            return offline();
          },
        },
      },
    });
    await type(visit, 'uno');
    await said('1 cambio espera la conexión.');
    await waitFor(() => expect(shown()).toEqual(['- uno']));
    const [{ body: first } = { body: null }] = visit.api.calls('checklist', 'add');
    // The server recognizes a repeated request by its key.
    visit.api.answer({
      checklist: { add: ({ params: { id } }) => checklist?.read?.({ params: { id } } as never) as never },
    });
    await comeBack(visit);
    await said('Se envió 1 cambio.');
    expect(visit.api.calls('checklist', 'add').at(-1)?.body).toEqual(first);
    expect(new Set(visit.api.keys).size).toBe(1);
    expect(shown()).toEqual(['- uno']);
    expect(board.checklist('a')).toEqual(['- uno']);
  });

  it('fail at once if the browser has no room for them, and the text stays (NET-1, NET-12)', async () => {
    const visit = await openPage(new FakeBoard({ Backlog: ['a'] }));
    await goOffline(visit);
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      await type(visit, 'uno');
      expect(await screen.findByText(/Sin conexión con el servidor no se envía nada/)).toBeVisible();
      await waitFor(async () => expect(await add()).toHaveValue('uno'));
      expect(shown()).toEqual([]);
    } finally {
      full.mockRestore();
    }
  });
});

describe('changes of the same steps by others meanwhile (NET-15)', () => {
  it('are not overwritten by a queued text, which can be applied or discarded', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const lijar = step('Lijar');
    board.writeChecklist('a', [lijar]);
    const visit = await openPage(board);
    await goOffline(visit);
    await rename(visit, 'Lijar', 'Lijar todo');
    await rename(visit, 'Lijar todo', 'Lijar bien');
    act(() => board.writeChecklist('a', [{ ...lijar, text: 'Pulir', done: true }]));
    await comeBack(visit);
    expect(await said('2 cambios no se enviaron: falta decidir.')).toBeVisible();
    expect(board.checklist('a')).toEqual(['x Pulir']);
    await waitFor(() => expect(shown()).toEqual(['x Pulir']));
    const list = await seeWhatWaits(visit);
    expect(list.getAllByText('Otra persona cambió lo mismo mientras tanto.')).toHaveLength(2);
    expect(list.getAllByText('Pulir')).toHaveLength(2);
    expect(list.getByText('Lijar bien')).toBeVisible();
    await visit.user.click(list.getByRole('button', { name: 'Aplicar: Paso cambiado: Lijar bien. a' }));
    await waitFor(() => expect(board.checklist('a')).toEqual(['x Lijar bien']));
    await visit.user.click(list.getByRole('button', { name: 'Descartar: Paso cambiado: Lijar todo. a' }));
    expect(await storedQueue()).toEqual([]);
  });

  it('keep a reworded step from being removed', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const lijar = step('Lijar');
    board.writeChecklist('a', [lijar]);
    const visit = await openPage(board);
    await goOffline(visit);
    await visit.user.click(screen.getByRole('button', { name: 'Quitar Lijar' }));
    act(() => board.writeChecklist('a', [{ ...lijar, text: 'Pulir' }]));
    await comeBack(visit);
    expect(await said('1 cambio no se envió: falta decidir.')).toBeVisible();
    await waitFor(() => expect(shown()).toEqual(['- Pulir']));
    const list = await seeWhatWaits(visit);
    expect(list.getByText('Pulir')).toBeVisible();
    await visit.user.click(list.getByRole('button', { name: /^Aplicar/ }));
    await waitFor(() => expect(board.checklist('a')).toEqual([]));
  });

  it('stop no rename of a ticked step, and no move: a moved step goes beside its neighbours', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const [lijar, lavar, pintar] = [step('Lijar'), step('Lavar'), step('Pintar')];
    board.writeChecklist('a', [lijar, lavar, pintar]);
    const visit = await openPage(board);
    await goOffline(visit);
    await rename(visit, 'Lijar', 'Lijar todo');
    const { id } = board.task('a');
    const [taskAlone, itemAlone] = [{ [id]: {} }, { [pintar._id]: {} }];
    const between = { above: lijar._id, below: lavar._id, order: 1 };
    const carried = {
      ...base(board),
      kind: 'moveItem',
      key: 'key-that-carries',
      variables: { id, itemId: pintar._id, text: 'Pintar', ...between },
      before: taskAlone,
      after: taskAlone,
      items: { before: itemAlone, after: itemAlone },
    };
    await anotherTabQueues(carried);
    expect(shown()).toEqual(['- Lijar todo', '- Pintar', '- Lavar']);
    act(() =>
      board.writeChecklist('a', [step('Medir'), { ...lijar, done: true }, step('Cubrir'), lavar, pintar]),
    );
    await comeBack(visit);
    await said('Se enviaron 2 cambios.');
    const all = ['- Medir', 'x Lijar todo', '- Pintar', '- Cubrir', '- Lavar'];
    expect(board.checklist('a')).toEqual(all);
    await waitFor(() => expect(shown()).toEqual(all));
    expect(visit.api.calls('checklist', 'move').map(({ body }) => body)).toEqual([{ order: 2 }]);
  });
});
