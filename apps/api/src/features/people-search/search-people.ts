import { escapeRegExp, foldName, foldSearch, MAX_SEARCH_RESULTS } from '@faena/shared/domain';
import type { PersonCard } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { countStranger, mayFindStranger } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import {
  asStranger,
  CARD_FIELDS,
  type CardDoc,
  holderOf,
  PersonModel,
  toPersonCard,
} from '../person/index.ts';
import { inReach, readByName } from './people-in-reach.ts';

/**
 * The first 20 people by name whose full name, username or e-mail address contains a text, regardless of case and
 * accents (ACCOUNT-17). A stranger is found only by the exact username or address, and comes first (INVITE-4).
 * @throws AppError `rate_limited` for too many strangers
 */
export async function searchPeople(text: string, actor: Actor, services: Services): Promise<PersonCard[]> {
  const folded = foldSearch(text);
  if (folded === '') return [];
  const searchText = new RegExp(escapeRegExp(folded));
  if (actor.role === 'admin') return (await searchAll(searchText)).map(toPersonCard);
  const [known, named] = await Promise.all([searchReach(searchText, actor), findNamed(text, services)]);
  const strangers = named.filter(({ _id }) => !known.some((one) => one._id.equals(_id)));
  const cards = strangers.map((stranger) => asStranger(toPersonCard(stranger), text));
  const found = [...(await mayBeAnswered(cards, known, actor)), ...known.map(toPersonCard)];
  return found.slice(0, MAX_SEARCH_RESULTS);
}

/** The strangers that the caller may find: those within the limit. Past it, a search that found nobody else is refused. */
async function mayBeAnswered(
  strangers: readonly PersonCard[],
  known: readonly CardDoc[],
  actor: Actor,
): Promise<readonly PersonCard[]> {
  const id = String(actor.id);
  if (known.length === 0) await countStranger(id, strangers.length > 0);
  else if (strangers.length > 0 && !(await mayFindStranger(id))) return [];
  return strangers;
}

/** MongoDB decides by the index alone, in its order, and reads just the documents that are answered. */
function searchAll(searchText: RegExp): Promise<CardDoc[]> {
  return PersonModel.find({ searchText }, CARD_FIELDS)
    .sort({ searchText: 1, _id: 1 })
    .limit(MAX_SEARCH_RESULTS)
    .lean<CardDoc[]>();
}

async function searchReach(searchText: RegExp, actor: Actor): Promise<CardDoc[]> {
  const reach = await inReach(actor);
  return readByName(reach.map((part) => ({ ...part, searchText })));
}

/** The people with the whole text as username, or as an e-mail address that is theirs alone (EMAIL-4). */
function findNamed(text: string, services: Services): Promise<CardDoc[]> {
  const name = foldName(text);
  const either = [{ usernameKey: name }, holderOf(name, services)];
  return PersonModel.find({ $or: either }, CARD_FIELDS).lean<CardDoc[]>();
}
