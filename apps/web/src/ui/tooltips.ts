import { useSyncExternalStore } from 'react';
import type { Lent } from './borrowed-trigger.tsx';

/** A tooltip that was asked for. */
export interface AskedTooltip {
  readonly id: string;
  readonly lent: Lent;
  readonly label: string;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
}

const listeners = new Set<() => void>();
let asked: readonly AskedTooltip[] = [];

/** Has the tooltip of an element appear when it is time to, until the returned function is called. */
export function askForTooltip(tooltip: AskedTooltip): () => void {
  change([...asked, tooltip]);
  return () => change(asked.filter((other) => other !== tooltip));
}

/** Those that were asked for: they are drawn in one place, as the delay before the first is that of all. */
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
