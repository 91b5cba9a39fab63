import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { distancesFrom, importersOf } from './import-graph.mjs';
import { pnpm, root, say } from './toolchain.mjs';

/*
 * `pnpm test:changed [base]`: the tests that a change is most likely to break, in some three minutes on two cores.
 * The change is all since the commit it shares with `base` (origin/main, or else the commit before), and what is not
 * committed. Tests beside a changed file or named like it come first, then by the number of imports in between.
 */

const MOST_SECONDS = 150;

/** The usual time of a test file on one core, by kind; the first kind that fits counts. */
const KINDS = [
  { pattern: /^e2e\/.*\.spec\.ts$/, seconds: 15, browser: true },
  { pattern: /^apps\/web\/.*\.walk\.tsx$/, seconds: 60 },
  { pattern: /^apps\/web\/.*\.test\.tsx$/, seconds: 4 },
  { pattern: /^apps\/api\/test\/(?:fuzz|attacks|matrix|archive|killed|queries)/, seconds: 60 },
  { pattern: /^apps\/api\/.*\.test\.ts$/, seconds: 3 },
  { pattern: /^house\/.*\.test\.ts$/, seconds: 6 },
  { pattern: /\.test\.ts$/, seconds: 1 },
];

const base =
  process.argv[2] ?? (git('rev-parse', '--verify', '--quiet', 'origin/main') ? 'origin/main' : 'HEAD~1');
const shared = git('merge-base', base, 'HEAD').trim();
const since = shared === git('rev-parse', 'HEAD').trim() && !git('status', '--porcelain') ? 'HEAD~1' : shared;
const untracked = lines(git('ls-files', '--others', '--exclude-standard'));
const files = [...lines(git('ls-files')), ...untracked].filter((file) => existsSync(join(root, file)));
const changed = [...lines(git('diff', '--name-only', since)), ...untracked];

const distances = distancesFrom(importersOf(root, files), changed);
const folders = new Set(changed.map((file) => dirname(file)));
const names = changed.map((file) => parse(file).name).filter((name) => name.length > 3 && name !== 'index');
const isNear = (file) => folders.has(dirname(file)) || names.some((name) => file.includes(name));
const reached = files.flatMap((file) => {
  const kind = KINDS.find(({ pattern }) => pattern.test(file));
  // Files without importers, as documents and configuration, are read by the tests of the repository itself.
  const distance = distances.get(file) ?? (file.startsWith('house/') ? 3 : undefined);
  if (!kind || distance === undefined) return [];
  return [{ ...kind, file, rank: isNear(file) ? Math.min(distance, 1) : distance }];
});
reached.sort((a, b) => a.rank - b.rank || a.seconds - b.seconds);

let seconds = 0;
const chosen = reached.filter((test) => {
  seconds += test.seconds;
  return seconds <= 2 * MOST_SECONDS || test.rank === 0;
});
say(
  `${changed.length} files changed since ${since}: ${chosen.length} of the ${reached.length} test files they reach.`,
);
if (chosen.length < reached.length) say('npm test runs the others too.');

const units = chosen.filter(({ browser }) => !browser).map(({ file }) => file);
const specs = chosen.filter(({ browser }) => browser).map(({ file }) => file.replace('e2e/', ''));
const codes = [
  units.length > 0 ? await pnpm('exec', 'vitest', 'run', ...units) : 0,
  specs.length > 0
    ? (await pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only')) ||
      (await pnpm('--dir', 'e2e', 'exec', 'playwright', 'test', ...specs))
    : 0,
];
process.exitCode = codes.find((code) => code !== 0) ?? 0;

function git(...args) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;
}

function lines(text) {
  return text.split('\n').filter(Boolean);
}
