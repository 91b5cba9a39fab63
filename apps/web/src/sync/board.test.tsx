import { COMMANDS } from '@faena/shared/commands';
import type { Task } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { nextState, shareTasks } from './board.ts';
import type { Pending } from './pending.ts';

const task = (id: string, title = id) => ({ id, title, status: 'Backlog', order: Number(id) }) as Task;
const base = [task('0'), task('1'), task('2')];
const rename = (id: string, title: string): Pending => ({
  command: COMMANDS.update as Pending['command'],
  asked: { id, changes: { title } },
  key: '',
});
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title);
const cursor = undefined;

describe('the state of a board', () => {
  it('draws its pending commands over the base, in their order (NET-13)', () => {
    const pending = [rename('1', 'first'), rename('1', 'second')];
    const state = nextState(undefined, { base, pending, cursor });
    expect(titles(state.tasks)).toEqual(['0', 'second', '2']);
    expect(state.base).toBe(base);
  });

  it('keeps a pending command drawn when a live event changes the base', () => {
    const pending = [rename('1', 'mine')];
    const before = nextState(undefined, { base, pending, cursor });
    const state = nextState(before, { base: [task('0', 'theirs'), task('1'), task('2')], pending, cursor });
    expect(titles(state.tasks)).toEqual(['theirs', 'mine', '2']);
  });

  it('undraws a refused command, and no other', () => {
    const other = rename('2', 'other');
    const before = nextState(undefined, { base, pending: [rename('1', 'refused'), other], cursor });
    const state = nextState(before, { ...before, pending: [other] });
    expect(titles(state.tasks)).toEqual(['0', '1', 'other']);
  });

  it('keeps each task that is drawn as before the same object', () => {
    const before = nextState(undefined, { base, pending: [rename('1', 'mine')], cursor });
    const answered = [task('0'), task('1', 'mine'), task('2')];
    const state = nextState(before, { base: answered, pending: [], cursor });
    expect(state.tasks).toBe(before.tasks);
  });
});

describe('tasks that are read again', () => {
  const task = (id: string, title = id) => ({ id, title, tags: ['obra'], assignedTo: [] }) as unknown as Task;
  const copy = (tasks: readonly Task[]) => structuredClone(tasks) as Task[];
  const before = [task('a'), task('b'), task('c')];

  it('are the same list when nothing has changed', () => {
    expect(shareTasks(before, copy(before))).toBe(before);
  });

  it('are the same objects at another index', () => {
    const [a, b, c] = copy(before);
    const after = shareTasks(
      before,
      [c, a, b].filter((moved) => moved !== undefined),
    );
    expect(after.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(after[0]).toBe(before[2]);
    expect(after[1]).toBe(before[0]);
    expect(after[2]).toBe(before[1]);
  });

  it('keep the unchanged parts of a changed one', () => {
    const after = shareTasks(before, [task('a'), task('b', 'other'), task('d')]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toEqual(task('b', 'other'));
    expect(after[1]?.tags).toBe(before[1]?.tags);
    expect(after[2]).toEqual(task('d'));
  });

  it('are taken unchanged on the first read', () => {
    expect(shareTasks(undefined, before)).toEqual(before);
  });
});
