import { ApiError } from '@faena/shared/client';

const refusedAt = new WeakMap<ApiError, number>();

/**
 * The earliest time to repeat a request refused with this error; null if the server named none. The first call
 * computes it.
 */
export function retryAt(error: unknown): number | null {
  const seconds = wholeWait(error);
  if (!(error instanceof ApiError) || seconds === 0) return null;
  const since = refusedAt.get(error) ?? Date.now();
  refusedAt.set(error, since);
  return since + seconds * 1_000;
}

/** The seconds after which the request may be sent again, by the answer of the server; 0 if it states none. */
export function wholeWait(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
}
