import { describe, expect, it } from 'vitest';
import type { Task } from '../schemas/index.ts';
import type { AnyCommand, CommandName } from './command.ts';
import { COMMANDS, commandOf, moveOn } from './index.ts';

const AT = '2026-11-20T00:00:00.000Z';

function task(id: string, status: Task['status'], order: number): Task {
  return {
    _id: id,
    id,
    title: id,
    description: '',
    priority: 'Medium',
    status,
    order,
    dueDate: null,
    estimatedHours: 0,
    tags: ['tag'],
    assignedTo: [],
    project: { _id: 'p', name: 'P' },
    checklist: { done: 1, total: 2 },
    createdBy: 'u',
    createdAt: AT,
    updatedAt: AT,
  };
}

const TASKS = [
  task('a', 'Backlog', 0),
  task('b', 'Backlog', 1),
  task('c', 'Backlog', 2),
  task('x', 'Done', 0),
];
const item = { id: 'b', itemId: 'i', text: 'step' };

/** By name, a command of the task `b`. */
const ASKED: { readonly [Name in CommandName]: Parameters<(typeof COMMANDS)[Name]['apply']>[1] } = {
  create: { body: { id: 'n', title: 'n', status: 'Doing', project: 'p' }, people: [], at: AT },
  createMany: { body: { ids: ['n', 'm'], titles: ['n', 'm'], status: 'Done', project: 'p' }, at: AT },
  move: moveOn(TASKS, 'b', { status: 'Done', index: 0 }),
  status: { id: 'b', status: 'Doing' },
  assign: { id: 'b', people: [] },
  update: { id: 'b', changes: { title: 'other' } },
  batch: { ids: ['b', 'x'], change: { status: 'Doing', addTags: ['more'] } },
  archive: ['b'],
  remove: 'b',
  tick: { ...item, done: true },
  addItems: { id: 'b', ids: ['j'], texts: ['more'] },
  setItemText: { ...item, was: 'old' },
  moveItem: { ...item, above: undefined, below: undefined, order: 0 },
  removeItem: { ...item, done: true },
};

const NAMES = Object.keys(COMMANDS) as CommandName[];
const isNew = (name: CommandName) => name === 'create' || name === 'createMany';

function commandAnd(name: CommandName): [AnyCommand, unknown] {
  return [COMMANDS[name], ASKED[name]];
}

describe('the optimistic update of a command', () => {
  it.each(NAMES)('numbers each column from 0 after %s (BOARD-2)', (name) => {
    const [command, asked] = commandAnd(name);
    const counts = new Map<string, number>();
    for (const { status, order } of command.apply([...TASKS], asked)) {
      expect(order).toBe(counts.get(status) ?? 0);
      counts.set(status, order + 1);
    }
  });

  it.each(NAMES)('leaves the task that %s is not about as it was', (name) => {
    const [command, asked] = commandAnd(name);
    const [first] = command.apply([...TASKS], asked);
    expect(first).toBe(TASKS[0]);
  });

  it.each(NAMES.filter((name) => !isNew(name)))('%s passes over tasks that are gone', (name) => {
    const [command, asked] = commandAnd(name);
    const others = [task('a', 'Backlog', 0)];
    expect(command.apply(others, asked)).toEqual(others);
  });

  it.each(NAMES.filter(isNew))('%s adds no task that the board has already (TASK-17)', (name) => {
    const [command, asked] = commandAnd(name);
    const once = command.apply([...TASKS], asked);
    expect(command.apply(once, asked)).toEqual(once);
  });
});

describe('a stored command', () => {
  it.each(NAMES)('%s is found by its own name', (name) => {
    expect(commandOf(name)?.name).toBe(name);
  });

  it('of another version is unknown', () => {
    expect(commandOf('of another version')).toBeNull();
  });
});
