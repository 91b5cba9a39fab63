import type { Page } from '@faena/shared/contract';
import type { Archive } from '@faena/shared/schemas';
import { countOf, type Listing, listing, pageStart } from '../../../kernel/list.ts';
import { ArchiveModel, STANDING } from './archive-model.ts';

/** All archives, the last deleted first. */
export async function listArchives(page: Page | null): Promise<Archive[] | Listing<Archive>> {
  return listing(page, readArchives(page), () => countOf(ArchiveModel, STANDING));
}

async function readArchives(page: Page | null): Promise<Archive[]> {
  const found = ArchiveModel.find(STANDING).sort({ deletedAt: -1, _id: -1 }).skip(pageStart(page));
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
