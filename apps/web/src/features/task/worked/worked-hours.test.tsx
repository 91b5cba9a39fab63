import type { BoardTime, Task } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import { FakeBoard, person, refuse, screen, type Visit, waitFor, within } from '@/test/index.ts';

const elena = person('employee', { fullname: 'Elena Empleada' });

type Options = Parameters<FakeBoard['open']>[0];
type Times = Readonly<Record<string, Omit<BoardTime['tasks'][number], 'taskId'>>>;

/** The answer for a board whose tasks of these titles have recorded time. */
const timeOf = (board: FakeBoard, times: Times, currency = 'GTQ'): BoardTime => ({
  currency,
  tasks: Object.entries(times).map(([title, time]) => ({ taskId: board.task(title).id, ...time })),
});

const WORKED: Times = { Pintar: { minutes: 200, cost: 60 } };
const boardOf = (tasks: Partial<Task>[]) => new FakeBoard({}, { members: [elena], tasks });
const card = (name: string) => screen.findByRole('article', { name });
const asked = ({ api }: Visit) => api.calls('taskTime', 'ofBoard').length;
const reads = ({ api }: Visit) => api.calls('task', 'board').length;

/** Resolves once all requests were answered, and those that follow them. */
async function settled(): Promise<void> {
  let rested = 0;
  await waitFor(() => {
    rested = queryClient.isFetching() === 0 ? rested + 1 : 0;
    expect(rested).toBeGreaterThan(2);
  });
}

describe('the hours on a card (PANEL-16)', () => {
  it.each([
    [200, 8, '3:20 / 8 h', '3 h 20 min de 8 h'],
    [180, 9, '3:00 / 9 h', '3 h de 9 h'],
    [600, 8, '10:00 / 8 h', '10 h de 8 h'],
    [20, 0, '0:20 h', '20 min'],
  ])(
    '%i minutes on a task of %d estimated hours show as %s, with the cost in their hint',
    async (minutes, estimatedHours, shown, words) => {
      const board = boardOf([{ title: 'Pintar', estimatedHours }]);
      const ofBoard = () => timeOf(board, { Pintar: { minutes, cost: 60 } });
      await board.open({ api: { taskTime: { ofBoard } } });
      const hours = await within(await card('Pintar')).findByText(shown);
      expect(hours).toHaveAttribute('aria-hidden');
      const hint = `Trabajado: ${words}. Costo: Q60.00.`;
      expect(hours.parentElement).toHaveAttribute('title', hint);
      expect(within(await card('Pintar')).getByText(hint)).toBeInTheDocument();
    },
  );

  it('have no cost where the answer has none', async () => {
    const board = boardOf([{ title: 'Pintar', estimatedHours: 8 }]);
    const ofBoard = () => timeOf(board, { Pintar: { minutes: 200, cost: null } }, '');
    await board.open({ as: elena, api: { taskTime: { ofBoard } } });
    const hours = await within(await card('Pintar')).findByText('3:20 / 8 h');
    expect(hours.parentElement).toHaveAttribute('title', 'Trabajado: 3 h 20 min de 8 h.');
  });

  it.each<[string, Options]>([
    ['before the answer', { api: { taskTime: { ofBoard: () => new Promise<never>(() => {}) } } }],
    ['after a refusal', { api: { taskTime: { ofBoard: () => refuse('internal', 'No por ahora.') } } }],
    ['without recorded time', {}],
  ])('stay as they were %s', async (_, options) => {
    const board = boardOf([{ title: 'Pintar', estimatedHours: 8 }, { title: 'Lijar' }]);
    const visit = await board.open(options);
    expect(within(await card('Pintar')).getByText('8 h')).toBeVisible();
    await waitFor(() => expect(asked(visit)).toBeGreaterThan(0));
    expect(within(await card('Pintar')).getByText('8 h')).toBeVisible();
    expect(within(await card('Lijar')).queryByText(/ h$/)).toBeNull();
  });
});

describe('the request for them (PANEL-17)', () => {
  it('follows the tasks of the board, and comes at most once for a read of these', async () => {
    const board = boardOf([{ title: 'Pintar', estimatedHours: 8 }, { title: 'Lijar' }]);
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const tasks = async () => {
      await arriving;
      return board.tasks;
    };
    const ofBoard = () => timeOf(board, WORKED);
    const visit = await board.open({ api: { task: { board: tasks }, taskTime: { ofBoard } } });
    await waitFor(() => expect(reads(visit)).toBe(1));
    expect(asked(visit)).toBe(0);
    arrive();
    await within(await card('Pintar')).findByText('3:20 / 8 h');
    await settled();
    expect(asked(visit)).toBeLessThanOrEqual(reads(visit));
  });

  it('is not sent for a board without cards', async () => {
    const empty = await new FakeBoard().open();
    await screen.findByRole('region', { name: /^Backlog, / });
    await settled();
    expect(asked(empty)).toBe(0);
  });

  it('is not sent for the table, and once for all cards when these show', async () => {
    const visit = await boardOf([{ title: 'Pintar' }, { title: 'Lijar' }]).open({ search: '?view=table' });
    await screen.findByRole('heading', { name: 'Tareas (2 de 2)' });
    await settled();
    expect(asked(visit)).toBe(0);
    await visit.user.click(screen.getByRole('radio', { name: 'Kanban' }));
    await card('Pintar');
    await settled();
    expect(asked(visit)).toBe(1);
    await visit.user.click(screen.getByRole('radio', { name: 'Tabla' }));
    await screen.findByRole('heading', { name: 'Tareas (2 de 2)' });
    await visit.user.click(screen.getByRole('radio', { name: 'Kanban' }));
    await card('Pintar');
    await settled();
    expect(asked(visit)).toBe(1);
  });

  it('is sent again as often as the tasks are read again, but not for a change', async () => {
    const board = boardOf([{ title: 'Pintar', estimatedHours: 8 }]);
    let minutes = 200;
    const ofBoard = () => timeOf(board, { Pintar: { minutes, cost: 60 } });
    const visit = await board.open({ api: { taskTime: { ofBoard } } });
    await within(await card('Pintar')).findByText('3:20 / 8 h');
    await settled();
    const before = { asked: asked(visit), reads: reads(visit) };
    minutes = 240;
    board.change('Pintar', { estimatedHours: 9 });
    await within(await card('Pintar')).findByText('3:20 / 9 h');
    await settled();
    expect(asked(visit)).toBe(before.asked);

    board.stream.send({ type: 'reset' });
    await within(await card('Pintar')).findByText('4:00 / 9 h');
    await settled();
    const times = reads(visit) - before.reads;
    expect(times).toBeGreaterThan(0);
    expect(asked(visit)).toBe(before.asked + times);
  });

  it('is sent again when the page of a task closes', async () => {
    const board = boardOf([{ title: 'Pintar', estimatedHours: 8 }]);
    let minutes = 200;
    const ofBoard = () => timeOf(board, { Pintar: { minutes, cost: 60 } });
    const visit = await board.open({ api: { taskTime: { ofBoard } } });
    await within(await card('Pintar')).findByText('3:20 / 8 h');
    await settled();
    const before = asked(visit);
    await visit.user.click(within(await card('Pintar')).getByRole('button', { name: 'Pintar' }));
    await screen.findByRole('dialog', { name: 'Pintar' });
    await settled();
    expect(asked(visit)).toBe(before);
    minutes = 240;
    await visit.user.keyboard('{Escape}');
    await within(await card('Pintar')).findByText('4:00 / 8 h');
    await settled();
    expect(asked(visit)).toBe(before + 1);
  });
});
