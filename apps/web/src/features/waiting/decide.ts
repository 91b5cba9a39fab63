import type { QueryClient } from '@tanstack/react-query';
import { patchBoard, taskKeys } from '@/features/task/index.ts';
import { randomId } from '@/lib/random-id.ts';
import { behind, letGo, type Said, updateWaiting, type WaitingChange } from '@/lib/waiting.ts';

/**
 * Has a change that was stopped be sent all the same. Over what others made of it meanwhile it is a change of its own,
 * with a key of its own, and stands on what is there now.
 */
export function applyStopped(queryClient: QueryClient, { stopped, ...change }: WaitingChange): void {
  const { before, items } = change;
  const { now = {} } = stopped ?? {};
  const anew = stopped?.why === 'changed' && {
    key: randomId(),
    maybeMade: false,
    before: merged(before, now),
    items: items && { ...items, before: merged(items.before, now) },
  };
  const at = Date.now();
  updateWaiting({ ...change, ...anew, at });
  // What was stopped with a new task goes with it.
  for (const { stopped: _, ...each } of behind(change)) updateWaiting({ ...each, at });
  draw(queryClient, change);
}

/** Lets a change go that has not been sent. */
export function discardWaiting(queryClient: QueryClient, change: WaitingChange): void {
  letGo(change);
  draw(queryClient, change);
}

function draw(queryClient: QueryClient, { projectId }: WaitingChange): void {
  patchBoard(queryClient, taskKeys.board(projectId), (tasks) => tasks);
}

function merged(before: Said, now: Said): Said {
  return Object.fromEntries(Object.entries(before).map(([id, said]) => [id, { ...said, ...now[id] }]));
}
