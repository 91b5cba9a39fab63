import { foldName } from '@faena/shared/domain';
import type { PersonCard } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type PersonDoc, PersonModel } from './model.ts';

/** The fields of a card, as a projection. */
export const CARD_FIELDS = { fullname: 1, username: 1, email: 1, roleId: 1, pictureId: 1 } as const;

export type CardDoc = Pick<PersonDoc, '_id' | keyof typeof CARD_FIELDS>;

/** The address of a profile picture, or null without one. */
export function pictureUrl(pictureId: string | null): string | null {
  return pictureId && `/api/user/picture/${pictureId}`;
}

/** A person as members of the same company or project see them (INVITE-4). */
export function toPersonCard(person: CardDoc): PersonCard {
  return {
    _id: String(person._id),
    fullname: person.fullname,
    username: person.username,
    email: person.email,
    rol_id: person.roleId,
    profilePicture: pictureUrl(person.pictureId),
  };
}

/** A card as strangers see it: without the e-mail address, unless they named it (INVITE-4). */
export function asStranger(card: PersonCard, named = ''): PersonCard {
  return foldName(card.email) === foldName(named) ? card : { ...card, email: '' };
}

/** The cards of many people by their ids, in one query; deleted people are missing. */
export async function cardsOf(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, PersonCard>> {
  const distinct = new Map(ids.map((id) => [String(id), id]));
  if (distinct.size === 0) return new Map();
  const asked = { _id: { $in: [...distinct.values()] } };
  const people = await driverCollection(PersonModel).find(asked, { projection: CARD_FIELDS }).toArray();
  return cardsAmong(people);
}

/** The cards of people who were found, by their ids. */
export function cardsAmong(people: readonly CardDoc[]): ReadonlyMap<string, PersonCard> {
  return new Map(people.map((person) => [String(person._id), toPersonCard(person)]));
}

/** An aggregation stage that adds the cards of the people in a field, as `people`. */
export function findingPeople(field: string) {
  return {
    $lookup: {
      from: PersonModel.collection.name,
      localField: field,
      foreignField: '_id',
      as: 'people',
      pipeline: [{ $project: CARD_FIELDS }],
    },
  };
}
