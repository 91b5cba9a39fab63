import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { GatheredEffects } from './gathered-effects.ts';
import { readEvents } from './read-events.ts';

it('makes readers read the board again where more than 1,000 tasks changed (LIMIT-45)', async () => {
  const gathered = new GatheredEffects(
    Array.from({ length: 1_001 }, (_, index) => ({
      ...{ kind: 'task' as const, cursor: String(index), taskId: String(new Types.ObjectId()) },
      ...{ fate: 'content' as const, isTalk: false, projectIds: new Set(['a']), author: {} },
    })),
  );
  expect(await readEvents(String(new Types.ObjectId()), gathered)).toEqual([{ type: 'reset' }]);
});
