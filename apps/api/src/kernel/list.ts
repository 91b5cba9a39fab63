import type { Page } from '@faena/shared/contract';
import type { Model, PipelineStage, QueryFilter } from 'mongoose';

/** One page of a list, as the database read it, and the number of all items. */
export interface Listing<T> {
  readonly items: T[];
  readonly total: number;
}

/** How many items of a list come before a page; none before the whole list. */
export function pageStart(page: Page | null): number {
  return page ? (page.page - 1) * page.limit : 0;
}

/** The part of a whole list that a page shows. */
export function onPage<T>(page: Page, list: readonly T[]): T[] {
  const start = pageStart(page);
  return list.slice(start, start + page.limit);
}

/** The stages that select a page of a sorted aggregation; none for the whole list. */
export function pageStages(page: Page | null): (PipelineStage.Skip | PipelineStage.Limit)[] {
  return page ? [{ $skip: pageStart(page) }, { $limit: page.limit }] : [];
}

/** The answer of a list route: the items, with their total number if only a page was read. */
export async function listing<T>(
  page: Page | null,
  items: Promise<T[]>,
  countAll: () => Promise<number>,
): Promise<T[] | Listing<T>> {
  if (!page) return items;
  const [read, total] = await Promise.all([items, countAll()]);
  return { items: read, total };
}

/** How many documents match; an unfiltered count would scan the collection, whose metadata knows it. */
export function countOf<Doc>(model: Model<Doc>, match: QueryFilter<Doc>): Promise<number> {
  const all = Object.keys(match).length === 0;
  return all ? model.estimatedDocumentCount().exec() : model.countDocuments(match).exec();
}
