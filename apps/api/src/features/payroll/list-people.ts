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
import { countOpenRequests } from '../record-request/index.ts';
import { countReviews, workedByPerson } from '../working-time/index.ts';
import { type Leaver, whoLeft } from './who-left.ts';

/** The fields of a person for a row, as a projection. */
const FIELDS = { fullname: 1, username: 1, email: 1, phone: 1, pictureId: 1, rates: 1 } as const;

type Picked = Pick<PersonDoc, '_id' | keyof typeof FIELDS>;

/** A row of the planilla without its figures. */
type Row = Omit<
  PayrollPerson,
  '_id' | 'openRequests' | 'totalHours' | 'unpricedHours' | 'totalCost' | 'pendingReviews'
> & {
  _id: Types.ObjectId;
};

/**
 * A company's employees by name, then people who left with unpaid hours, with hours and earnings; none for a company
 * out of reach (PAY-46). The number of queries does not grow with the people.
 */
export async function listPeople(
  { companyId: id, ...range }: PayrollPeriod,
  actor: Actor,
  page: Page | null,
  { clock }: Services,
): Promise<PayrollPerson[] | Listing<PayrollPerson>> {
  const companyId = new Types.ObjectId(id);
  if (!ownsCompany(actor, companyId)) return [];
  if (!(await CompanyModel.exists({ _id: companyId }))) return [];
  const match = { companyId, roleId: ROLES.employee };
  const [employees, leavers, count] = await Promise.all([
    PersonModel.find(match, FIELDS)
      .sort({ searchText: 1, _id: 1 })
      .skip(pageStart(page))
      .limit(page?.limit ?? 0)
      .lean<Picked[]>(),
    whoLeft(companyId),
    page ? PersonModel.countDocuments(match) : 0,
  ]);
  const shown = page ? leavers.slice(...pageAfter(page, count)) : leavers;
  const rows = [...employees.map((person) => rowOfEmployee(person, clock.now())), ...shown.map(rowOfLeaver)];
  const people = withFigures(rows, { companyId }, range);
  return listing(page, people, async () => count + leavers.length);
}

/** The range of a page in a list that follows `count` other items. */
function pageAfter(page: Page, count: number): [from: number, to: number] {
  const start = pageStart(page) - count;
  return [Math.max(0, start), Math.max(0, start + page.limit)];
}

function rowOfEmployee({ rates, pictureId, ...person }: Picked, now: Date): Row {
  return {
    ...person,
    profilePicture: pictureUrl(pictureId),
    hourlyRate: fromCents(rateAt(rates, now) ?? 0),
    left: null,
  };
}

function rowOfLeaver({ rateCents, ...leaver }: Leaver): Row {
  return { ...leaver, email: '', phone: '', profilePicture: null, hourlyRate: fromCents(rateCents ?? 0) };
}

async function withFigures(
  rows: readonly Row[],
  reach: { companyId: Types.ObjectId },
  range: DateRange,
): Promise<PayrollPerson[]> {
  const ids = rows.map(({ _id }) => _id);
  const [worked, reviews, requests] = await Promise.all([
    workedByPerson(ids, reach, range),
    countReviews(ids, reach),
    countOpenRequests(ids, reach),
  ]);
  return rows.map(({ _id, ...row }) => {
    const id = String(_id);
    return {
      _id: id,
      ...row,
      totalHours: durationHours(worked.get(id)?.durationMs ?? 0),
      totalCost: fromCents(worked.get(id)?.costCents ?? 0),
      unpricedHours: durationHours(worked.get(id)?.unpricedMs ?? 0),
      pendingReviews: reviews.get(id) ?? 0,
      openRequests: requests.get(id) ?? 0,
    };
  });
}
