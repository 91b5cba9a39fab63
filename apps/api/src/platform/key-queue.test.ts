import { describe, expect, it } from 'vitest';
import { KeyQueue } from './key-queue.ts';

/** A work that ends on command. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

describe('KeyQueue', () => {
  it('runs the tasks of one key in the order of their arrival, even after failures', async () => {
    const queue = new KeyQueue();
    const done: string[] = [];
    const first = held();
    const all = Promise.allSettled([
      queue.run('a', () => first.work().then(() => done.push('one'))),
      queue.run('a', () => Promise.reject(new Error('two'))),
      queue.run('a', async () => done.push('three')),
      queue.run('b', async () => done.push('other')),
    ]);
    await expect.poll(() => done).toEqual(['other']);
    first.end();
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(done).toEqual(['other', 'one', 'three']);
  });

  it('takes so many to one key and no more, until one of them is done (LIMIT-10)', async () => {
    const queue = new KeyQueue(2);
    const first = held();
    const runs = [queue.run('a', first.work), queue.run('a', async () => {})];
    await expect(queue.run('a', async () => {})).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 5,
    });
    await queue.run('b', async () => {});
    first.end();
    await Promise.all(runs);
    await queue.run('a', async () => {});
  });
});
