import { describe, expect, it } from 'vitest';
import { FakeBoard, offline, screen } from '@/test/index.ts';

/** A board of one task that makes each change, and loses the first `answers` answers. */
async function openLosing(answers: number) {
  const board = new FakeBoard({ Backlog: ['a'] });
  const { batch } = board.answers.task ?? {};
  if (!batch) throw new Error('The board answers no batch');
  const visit = await board.open();
  let left = answers;
  visit.api.answer({
    task: {
      batch: async (call) => {
        const answer = await batch(call);
        left -= 1;
        return left >= 0 ? offline() : answer;
      },
    },
  });
  await visit.user.click(await screen.findByRole('button', { name: 'Prioridad: a: Media' }));
  const choice = await screen.findByRole('menuitemradio', { name: 'Crítica' });
  return { board, ...visit, choose: () => visit.user.click(choice) };
}

const UNKNOWN = /no se sabe si el cambio se hizo/;

describe('a change of a board over which the connection broke (NET-11)', () => {
  it('is sent once more with its key, stays shown, and can be undone like any other', async () => {
    const { api, choose } = await openLosing(1);
    await choose();
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prioridad: a: Crítica' })).toBeInTheDocument();
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
    expect(api.changes).toEqual(['task.batch', 'task.batch']);
    const [key, again] = api.keys;
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(key);
  });

  it('fails with a notice when the connection breaks again, and is sent no third time', async () => {
    const { api, choose } = await openLosing(2);
    await choose();
    expect(await screen.findByText(UNKNOWN)).toBeVisible();
    expect(api.changes).toHaveLength(2);
  });

  it('is sent once more if it creates a task, which is created once', async () => {
    const board = new FakeBoard({ Backlog: ['a'] });
    const { create } = board.answers.task ?? {};
    if (!create) throw new Error('The board answers no creation');
    const { user, api } = await board.open();
    let isFirst = true;
    api.answer({
      task: {
        create: async (call) => {
          if (!isFirst) return create(call);
          isFirst = false;
          return offline();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Agregar aquí: Backlog' }));
    await user.keyboard('uno{Enter}');
    expect(await screen.findByRole('article', { name: 'uno' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
    expect(api.changes).toEqual(['task.create', 'task.create']);
    const [key, again] = api.keys;
    expect(again).toBe(key);
  });

  it('is not sent to a server that cannot be reached: it waits (NET-12)', async () => {
    const { api, choose } = await openLosing(0);
    api.reachable = false;
    await choose();
    expect(await screen.findByText('1 cambio espera la conexión.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prioridad: a: Crítica' })).toBeInTheDocument();
    expect(api.changes).toEqual([]);
  });

  it('is queued if one health check fails, and sent once the server answers a moment later (NET-12)', async () => {
    const { api, choose } = await openLosing(1);
    api.silentChecks = 1;
    await choose();
    expect(await screen.findByText('Se envió 1 cambio.')).toBeVisible();
    expect(api.changes).toEqual(['task.batch', 'task.batch']);
    const [key, again] = api.keys;
    expect(again).toBe(key);
    expect(screen.getByRole('button', { name: 'Prioridad: a: Crítica' })).toBeInTheDocument();
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  });
});
