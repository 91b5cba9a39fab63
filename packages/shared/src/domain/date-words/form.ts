import type { Recurs } from '../recurrence.ts';

/** The wall clock that words of a date are read by. */
export interface Today {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** The day that words mean, and the recurrence from it on. */
export interface Meant {
  readonly day: string;
  readonly recurs: Recurs | null;
}

/** One way to write a date. */
export interface Form {
  /** Matches the folded words without their time. */
  readonly words: RegExp;
  /** The meaning of the groups of `words`; null if they name no date. */
  readonly read: (groups: readonly string[], today: string) => Meant | null;
}

/** The words of a date in one language. */
export interface DateWords {
  readonly forms: readonly Form[];
  /** The time after a date, with the groups hour, minute and half of the day. */
  readonly time: string;
  /** A word that makes another thing of the first word after it: `la mañana` is a part of a day. */
  readonly notAfter: RegExp | null;
  /** The words that are a name if they begin with a capital letter. */
  readonly names: RegExp | null;
}
