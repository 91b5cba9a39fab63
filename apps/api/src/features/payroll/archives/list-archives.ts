import type { Page } from '@faena/shared/contract';
import type { Archive, ArchiveQuery } from '@faena/shared/schemas';
import type { QueryFilter } from 'mongoose';
import { below, countOf, type Listing, listing, pageStart } from '../../../kernel/list.ts';
import { type ArchiveDoc, ArchiveModel, NOT_PURGED } from './archive-model.ts';

/** The archives that are not being purged, by the deletion of their company, newest first (RUN-8). */
export async function listArchives(
  { before }: ArchiveQuery,
  page: Page | null,
): Promise<Archive[] | Listing<Archive>> {
  const match = { $and: [NOT_PURGED, below<ArchiveDoc>('deletedAt', before)] };
  return listing(page, readArchives(match, page), () => countOf(ArchiveModel, match));
}

async function readArchives(match: QueryFilter<ArchiveDoc>, page: Page | null): Promise<Archive[]> {
  const found = ArchiveModel.find(match).sort({ deletedAt: -1, _id: -1 }).skip(pageStart(page));
  const archives = await (page ? found.limit(page.limit) : found).lean();
  return archives.map(({ _id, name, deletedAt, lastClosedAt, runs, people, downloaded }) => ({
    companyId: String(_id),
    name,
    deletedAt: deletedAt.toISOString(),
    lastClosedAt: lastClosedAt.toISOString(),
    runs,
    people,
    downloadedAt: downloaded?.at.toISOString() ?? null,
  }));
}
