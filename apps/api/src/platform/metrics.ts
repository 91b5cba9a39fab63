import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobOutcome } from './jobs/run-jobs.ts';
import { VERSION } from './version.ts';

/** The buckets of request times in seconds, from one indexed read to a wait that people notice. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A request that was answered, or aborted by its caller. */
export interface MeasuredRequest {
  readonly method: string;
  /** The template of its route, never the path itself: there would be as many series as documents. */
  readonly route: string;
  /** The status of the answer, or `aborted`. */
  readonly status: string;
  readonly seconds: number;
}

/**
 * The metrics of a process for Prometheus: the process itself, its requests, streams and jobs, and the last verification.
 * They never query the database.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #jobRuns: Counter<'name' | 'outcome'>;
  readonly #sweeps: Counter<'outcome'>;
  readonly #lostRecords: Counter;
  readonly #payrollFaults: Gauge;

  /** `eventStreams` returns the current number of open streams. */
  constructor({ eventStreams }: { readonly eventStreams: () => number }) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'faena_info',
      help: 'Always 1; its label is the version of Faena.',
      labelNames: ['version'],
      registers,
    }).set({ version: VERSION }, 1);
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its answer; event streams are left out.',
      labelNames: ['method', 'route', 'status'],
      buckets: DURATIONS,
      registers,
    });
    this.#jobRuns = new Counter({
      name: 'faena_job_runs_total',
      help: 'Runs of jobs in this process, by name and outcome (ok, failed, dead).',
      labelNames: ['name', 'outcome'],
      registers,
    });
    this.#sweeps = new Counter({
      name: 'faena_sweeps_total',
      help: 'Searches for records whose signal was lost, by outcome (ok, failed).',
      labelNames: ['outcome'],
      registers,
    });
    this.#lostRecords = new Counter({
      name: 'faena_lost_records_total',
      help: 'Records that this process ended because their signal was lost.',
      registers,
    });
    this.#payrollFaults = new Gauge({
      name: 'faena_payroll_faults',
      help: 'Faults in events, records and days at the last verification of the payroll, by any process.',
      registers,
    });
    // Unknown instead of 0 until the first verification.
    this.#payrollFaults.set(Number.NaN);
    new Gauge({
      name: 'faena_event_streams',
      help: 'Open event streams of this process, one for each open board.',
      registers,
      collect() {
        this.set(eventStreams());
      },
    });
    for (const outcome of ['ok', 'failed']) this.#sweeps.inc({ outcome }, 0);
  }

  request({ seconds, ...labels }: MeasuredRequest): void {
    this.#requests.observe(labels, seconds);
  }

  /** Counts a run of a job (JOB-4). */
  readonly jobRan = (name: string, outcome: JobOutcome): void => {
    this.#jobRuns.inc({ name, outcome });
  };

  /** Counts the records that a sweep ended; null for a failed sweep. */
  readonly swept = (ended: number | null): void => {
    this.#sweeps.inc({ outcome: ended === null ? 'failed' : 'ok' });
    this.#lostRecords.inc(ended ?? 0);
  };

  /** Sets the number of faults that the last verification of the payroll found. */
  readonly verified = (faults: number): void => {
    this.#payrollFaults.set(faults);
  };

  /** All metrics in the text format of Prometheus. */
  read(): Promise<string> {
    return this.#registry.metrics();
  }

  get mediaType(): string {
    return this.#registry.contentType;
  }
}
