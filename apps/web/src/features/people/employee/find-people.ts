import { foldSearch } from '@faena/shared/domain';
import type { Employee } from '@faena/shared/schemas';

/** From so many people on, a list of them can be searched: fewer are seen at a glance. */
export const SEARCHABLE_FROM = 12;

/** The people whose name, username, email or phone holds a text; neither case nor accents count. */
export function findPeople<
  Person extends Pick<Employee, 'fullname' | 'username'> & Partial<Pick<Employee, 'email' | 'phone'>>,
>(people: readonly Person[], text: string): readonly Person[] {
  const wanted = foldSearch(text);
  if (!wanted) return people;
  return people.filter(({ fullname, username, email, phone }) =>
    [fullname, username, email, phone].some((fact) => foldSearch(fact ?? '').includes(wanted)),
  );
}
