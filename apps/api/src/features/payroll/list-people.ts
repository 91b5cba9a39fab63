import { ROLES } from '@faena/shared/access';
import type { Page } from '@faena/shared/contract';
import { type DateRange, durationHours, fromCents, rateAt } from '@faena/shared/domain';
import type { PayrollPeriod, PayrollPerson } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import type { Listing } from '../../kernel/list.ts';
import { listing, pageStart } from '../../kernel/list.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import { type PersonDoc, PersonModel, pictureUrl } from '../person/index.ts';
import { countReviews, reachableRecords, workedByPerson } from '../working-time/index.ts';

/** What a row needs of a person, as a projection. */
const FIELDS = { fullname: 1, username: 1, email: 1, phone: 1, pictureId: 1, rates: 1 } as const;

type Picked = Pick<PersonDoc, '_id' | keyof typeof FIELDS>;

/**
 * The employees of a company by name, with what each has worked and earned in a period; of a company out of the
 * caller's reach, nobody. The queries are as many for one employee as for all.
 */
export async function listPeople(
  { companyId, ...range }: PayrollPeriod,
  actor: Actor,
  page: Page | null,
  { clock }: Services,
): Promise<PayrollPerson[] | Listing<PayrollPerson>> {
  const match = { companyId: new Types.ObjectId(companyId), roleId: ROLES.employee };
  if (!ownsCompany(actor, match.companyId)) return [];
  if (!(await CompanyModel.exists({ _id: match.companyId }))) return [];
  const people = PersonModel.find(match, FIELDS)
    .sort({ searchText: 1, _id: 1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? 0)
    .lean<Picked[]>();
  const rows = rowsOf(people, actor, range, clock.now());
  return listing(page, rows, () => PersonModel.countDocuments(match));
}

async function rowsOf(
  reading: PromiseLike<Picked[]>,
  actor: Actor,
  range: DateRange,
  now: Date,
): Promise<PayrollPerson[]> {
  const people = await reading;
  const ids = people.map(({ _id }) => _id);
  const [worked, reviews] = await Promise.all([
    workedByPerson(ids, reachableRecords(actor), range),
    countReviews(ids, actor),
  ]);
  return people.map((person) => {
    const id = String(person._id);
    return {
      _id: id,
      fullname: person.fullname,
      username: person.username,
      email: person.email,
      phone: person.phone,
      profilePicture: pictureUrl(person.pictureId),
      hourlyRate: fromCents(rateAt(person.rates, now) ?? 0),
      totalHours: durationHours(worked.get(id)?.durationMs ?? 0),
      totalCost: fromCents(worked.get(id)?.costCents ?? 0),
      pendingReviews: reviews.get(id) ?? 0,
    };
  });
}
