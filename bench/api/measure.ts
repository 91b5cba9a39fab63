import { markdownRow, quantile, short } from '../lib/figures.ts';
import type { Loader } from './processes.ts';
import { GOALS, ROWS, type Row, type Scene, type Target } from './rows.ts';

/** How many ask at once for the figures under load. */
const CLIENTS = 16;

/** API and floor take turns, so that other work of the machine slows both. */
const RUNS_PER_ROUND = 30;

const WARM_UP_RUNS = 100;

const MOST_P99 = 5;

const HEAD = [
  'Request',
  'p50, ms',
  'floor',
  'floor p50, ms',
  'ratio',
  'goal',
  `p50 of ${CLIENTS}, ms`,
  `p99 of ${CLIENTS}, ms`,
  `p99 ÷ p50 (goal ${MOST_P99})`,
  'requests/s',
  'floor requests/s',
  'answer, kB',
];

/** The columns that are no figures. */
const WORDS = ['Request', 'floor'];

/** The measured rows, and their targets. */
export interface Measuring {
  readonly scene: Scene;
  readonly api: Target;
  readonly floor: Target;
  /** Only rows that have this in their name. */
  readonly only: string | undefined;
  readonly rounds: number;
  readonly secondsAtOnce: number;
  readonly say: (line: string) => void;
}

/** Measures all rows, and says each as Markdown as soon as it is known. */
export async function measureRows(loader: Loader, measuring: Measuring): Promise<void> {
  measuring.say(markdownRow(HEAD));
  measuring.say(markdownRow(HEAD.map((head) => (WORDS.includes(head) ? '---' : '--:'))));
  for (const [index, row] of ROWS.entries()) {
    if (measuring.only && !row.what.toLowerCase().includes(measuring.only.toLowerCase())) continue;
    measuring.say(markdownRow(await cellsOf(loader, measuring, index, row)));
  }
}

async function cellsOf(loader: Loader, measuring: Measuring, index: number, row: Row): Promise<string[]> {
  const { scene, api, rounds, secondsAtOnce } = measuring;
  const floor = row.floorIsApi ? { ...api, isFloor: true } : measuring.floor;
  const ask = (target: Target, clients: number, until: { runs: number } | { ms: number }) =>
    loader.load({ row: index, target, scene, clients, until });
  const runs = row.runs ?? RUNS_PER_ROUND;
  const times = { api: [] as number[], floor: [] as number[] };
  for (const target of [api, floor]) await ask(target, 4, { runs: row.runs ?? WARM_UP_RUNS });
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const asked = await ask(api, 1, { runs });
    bytes = asked.bytes;
    times.api.push(...asked.times);
    times.floor.push(...(await ask(floor, 1, { runs })).times);
  }
  const together = await ask(api, CLIENTS, { ms: secondsAtOnce * 1000 });
  const floorTogether = await ask(floor, CLIENTS, { ms: secondsAtOnce * 1000 });
  const [p50, floorP50] = [quantile(times.api, 0.5), quantile(times.floor, 0.5)];
  const [middle, high] = [quantile(together.times, 0.5), quantile(together.times, 0.99)];
  const perSecond = ({ times, tookMs }: typeof together) => (times.length * row.requests * 1000) / tookMs;
  const { ms = Number.POSITIVE_INFINITY, perSecond: least = 0 } = row.least ?? {};
  const made = perSecond(together);
  return [
    row.what,
    `${short(p50)}${p50 > ms ? ' !' : ''}`,
    row.floor,
    short(floorP50),
    `${(p50 / floorP50).toFixed(2)}${p50 / floorP50 > GOALS[row.goal] ? ' !' : ''}`,
    `${GOALS[row.goal]}`,
    short(middle),
    short(high),
    `${(high / middle).toFixed(1)}${high / middle > MOST_P99 ? ' !' : ''}`,
    // Where something happens before each run, they do not follow each other at once.
    row.before ? '–' : `${made.toFixed(0)}${made < least ? ' !' : ''}`,
    row.before ? '–' : perSecond(floorTogether).toFixed(0),
    (bytes / 1024).toFixed(1),
  ];
}
