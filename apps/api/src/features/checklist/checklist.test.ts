import { MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createTask, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let id: string;

beforeEach(async () => {
  board = await createBoard(api);
  id = (await createTask(api, board.project, { title: 'Cimientos' })).id;
});

const checklistOf = (person: Person) => api.as(person).checklist;
const add = (...texts: string[]) => checklistOf(board.manager).add({ params: { id }, body: { texts } });
const read = (person = board.manager) => checklistOf(person).read({ params: { id } });
const shown = async () => (await read()).items.map(({ text, done }) => `${done ? 'x' : '-'} ${text}`);
const itemOf = async (text: string) => {
  const found = (await read()).items.find((item) => item.text === text);
  return { id, itemId: found?._id ?? '' };
};
const onBoard = async () => {
  const tasks = await api.as(board.member).task.board({ params: { projectId: board.projectId } });
  return tasks.find((task) => task.id === id);
};
const nobody = '0123456789abcdef01234567';

describe('the checklist of a task (CHECK-1)', () => {
  it('takes one or many items at its end, each in one line (CHECK-2)', async () => {
    expect(await read()).toMatchObject({ task: { id, title: 'Cimientos' }, items: [] });
    await add('Trazar');
    const { task, items } = await add('  Excavar\n zanjas ', 'Armar');
    expect(items.map(({ text }) => text)).toEqual(['Trazar', 'Excavar zanjas', 'Armar']);
    expect(task.checklist).toEqual({ done: 0, total: 3 });
    expect(await shown()).toEqual(['- Trazar', '- Excavar zanjas', '- Armar']);
  });

  it('has a hundred items and no more, all or none of those that are added', async () => {
    const many = Array.from({ length: MAX_CHECKLIST_ITEMS - 1 }, (_, index) => `Paso ${index}`);
    await add(...many);
    await expect(add('Uno', 'Dos')).rejects.toMatchObject({ status: 409, reason: 'too_many_items' });
    expect((await read()).items).toHaveLength(MAX_CHECKLIST_ITEMS - 1);
    await add('El último');
    expect((await read()).items).toHaveLength(MAX_CHECKLIST_ITEMS);
  });

  it.each([
    ['no text', { texts: [' '] }],
    ['one that is too long', { texts: ['x'.repeat(201)] }],
    ['none at all', { texts: [] }],
    ['too many', { texts: Array.from({ length: 101 }, () => 'x') }],
  ])('refuses %s', async (_, body) => {
    await expect(checklistOf(board.manager).add({ params: { id }, body })).rejects.toMatchObject({
      status: 400,
    });
    expect(await shown()).toEqual([]);
  });

  it('is changed item by item: text, tick, place, removal (CHECK-2)', async () => {
    await add('a', 'b', 'c');
    const items = checklistOf(board.manager);
    await items.setText({ params: await itemOf('b'), body: { text: 'B' } });
    await items.tick({ params: await itemOf('B'), body: { done: true } });
    expect(await shown()).toEqual(['- a', 'x B', '- c']);
    await items.move({ params: await itemOf('c'), body: { order: 0 } });
    expect(await shown()).toEqual(['- c', '- a', 'x B']);
    await items.move({ params: await itemOf('c'), body: { order: 99 } });
    expect(await shown()).toEqual(['- a', 'x B', '- c']);
    await items.remove({ params: await itemOf('a') });
    expect(await shown()).toEqual(['x B', '- c']);
  });

  it('keeps concurrent changes of different items', async () => {
    await add('a', 'b', 'c', 'd');
    const [a, b, c, d] = await Promise.all(['a', 'b', 'c', 'd'].map(itemOf));
    await Promise.all([
      checklistOf(board.manager).tick({ params: a as never, body: { done: true } }),
      checklistOf(board.member).tick({ params: b as never, body: { done: true } }),
      checklistOf(board.manager).setText({ params: c as never, body: { text: 'C' } }),
      checklistOf(board.manager).remove({ params: d as never }),
      add('e'),
    ]);
    expect(await shown()).toEqual(['x a', 'x b', '- C', '- e']);
  });

  it('knows no item of another task, and none that was removed', async () => {
    await add('a');
    const params = await itemOf('a');
    const other = (await createTask(api, board.project)).id;
    const items = checklistOf(board.manager);
    for (const strange of [
      { id: other, itemId: params.itemId },
      { id, itemId: nobody },
    ]) {
      await expect(items.tick({ params: strange, body: { done: true } })).rejects.toMatchObject({
        status: 404,
        reason: 'item_not_found',
      });
    }
    expect(await shown()).toEqual(['- a']);
  });

  it('leaves a task unchanged if it already has the requested values', async () => {
    await add('a');
    const params = await itemOf('a');
    const before = await read();
    api.clock.advance(1_000);
    const items = checklistOf(board.manager);
    expect(await items.tick({ params, body: { done: false } })).toEqual(before);
    expect(await items.setText({ params, body: { text: 'a' } })).toEqual(before);
    expect(await items.move({ params, body: { order: 5 } })).toEqual(before);
  });
});

describe('the rights on a checklist (CHECK-3)', () => {
  it('a member who moves the task ticks its items, and does no more', async () => {
    await add('a');
    const params = await itemOf('a');
    const items = checklistOf(board.member);
    await items.tick({ params, body: { done: true } });
    expect((await read(board.member)).items).toMatchObject([{ text: 'a', done: true }]);
    const refused = [
      () => items.add({ params: { id }, body: { texts: ['b'] } }),
      () => items.setText({ params, body: { text: 'b' } }),
      () => items.move({ params, body: { order: 0 } }),
      () => items.remove({ params }),
    ];
    for (const call of refused) await expect(call()).rejects.toMatchObject({ status: 403 });
    expect(await shown()).toEqual(['x a']);
  });
});

describe('the checklist in lists of tasks (CHECK-4)', () => {
  it('shows how many items are done, and nothing if there are none', async () => {
    expect(await onBoard()).not.toHaveProperty('checklist');
    await add('a', 'b');
    await checklistOf(board.member).tick({ params: await itemOf('b'), body: { done: true } });
    expect((await onBoard())?.checklist).toEqual({ done: 1, total: 2 });
    await api.as(board.manager).task.assign({
      params: { id },
      body: { userIds: [String(board.member._id)] },
    });
    const [theirs] = await api
      .as(board.member)
      .task.ofPerson({ params: { userId: String(board.member._id) } });
    expect(theirs?.checklist).toEqual({ done: 1, total: 2 });
    expect(JSON.stringify(await onBoard())).not.toContain('"text"');
  });

  it('shows nothing for a task that was stored before there were checklists', async () => {
    await TaskModel.collection.updateOne({ title: 'Cimientos' }, { $unset: { checklist: 1 } });
    expect(await read()).toMatchObject({ items: [] });
    await add('a');
    expect(await shown()).toEqual(['- a']);
  });
});

describe('undoing changes of items (UNDO-2)', () => {
  let presses = 0;
  const press = () => ({ idempotencyKey: `press-${++presses}-on-an-item` });
  const undo = (key: string, person = board.manager) => api.as(person).task.undo({ body: { key } });

  it('keeps other people’s changes of other items', async () => {
    await add('a', 'b', 'c', 'd');
    const { idempotencyKey } = press();
    const items = checklistOf(board.manager);
    await items.remove({ params: await itemOf('b') }, { idempotencyKey });
    await checklistOf(board.member).tick({ params: await itemOf('c'), body: { done: true } });
    const { changed } = await undo(idempotencyKey);
    expect(await shown()).toEqual(['- a', '- b', 'x c', '- d']);
    expect(changed).toMatchObject([{ id, checklist: { done: 1, total: 4 } }]);
  });

  it('returns a moved item to its place, and removes new ones', async () => {
    await add('a', 'b', 'c');
    const { idempotencyKey } = press();
    await checklistOf(board.manager).move(
      { params: await itemOf('c'), body: { order: 0 } },
      { idempotencyKey },
    );
    expect(await shown()).toEqual(['- c', '- a', '- b']);
    await undo(idempotencyKey);
    expect(await shown()).toEqual(['- a', '- b', '- c']);
    const { idempotencyKey: added } = press();
    await checklistOf(board.manager).add(
      { params: { id }, body: { texts: ['d', 'e'] } },
      { idempotencyKey: added },
    );
    await undo(added);
    expect(await shown()).toEqual(['- a', '- b', '- c']);
    await undo(added);
    expect(await shown()).toEqual(['- a', '- b', '- c']);
  });

  it('is refused if somebody has changed the same item since', async () => {
    await add('a');
    const { idempotencyKey } = press();
    const params = await itemOf('a');
    await checklistOf(board.manager).setText({ params, body: { text: 'A' } }, { idempotencyKey });
    await checklistOf(board.member).tick({ params, body: { done: true } });
    await expect(undo(idempotencyKey)).rejects.toMatchObject({ status: 409 });
    expect(await shown()).toEqual(['x A']);
  });

  it('is allowed to everyone who may tick, if a tick is undone', async () => {
    await add('a', 'b');
    const { idempotencyKey } = press();
    await checklistOf(board.member).tick(
      { params: await itemOf('a'), body: { done: true } },
      { idempotencyKey },
    );
    await undo(idempotencyKey, board.member);
    expect(await shown()).toEqual(['- a', '- b']);
  });

  it('is shown in the history of the task (CHANGE-4)', async () => {
    await add('a');
    await checklistOf(board.member).tick({ params: await itemOf('a'), body: { done: true } });
    const { entries } = await api.as(board.manager).task.history({ params: { id } });
    expect(entries).toMatchObject([
      {
        person: { username: board.member.username },
        before: { checklist: [{ text: 'a', done: false }] },
        after: { checklist: [{ text: 'a', done: true, order: 0 }] },
      },
      { before: { checklist: [] }, after: { checklist: [{ text: 'a', done: false }] } },
    ]);
  });
});
