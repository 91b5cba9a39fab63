import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { runHash } from './hash-pool.ts';

/** The passwords that are hashed at once, and those that wait. */
const ROOM = Math.max(1, availableParallelism() - 1) * 61;

it('hashes so much at once, lets so much wait for that, and refuses everything beyond (LIMIT-4)', async () => {
  const asked = Array.from({ length: ROOM + 5 }, () => runHash('hash', { password: 'secreto1', cost: 4 }));
  const answers = await Promise.allSettled(asked);
  const refusals = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  expect(refusals).toHaveLength(5);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      status: 503,
      code: 'unavailable',
      reason: 'too_many_sign_ins',
      retryAfter: 5,
    });
  }
  const hash = await runHash('hash', { password: 'secreto1', cost: 4 });
  expect(await runHash('compare', { password: 'secreto1', hash })).toBe(true);
});
