import { ROLE_LABELS } from '@faena/shared/access';
import type { Page } from '@faena/shared/contract';
import { fromCents, rateAt } from '@faena/shared/domain';
import { Person, PersonNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, PipelineStage, Types } from 'mongoose';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Listing } from '../../kernel/list.ts';
import { countOf, listing, pageStages } from '../../kernel/list.ts';
import { withholdsPay } from '../../platform/pay-lock.ts';
import { type PersonDoc, PersonModel } from './model.ts';
import { pictureUrl } from './person-card.ts';

interface NamedDoc {
  _id: Types.ObjectId;
  name: string;
}

type Joined = Omit<PersonDoc, 'passwordHash'> & { subscription: NamedDoc[]; company: NamedDoc[] };

/**
 * One account (ACCOUNT-1), with the rate it has `now`.
 * @throws AppError `not_found`
 */
export async function readPerson(id: Types.ObjectId, now: Date, session?: ClientSession): Promise<Person> {
  const stages = [{ $match: { _id: id } }, ...named];
  const [person] = await PersonModel.aggregate<Joined>(stages).session(session ?? null);
  if (!person) throw notFound('user');
  return answer(Person, toWire(person, now));
}

/** All accounts by name. */
export async function listPeople(now: Date, page: Page | null): Promise<Person[] | Listing<Person>> {
  const people = PersonModel.aggregate<Joined>([
    { $sort: { searchText: 1, _id: 1 } },
    ...pageStages(page),
    ...named,
  ]).exec();
  return listing(
    page,
    people.then((found) => found.map((person) => toWire(person, now))),
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

function toWire(person: Joined, now: Date): Person {
  return {
    ...plainOf(PersonNoun, person),
    _id: String(person._id),
    rol_id: person.roleId,
    rol: ROLE_LABELS[person.roleId],
    profilePicture: pictureUrl(person.pictureId),
    subscription: toNamed(person.subscription),
    company: toNamed(person.company),
    hourlyRate: withholdsPay() ? 0 : fromCents(rateAt(person.rates, now) ?? 0),
    createdAt: person.createdAt.toISOString(),
  };
}

function toNamed([found]: NamedDoc[]): Person['company'] {
  return found ? { _id: String(found._id), name: found.name } : null;
}
