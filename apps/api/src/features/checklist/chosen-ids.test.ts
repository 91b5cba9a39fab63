import { MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createTask } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
let id: string;

beforeEach(async () => {
  board = await createBoard(api);
  id = (await createTask(api, board.project)).id;
});

const newId = () => String(new Types.ObjectId());
const checklist = () => api.as(board.manager).checklist;
const add = (texts: string[], ids?: string[], of = id) =>
  checklist().add({ params: { id: of }, body: { texts, ...(ids && { ids }) } });
const shown = async (of = id) => {
  const { items } = await checklist().read({ params: { id: of } });
  return items.map(({ _id, text }) => [_id, text]);
};
const taken = {
  status: 409,
  code: 'conflict',
  reason: 'item_id_taken',
  errors: [{ path: 'body.ids', reason: 'item_id_taken' }],
};

describe('ids chosen for new items (TASK-17)', () => {
  it('are stored in order and in lower case; the server makes the missing ones', async () => {
    const [a, b] = [newId(), newId()];
    const { items } = await add(['a', 'b'], [a.toUpperCase(), b]);
    expect(items).toEqual([
      { _id: a, text: 'a', done: false },
      { _id: b, text: 'b', done: false },
    ]);
    await checklist().tick({ params: { id, itemId: b }, body: { done: true } });
    await add(['c']);
    const [first, second, [c] = []] = await shown();
    expect([first, second]).toEqual([
      [a, 'a'],
      [b, 'b'],
    ]);
    expect(c).toMatch(/^[0-9a-f]{24}$/);
  });

  it('in use in the checklist are refused, and none is added', async () => {
    const a = newId();
    await add(['a'], [a]);
    await expect(add(['b', 'c'], [newId(), a])).rejects.toMatchObject(taken);
    await expect(add(['b'], [a.toUpperCase()])).rejects.toMatchObject(taken);
    expect(await shown()).toEqual([[a, 'a']]);
  });

  it('may repeat in the checklist of another task', async () => {
    const a = newId();
    const other = (await createTask(api, board.project)).id;
    await add(['a'], [a]);
    await add(['b'], [a], other);
    await checklist().setText({ params: { id: other, itemId: a }, body: { text: 'B' } });
    expect([await shown(), await shown(other)]).toEqual([[[a, 'a']], [[a, 'B']]]);
  });

  it('are free once their item is removed, and the item then stays removed (UNDO-2)', async () => {
    const a = newId();
    const idempotencyKey = 'a-key-to-remove-by';
    await add(['a'], [a]);
    await checklist().remove({ params: { id, itemId: a } }, { idempotencyKey });
    await add(['b'], [a]);
    const undo = api.as(board.manager).task.undo({ body: { key: idempotencyKey } });
    await expect(undo).rejects.toMatchObject({ status: 409 });
    expect(await shown()).toEqual([[a, 'b']]);
  });

  it('are added once with the key of their request, whatever happened to them since (WIRE-21)', async () => {
    const [a, b] = [newId(), newId()];
    const call = { params: { id }, body: { texts: ['a', 'b'], ids: [a, b] } };
    const idempotencyKey = 'a-key-to-add-by';
    const added = await checklist().add(call, { idempotencyKey });
    await checklist().setText({ params: { id, itemId: a }, body: { text: 'A' } });
    await checklist().remove({ params: { id, itemId: b } });
    expect(await checklist().add(call, { idempotencyKey })).toEqual(added);
    const otherwise = checklist().add(call, { idempotencyKey: 'another-key-to-add-by' });
    await expect(otherwise).rejects.toMatchObject(taken);
    expect(await shown()).toEqual([[a, 'A']]);
  });

  it('go to one of two people who request them at once', async () => {
    const a = newId();
    const outcomes = await Promise.allSettled([add(['a'], [a]), add(['b'], [a]), add(['c'], [newId()])]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(taken);
    }
    expect((await shown()).filter(([itemId]) => itemId === a)).toHaveLength(1);
  });

  it('do not let a checklist have more items than it may', async () => {
    await add(Array.from({ length: MAX_CHECKLIST_ITEMS }, (_, index) => `Paso ${index}`));
    await expect(add(['a'], [newId()])).rejects.toMatchObject({ status: 409, reason: 'too_many_items' });
  });

  it('are refused to people who may not add items (CHECK-3)', async () => {
    const call = { params: { id }, body: { texts: ['a'], ids: [newId()] } };
    await expect(api.as(board.member).checklist.add(call)).rejects.toMatchObject({ status: 403 });
    expect(await shown()).toEqual([]);
  });

  it.each([
    ['one too few', ['65f0c0ffee65f0c0ffee65f1'], 'ids_not_of_texts'],
    ['one twice', ['65f0c0ffee65f0c0ffee65f1', '65F0C0FFEE65F0C0FFEE65F1'], 'item_twice'],
    ['one of another form', ['65f0c0ffee65f0c0ffee65f1', 'b'], 'not_an_id'],
    ['none at all', [], 'too_few'],
  ])('are refused where there is %s', async (_, ids, reason) => {
    await expect(add(['a', 'b'], ids)).rejects.toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ reason })]),
    });
    expect(await shown()).toEqual([]);
  });
});
