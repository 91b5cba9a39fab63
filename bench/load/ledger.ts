import { ERROR_CODES } from '@faena/shared/errors';
import { quantile, short } from '../lib/figures.ts';
import { type Ask, ask } from '../lib/http-client.ts';

/** The outcome of a request. */
export type Outcome = 'done' | 'refused' | 'cut off' | 'unclear';

/** Error codes that say: not now, ask again. Anything else but success has no business under load. */
const RIGHTFUL = ['unavailable'];

/** Requests and their answers, compared with the database afterwards. */
export class Ledger {
  /** Ids of tasks whose creation was acknowledged, with their titles. */
  readonly created = new Map<string, string>();
  /** Titles of tasks whose creation was not acknowledged: there once, or not at all. */
  readonly doubtful = new Set<string>();
  /** Ids of records whose start was acknowledged. */
  readonly started = new Set<string>();
  /** Those of them whose end was acknowledged. */
  readonly stopped = new Set<string>();
  /** Failures that say nothing useful: what a person would call a bug. */
  readonly unclear: string[] = [];
  readonly #times = new Map<string, number[]>();
  readonly #counts = new Map<Outcome, number>();

  /**
   * Asks, notes what came of it under `what`, and answers the body of a success. A connection that is refused
   * or cut is clear where `mayCut` says that a process was ended.
   */
  async ask(what: string, asked: Ask, mayCut: () => boolean): Promise<unknown> {
    const askedAt = performance.now();
    try {
      const { status, bytes } = await ask(asked);
      if (status < 300) {
        this.#note(what, 'done', performance.now() - askedAt);
        return JSON.parse(String(bytes));
      }
      const code = codeIn(String(bytes));
      const isClear = code !== undefined && RIGHTFUL.includes(code);
      this.#note(what, isClear ? 'refused' : 'unclear');
      if (!isClear) this.unclear.push(`${what}: ${status} ${String(bytes).slice(0, 300)}`);
    } catch (error) {
      const isClear = mayCut();
      this.#note(what, isClear ? 'cut off' : 'unclear');
      if (!isClear) this.unclear.push(`${what}: ${error}`);
    }
    return undefined;
  }

  count(outcome: Outcome): number {
    return this.#counts.get(outcome) ?? 0;
  }

  /** How many of each outcome, in words. */
  get summary(): string {
    const counts = [...this.#counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
    const lasting = `${this.created.size} tasks and ${this.started.size} records acknowledged`;
    return `${counts}; ${lasting}`;
  }

  /** A line of figures for each kind of request that succeeded. */
  get lines(): string[] {
    return [...this.#times].map(([what, times]) => {
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => short(quantile(times, part)));
      return `| ${what} | ${times.length} | ${p50} | ${p95} | ${p99} |`;
    });
  }

  #note(what: string, outcome: Outcome, ms?: number): void {
    this.#counts.set(outcome, this.count(outcome) + 1);
    if (ms === undefined) return;
    const times = this.#times.get(what) ?? [];
    times.push(ms);
    this.#times.set(what, times);
  }
}

/** The code of an error in the envelope of all failures. */
function codeIn(text: string): string | undefined {
  try {
    const { code, message, requestId } = JSON.parse(text) as Record<string, unknown>;
    const isEnvelope = typeof message === 'string' && typeof requestId === 'string';
    return isEnvelope ? ERROR_CODES.find((known) => known === code) : undefined;
  } catch {
    return undefined;
  }
}
