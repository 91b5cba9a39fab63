import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** The part of these with a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The work of a page's main thread, in milliseconds. */
export interface MainThread {
  /** Its longest task, from begin to end. */
  longest: number;
  /** The most that a task kept the processor: without the time that other programs of the machine took from it. */
  longestOnProcessor: number;
  /** How many tasks took more than 50 ms: what browsers call long. */
  long: number;
  /** How many kept the processor for more than 50 ms. */
  longOnProcessor: number;
  /** All of its tasks together. */
  busy: number;
  /** All of its time on the processor. */
  busyOnProcessor: number;
}

const LONG_MS = 50;

/** Measures the tasks of a page's main thread while something is done, from Chromium's own trace. */
export async function measureMainThread(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const tasks = busiest(trace.traceEvents);
  const [all, onProcessor] = [tasks.map(({ dur = 0 }) => dur), tasks.map(({ tdur = 0 }) => tdur)];
  return {
    longest: most(all) / 1_000,
    longestOnProcessor: most(onProcessor) / 1_000,
    long: all.filter(isLong).length,
    longOnProcessor: onProcessor.filter(isLong).length,
    busy: sum(all) / 1_000,
    busyOnProcessor: sum(onProcessor) / 1_000,
  };
}

function isLong(duration: number): boolean {
  return duration > LONG_MS * 1_000;
}

/** A trace may have more of them than a call takes arguments. */
function most(durations: readonly number[]): number {
  return durations.reduce((longest, duration) => Math.max(longest, duration), 0);
}

function sum(durations: readonly number[]): number {
  return durations.reduce((all, duration) => all + duration, 0);
}

/** The tasks of the busiest renderer: a browser keeps a spare one that does nothing. */
function busiest(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const all = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask'),
  );
  return all.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
