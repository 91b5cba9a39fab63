import type { RoleId } from '@faena/shared/access';
import type { Page } from '@faena/shared/contract';
import { foldName, MAX_SEARCH_RESULTS } from '@faena/shared/domain';
import type { PersonCard, PersonLookUp } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { Listing } from '../../kernel/list.ts';
import { countStranger } from '../../platform/rate-limit.ts';
import type { PlainFilter } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  asStranger,
  CARD_FIELDS,
  type CardDoc,
  holderOf,
  listByRole,
  type PersonDoc,
  PersonModel,
  toPersonCard,
} from '../person/index.ts';
import { inReach, readByName } from './people-in-reach.ts';

/**
 * Finds people by exact username, e-mail address or id, or by role. Role and id find only people within reach. With
 * `unique` it returns the first, or null (ACCOUNT-17).
 * @throws AppError `rate_limited` for too many strangers (INVITE-4)
 */
export async function lookUpPeople(
  { unique, username, email, rol_id, id }: PersonLookUp,
  { actor, page }: { readonly actor: Actor; readonly page: Page | null },
  services: Services,
): Promise<PersonCard[] | Listing<PersonCard> | PersonCard | null> {
  if (rol_id !== undefined) {
    if (!unique) return ofRole(rol_id, actor, page);
    const first = await ofRole(rol_id, actor, { limit: 1, page: 1 });
    return ('items' in first ? first.items : first)[0] ?? null;
  }
  // The schema requires exactly one of these fields.
  const exact = {
    ...(username !== undefined && { usernameKey: foldName(username) }),
    ...(email !== undefined && { emailKey: foldName(email) }),
    ...(id !== undefined && { _id: new Types.ObjectId(id) }),
  };
  const stranger =
    id === undefined
      ? { ...exact, ...(email !== undefined && holderOf(foldName(email), services)) }
      : undefined;
  const card = await readCard(exact, stranger, { actor, named: email });
  if (unique) return card;
  return card ? [card] : [];
}

/**
 * Reads the card of one person within reach; the verified holder of an address comes first. A stranger's card has only
 * the fields that the caller named, and is missing if they may not be found.
 */
async function readCard(
  exact: PlainFilter<PersonDoc>,
  ofStranger: PlainFilter<PersonDoc> | undefined,
  { actor, named }: { readonly actor: Actor; readonly named: string | undefined },
): Promise<PersonCard | null> {
  const reach = actor.role === 'admin' ? {} : { $or: await inReach(actor) };
  const found = await PersonModel.find({ ...exact, ...reach }, { ...CARD_FIELDS, heldEmailKey: 1 })
    .limit(MAX_SEARCH_RESULTS)
    .lean<(CardDoc & Pick<PersonDoc, 'heldEmailKey'>)[]>();
  const person = found.find(({ heldEmailKey }) => heldEmailKey !== null) ?? found[0];
  if (person) return toPersonCard(person);
  if (actor.role === 'admin' || !ofStranger) return null;
  const stranger = await PersonModel.findOne(ofStranger, CARD_FIELDS).lean<CardDoc>();
  await countStranger(String(actor.id), stranger !== null);
  return stranger && asStranger(toPersonCard(stranger), named);
}

/** Lists the people of a role: a page of all for administrators; for others everyone within reach, who are few. */
async function ofRole(
  roleId: RoleId,
  actor: Actor,
  page: Page | null,
): Promise<PersonCard[] | Listing<PersonCard>> {
  if (actor.role === 'admin') return listByRole(roleId, page);
  const reach = await inReach(actor);
  return (await readByName(reach.map((part) => ({ ...part, roleId })))).map(toPersonCard);
}
