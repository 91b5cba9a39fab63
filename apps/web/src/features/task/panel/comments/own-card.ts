import type { PersonCard } from '@faena/shared/schemas';
import { readPerson } from '@/lib/session.ts';

/** The card of the signed-in person, as this browser knows it. */
export function ownCard(): PersonCard | null {
  const person = readPerson();
  if (!person) return null;
  const { _id, fullname, username, email, rol_id, profilePicture = null } = person;
  return { _id, fullname, username, email, profilePicture, rol_id: rol_id as PersonCard['rol_id'] };
}
