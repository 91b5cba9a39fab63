import type { Person } from '@faena/shared/schemas';
import { act } from '@testing-library/react';
import { session } from './entities.ts';

/** Stores a value as another tab of the browser does, and dispatches the browser's event. */
export function anotherTabStores(values: Readonly<Record<string, string>>): Promise<void> {
  return act(async () => {
    for (const [key, newValue] of Object.entries(values)) {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
    }
  });
}

/** Ends the session as in another tab: reports the reason, unless the person signed out, and clears local storage. */
export async function anotherTabClears(why?: 'inactivity' | 'expired'): Promise<void> {
  if (why) await anotherTabStores({ sessionEnd: why });
  localStorage.clear();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

/** Signs a person in as in another tab. */
export function anotherTabSignsIn(person: Person): Promise<void> {
  const { username, userId, rol_id, accessToken } = session(person);
  return anotherTabStores({
    username,
    userId,
    rol_id: String(rol_id),
    accessToken: `${accessToken}-elsewhere`,
  });
}
