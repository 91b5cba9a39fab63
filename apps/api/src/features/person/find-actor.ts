import { ROLES, roleOf } from '@faena/shared/access';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { type PersonDoc, PersonModel } from './model.ts';

type Found = Pick<PersonDoc, '_id' | 'username' | 'roleId' | 'companyId' | 'mustChangePassword'> & {
  owned: { _id: Types.ObjectId }[];
};

/** Someone's role and reach as they are now, in one query; null when nobody matches. */
export async function findActor(match: QueryFilter<PersonDoc>): Promise<Actor | null> {
  const [user] = await PersonModel.aggregate<Found>([
    { $match: match },
    { $project: { username: 1, roleId: 1, companyId: 1, mustChangePassword: 1 } },
    ownedCompanies,
  ]);
  if (!user) return null;
  return {
    id: user._id,
    username: user.username,
    role: roleOf(user.roleId),
    companyId: user.companyId,
    ownedCompanyIds: user.roleId === ROLES.manager ? user.owned.map(({ _id }) => _id) : [],
    mustChangePassword: user.mustChangePassword,
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
