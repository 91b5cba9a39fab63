import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly dur?: number;
  /** Of these, those the thread had a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the main thread of a page was busy with, in milliseconds. */
export interface MainThread {
  /** Its longest task, from begin to end. */
  longest: number;
  /** The most that a task kept the processor: without the time that other programs of the machine took from it. */
  longestOnProcessor: number;
  /** How many tasks took more than 50 ms: what browsers call long. */
  long: number;
  /** All of its tasks together. */
  busy: number;
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
  return {
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1_000,
    longestOnProcessor: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
    long: tasks.filter(({ dur = 0 }) => dur > LONG_MS * 1_000).length,
    busy: tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1_000,
  };
}

/** The tasks of the busiest renderer: a browser keeps a spare one that does nothing. */
function busiest(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const all = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'RunTask'),
  );
  return all.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
