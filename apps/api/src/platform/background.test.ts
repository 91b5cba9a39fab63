import { expect, it } from 'vitest';
import { Background } from './background.ts';
import { createLog } from './log.ts';

it('continues after the answer, survives failures, and can be awaited', async () => {
  const background = new Background();
  const log = createLog('silent');
  const done: string[] = [];
  background.run('first', log, async () => {
    await Promise.resolve();
    done.push('first');
    background.run('started by the first', log, async () => void done.push('second'));
  });
  background.run('fails', log, () => Promise.reject(new Error('no')));
  expect(done).toEqual([]);
  await background.idle();
  expect(done).toEqual(['first', 'second']);
});
