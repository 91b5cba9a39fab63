import { expect, it } from 'vitest';
import { FakeBoard, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel' });

async function opened(given: Parameters<FakeBoard['create']>[0] = {}, as?: typeof rosa) {
  const board = new FakeBoard({}, { members: [rosa], tasks: [{ title: 'Pintar', ...given }] });
  const visit = await board.open({ search: `?task=${board.task('Pintar').id}`, ...(as && { as }) });
  const page = await screen.findByRole('dialog', { name: 'Pintar' });
  return { ...visit, board, page };
}

const sent = (visit: Awaited<ReturnType<typeof opened>>) =>
  visit.api.calls('task', 'update').map(({ body }) => body);

it('the page shows the recurrence of a task, saves it by itself and removes it (RECUR-1)', async () => {
  const visit = await opened();
  const { user, page, board } = visit;
  const unit = await within(page).findByLabelText('Repetir');
  expect(unit).toHaveDisplayValue('No se repite');
  expect(within(page).queryByLabelText('Cada')).not.toBeInTheDocument();
  await user.selectOptions(unit, 'Cada semana');
  await waitFor(() => expect(board.task('Pintar').recurrence).toEqual({ every: 1, unit: 'week' }));

  const count = within(page).getByLabelText('Cada');
  await user.clear(count);
  await user.type(count, '2{Enter}');
  await waitFor(() => expect(board.task('Pintar').recurrence).toEqual({ every: 2, unit: 'week' }));
  const card = screen.getByRole('article', { name: 'Pintar' });
  expect(card).toHaveTextContent('Se repite: Cada 2 semanas');

  await user.selectOptions(unit, 'No se repite');
  await waitFor(() => expect(board.task('Pintar').recurrence).toBeUndefined());
  expect(card).not.toHaveTextContent('Se repite');
  expect(sent(visit)).toEqual([
    { recurrence: { every: 1, unit: 'week' } },
    { recurrence: { every: 2, unit: 'week' } },
    { recurrence: null },
  ]);
});

it.each(['0', '100', 'x'])('an invalid count, %s, is explained and not sent (RECUR-1)', async (typed) => {
  const visit = await opened({ recurrence: { every: 3, unit: 'day' } });
  const count = await within(visit.page).findByLabelText('Cada');
  await visit.user.clear(count);
  await visit.user.type(count, typed);
  await visit.user.tab();
  expect(within(visit.page).getByLabelText('Repetir')).toHaveAccessibleDescription('Un número de 1 a 99.');
  expect(count).toBeInvalid();
  expect(sent(visit)).toEqual([]);
  await visit.user.type(count, '{Escape}');
  expect(count).toHaveValue('3');
});

it('a refused choice stays and can be tried again (PANEL-6)', async () => {
  const { user, page, api, board } = await opened();
  const unit = await within(page).findByLabelText('Repetir');
  const { update } = board.answers.task ?? {};
  api.answer({ task: { update: () => refuse('internal') } });
  await user.selectOptions(unit, 'Cada mes');
  expect(await within(page).findByText(/No se guardó: Repetir/)).toBeVisible();
  if (update) api.answer({ task: { update } });
  await user.click(within(page).getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(board.task('Pintar').recurrence).toEqual({ every: 1, unit: 'month' }));
});

it('people who may only move tasks read it, and learn of the next task when they complete one (RECUR-1)', async () => {
  const { user, page } = await opened({ recurrence: { every: 1, unit: 'day' } }, rosa);
  expect(await within(page).findByText('Cada día')).toBeVisible();
  expect(within(page).queryByLabelText('Repetir')).not.toBeInTheDocument();
  await user.selectOptions(within(page).getByLabelText('Estado'), 'Done');
  expect(await screen.findByText(/Se creó la siguiente\./)).toBeVisible();
});
