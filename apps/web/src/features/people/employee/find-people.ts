import { foldSearch } from '@faena/shared/domain';
import type { Employee } from '@faena/shared/schemas';

/** A list with at least this many people has a search; a shorter one is seen at a glance. */
export const SEARCHABLE_FROM = 12;

/** The people whose name, username, email or phone contains a text, without regard to case and accents. */
export function findPeople<
  Person extends Pick<Employee, 'fullname' | 'username'> & Partial<Pick<Employee, 'email' | 'phone'>>,
>(people: readonly Person[], text: string): readonly Person[] {
  const wanted = foldSearch(text);
  if (!wanted) return people;
  return people.filter(({ fullname, username, email, phone }) =>
    [fullname, username, email, phone].some((fact) => foldSearch(fact ?? '').includes(wanted)),
  );
}
