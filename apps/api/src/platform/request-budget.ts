import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf, SITE_TIMES, siteOf } from './address.ts';
import { rateLimited } from './rate-limited.ts';

/** Many people may share an address. */
const TIMES_AS_MANY = 5;

/**
 * The requests that each person, or each address of anonymous callers, may still make this minute in this process
 * (LIMIT-6). Memory holds them, because the database would cost as much as the limit saves.
 */
export class RequestBudget {
  readonly #people: RateLimiterMemory;
  readonly #addresses: RateLimiterMemory;
  readonly #sites: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#people = new RateLimiterMemory({ points: perMinute, duration: 60 });
    this.#addresses = new RateLimiterMemory({ points: TIMES_AS_MANY * perMinute, duration: 60 });
    this.#sites = new RateLimiterMemory({ points: SITE_TIMES * TIMES_AS_MANY * perMinute, duration: 60 });
  }

  /** @throws AppError `rate_limited` when nothing is left */
  ofPerson(id: string, cost: number): Promise<void> {
    return spend(this.#people, id, cost);
  }

  /** Charges a person for the cost of a request beyond `ofPerson`; their next requests pay it (LIMIT-12). */
  charge(id: string, cost: number): void {
    if (cost > 0) void this.#people.penalty(id, cost);
  }

  /** @throws AppError `rate_limited` when nothing is left */
  async ofAddress(address: string, cost: number): Promise<void> {
    const site = siteOf(address);
    await spend(this.#addresses, networkOf(address), cost);
    if (site) await spend(this.#sites, site, cost);
  }
}

async function spend(budget: RateLimiterMemory, key: string, cost: number): Promise<void> {
  if (cost === 0) return;
  try {
    await budget.consume(key, cost);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw rateLimited(error, 'too_many_calls');
  }
}
