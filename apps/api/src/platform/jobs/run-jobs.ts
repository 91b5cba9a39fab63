import { type Rhythm, repeat } from '../repeat.ts';
import type { Services } from '../services.ts';
import { bury, finishQueued, finishRecurring, giveBack, keepHold, postpone, takeJob } from './hold-job.ts';
import { FinalFailure, type Job, pauseAfter } from './job.ts';
import type { JobDoc } from './job-model.ts';
import { ensureRecurring } from './queue-job.ts';

type RunnerServices = Pick<Services, 'clock' | 'log'>;

/** The outcome of a run. */
export type JobOutcome = 'ok' | 'failed' | 'dead';

/** How often a process looks for jobs that are due. */
const RHYTHM: Rhythm = { firstMs: 1_000, intervalMs: 1_000 };

/** Failures until a queued job becomes a dead letter, unless it sets `attempts`. */
const MOST_ATTEMPTS = 10;

interface RunnerOptions {
  /** Takes the outcome of each run. */
  readonly report?: ((job: string, outcome: JobOutcome) => void) | undefined;
}

/** Runs the jobs of a database in one process. Any number of processes share them (JOB-1). */
export class JobRunner {
  readonly #services: RunnerServices;
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #report: RunnerOptions['report'];
  readonly #startedAt: number;
  readonly #ending = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  #prepared = false;

  constructor(services: RunnerServices, jobs: readonly Job[], { report }: RunnerOptions = {}) {
    this.#services = services;
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
    this.#report = report;
    this.#startedAt = +services.clock.now();
  }

  /** Runs jobs until the process ends. @returns stops it, after the runs under way have ended */
  start(rhythm: Rhythm = RHYTHM): () => Promise<void> {
    const stop = repeat(async () => {
      try {
        await this.poll();
      } catch (err) {
        this.#services.log.error({ err }, 'looking for jobs failed');
      }
    }, rhythm);
    return async () => {
      this.#ending.abort();
      await stop();
      await this.idle();
    };
  }

  /** Begins the due jobs, one run of each name at a time. @returns the number of started names */
  async poll(): Promise<number> {
    await this.#prepare();
    let begun = 0;
    while (!this.#ending.signal.aborted) {
      const job = await this.#take(this.#readyNames());
      if (!job) break;
      begun += 1;
      this.#running.set(job.name, this.#workOff(job));
    }
    return begun;
  }

  /** Resolves when no run is under way. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async #prepare(): Promise<void> {
    if (this.#prepared) return;
    for (const { name, everyMs } of this.#jobs.values()) {
      if (everyMs !== undefined) await ensureRecurring(name, this.#services.clock.now());
    }
    this.#prepared = true;
  }

  #readyNames(): string[] {
    const age = +this.#services.clock.now() - this.#startedAt;
    const ready = [...this.#jobs.values()].filter(
      ({ name, firstMs = 0 }) => age >= firstMs && !this.#running.has(name),
    );
    return ready.map(({ name }) => name);
  }

  async #take(names: readonly string[]): Promise<JobDoc | null> {
    return names.length > 0 ? takeJob(names, this.#services.clock.now()) : null;
  }

  /** Runs a job, and then the others of its name that are due. */
  async #workOff(first: JobDoc): Promise<void> {
    const { name } = first;
    try {
      for (let job: JobDoc | null = first; job; ) {
        await this.#run(job);
        job = this.#ending.signal.aborted ? null : await this.#take([name]);
      }
    } catch (err) {
      this.#services.log.error({ err, job: name }, 'the outcome of a job was not stored');
    } finally {
      this.#running.delete(name);
    }
  }

  async #run(doc: JobDoc): Promise<void> {
    const job = this.#jobs.get(doc.name);
    if (!job) return;
    const most = job.everyMs === undefined ? (job.attempts ?? MOST_ATTEMPTS) : Number.POSITIVE_INFINITY;
    // The last run neither succeeded nor failed: it killed its process.
    if (doc.attempts > most) return this.#fail(job, doc, new FinalFailure('The process ended while it ran'));
    const lost = new AbortController();
    const stopHold = keepHold(doc, () => lost.abort());
    const startedAt = this.#services.clock.now();
    const signal = AbortSignal.any([this.#ending.signal, lost.signal]);
    try {
      await job.run({ data: doc.data, attempt: doc.attempts, signal });
    } catch (error) {
      if (lost.signal.aborted) return;
      if (this.#ending.signal.aborted) return giveBack(doc);
      const isLast = doc.attempts >= most || (error instanceof FinalFailure && job.everyMs === undefined);
      return this.#fail(job, doc, error, isLast);
    } finally {
      stopHold();
    }
    await this.#finish(job, doc, startedAt);
  }

  async #finish({ name, everyMs }: Job, doc: JobDoc, startedAt: Date): Promise<void> {
    if (everyMs === undefined) await finishQueued(doc);
    else await finishRecurring(doc, this.#services.clock.now(), new Date(+startedAt + everyMs));
    this.#report?.(name, 'ok');
  }

  async #fail(job: Job, doc: JobDoc, error: unknown, isLast = true): Promise<void> {
    const { clock, log } = this.#services;
    const now = clock.now();
    const failure = error instanceof Error ? error.message : String(error);
    const about = {
      err: error,
      job: job.name,
      attempt: doc.attempts,
      ...(doc.about && { user: String(doc.about) }),
    };
    if (isLast) {
      await bury(doc, failure, now);
      log.error(about, 'a job is a dead letter');
    } else {
      await postpone(doc, failure, new Date(+now + pauseAfter(doc.attempts, job)));
      log[job.everyMs === undefined ? 'warn' : 'error'](about, 'a job failed and is tried again');
    }
    this.#report?.(job.name, isLast ? 'dead' : 'failed');
  }
}
