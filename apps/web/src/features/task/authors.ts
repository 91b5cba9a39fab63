import type { Task, TasksEvent } from '@faena/shared/schemas';
import { readSession } from '@/lib/session.ts';

/** Who made a change, seen from here: the person themselves in another tab or on another device, somebody else, or nobody knows. */
export type Author = 'self' | 'other' | 'unknown';

/** By task, who changed it last, and the time of change that this made; null once it was deleted. */
const told = new Map<string, { readonly personId: string; readonly updatedAt: string | null }>();

/** How a task left its board. */
export type Leaving = 'deleted' | 'archived' | 'elsewhere';

/** Of the tasks that left, how; of those that are not here they were deleted. */
const leavings = new Map<string, Leaving>();

/** Keeps who made the changes that the stream of a board tells of (LIVE-1). */
export function noteAuthors({
  changed,
  moved,
  removed,
  archived = [],
  elsewhere = [],
  authors,
}: TasksEvent): void {
  const note = (id: string, updatedAt: string | null) => {
    const personId = authors[id];
    if (personId) told.set(id, { personId, updatedAt });
    else told.delete(id);
  };
  for (const { id, updatedAt } of [...changed, ...moved]) if (updatedAt) note(id, updatedAt);
  for (const id of removed) {
    note(id, null);
    leavings.delete(id);
  }
  for (const id of archived) leavings.set(id, 'archived');
  for (const id of elsewhere) leavings.set(id, 'elsewhere');
}

/** Who made a task what it is now. */
export function authorOf({ id, updatedAt }: Pick<Task, 'id' | 'updatedAt'>): Author {
  return seenFromHere(id, updatedAt);
}

/** Who took a task off its board, and how. */
export function removalOf(id: string): [by: Author, how: Leaving] {
  return [seenFromHere(id, null), leavings.get(id) ?? 'deleted'];
}

/** What was told is about one state: a task that was read again since may be somebody else's work. */
function seenFromHere(id: string, updatedAt: string | null): Author {
  const last = told.get(id);
  if (last?.updatedAt !== updatedAt) return 'unknown';
  return last.personId === readSession()?.personId ? 'self' : 'other';
}
