import { foldSearch } from '@faena/shared/domain';
import type { Person } from '@faena/shared/schemas';

/** The role filter's 'all' (ADMIN-4). */
export const ALL_ROLES = 0;

export type PeopleFilter = { readonly text: string; readonly role: number };

/**
 * The filters by free text, for which neither case nor accents count, and by role, of which 0 means all (ADMIN-4).
 */
export function filterPeople(people: readonly Person[], { text, role }: PeopleFilter): readonly Person[] {
  const wanted = foldSearch(text);
  if (!wanted && role === ALL_ROLES) return people;
  return people.filter(
    (person) =>
      (role === ALL_ROLES || person.rol_id === role) && textsOf(person).some((has) => has.includes(wanted)),
  );
}

function textsOf({ fullname, email, phone, username, subscription }: Person): readonly string[] {
  return [fullname, email, phone, username, subscription?.name ?? ''].map(foldSearch);
}
