import type { PresentPerson } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import {
  card,
  FakeBoard,
  fieldOf,
  findTaskForm,
  person,
  screen,
  setViewport,
  waitFor,
  within,
} from '@/test/index.ts';

const ana = person('employee', { fullname: 'Ana Luna', username: 'empleada' });
const LIST = { name: 'También en este tablero' };
const countOf = (count: number) => ({ name: `También en este tablero: ${count}` });
/** The letter that is drawn for a person without a picture. */
const initialIn = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('[data-initial]')?.dataset.initial;

/** The names in the list that a press opens. */
async function namesIn(): Promise<(string | undefined)[]> {
  const items = within(await screen.findByRole('list', LIST)).getAllByRole('listitem');
  return items.map((item) => item.querySelector('bdi')?.textContent ?? item.textContent ?? undefined);
}

function present(fullname: string, edits: string[] = [], given = person('employee', { fullname })) {
  const { _id, username } = given;
  return { _id, fullname: given.fullname, username, profilePicture: null, edits } satisfies PresentPerson;
}

describe('the other people on a board (LIVE-3)', () => {
  it('are shown at its head: five faces, the number of the others, and every name on a click; oneself is not counted', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user } = await board.open();
    await screen.findByRole('article', { name: 'Pintar' });
    const tell = (people: PresentPerson[]) =>
      board.stream.send({ type: 'presence', people, count: people.length });
    const self = present('', [], board.owner);
    tell([self]);
    const names = ['Ana Luna', 'Beto', 'Carla', 'Dora', 'Eva', 'Flor', 'Gabo'];
    tell([self, ...names.map((name) => present(name))]);

    const button = await screen.findByRole('button', countOf(7));
    expect(within(button).getByText('+2')).toBeInTheDocument();
    expect(button.closest('[aria-live], [role=status]')).toBeNull();
    await user.click(button);
    expect(await namesIn()).toEqual(names);

    tell([self]);
    await waitFor(() => expect(screen.queryByRole('button', countOf(7))).not.toBeInTheDocument());
    expect(screen.queryByRole('list', LIST)).not.toBeInTheDocument();
  });

  it('have the same letter at the head as on a card (DESIGN-25)', async () => {
    const board = new FakeBoard(
      {},
      { members: [ana], tasks: [{ title: 'Pintar', assignedTo: [card(ana)] }] },
    );
    await board.open();
    const task = await screen.findByRole('article', { name: 'Pintar' });
    board.stream.send({ type: 'presence', people: [present('', [], ana)], count: 1 });
    const atHead = initialIn(await screen.findByRole('button', countOf(1)));
    expect(initialIn(within(task).getByRole('img', { name: 'empleada' }))).toBe(atHead);
    expect(atHead).toBe('E');
  });

  it('are shown as a number on a phone if they are several, with every name on a click', async () => {
    setViewport({ width: 360, height: 740 });
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user } = await board.open();
    await screen.findByRole('article', { name: 'Pintar' });
    board.stream.send({ type: 'presence', people: [present('', [], ana)], count: 1 });
    expect(initialIn(await screen.findByRole('button', countOf(1)))).toBe('E');
    board.stream.send({
      type: 'presence',
      people: [present('Ana'), present('', [], person('employee', { fullname: '', username: 'beto' }))],
      count: 3,
    });
    const button = await screen.findByRole('button', countOf(3));
    expect(button).toHaveTextContent(/^3$/);
    // Works without a mouse that hovers: by the keyboard, or a touch.
    button.focus();
    await user.keyboard('{Enter}');
    expect(await namesIn()).toEqual(['Ana', 'beto', 'y 1 más']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('list', LIST)).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it.each([
    ['the list', true],
    ['its button', false],
  ])('leave the focus at the head if the last one leaves while it is in %s', async (_, open) => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user } = await board.open();
    const card = await screen.findByRole('button', { name: 'Pintar' });
    const tell = (people: PresentPerson[]) =>
      board.stream.send({ type: 'presence', people, count: people.length });
    tell([present('Ana')]);
    const button = await screen.findByRole('button', countOf(1));
    button.focus();
    if (open) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', LIST)).toHaveFocus());
    }
    tell([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

    // A focus elsewhere stays there.
    card.focus();
    tell([present('Ana')]);
    await screen.findByRole('button', countOf(1));
    tell([]);
    await waitFor(() => expect(screen.queryByRole('button', countOf(1))).not.toBeInTheDocument());
    expect(card).toHaveFocus();
  });

  it('are not shown after the stream is lost', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    await board.open();
    await screen.findByRole('article', { name: 'Pintar' });
    board.stream.send({ type: 'presence', people: [present('Ana')], count: 1 });
    expect(await screen.findByRole('button', countOf(1))).toBeVisible();
    board.stream.drop();
    await waitFor(() => expect(screen.queryByRole('button', countOf(1))).not.toBeInTheDocument());
  });
});

describe('the editors of a task (LIVE-3)', () => {
  it('are shown on the card and in the window; this tab announces its open task as long as it is open', async () => {
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

    // A new stream does not have the task yet.
    await fill(fieldOf(form, 'Descripción'), 'De blanco');
    board.stream.drop();
    await waitFor(() => expect(board.stream.listeners).toBe(1), { timeout: 5_000 });
    board.stream.send({ type: 'presence', people: [], count: 0 });
    await waitFor(() => expect(told()).toEqual([id, id]));
    await user.click(within(form).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(told()).toEqual([id, id, null]));
  });
});
