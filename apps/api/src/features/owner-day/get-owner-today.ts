import { COMPANIES_PER_REQUEST } from '@faena/shared/domain';
import type { OwnerToday } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { spendMore } from '../../platform/caller.ts';
import type { Services } from '../../platform/services.ts';
import { waitingMarks } from '../mark/index.ts';
import { findOdd, oddToday, peopleToday } from '../today/index.ts';
import { ownCompanies } from './own-companies.ts';

/** The people of all companies that the caller created, and their records por revisar (TODAY-9). */
export async function getOwnerToday(actor: Actor, { clock }: Services): Promise<OwnerToday> {
  const now = clock.now();
  const companies = await ownCompanies(actor, now);
  if (companies.length === 0) return { companies: [], odd: [], oddInAll: 0, marks: [], marksInAll: 0 };
  spendMore(Math.floor(companies.length / COMPANIES_PER_REQUEST));
  const ids = companies.map(({ _id }) => _id);
  const [people, found, marks] = await Promise.all([
    peopleToday(companies, now),
    findOdd(ids),
    waitingMarks(ids),
  ]);
  return {
    companies: companies.map(({ _id, name, color, timezone }) => ({
      ...{ _id: String(_id), name, color, timezone },
      people: people.get(String(_id)) ?? [],
    })),
    ...(await oddToday(found, [...people.values()].flat())),
    ...marks,
  };
}
