import type { Home } from '@faena/shared/schemas';
import { useSyncExternalStore } from 'react';
import { readSession } from '@/lib/session.ts';

export type Silence = NonNullable<Home['silence']>;

/** An answer about a silence, until the server has it (TIME-68). */
export interface KeptAnswer extends Silence {
  readonly personId: string;
  /** The first name of its person; an earlier version kept none. */
  readonly name?: string;
  readonly worked: boolean;
  /** The key of its request, which acts once also after a lost answer (WIRE-21). */
  readonly key: string;
}

let unsent: readonly KeptAnswer[] = [];
const listeners = new Set<() => void>();

/** The unsent answers of all people of this device, as this page last read them. */
export function shownAnswers(): readonly KeptAnswer[] {
  return unsent;
}

/** Shows the unsent answers of all people of this device, once they were read or changed. */
export function showAnswers(answers: readonly KeptAnswer[]): void {
  unsent = answers;
  for (const listener of listeners) listener();
}

/** The unsent answers of the signed-in person. */
export function useUnsentAnswers(): readonly KeptAnswer[] {
  const personId = readSession()?.personId;
  return useSyncExternalStore(subscribe, shownAnswers).filter((answer) => answer.personId === personId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
