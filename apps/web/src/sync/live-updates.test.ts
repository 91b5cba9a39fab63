// @vitest-environment jsdom
import type { Task, TasksEvent } from '@faena/shared/schemas';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BoardState, nextState } from './board.ts';
import { commandScope, taskKeys } from './keys.ts';
import { LiveUpdates, REST_MS } from './live-updates.ts';

const queryKey = taskKeys.board('p');

function task(id: string, order: number, title = id): Task {
  return {
    _id: id,
    id,
    title,
    description: '',
    priority: 'Medium',
    status: 'Backlog',
    order,
    dueDate: null,
    estimatedHours: 0,
    tags: [],
    assignedTo: [],
    project: { _id: 'p', name: 'p' },
    createdBy: 'u',
    createdAt: '2026-11-02T00:00:00.000Z',
    updatedAt: '2026-11-02T00:00:00.000Z',
  };
}

const changed = (...tasks: Task[]): TasksEvent => ({
  type: 'tasks',
  changed: tasks,
  moved: [],
  removed: [],
  authors: {},
});
const removed = (...ids: string[]): TasksEvent => ({
  type: 'tasks',
  changed: [],
  moved: [],
  removed: ids,
  authors: {},
});

/** The server's answer to the next read; a read of the board waits for it. */
let answer: (tasks: Task[] | Error) => void;
let reads: number;
let queryClient: QueryClient;
let updates: LiveUpdates;

const stateOf = (base: Task[]) => nextState(undefined, { base, pending: [], cursor: undefined });

const read = () =>
  new Promise<BoardState>((resolve, reject) => {
    reads += 1;
    answer = (tasks) => (tasks instanceof Error ? reject(tasks) : resolve(stateOf(tasks)));
  });

const titles = () => queryClient.getQueryData<BoardState>(queryKey)?.tasks.map(({ title }) => title);

/** An own change that is under way until it is answered. */
function change(): () => Promise<void> {
  let end = () => {};
  const observer = new MutationObserver(queryClient, {
    mutationKey: commandScope('p').mutationKey,
    mutationFn: () => new Promise<void>((resolve) => (end = resolve)),
  });
  const done = observer.mutate();
  return async () => {
    end();
    await done;
    await vi.advanceTimersByTimeAsync(1);
  };
}

beforeEach(async () => {
  vi.useFakeTimers();
  reads = 0;
  queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } },
  });
  updates = new LiveUpdates(queryClient, 'p');
  const first = queryClient.prefetchQuery({ queryKey, queryFn: read });
  answer([task('a', 0), task('b', 1)]);
  await first;
  await vi.advanceTimersByTimeAsync(1);
});
afterEach(() => {
  updates.close();
  queryClient.clear();
  vi.useRealTimers();
});

describe('a live event of a board', () => {
  it('is taken over at once', () => {
    updates.take(changed(task('b', 1, 'b2'), task('c', 2)));
    expect(titles()).toEqual(['a', 'b2', 'c']);
  });

  it('waits for a change of one’s own, and a little longer, so that it never fights with it', async () => {
    const end = change();
    await vi.advanceTimersByTimeAsync(1);
    updates.take(changed(task('b', 1, 'b2')));
    updates.take(removed('a'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(titles()).toEqual(['a', 'b']);

    await end();
    expect(titles()).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(titles()).toEqual(['b2']);
  });

  it('outlives a read that began before it', async () => {
    const again = queryClient.refetchQueries({ queryKey });
    updates.take(changed(task('c', 2)));
    answer([task('a', 0), task('b', 1)]);
    await again;
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual(['a', 'b', 'c']);
  });
});

describe('a board with a missing change that no event will report', () => {
  it('is read again where the places of its tasks do not add up: a move of one’s own has crossed another (BOARD-2)', async () => {
    updates.take({ ...changed(), moved: [{ id: 'b', order: 0 }] });
    expect(reads).toBe(2);
    answer([task('b', 0), task('a', 1)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual(['b', 'a']);
  });

  it('is read again', async () => {
    updates.readAgain();
    expect(reads).toBe(2);
    answer([task('z', 0)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual(['z']);
  });

  it('is read after a read that began before that was known', async () => {
    void queryClient.refetchQueries({ queryKey });
    updates.readAgain();
    answer([task('old', 0)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads).toBe(3);
    answer([task('z', 0)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual(['z']);
  });

  it('is read once a change of one’s own that called the read off is through', async () => {
    updates.readAgain();
    const end = change();
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<BoardState>(queryKey, (state) => state);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads).toBe(2);

    await end();
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect(reads).toBe(3);
  });

  it('is read again later when that fails', async () => {
    updates.readAgain();
    answer(new Error('Broken'));
    await vi.advanceTimersByTimeAsync(1);
    updates.take(changed(task('c', 2)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reads).toBe(3);
    answer([task('z', 0), task('c', 1)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual(['z', 'c']);
  });
});
