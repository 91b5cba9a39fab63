import { escapeRegExp, foldName, foldSearch, MAX_SEARCH_RESULTS } from '@faena/shared/domain';
import type { PersonCard } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { CARD_FIELDS, type CardDoc, PersonModel, toPersonCard } from '../person/index.ts';
import { inReach, readByName } from './people-in-reach.ts';

/**
 * The first 20 people by name whose full name, username or e-mail address contains a text; neither case nor
 * accents count (ACCOUNT-17). Of people out of the caller's reach only the one whose username or e-mail address it is.
 */
export async function searchPeople(text: string, actor: Actor): Promise<PersonCard[]> {
  const folded = foldSearch(text);
  if (folded === '') return [];
  const searchText = new RegExp(escapeRegExp(folded));
  const people = actor.role === 'admin' ? await searchAll(searchText) : await search(searchText, text, actor);
  return people.slice(0, MAX_SEARCH_RESULTS).map(toPersonCard);
}

/** MongoDB decides by the index alone, in its order, and reads just the documents that are answered. */
function searchAll(searchText: RegExp): Promise<CardDoc[]> {
  return PersonModel.find({ searchText }, CARD_FIELDS)
    .sort({ searchText: 1, _id: 1 })
    .limit(MAX_SEARCH_RESULTS)
    .lean<CardDoc[]>();
}

async function search(searchText: RegExp, text: string, actor: Actor): Promise<CardDoc[]> {
  const reach = await inReach(actor);
  const name = foldName(text);
  return readByName([
    ...reach.map((part) => ({ ...part, searchText })),
    { usernameKey: name },
    { emailKey: name },
  ]);
}
