import type { Page } from '@faena/shared/contract';
import type { DeadLetter, DeadLetterQuery } from '@faena/shared/schemas';
import type { QueryFilter } from 'mongoose';
import { below, countOf, type Listing, listing, pageStart } from '../../kernel/list.ts';
import { type JobDoc, JobModel } from '../../platform/jobs/job-model.ts';

/** An error of a mail server may be long. */
const MAX_FAILURE = 1_000;

/** A type, as only that lets the partial index serve the list. */
const DEAD = { deadAt: { $type: 'date' } } as const;

/** All dead letters, the last failed first (JOB-3). */
export async function listDeadLetters(
  { before }: DeadLetterQuery,
  page: Page | null,
): Promise<DeadLetter[] | Listing<DeadLetter>> {
  const match = { $and: [DEAD, below<JobDoc>('deadAt', before)] };
  return listing(page, readDeadLetters(match, page), () => countOf(JobModel, match));
}

async function readDeadLetters(match: QueryFilter<JobDoc>, page: Page | null): Promise<DeadLetter[]> {
  const found = JobModel.find(match, { data: 0 }).sort({ deadAt: -1, _id: -1 }).skip(pageStart(page));
  const letters = await (page ? found.limit(page.limit) : found).lean();
  return letters.map(({ _id, name, attempts, failure, deadAt }) => ({
    ...{ _id: String(_id), job: name, attempts, failure: (failure ?? '').slice(0, MAX_FAILURE) },
    failedAt: (deadAt ?? new Date(0)).toISOString(),
  }));
}
