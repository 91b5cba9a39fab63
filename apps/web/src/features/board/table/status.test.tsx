import { TASK_STATUSES } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { FakeBoard, findTaskForm, refuse, screen, waitFor, within } from '@/test/index.ts';

async function open() {
  const board = new FakeBoard({ Backlog: ['a'] });
  const visit = await board.open({ search: '?view=table' });
  await screen.findByRole('grid', { name: 'Gestión de Tareas' });
  return { board, ...visit };
}
const status = () => screen.getByRole('combobox', { name: 'Estado de a' });

describe('the status in a line of the table (QUICK-5)', () => {
  it('goes from any to any other (BOARD-1)', async () => {
    const { board, user } = await open();
    // Each of the twenty ways once, one after the other.
    const ways = TASK_STATUSES.flatMap((from) =>
      TASK_STATUSES.filter((to) => to !== from).map((to) => ({ from, to })),
    );
    let at: string = 'Backlog';
    while (ways.length > 0) {
      const next = ways.findLast(({ from }) => from === at) ?? ways.at(-1);
      if (!next) break;
      if (next.from !== at) await user.selectOptions(status(), next.from);
      await user.selectOptions(status(), next.to);
      await waitFor(() => expect(board.task('a').status).toBe(next.to));
      expect(status()).toHaveValue(next.to);
      ways.splice(ways.indexOf(next), 1);
      at = next.to;
    }
  });

  it('is again what it was when the change fails, with a notice (ERROR-17)', async () => {
    const { board, user, api } = await open();
    await user.selectOptions(status(), 'Testing');
    await waitFor(() => expect(board.task('a').status).toBe('Testing'));
    expect(status()).toHaveValue('Testing');
    api.answer({ task: { setStatus: () => refuse('internal', 'Broken') } });
    await user.selectOptions(status(), 'Done');
    expect(await screen.findByText('No se pudo cambiar el estado de la tarea.')).toBeVisible();
    expect(status()).toHaveValue('Testing');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('Editar in a line of the table opens the form of its task (QUICK-5)', async () => {
  const { user } = await open();
  const line = within(screen.getByRole('row', { name: /^a / }));
  await user.click(line.getByRole('button', { name: 'Editar: a' }));
  expect(await findTaskForm('Editar Tarea')).toBeVisible();
});
