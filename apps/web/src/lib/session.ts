import { STAND_IN_ROLE } from '@faena/shared/limits';
import type { Person, Session } from '@faena/shared/schemas';
import { clearStored, readStored, writeStored } from './storage.ts';

/** The signed-in person as local storage knows them; the server decides everything that matters. */
export interface StoredSession {
  readonly accessToken: string;
  readonly username: string;
  readonly personId: string;
  readonly roleId: number;
}

let kept: StoredSession | null = null;

/** The session that this tab shows, or null when nobody is signed in. */
export function readSession(): StoredSession | null {
  return kept ?? readStoredSession();
}

/**
 * Tests whether this tab's session ended in another tab while a form has unsaved changes. Nothing may be sent then
 * (SESSION-30).
 */
export function isInterrupted(): boolean {
  return kept !== null;
}

/** Sets the ended session that this tab still shows; null once the tab leaves it. */
export function setInterrupted(session: StoredSession | null): void {
  kept = session;
}

/** The session that the browser stores, even if this tab still shows another. */
export function readStoredSession(): StoredSession | null {
  const accessToken = readStored('accessToken');
  if (!accessToken) return null;
  return {
    accessToken,
    username: readStored('username') ?? '',
    personId: readStored('userId') ?? '',
    roleId: Number(readStored('rol_id')),
  };
}

/** Stores the answer of a login. */
export function storeSession(session: Session): void {
  writeStored('username', session.username);
  writeStored('userId', session.userId);
  writeStored('rol_id', String(session.rol_id));
  writeStored('marking', session.marking ?? null);
  writeStored('accessToken', session.accessToken);
}

/** Stores the signed-in user, so that their name shows before the first answer. */
export function storePerson(user: Person): void {
  // Earnings are not stored, because others may use the browser; each display reads them.
  writeStored('user', JSON.stringify({ ...user, hourlyRate: 0 }));
  // The person was renamed, here or elsewhere.
  if (readStored('userId') === user._id) writeStored('username', user.username);
}

/** The fields that every screen may use; the others follow once the account is loaded. */
export type StoredPerson = Pick<Person, '_id' | 'fullname' | 'username' | 'email' | 'phone' | 'hourlyRate'> &
  Partial<Pick<Person, 'profilePicture' | 'company' | 'subscription'>> & { readonly rol_id: number };

/** The stored user; without one, a substitute from the stored id and username (SESSION-5). */
export function readPerson(): StoredPerson | null {
  const stored = readStored('user');
  if (stored) {
    try {
      return JSON.parse(stored) as StoredPerson;
    } catch {
      // The stored value is invalid; the substitute serves until the account has loaded.
    }
  }
  const personId = readStored('userId');
  const username = readStored('username');
  if (!personId || !username) return null;
  return {
    _id: personId,
    fullname: username,
    username,
    email: `${username}@example.com`,
    phone: '',
    rol_id: STAND_IN_ROLE,
    hourlyRate: 0,
  };
}

/** Ends the session in this browser. */
export function clearSession(): void {
  clearStored();
}

/** The first screen of each role (SESSION-15). */
export function homeOf(roleId: number): string {
  const homes: Readonly<Record<number, string>> = { 1: '/admin', 2: '/home', 3: '/employee', 4: '/account' };
  return homes[roleId] ?? '/home';
}
