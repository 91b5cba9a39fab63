import { CHOSEN_ID_WINDOW_MS, MAX_TAKEN_IDS } from '@faena/shared/domain';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '../../kernel/errors.ts';
import { rateLimited } from '../../platform/rate-limited.ts';

/**
 * Limits the taken ids a person may ask for in this process, so that nobody finds out which tasks exist elsewhere
 * (TASK-18). It is in memory: a query before each new task would cost more than it protects.
 */
export class ChosenIdBudget {
  readonly #taken = new RateLimiterMemory({
    points: MAX_TAKEN_IDS,
    duration: CHOSEN_ID_WINDOW_MS / 1_000,
  });

  /**
   * Makes tasks whose ids a person has chosen.
   * @throws AppError `rate_limited` once they have asked for too many taken ids, then also for a free one
   */
  async within<T>(personId: string, make: () => Promise<T>): Promise<T> {
    const spent = await this.#taken.get(personId);
    if (spent && spent.remainingPoints === 0) throw rateLimited(spent);
    try {
      return await make();
    } catch (error) {
      if (error instanceof AppError && error.reason === 'task_id_taken') await this.#taken.penalty(personId);
      throw error;
    }
  }
}
