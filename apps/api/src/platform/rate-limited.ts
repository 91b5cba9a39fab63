import type { RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../kernel/errors.ts';

/** The refusal of a spent count, with the seconds until the count is free again. */
export function rateLimited(
  { msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>,
  reason: 'too_many_attempts' | 'too_many_calls' = 'too_many_attempts',
): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return new AppError('rate_limited', reason, { retryAfter });
}
