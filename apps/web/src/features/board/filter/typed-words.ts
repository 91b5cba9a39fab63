import { useSyncExternalStore } from 'react';

/** The words that are being typed, ahead of the address: a browser takes only so many addresses in a while. */
let typed: string | null = null;
const listeners = new Set<() => void>();

/** Searches for these words at once; null for those of the address. */
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
