import type { Page } from '@faena/shared/contract';
import { foldName } from '@faena/shared/domain';
import type { PersonCard, PersonLookUp } from '@faena/shared/schemas';
import type { Listing } from '../../kernel/list.ts';
import { listByRole } from './list-by-role.ts';
import { PersonModel } from './model.ts';
import { CARD_FIELDS, type CardDoc, toPersonCard } from './person-card.ts';

/**
 * The people with just this username, e-mail address, role or id; with `unique` the first of them, or
 * null (ACCOUNT-18).
 */
export async function lookUpPeople(
  { unique, username, email, rol_id, id }: PersonLookUp,
  page: Page | null,
): Promise<PersonCard[] | Listing<PersonCard> | PersonCard | null> {
  if (rol_id !== undefined) {
    if (!unique) return listByRole(rol_id, page);
    const first = await listByRole(rol_id, { limit: 1, page: 1 });
    return ('items' in first ? first.items : first)[0] ?? null;
  }
  // The schema has seen to it that one of them is given, and each is one person's at most.
  const person = await PersonModel.findOne(
    {
      ...(username !== undefined && { usernameKey: foldName(username) }),
      ...(email !== undefined && { emailKey: foldName(email) }),
      ...(id !== undefined && { _id: id }),
    },
    CARD_FIELDS,
  ).lean<CardDoc>();
  if (unique) return person && toPersonCard(person);
  return person ? [toPersonCard(person)] : [];
}
