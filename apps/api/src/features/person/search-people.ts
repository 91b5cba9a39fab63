import { escapeRegExp, foldSearch, MAX_SEARCH_RESULTS } from '@faena/shared/domain';
import type { PersonCard } from '@faena/shared/schemas';
import { PersonModel } from './model.ts';
import { CARD_FIELDS, type CardDoc, toPersonCard } from './person-card.ts';

/**
 * The first 20 people by name whose full name, username or e-mail address contains a text; neither case nor
 * accents count (ACCOUNT-17). MongoDB decides by the index alone, in its order, and
 * reads just the documents that are answered.
 */
export async function searchPeople(text: string): Promise<PersonCard[]> {
  const folded = foldSearch(text);
  if (folded === '') return [];
  const people = await PersonModel.find({ searchText: new RegExp(escapeRegExp(folded)) }, CARD_FIELDS)
    .sort({ searchText: 1, _id: 1 })
    .limit(MAX_SEARCH_RESULTS)
    .lean<CardDoc[]>();
  return people.map(toPersonCard);
}
