import type { Page } from '@faena/shared/contract';
import { type Model, type mongo, type PipelineStage, type QueryFilter, Types } from 'mongoose';

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

/** The rows below the end of a page (`PageEnd`), in a list sorted by an instant and the id, newest first; all without one. */
export function below<Doc>(instant: keyof Doc & string, pageEnd: string | undefined): mongo.Filter<Doc> {
  if (pageEnd === undefined) return {};
  const [ms, id] = pageEnd.split('-');
  const end = new Date(Number(ms));
  // This condition uses the index.
  const either = [{ [instant]: { $lt: end } }, { _id: { $lt: new Types.ObjectId(id) } }];
  return {
    $and: [{ [instant]: { $lte: end } }, { $or: either }],
  } as mongo.Filter<mongo.Document> as mongo.Filter<Doc>;
}

/** The rows older than the one with this id, in a list sorted by the id, newest first; all without one. */
export function olderThan<Doc>(id: string | undefined): QueryFilter<Doc> {
  if (id === undefined) return {};
  return { _id: { $lt: new Types.ObjectId(id) } } as QueryFilter<{ _id: Types.ObjectId }> as QueryFilter<Doc>;
}

/** The end of a page whose last row has this instant and id. */
export function pageEnd(at: Date, id: Types.ObjectId): string {
  return `${at.getTime()}-${id}`;
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

/** The number of matching documents. Without a filter the metadata of the collection has it, so no scan is needed. */
export function countOf<Doc>(model: Model<Doc>, match: QueryFilter<Doc>): Promise<number> {
  const all = Object.keys(match).length === 0;
  return all ? model.estimatedDocumentCount().exec() : model.countDocuments(match).exec();
}
