import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { inOwnedCompanies, type PlainFilter } from '../../platform/scope.ts';
import { CARD_FIELDS, type CardDoc, type PersonDoc, PersonModel } from '../person/index.ts';
import { ProjectModel, visibleProjects } from '../project/index.ts';

/**
 * The people whom a manager finds by part of a name or by role: in their companies, in their projects, and themselves
 * (INVITE-4). Each part uses its own index, so that a search reads only people in reach.
 */
export async function inReach(actor: Actor): Promise<PlainFilter<PersonDoc>[]> {
  const members: Types.ObjectId[] = await driverCollection(ProjectModel).distinct(
    'memberIds',
    visibleProjects(actor),
  );
  return [inOwnedCompanies<PersonDoc>(actor), { _id: { $in: [actor.id, ...members] } }];
}

/** People who match any of some filters, sorted by name here, because no index has that order for several filters. */
export async function readByName(filters: readonly PlainFilter<PersonDoc>[]): Promise<CardDoc[]> {
  const people = await PersonModel.find({ $or: [...filters] }, { ...CARD_FIELDS, searchText: 1 }).lean<
    (CardDoc & Pick<PersonDoc, 'searchText'>)[]
  >();
  const keyOf = ({ searchText, _id }: (typeof people)[number]) => `${searchText}\n${_id}`;
  return people.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
