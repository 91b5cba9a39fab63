import type { PresentPerson } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  FakeBoard,
  fieldOf,
  findTaskForm,
  person,
  screen,
  setViewport,
  waitFor,
  within,
} from '@/test/index.ts';

const LIST = { name: 'También en este tablero' };

function present(fullname: string, edits: string[] = [], given = person('employee', { fullname })) {
  const { _id, username } = given;
  return { _id, fullname: given.fullname, username, profilePicture: null, edits } satisfies PresentPerson;
}

describe('who else is on a board (LIVE-3)', () => {
  it('stands at its head: five faces, how many more, and every name for whoever asks; oneself is not counted', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    await board.open();
    await screen.findByRole('article', { name: 'Pintar' });
    const tell = (people: PresentPerson[]) =>
      board.stream.send({ type: 'presence', people, count: people.length });
    const self = present('', [], board.owner);
    tell([self]);
    const names = ['Ana Luna', 'Beto', 'Carla', 'Dora', 'Eva', 'Flor', 'Gabo'];
    tell([self, ...names.map((name) => present(name))]);

    const list = await screen.findByRole('list', LIST);
    const items = within(list).getAllByRole('listitem');
    const nameOf = (item: HTMLElement) =>
      within(item).queryByRole('img')?.getAttribute('aria-label') ?? item.textContent;
    expect(items.map(nameOf)).toEqual(names);
    expect(within(list).getByText('+2')).toBeInTheDocument();
    expect(list.closest('[aria-live], [role=status]')).toBeNull();

    tell([self]);
    await waitFor(() => expect(screen.queryByRole('list', LIST)).not.toBeInTheDocument());
  });

  it('is a number on a phone where they are several, and every name for whoever asks', async () => {
    setViewport({ width: 360, height: 740 });
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    await board.open();
    await screen.findByRole('article', { name: 'Pintar' });
    board.stream.send({ type: 'presence', people: [present('Ana')], count: 1 });
    const list = await screen.findByRole('list', LIST);
    expect(within(list).getByRole('img', { name: 'Ana' })).toBeVisible();
    board.stream.send({ type: 'presence', people: [present('Ana'), present('Beto')], count: 2 });
    expect(await within(list).findByText('2')).toBeVisible();
    expect(within(list).queryByRole('img')).not.toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ana', 'Beto']);
  });

  it('is nobody where the stream is lost, as nobody knows', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    await board.open();
    await screen.findByRole('article', { name: 'Pintar' });
    board.stream.send({ type: 'presence', people: [present('Ana')], count: 1 });
    expect(await screen.findByRole('list', LIST)).toBeVisible();
    board.stream.drop();
    await waitFor(() => expect(screen.queryByRole('list', LIST)).not.toBeInTheDocument());
  });
});

describe('who edits what (LIVE-4)', () => {
  it('stands on the card and in the window, and what is open here is told for as long as it is', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar', 'Lijar'] });
    const { user, fill, api } = await board.open();
    const card = await screen.findByRole('article', { name: 'Pintar' });
    const { id } = board.task('Pintar');
    const people = [present('Ana', [id]), present('Luz, la mayor', [id])];
    board.stream.send({ type: 'presence', people: people.slice(0, 1), count: 1 });
    expect(await within(card).findByText('Ana edita')).toBeVisible();
    expect(screen.getAllByText(/edita/)).toHaveLength(1);
    board.stream.send({ type: 'presence', people, count: 2 });
    expect(await within(card).findByText('Editan: Ana, Luz, la mayor')).toBeVisible();

    await user.click(within(card).getByRole('button', { name: 'Editar: Pintar' }));
    const form = await findTaskForm('Editar Tarea');
    expect(within(form).getByText('Editan: Ana, Luz, la mayor')).toBeVisible();
    const told = () => api.calls('task', 'presence').map(({ body }) => body.taskId);
    await waitFor(() => expect(told()).toEqual([id]));

    // A stream that begins anew knows nothing of it.
    await fill(fieldOf(form, 'Descripción'), 'De blanco');
    board.stream.drop();
    await waitFor(() => expect(board.stream.listeners).toBe(1), { timeout: 5_000 });
    board.stream.send({ type: 'presence', people: [], count: 0 });
    await waitFor(() => expect(told()).toEqual([id, id]));
    await user.click(within(form).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(told()).toEqual([id, id, null]));
  });
});
