import type { RoleId } from '@faena/shared/access';
import type { Page } from '@faena/shared/contract';
import type { PersonCard } from '@faena/shared/schemas';
import type { Listing } from '../../kernel/list.ts';
import { listing, pageStages } from '../../kernel/list.ts';
import { PersonModel } from './model.ts';
import { CARD_FIELDS, type CardDoc, toPersonCard } from './person-card.ts';

/** All people of a role by name (ACCOUNT-17). */
export async function listByRole(
  roleId: RoleId,
  page: Page | null,
): Promise<PersonCard[] | Listing<PersonCard>> {
  const people = PersonModel.aggregate<CardDoc>([
    { $match: { roleId } },
    { $sort: { searchText: 1, _id: 1 } },
    ...pageStages(page),
    { $project: CARD_FIELDS },
  ]).exec();
  return listing(
    page,
    people.then((found) => found.map(toPersonCard)),
    () => PersonModel.countDocuments({ roleId }).exec(),
  );
}
