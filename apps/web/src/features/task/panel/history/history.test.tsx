import type { TaskHistoryEntry, TaskState } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { card, FakeBoard, newId, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const page = (title: string) => screen.findByRole('dialog', { name: title });

const ana = person('manager', { fullname: 'Ana Xol' });
let number = 0;

function entry(before: TaskState, after: TaskState, given: Partial<TaskHistoryEntry> = {}): TaskHistoryEntry {
  number += 1;
  const at = '2026-11-02T14:00:00.000Z';
  return {
    _id: newId(),
    number,
    at,
    person: card(ana),
    kind: 'changed',
    before,
    after,
    undoes: false,
    ...given,
  };
}

async function openHistory(
  entries: readonly TaskHistoryEntry[],
  board = new FakeBoard({ Backlog: ['Pintar'], Doing: ['Lijar'] }),
  as = board.owner,
) {
  const all = [...entries];
  const visit = await board.open({
    search: `?task=${board.task('Pintar').id}`,
    as,
    api: {
      task: {
        history: ({ query: { before = Number.POSITIVE_INFINITY } }) => {
          const left = all.filter((each) => each.number < before).toSorted((a, b) => b.number - a.number);
          return { entries: left.slice(0, 2), hasEarlier: left.length > 2 };
        },
      },
    },
  });
  const panel = within(await page('Pintar'));
  return { ...visit, board, all, panel, fold: panel.getByRole('button', { name: 'Historial' }) };
}

const told = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d+\/\d+\/\d+, \d+:\d+/, ' · '));

describe('the history of a task (CHANGE-4)', () => {
  it('is read when it is opened, newest first, page by page, and again when the task changes', async () => {
    const { user, api, board, all, panel, fold } = await openHistory([
      entry({}, { title: 'Pintar', status: 'Backlog', order: 0 }, { kind: 'created' }),
      entry({ priority: 'Medium' }, { priority: 'Critical' }),
      entry(
        { status: 'Backlog', order: 0 },
        { status: 'Doing', order: 1 },
        { kind: 'moved', undoes: true, person: null },
      ),
    ]);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(api.calls('task', 'history')).toHaveLength(0);
    await user.click(fold);
    const list = await panel.findByRole('list', { name: 'Cambios de la tarea' });
    expect(told(list)).toEqual([
      'Cuenta eliminada · Deshizo un cambioEstadode Backlog a Doing',
      'Ana Xol · Prioridadde Media a Crítica',
    ]);
    await user.click(panel.getByRole('button', { name: 'Ver cambios anteriores' }));
    await waitFor(() => expect(told(list)).toHaveLength(3));
    expect(told(list)[2]).toBe('Ana Xol · Creó la tarea en Backlog');
    expect(panel.queryByRole('button', { name: 'Ver cambios anteriores' })).not.toBeInTheDocument();

    all.push(entry({ title: 'Barnizar' }, { title: 'Pintar' }));
    board.change('Pintar', { updatedAt: '2026-11-03T14:00:00.000Z' });
    await waitFor(() => expect(told(list)[0]).toBe('Ana Xol · Títulode Barnizar a Pintar'));
    expect(told(list)).toHaveLength(4);
  });

  it('describes changes of people, tags, steps, dependencies and the parent task', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'], Doing: ['Lijar'] });
    const lijar = board.task('Lijar').id;
    const [kept, gone, fresh] = [newId(), newId(), newId()];
    const step = (_id: string, text: string, order: number, done = false) => ({ _id, text, order, done });
    const { user, panel, fold } = await openHistory(
      [
        entry(
          { assignedTo: [card(ana)], tags: ['urgente'], dueDate: null, description: 'Dos manos' },
          { assignedTo: [], tags: ['norte'], dueDate: '2026-11-09T06:00:00.000Z', description: '' },
        ),
        entry(
          {
            checklist: [step(kept, 'Lija', 0), step(gone, 'Brocha', 1)],
            blockedBy: [],
            parentId: newId(),
            order: 0,
          },
          {
            checklist: [step(kept, 'Lijas', 0, true), step(fresh, 'Rodillo', 1)],
            blockedBy: [lijar],
            parentId: lijar,
            order: 2,
          },
        ),
      ],
      board,
    );
    await user.click(fold);
    const list = await panel.findByRole('list', { name: 'Cambios de la tarea' });
    const lines = [
      'La cambió de orden',
      'El paso «Lija» ahora dice «Lijas»',
      'Marcó como hecho «Lijas»',
      'Añadió el paso «Rodillo»',
      'Quitó el paso «Brocha»',
      'Ahora espera por «Lijar»',
      'Ya no es parte de «otra tarea»',
      'Ahora es parte de «Lijar»',
    ];
    expect(told(list)).toEqual([
      `Ana Xol · ${lines.join('')}`,
      'Ana Xol · Desasignó a Ana XolPuso el tag «norte»Quitó el tag «urgente»Descripciónde Dos manos a nadaFecha de vencimientode nada a 9/11/26',
    ]);
  });

  it('is there for people who may only move the task, and says that it is empty', async () => {
    const elena = person('employee');
    const board = new FakeBoard({ Backlog: ['Pintar'] }, { members: [elena] });
    const { user, panel, fold } = await openHistory([], board, elena);
    await user.click(fold);
    expect(await panel.findByText('De esta tarea no consta ningún cambio.')).toBeVisible();
  });

  it('says that it could not be read, and is read again', async () => {
    const board = new FakeBoard({ Backlog: ['Pintar'] });
    const { user, api } = await board.open({
      search: `?task=${board.task('Pintar').id}`,
      api: { task: { history: () => refuse('internal') } },
    });
    const panel = within(await page('Pintar'));
    await user.click(panel.getByRole('button', { name: 'Historial' }));
    expect(await panel.findByText('No se pudo cargar el historial.')).toBeVisible();
    const created = entry({}, { title: 'Pintar' }, { kind: 'created' });
    api.answer({ task: { history: () => ({ entries: [created], hasEarlier: false }) } });
    await user.click(panel.getByRole('button', { name: 'Reintentar' }));
    expect(await panel.findByText('Creó la tarea')).toBeVisible();
  });
});
