import { useSyncExternalStore } from 'react';

/** The typed search text. The address follows it later, because browsers limit the changes of an address. */
let typed: string | null = null;
const listeners = new Set<() => void>();

/** Searches for this text at once; null means the text of the address. */
export function typeWords(words: string | null): void {
  if (typed === words) return;
  typed = words;
  for (const listener of listeners) listener();
}

export function typedWords(): string | null {
  return typed;
}

export function useTypedWords(): string | null {
  return useSyncExternalStore(subscribe, typedWords);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
