import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { medianOf } from '../median.ts';
import type { PlainAnswer, Stage } from './stage.ts';

/** The outcome of an attack. */
export interface Outcome {
  /** In words, for the report. */
  readonly answered: string;
  /** The attacker's gain or damage; undefined if they failed. */
  readonly gained?: string | undefined;
  /** The size of the request with the largest answer, and of that answer. */
  readonly sent?: number;
  readonly received?: number;
  /** The bytes of that answer which the caller has stored or sent before, and asked for. */
  readonly asked?: number;
}

/** Something that was done to Faena from outside, and is not to work again. */
export interface Attack {
  readonly number: number;
  readonly name: string;
  /** The attacker's own preparation, which costs nobody else anything. */
  prepare?(): Promise<void>;
  /** `size` 1 is the original attack; the suite sends a part of it. */
  run(stage: Stage, size: number): Promise<Outcome>;
}

/** An outcome, with its cost for everybody else. */
export interface Weighed extends Outcome {
  readonly restMs: number;
  readonly besideMs: number;
  /** The wait for a process that nobody attacks, meanwhile; 0 where there is none. */
  readonly elsewhereMs: number;
  readonly restBytes: number;
  readonly afterBytes: number;
  /** The broken limits, a line each. */
  readonly faults: readonly string[];
}

/** How often somebody asks for something, whether or not they were answered: so a long wait is not one among many. */
const EVERY_MS = 50;

/** How long they are looked at before the attack, and after it: ten rounds, of which the median counts. */
const REST_MS = 500;

/** A small one that every process serves. */
const FILE = '/api/docs/favicon-32x32.png';

/** Nobody notices less, and a busy machine makes it by itself. */
const UNNOTICED_MS = 200;

const TIMES_SLOWER = 5;
/** Other tests of the machine delay a process that nobody attacks as much. */
const TIMES_ELSEWHERE = 3;
const TIMES_MEMORY = 1.5;
const TIMES_LARGER = 10;
const LARGEST_ANSWER = 65_536;

/** For how long memory may take to come back. */
const PATIENCE_MS = 20_000;

/** The waits after the last attack on a stage, which are those before the next one: it would only wait once more. */
const rested = new WeakMap<Stage, readonly number[]>();

/** Runs an attack while somebody else works, and returns their cost. */
export async function weigh(
  attack: Attack,
  stage: Stage,
  size: number,
  unnoticedMs = UNNOTICED_MS,
): Promise<Weighed> {
  await attack.prepare?.();
  const before = rested.get(stage) ?? (await samplesUntil(asksOf(stage), pause(REST_MS)));
  // An attack that ends with an error leaves no rest behind.
  rested.delete(stage);
  const restBytes = await stage.residentBytes();
  const attacking = Promise.allSettled([attack.run(stage, size)]);
  const [beside, elsewhere] = await Promise.all([
    samplesUntil(asksOf(stage), attacking),
    samplesUntil(unattacked(stage), attacking),
  ]);
  const [made] = await attacking;
  if (made.status === 'rejected') throw made.reason;
  const outcome = made.value;
  const afterBytes = await memoryAfter(stage, restBytes);
  // A machine that is busy with something else is so before or afterwards, too.
  const afterwards = await samplesUntil(asksOf(stage), pause(REST_MS));
  rested.set(stage, afterwards);
  const weight = {
    restMs: Math.max(medianOf(before), medianOf(afterwards)),
    besideMs: medianOf(beside),
    elsewhereMs: elsewhere.length > 0 ? medianOf(elsewhere) : 0,
    ...{ restBytes, afterBytes },
  };
  return { ...outcome, ...weight, faults: faultsOf({ ...outcome, ...weight }, unnoticedMs) };
}

/** The limits that an attack broke, a line each. */
export function faultsOf(
  {
    gained,
    sent = 0,
    received = 0,
    asked = 0,
    restMs,
    besideMs,
    elsewhereMs,
    restBytes,
    afterBytes,
  }: Omit<Weighed, 'faults' | 'answered'>,
  unnoticedMs: number,
): string[] {
  return [
    gained,
    besideMs > Math.max(TIMES_SLOWER * restMs, unnoticedMs, TIMES_ELSEWHERE * elsewhereMs) &&
      `a plain request took ${besideMs.toFixed(0)} ms beside it, ${restMs.toFixed(0)} ms at rest`,
    received > Math.max(TIMES_LARGER * sent, LARGEST_ANSWER + asked) &&
      `${sent} bytes were answered by ${received}`,
    afterBytes > TIMES_MEMORY * restBytes &&
      `memory went from ${restBytes} to ${afterBytes} bytes and stayed`,
  ].filter((fault) => typeof fault === 'string');
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

/** Reports the gain of answers with other statuses than these. */
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

/** A request, and what it is sent with. */
interface Ask {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** A plain answer for the owner, and a file, which other threads read. */
function asksOf({ origins: [origin], owner }: Stage): Ask[] {
  return [
    { url: `${origin}/api/user/account`, headers: { Authorization: `Bearer ${owner.token}` } },
    { url: `${origin}${FILE}`, headers: {} },
  ];
}

/** The same work for a process that nobody attacks: a read of the database, and a file. */
function unattacked({ unattackedOrigin: origin }: Stage): Ask[] {
  return origin ? ['/api/health', FILE].map((path) => ({ url: `${origin}${path}`, headers: {} })) : [];
}

/** How long each round of asking took until all were answered, in ms. */
async function samplesUntil(asks: readonly Ask[], end: Promise<unknown>): Promise<number[]> {
  if (asks.length === 0) return [];
  const watch = new Worker(new URL('./watch.mjs', import.meta.url), {
    workerData: { asks, everyMs: EVERY_MS },
  });
  const times = once(watch, 'message');
  await end;
  watch.postMessage('over');
  const [taken] = await times;
  return taken;
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
