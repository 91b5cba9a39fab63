import { HOUR_MS } from '@faena/shared/domain';
import type { Types } from 'mongoose';

/** One run of a job. */
export interface Work {
  /** The data of a queued job; empty for a recurring one. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The number of starts, this one included. */
  readonly attempt: number;
  /** Aborted when the process ends, or when another process has taken the job over. */
  readonly signal: AbortSignal;
}

/** A job that any process may run, one at a time for each key (JOB-1). */
export interface Job {
  readonly name: string;
  /** Milliseconds from the start of one run to the next, so it has no hour of the day; absent for a queued job. */
  readonly everyMs?: number;
  /** Milliseconds that a process waits after its own start before it runs the job. */
  readonly firstMs?: number;
  /** Failures until a queued job is a dead letter (JOB-2). */
  readonly attempts?: number;
  /** The pause after the first failure; it doubles with each further one, up to an hour. */
  readonly pauseMs?: number;
  readonly run: (work: Work) => Promise<void>;
}

/** A job to queue. Another with the same name and key changes nothing. */
export interface QueuedJob {
  readonly name: string;
  readonly key: string;
  readonly data: Record<string, unknown>;
  /** The person whose deletion also deletes the job. */
  readonly about: Types.ObjectId | null;
}

/** A failure that no further attempt can fix; the job becomes a dead letter at once. */
export class FinalFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const MINUTE_MS = HOUR_MS / 60;

/** The longest pause between two attempts. */
const LONGEST_PAUSE_MS = HOUR_MS;

/** The pause in milliseconds after the given number of failures. */
export function pauseAfter(failures: number, { pauseMs = MINUTE_MS, everyMs }: Partial<Job>): number {
  return Math.min(pauseMs * 2 ** (failures - 1), everyMs ?? LONGEST_PAUSE_MS, LONGEST_PAUSE_MS);
}
