import { LENGTHS } from '@faena/shared/domain';
import { useSyncExternalStore } from 'react';

interface Commented {
  readonly projectId: string;
  readonly words: string;
  readonly ids: ReadonlySet<string>;
}

const NONE: Commented = { projectId: '', words: '', ids: new Set() };

/** The tasks found by the comments of one board at the last search. */
let last = NONE;
const listeners = new Set<() => void>();

/** The words of a filter that a search of comments takes. */
export function searchedWords(q: string): string {
  return q.trim().slice(0, LENGTHS.searchMax);
}

/** Keeps what a search of the comments found; null forgets it. */
export function keepCommented(found: Commented | null): void {
  last = found ?? NONE;
  for (const listener of listeners) listener();
}

/** The tasks whose comments have the words of a filter; none until they are searched (FIND-12). */
export function useCommented(projectId: string, q: string): ReadonlySet<string> {
  const { ids, ...search } = useSyncExternalStore(subscribe, () => last);
  return search.projectId === projectId && search.words === searchedWords(q) ? ids : NONE.ids;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
