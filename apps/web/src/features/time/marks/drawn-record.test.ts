import { expect, test } from 'vitest';
import { openRecord } from '@/test/entities.ts';
import { drawnRecords } from './drawn-record.ts';
import type { QueuedMark } from './store.ts';

const [ROOF, ZANJA] = ['65f0c0ffee65f0c0ffee65f1', '65f0c0ffee65f0c0ffee65f2'];
const BASE = openRecord({ projectId: ROOF, task: { _id: ZANJA, title: 'Zanja' } });

function chosen(taskId?: string | null): QueuedMark {
  const mark = {
    ...{ id: 'one', kind: 'project' as const, wall: 1, mono: 1, epoch: 'life', counter: 1, previous: '' },
    ...{ stamp: null, projectId: ROOF, undoes: null, signature: '' },
    ...(taskId !== undefined && { taskId }),
  };
  return { id: 'one', personId: 'ana', mark, at: Date.parse(BASE.startTime) + 60_000, undone: null };
}

test.each([
  ['its task', ZANJA, 1],
  ['another task', '65f0c0ffee65f0c0ffee65f3', 2],
  ['no task', undefined, 2],
  ['no task, as null', null, 2],
])('a queued mark of the same project with %s is drawn as the server stores it (MARK-58)', (_, taskId, n) => {
  const drawn = drawnRecords(BASE, [chosen(taskId)]);
  expect(drawn).toHaveLength(n);
  expect(drawn.at(-1)?.endTime).toBeNull();
});
