import { COMPANIES_PER_REQUEST, dayCounts } from '@faena/shared/domain';
import type { CompanyDay, OwnerDay, PersonToday } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { spendMore } from '../../platform/caller.ts';
import type { Services } from '../../platform/services.ts';
import { peopleToday } from '../today/index.ts';
import { findClaims } from './find-claims.ts';
import { findMarks } from './find-marks.ts';
import { findOverdue } from './find-overdue.ts';
import { findRateless } from './find-rateless.ts';
import { findRequests } from './find-requests.ts';
import { findReviews } from './find-reviews.ts';
import { findUndelivered } from './find-undelivered.ts';
import { ownCompanies } from './own-companies.ts';
import { waitingOf } from './waiting-of.ts';

/** The day of an owner: what waits for them, and who works, over all companies they created (DAY-1). */
export async function getOwnerDay(actor: Actor, { clock }: Services): Promise<OwnerDay> {
  const now = clock.now();
  const companies = await ownCompanies(actor, now);
  if (companies.length === 0) return { at: now.toISOString(), waiting: [], companies: [] };
  spendMore(Math.floor(companies.length / COMPANIES_PER_REQUEST));
  const [people, overdue, claims, reviews, undelivered] = await Promise.all([
    peopleToday(companies, now),
    findOverdue(companies),
    findClaims(companies),
    findReviews(companies),
    findUndelivered(companies, now),
  ]);
  const names = new Map([...people.values()].flat().map(({ _id, fullname }) => [_id, fullname]));
  const [requests, marks, rateless] = await Promise.all([
    findRequests(companies, names),
    findMarks(companies, names),
    findRateless(companies, names),
  ]);
  return {
    at: now.toISOString(),
    waiting: [
      ...waitingOf('overdue', overdue),
      ...waitingOf('claims', claims),
      ...waitingOf('requests', requests),
      ...waitingOf('reviews', reviews),
      ...waitingOf('marks', marks),
      ...waitingOf('rateless', rateless),
      ...waitingOf('undelivered', undelivered),
    ],
    companies: [...people].map(([companyId, own]) => companyDay(companyId, own)),
  };
}

function companyDay(companyId: string, people: readonly PersonToday[]): CompanyDay {
  const counts = dayCounts(people);
  return {
    companyId,
    people: people.length,
    working: counts.in,
    lunch: counts.lunch,
    missing: counts.missing,
    late: counts.late,
  };
}
