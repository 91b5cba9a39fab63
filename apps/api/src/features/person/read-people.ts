import { ROLE_LABELS } from '@faena/shared/access';
import type { Page } from '@faena/shared/contract';
import { fromCents } from '@faena/shared/domain';
import { Person, PersonNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
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
export async function readPerson(id: Types.ObjectId, session?: ClientSession): Promise<Person> {
  const stages = [{ $match: { _id: id } }, ...named];
  const [user] = await PersonModel.aggregate<Joined>(stages).session(session ?? null);
  if (!user) throw notFound('user');
  return answer(Person, toUser(user));
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
    ...plainOf(PersonNoun, user),
    _id: String(user._id),
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
