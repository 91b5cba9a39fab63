import { median } from '../lib/figures.ts';
import { say } from '../lib/say.ts';
import type { MainThread } from './main-thread.ts';

/** Prints the work of the main thread in each run. */
export function reportMainThread(what: string, runs: readonly MainThread[]): void {
  say(`\n${what}, ${runs.length} runs`);
  reportTimes(
    'longest task of the main thread (ms)',
    runs.map(({ longest }) => longest),
  );
  reportTimes(
    'longest on the processor (ms)',
    runs.map((run) => run.longestOnProcessor),
  );
  reportTimes(
    'tasks over 50 ms',
    runs.map(({ long }) => long),
  );
  reportTimes(
    'of these, on the processor',
    runs.map((run) => run.longOnProcessor),
  );
  reportTimes(
    'busy in all (ms)',
    runs.map(({ busy }) => busy),
  );
  reportTimes(
    'on the processor in all (ms)',
    runs.map((run) => run.busyOnProcessor),
  );
}

/** Prints each value and their median. */
export function reportTimes(what: string, values: readonly number[]): void {
  const list = values.map((value) => value.toFixed(0)).join(', ');
  say(`  ${`${what}:`.padEnd(40)}${list}; median ${median(values).toFixed(0)}`);
}
