import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { PersonCard, Task, TaskComment } from '../schemas/index.ts';
import type { AnyCommand, CommandClient, CommandName } from './command.ts';
import { addCommands, COMMANDS, COMMENT_COMMANDS, commandOf, moveOn } from './index.ts';

const ALL = { ...COMMANDS, ...COMMENT_COMMANDS };
addCommands(COMMENT_COMMANDS);

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
const ana: PersonCard = {
  _id: 'a',
  fullname: 'Ana Ruiz',
  username: 'ana',
  email: '',
  profilePicture: null,
  rol_id: 3,
};
const comment: TaskComment = {
  _id: 'k',
  number: 0,
  author: null,
  text: 'said',
  mentions: [],
  createdAt: AT,
  editedAt: null,
};

/** By name, a command of the task `b`. */
const ASKED: { readonly [Name in CommandName]: Parameters<(typeof ALL)[Name]['apply']>[1] } = {
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
  addComment: { id: 'b', comment },
  setCommentText: { id: 'b', commentId: 'k', text: 'better', mentions: [], at: AT },
  removeComment: { id: 'b', commentId: 'k', text: 'said' },
  react: { id: 'b', commentId: 'k', text: 'said', reaction: 'like', isSet: true, person: ana },
};

const NAMES = Object.keys(ALL) as CommandName[];
const isNew = (name: CommandName) => name === 'create' || name === 'createMany';

function commandAnd(name: CommandName): [AnyCommand, unknown] {
  return [ALL[name], ASKED[name]];
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

describe('a command of comments (COMMENT-11)', () => {
  const { addComment, setCommentText, removeComment } = COMMENT_COMMANDS;
  const other = { ...comment, _id: 'o', text: 'first' };

  it('draws a new comment last, once, and counts it on the card', () => {
    const drawn = addComment.comments?.apply([other], ASKED.addComment) ?? [];
    expect(drawn.map(({ text }) => text)).toEqual(['first', 'said']);
    expect(addComment.comments?.apply(drawn, ASKED.addComment)).toEqual(drawn);
    expect(addComment.apply([...TASKS], ASKED.addComment)[1]?.comments).toEqual({ total: 1, acts: 0 });
  });

  it('draws an edit with its time, and a deletion', () => {
    const edited = setCommentText.comments?.apply([other, comment], ASKED.setCommentText);
    expect(edited).toEqual([other, { ...comment, text: 'better', editedAt: AT }]);
    expect(removeComment.comments?.apply([other, comment], ASKED.removeComment)).toEqual([other]);
  });

  it('draws a reaction once among those of others, and its end (COMMENT-25, COMMENT-26)', () => {
    const { react } = COMMENT_COMMANDS;
    const choose = (from: readonly TaskComment[], changes: Partial<(typeof ASKED)['react']> = {}) =>
      react.comments?.apply(from, { ...ASKED.react, ...changes }) ?? [];
    const once = choose([other, comment]);
    const like = { reaction: 'like', personIds: [ana._id], people: [ana] };
    expect(once).toEqual([other, { ...comment, reactions: [like] }]);
    expect(choose(once)).toEqual(once);
    const eve = { ...ana, _id: 'e' };
    const both = choose(choose(once, { person: eve }), { person: eve, reaction: 'done' });
    expect(both[1]?.reactions).toEqual([
      { reaction: 'like', personIds: [ana._id, 'e'], people: [ana, eve] },
      { reaction: 'done', personIds: ['e'], people: [eve] },
    ]);
    expect(choose(both, { isSet: false })[1]?.reactions?.[0]).toEqual({
      ...like,
      personIds: ['e'],
      people: [eve],
    });
    expect(choose(once, { isSet: false })).toEqual([other, comment]);
    expect(choose([comment], { isSet: false })).toEqual([comment]);
  });

  it('names the first ten people of a reaction, and counts all (COMMENT-27)', () => {
    const people = Array.from({ length: 12 }, (_, n) => ({ ...ana, _id: `p${n}` }));
    const [drawn] = people.reduce<readonly TaskComment[]>(
      (all, person) => COMMENT_COMMANDS.react.comments?.apply(all, { ...ASKED.react, person }) ?? [],
      [comment],
    );
    expect(drawn?.reactions).toEqual([
      { reaction: 'like', personIds: people.map(({ _id }) => _id), people: people.slice(0, 10) },
    ]);
  });

  it('answers the deletion of a comment that is gone as done (NET-14)', async () => {
    const remove = () => Promise.reject(new ApiError(404, { code: 'not_found', message: '' }));
    const client = { taskComment: { remove } } as unknown as CommandClient;
    const answer = await removeComment.send(client, ASKED.removeComment, { idempotencyKey: 'key' });
    expect(answer).toBeNull();
    expect(removeComment.confirm([...TASKS], answer, ASKED.removeComment)).toEqual(TASKS);
  });
});
