import { useSyncExternalStore } from 'react';
import type { Lent } from './borrowed-trigger.tsx';

/** A requested tooltip. */
export interface AskedTooltip {
  readonly id: string;
  readonly lent: Lent;
  readonly label: string;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
}

const listeners = new Set<() => void>();
let asked: readonly AskedTooltip[] = [];

/** Requests the tooltip of an element after the delay, until the returned function is called. */
export function askForTooltip(tooltip: AskedTooltip): () => void {
  change([...asked, tooltip]);
  return () => change(asked.filter((other) => other !== tooltip));
}

/** The requested tooltips: one place draws all of them, because they share the delay before the first. */
export function useAskedTooltips(): readonly AskedTooltip[] {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(now: readonly AskedTooltip[]): void {
  asked = now;
  for (const listener of listeners) listener();
}
