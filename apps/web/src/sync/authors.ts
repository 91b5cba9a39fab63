import type { Task, TasksEvent } from '@faena/shared/schemas';
import { readSession } from '@/lib/session.ts';

/** The author of a change: the signed-in person in another tab or on another device, somebody else, or unknown. */
export type Author = 'self' | 'other' | 'unknown';

/** By task, the author of its last change and the `updatedAt` of that change; null for a deleted task. */
const lastAuthors = new Map<string, { readonly personId: string; readonly updatedAt: string | null }>();

/** How a task left its board. */
export type Leaving = 'deleted' | 'archived' | 'elsewhere';

/** How tasks left their board; a task that is not here was deleted. */
const leavings = new Map<string, Leaving>();

/** Notes the authors in a live event (LIVE-1). */
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
    if (personId) lastAuthors.set(id, { personId, updatedAt });
    else lastAuthors.delete(id);
  };
  for (const { id, updatedAt } of [...changed, ...moved]) if (updatedAt) note(id, updatedAt);
  for (const id of removed) {
    note(id, null);
    leavings.delete(id);
  }
  for (const id of archived) leavings.set(id, 'archived');
  for (const id of elsewhere) leavings.set(id, 'elsewhere');
}

/** The author of a task's last change. */
export function authorOf({ id, updatedAt }: Pick<Task, 'id' | 'updatedAt'>): Author {
  return seenFromHere(id, updatedAt);
}

/** The person who removed a task from its board, and the manner. */
export function removalOf(id: string): [by: Author, how: Leaving] {
  return [seenFromHere(id, null), leavings.get(id) ?? 'deleted'];
}

/** An event names the author of one state; a task that was read again may have another author. */
function seenFromHere(id: string, updatedAt: string | null): Author {
  const last = lastAuthors.get(id);
  if (last?.updatedAt !== updatedAt) return 'unknown';
  return last.personId === readSession()?.personId ? 'self' : 'other';
}
