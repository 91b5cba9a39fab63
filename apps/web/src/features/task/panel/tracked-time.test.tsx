import type { TaskTime } from '@faena/shared/schemas';
import { expect, it } from 'vitest';
import { FakeBoard, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const elena = person('employee', { fullname: 'Elena Empleada' });
const WORKED: TaskTime = { minutes: 200, cost: 60, currency: 'GTQ' };

type Options = Parameters<FakeBoard['open']>[0];

/** The facts about the worked time on the page of a task, once these have been asked for. */
async function facts(time: Partial<TaskTime>, estimatedHours: number, options: Options = {}) {
  const board = new FakeBoard({}, { members: [elena], tasks: [{ title: 'Pintar', estimatedHours }] });
  const visit = await board.open({
    search: `?task=${board.task('Pintar').id}`,
    ...options,
    api: { taskTime: { read: () => ({ ...WORKED, ...time }) } },
  });
  const page = await screen.findByRole('dialog', { name: 'Pintar' });
  await waitFor(() => expect(visit.api.calls('taskTime', 'read')).toHaveLength(1));
  const factOf = (label: string) => within(page).queryByText(label)?.nextElementSibling?.textContent;
  return { ...visit, page, factOf };
}

it.each([
  [200, 8, '3 h 20 min de 8 h'],
  [180, 8, '3 h de 8 h'],
  [20, 8, '20 min de 8 h'],
  [600, 8, '10 h de 8 h'],
  [200, 0, '3 h 20 min'],
])(
  '%i minutes on a task of %i estimated hours show as %s, with the cost (PANEL-14)',
  async (minutes, estimated, shown) => {
    const { page, factOf } = await facts({ minutes }, estimated);
    expect(await within(page).findByText('Trabajado')).toBeVisible();
    expect([factOf('Trabajado'), factOf('Costo')]).toEqual([shown, 'Q60.00']);
  },
);

it('without the cost in its answer the page of an employee shows the time alone (PANEL-14)', async () => {
  const { page, factOf } = await facts({ cost: null, currency: '' }, 8, { as: elena });
  expect(await within(page).findByText('Trabajado')).toBeVisible();
  expect(factOf('Trabajado')).toBe('3 h 20 min de 8 h');
  expect(within(page).queryByText('Costo')).toBeNull();
});

it('nothing shows for a task that nobody worked on (PANEL-14)', async () => {
  const { page } = await facts({ minutes: 0, cost: 0 }, 8);
  await within(page).findByLabelText('Horas estimadas');
  expect(within(page).queryByText('Trabajado')).toBeNull();
  expect(within(page).queryByText('Costo')).toBeNull();
});

it('nothing shows after a refusal, and the task stays whole (PANEL-14)', async () => {
  const board = new FakeBoard({}, { tasks: [{ title: 'Pintar', estimatedHours: 8 }] });
  const read = () => refuse('internal', 'No por ahora.');
  await board.open({ search: `?task=${board.task('Pintar').id}`, api: { taskTime: { read } } });
  const page = await screen.findByRole('dialog', { name: 'Pintar' });
  expect(await within(page).findByLabelText('Horas estimadas')).toHaveValue('8');
  expect(within(page).queryByText('Trabajado')).toBeNull();
});
