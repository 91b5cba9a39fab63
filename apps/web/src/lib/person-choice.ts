import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookie.ts';
import { readSession } from './session.ts';

/** A person's choices for this device, which survive a sign-out. */
type PersonChoice = 'projectRail' | 'plainKeys';

const listeners = new Set<() => void>();

/** A yes or no of a person on this device, which survives a sign-out. */
export function usePersonChoice(choice: PersonChoice, unless: boolean): [boolean, (value: boolean) => void] {
  const name = `${choice}_${readSession()?.personId}`;
  const stored = useSyncExternalStore(subscribe, () => readCookie(name));
  const value = stored === undefined ? unless : stored === 'yes';
  return [value, (next) => choose(name, next)];
}

function choose(name: string, value: boolean): void {
  writeCookie(name, value ? 'yes' : 'no');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
