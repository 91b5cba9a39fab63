import mongoose, { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { EffectFinder } from './effect.ts';
import type { WatchedChange } from './watched.ts';

const { Timestamp } = mongoose.mongo;
let count = 0;

/** A change within the transaction `of`, which is committed at the moment `at`. */
function change(coll: string, fields: string[], { of = 1, at = 1, ...more } = {}): WatchedChange {
  count += 1;
  return {
    _id: { _data: `82${count.toString(16).padStart(16, '0').toUpperCase()}` },
    operationType: 'update',
    ns: { coll },
    documentKey: { _id: new Types.ObjectId() },
    clusterTime: new Timestamp({ t: 1, i: at }),
    session: 's',
    txnNumber: of,
    fields,
    ...more,
  };
}

const idOf = ({ documentKey }: WatchedChange) => String(documentKey._id);

describe('the effect of a change', () => {
  it.each([
    [['updatedAt'], 'moved'],
    [['title', 'updatedAt'], 'content'],
    [['assigneeIds.0'], 'content'],
  ])('after a write of %j to a task has the fate %s', (fields, fate) => {
    expect(new EffectFinder().effectsOf(change('tasks', fields))).toMatchObject([{ kind: 'task', fate }]);
  });

  it.each([
    [['follows'], 0],
    [['follows.0'], 0],
    [['follows', 'title'], 1],
  ])(
    'after a write of %j to a task is told %i times, as no board shows followers (FOLLOW-2)',
    (fields, times) => {
      expect(new EffectFinder().effectsOf(change('tasks', fields))).toHaveLength(times);
    },
  );

  it('finds the board by the project of the same transaction, in either order', () => {
    const locked = change('projects', ['boardVersion']);
    const task = change('tasks', ['updatedAt']);
    for (const changes of [
      [locked, task],
      [task, locked],
    ]) {
      const finder = new EffectFinder();
      const [effect] = changes.flatMap((one) => finder.effectsOf(one));
      expect(effect).toMatchObject({ taskId: idOf(task), projectIds: new Set([idOf(locked)]) });
    }
  });

  it('is kept apart from other transactions, also of the same moment', () => {
    const finder = new EffectFinder();
    const projectIdsOf = (of: number, at: number) => {
      finder.effectsOf(change('projects', ['boardVersion'], { of, at }));
      const [effect] = finder.effectsOf(change('tasks', ['updatedAt'], { of, at }));
      return effect && effect.kind !== 'person' ? effect.projectIds.size : 0;
    };
    expect([projectIdsOf(1, 1), projectIdsOf(2, 1), projectIdsOf(1, 2)]).toEqual([1, 1, 1]);
  });

  it('is on the project when more than its board version changes, or when it is deleted', () => {
    const finder = new EffectFinder();
    const kinds = (one: WatchedChange) => finder.effectsOf(one).map(({ kind }) => kind);
    expect(kinds(change('projects', ['boardVersion']))).toEqual([]);
    expect(kinds(change('projects', ['boardVersion', 'columns.0.3']))).toEqual(['column']);
    expect(kinds(change('projects', ['columns']))).toEqual(['project']);
    expect(kinds(change('projects', ['memberIds']))).toEqual(['project']);
    expect(kinds({ ...change('projects', []), operationType: 'delete' })).toEqual(['project']);
    expect(kinds({ ...change('projects', []), operationType: 'insert' })).toEqual([]);
  });

  it('is on the written columns, from the first written order', () => {
    const effects = new EffectFinder().effectsOf(change('projects', ['columns.0', 'columns.3.17']));
    expect(effects).toMatchObject([
      { kind: 'column', column: 0, from: 0 },
      { kind: 'column', column: 3, from: 17 },
    ]);
  });

  it('is the end of sessions, a new person card, or both', () => {
    const finder = new EffectFinder();
    const effectOf = (...fields: string[]) => finder.effectsOf(change('users', fields))[0];
    expect(effectOf('sessionVersion', 'passwordHash')).toMatchObject({
      sessionEnded: true,
      shownOtherwise: false,
    });
    expect(effectOf('fullname')).toMatchObject({ sessionEnded: false, shownOtherwise: true });
    expect(effectOf('roleId', 'sessionVersion')).toMatchObject({ sessionEnded: true, shownOtherwise: true });
  });
});
