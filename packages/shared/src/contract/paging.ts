import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../domain/limits-and-defaults/index.ts';

/** The query of every list route besides its own (WIRE-10). */
export const Paging = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
});

/** The part of a list that was asked for. */
export interface Page {
  readonly limit: number;
  readonly page: number;
}

/** The requested page, or null for the whole list. */
export function pageOf({ limit, page }: z.infer<typeof Paging>): Page | null {
  if (limit === undefined && page === undefined) return null;
  return { limit: limit ?? DEFAULT_PAGE_SIZE, page: page ?? 1 };
}
