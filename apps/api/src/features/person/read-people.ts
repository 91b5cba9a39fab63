import { ROLE_LABELS } from '@faena/shared/access';
import type { Page } from '@faena/shared/contract';
import { fromCents } from '@faena/shared/domain';
import type { Person } from '@faena/shared/schemas';
import type { PipelineStage, Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import type { Listing } from '../../kernel/list.ts';
import { countOf, listing, pageStages } from '../../kernel/list.ts';
import { type PersonDoc, PersonModel } from './model.ts';
import { pictureUrl } from './person-card.ts';

interface NamedDoc {
  _id: Types.ObjectId;
  name: string;
}

type Joined = Omit<PersonDoc, 'passwordHash'> & { subscription: NamedDoc[]; company: NamedDoc[] };

/**
 * One account (ACCOUNT-1).
 * @throws AppError `not_found`
 */
export async function readPerson(id: Types.ObjectId): Promise<Person> {
  const [user] = await PersonModel.aggregate<Joined>([{ $match: { _id: id } }, ...named]);
  if (!user) throw notFound('User');
  return toUser(user);
}

/** All accounts by name. */
export async function listPeople(page: Page | null): Promise<Person[] | Listing<Person>> {
  const users = PersonModel.aggregate<Joined>([
    { $sort: { searchText: 1, _id: 1 } },
    ...pageStages(page),
    ...named,
  ]).exec();
  return listing(
    page,
    users.then((found) => found.map(toUser)),
    () => countOf(PersonModel, {}),
  );
}

const named: PipelineStage[] = [
  nameOf('subscriptions', 'subscriptionId', 'subscription'),
  nameOf('companies', 'companyId', 'company'),
  { $unset: ['passwordHash', 'searchText'] },
];

function nameOf(from: string, localField: string, as: string): PipelineStage {
  return {
    $lookup: { from, localField, foreignField: '_id', as, pipeline: [{ $project: { name: 1 } }] },
  };
}

function toUser(user: Joined): Person {
  return {
    _id: String(user._id),
    fullname: user.fullname,
    username: user.username,
    email: user.email,
    phone: user.phone,
    rol_id: user.roleId,
    rol: ROLE_LABELS[user.roleId],
    profilePicture: pictureUrl(user.pictureId),
    subscription: toNamed(user.subscription),
    company: toNamed(user.company),
    hourlyRate: fromCents(user.hourlyRateCents),
    createdAt: user.createdAt.toISOString(),
  };
}

function toNamed([found]: NamedDoc[]): Person['company'] {
  return found ? { _id: String(found._id), name: found.name } : null;
}
