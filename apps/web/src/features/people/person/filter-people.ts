import { type AddressPart, foldSearch, freeText, LENGTHS } from '@faena/shared/domain';
import type { Person } from '@faena/shared/schemas';
import { roleLabels } from '@/texts/labels.ts';

/** The role filter's 'all' (ADMIN-4). */
export const ALL_ROLES = 0;

export type PeopleFilter = { readonly q: string; readonly role: number };

const role: AddressPart<number> = {
  read: ([text]) => (text && text in roleLabels ? Number(text) : ALL_ROLES),
  write: (id) => (id === ALL_ROLES ? [] : [String(id)]),
};

/** The filters in the address (SCREEN-24). */
export const PEOPLE_FILTER = { q: freeText(LENGTHS.searchMax), role };

/**
 * Filters people by text, without regard to case and accents, and by role; role 0 means all (ADMIN-4).
 */
export function filterPeople(people: readonly Person[], { q, role }: PeopleFilter): readonly Person[] {
  const wanted = foldSearch(q);
  if (!wanted && role === ALL_ROLES) return people;
  return people.filter(
    (person) =>
      (role === ALL_ROLES || person.rol_id === role) && textsOf(person).some((has) => has.includes(wanted)),
  );
}

function textsOf({ fullname, email, phone, username, subscription }: Person): readonly string[] {
  return [fullname, email, phone, username, subscription?.name ?? ''].map(foldSearch);
}
