import { setTimeout as pause } from 'node:timers/promises';
import { medianOf } from '../median.ts';
import { as, type PlainAnswer, type Stage } from './stage.ts';

/** What came of an attack. */
export interface Outcome {
  /** In words, for whoever reads the report. */
  readonly answered: string;
  /** What the attacker gained or broke; undefined where they failed. */
  readonly gained?: string | undefined;
  /** Of the request with the largest answer. */
  readonly sent?: number;
  readonly received?: number;
}

/** Something that was done to Faena from outside, and is not to work again. */
export interface Attack {
  readonly number: number;
  readonly name: string;
  /** `size` 1 is what was done at first; the suite sends a part of it. */
  run(stage: Stage, size: number): Promise<Outcome>;
}

/** The same with what it cost everybody else. */
export interface Weighed extends Outcome {
  readonly restMs: number;
  readonly besideMs: number;
  readonly restBytes: number;
  readonly afterBytes: number;
  /** What does not hold, a line each. */
  readonly faults: readonly string[];
}

const SAMPLES = 15;

/** Nobody notices less, and a busy machine makes it by itself. */
const UNNOTICED_MS = 300;

const TIMES_SLOWER = 5;
const TIMES_MEMORY = 1.5;
const TIMES_LARGER = 10;
const LARGEST_ANSWER = 65_536;

/** For how long memory may take to come back. */
const PATIENCE_MS = 20_000;

/** Runs an attack while somebody else goes on with their work, and says what it cost them. */
export async function weigh(
  attack: Attack,
  stage: Stage,
  size: number,
  unnoticedMs = UNNOTICED_MS,
): Promise<Weighed> {
  const rest = await samples(stage, SAMPLES);
  const restBytes = await stage.residentBytes();
  let over = false;
  const attacking = Promise.allSettled([attack.run(stage, size)]).finally(() => {
    over = true;
  });
  const beside: number[] = [];
  while (!over) beside.push(...(await samples(stage, 1)));
  const [made] = await attacking;
  if (made.status === 'rejected') throw made.reason;
  const outcome = made.value;
  const [restMs, besideMs] = [medianOf(rest), medianOf(beside)];
  const afterBytes = await memoryAfter(stage, restBytes);
  const { gained, sent = 0, received = 0 } = outcome;
  const faults = [
    gained,
    besideMs > Math.max(TIMES_SLOWER * restMs, unnoticedMs) &&
      `a plain request took ${besideMs.toFixed(0)} ms beside it, ${restMs.toFixed(0)} ms at rest`,
    received > Math.max(TIMES_LARGER * sent, LARGEST_ANSWER) && `${sent} bytes were answered by ${received}`,
    afterBytes > TIMES_MEMORY * restBytes &&
      `memory went from ${restBytes} to ${afterBytes} bytes and stayed`,
  ].filter((fault) => typeof fault === 'string');
  return { ...outcome, restMs, besideMs, restBytes, afterBytes, faults };
}

/** How often each status was answered, in words; with the largest answer. */
export function tally(
  answers: readonly PlainAnswer[],
  sent: number,
): Outcome & { readonly statuses: Set<number> } {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const words = [...counts].map(([status, count]) => `${count} × ${status || 'nothing'}`);
  const received = Math.max(...answers.map(({ bytes }) => bytes));
  return { answered: words.join(', '), statuses: new Set(counts.keys()), sent, received };
}

/** Says what was gained where other statuses than these were answered. */
export function unlessRefused(
  { statuses, ...outcome }: ReturnType<typeof tally>,
  ...allowed: readonly number[]
): Outcome {
  const others = [...statuses].filter((status) => !allowed.includes(status));
  return { ...outcome, gained: others.length > 0 ? `answered ${others.join(', ')}` : undefined };
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** What the owner waits for a plain answer. */
async function samples({ origins, owner }: Stage, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    times.push(await timeOf(() => as(origins[0], owner).person.account()));
    await pause(10);
  }
  return times;
}

async function memoryAfter(stage: Stage, rest: number): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  let bytes = await stage.residentBytes();
  while (bytes > TIMES_MEMORY * rest && performance.now() < until) {
    await pause(250);
    bytes = await stage.residentBytes();
  }
  return bytes;
}
