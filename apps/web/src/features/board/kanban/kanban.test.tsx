import { describe, expect, it } from 'vitest';
import { FakeBoard, findTaskForm, refuse, screen, waitFor, within } from '@/test/index.ts';

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}, `) }));

describe('the columns of a board (BOARD-9)', () => {
  it("say 'Añade una tarjeta' where they are empty, and Backlog alone has a button to add one", async () => {
    const { user } = await new FakeBoard({ Doing: ['a'] }).open();
    await screen.findByRole('article', { name: 'a' });
    expect(screen.getAllByText('Añade una tarjeta')).toHaveLength(4);
    expect(column('Doing').queryByText('Añade una tarjeta')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Añadir tarea' })).toHaveLength(1);
    await user.click(column('Backlog').getByRole('button', { name: 'Añadir tarea' }));
    expect(await findTaskForm()).toBeVisible();
  });

  it('have cards whose Editar opens the form', async () => {
    const { user } = await new FakeBoard({ Backlog: ['a'] }).open();
    await user.click(await screen.findByRole('button', { name: 'Editar: a' }));
    expect(await findTaskForm('Editar Tarea')).toBeVisible();
  });
});

it('a board says that it loads, that it could not and that the tasks are safe, and loads again (NET-5)', async () => {
  const board = new FakeBoard({ Backlog: ['a'] });
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const { user, api } = await board.open({
    api: {
      task: {
        board: async () => {
          await failing;
          return refuse('validation_failed', 'Broken');
        },
      },
    },
  });
  expect(await screen.findByText('Cargando tareas...')).toBeVisible();
  fail();
  expect(await screen.findByText('No se pudieron cargar las tareas.')).toBeVisible();
  // Where the stream stands it is tried once more by itself.
  await waitFor(() => expect(api.calls('task', 'board')).toHaveLength(2));
  expect(screen.getByText('No se pudieron cargar las tareas.')).toBeVisible();
  api.answer({ task: { board: () => board.tasks } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: 'a' })).toBeVisible();
});
