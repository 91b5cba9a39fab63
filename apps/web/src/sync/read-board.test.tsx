import { COMPACT } from '@faena/shared/contract';
import type { CompactBoard } from '@faena/shared/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { card, person, project, task } from '@/test/index.ts';
import { readBoard } from './read-board.ts';

afterEach(() => vi.unstubAllGlobals());

const ana = card(person('employee'));
const board = project();
const first = task(board, { status: 'Backlog', order: 0, assignedTo: [ana] });
const second = task(board, { status: 'Backlog', order: 1 });
const done = task(board, { status: 'Done', order: 0, assignedTo: [ana] });
const list = [first, second, done];

function serve(answer: unknown, type: string) {
  const fetch = vi.fn(async () => Response.json(answer, { headers: { 'Content-Type': type } }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('the tasks of a board (BOARD-36)', () => {
  it('are read from the compact form', async () => {
    const compact = ({ assignedTo, ...rest }: typeof first) => {
      const { _id, status: _status, order: _order, project: _project, ...alike } = rest;
      return { ...alike, assignedTo: assignedTo.map((each) => each._id) };
    };
    const answer: CompactBoard = {
      project: first.project,
      people: [ana],
      columns: [
        { status: 'Backlog', tasks: [compact(first), compact(second)] },
        { status: 'Doing', tasks: [] },
        { status: 'Done', tasks: [compact(done)] },
      ],
    };
    const fetch = serve(answer, COMPACT);
    expect(await readBoard(board._id)).toEqual(list);
    expect(fetch).toHaveBeenCalledWith(
      `/api/tasks/project/${board._id}`,
      expect.objectContaining({
        headers: expect.objectContaining({ Accept: expect.stringContaining(COMPACT) }),
      }),
    );
  });

  it('are read from the plain list of a server of the former version (WIRE-23)', async () => {
    serve(list, 'application/json');
    expect(await readBoard(board._id)).toEqual(list);
  });
});
