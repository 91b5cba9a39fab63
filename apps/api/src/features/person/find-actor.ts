import { ROLES, roleOf } from '@faena/shared/access';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { type PersonDoc, PersonModel } from './model.ts';

/** The aggregation's result for a person. */
export type FoundActor = Pick<
  PersonDoc,
  '_id' | 'username' | 'fullname' | 'roleId' | 'companyId' | 'mustChangePassword'
> & {
  /** Absent in older accounts. */
  language?: PersonDoc['language'];
  twoSteps?: Pick<NonNullable<PersonDoc['twoSteps']>, 'since'> | null;
  owned: { _id: Types.ObjectId }[];
};

/** A person's present role and reach, in one query; null when nobody matches. */
export async function findActor(match: QueryFilter<PersonDoc>): Promise<Actor | null> {
  const [person] = await PersonModel.aggregate<FoundActor>([{ $match: match }, ...ACTOR_STAGES]);
  return person ? actorOf(person) : null;
}

export function actorOf(person: FoundActor): Actor {
  return {
    id: person._id,
    username: person.username,
    fullname: person.fullname,
    role: roleOf(person.roleId),
    companyId: person.companyId,
    ownedCompanyIds: person.roleId === ROLES.manager ? person.owned.map(({ _id }) => _id) : [],
    mustChangePassword: person.mustChangePassword,
    hasTwoSteps: Boolean(person.twoSteps?.since),
    language: person.language ?? null,
  };
}

/** The fields of found people that identify them and decide their reach. */
export const ACTOR_STAGES = [
  {
    $project: {
      username: 1,
      fullname: 1,
      roleId: 1,
      companyId: 1,
      mustChangePassword: 1,
      'twoSteps.since': 1,
      language: 1,
    },
  },
  {
    $lookup: {
      from: 'companies',
      localField: '_id',
      foreignField: 'createdBy',
      as: 'owned',
      pipeline: [{ $project: { _id: 1 } }],
    },
  },
];
