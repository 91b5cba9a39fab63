import { ROLES, roleOf } from '@faena/shared/access';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { type PersonDoc, PersonModel } from './model.ts';

type Found = Pick<
  PersonDoc,
  '_id' | 'username' | 'fullname' | 'roleId' | 'companyId' | 'mustChangePassword'
> & {
  owned: { _id: Types.ObjectId }[];
};

/** Someone's role and reach as they are now, in one query; null when nobody matches. */
export async function findActor(match: QueryFilter<PersonDoc>): Promise<Actor | null> {
  const [person] = await PersonModel.aggregate<Found>([
    { $match: match },
    { $project: { username: 1, fullname: 1, roleId: 1, companyId: 1, mustChangePassword: 1 } },
    ownedCompanies,
  ]);
  if (!person) return null;
  return {
    id: person._id,
    username: person.username,
    fullname: person.fullname,
    role: roleOf(person.roleId),
    companyId: person.companyId,
    ownedCompanyIds: person.roleId === ROLES.manager ? person.owned.map(({ _id }) => _id) : [],
    mustChangePassword: person.mustChangePassword,
  };
}

const ownedCompanies = {
  $lookup: {
    from: 'companies',
    localField: '_id',
    foreignField: 'createdBy',
    as: 'owned',
    pipeline: [{ $project: { _id: 1 } }],
  },
};
