import { expect, it } from 'vitest';
import { filesUnder } from './prose.ts';

/*
 * The costs that tests may have (ADR 26). They are counted where tests ask for them, as seconds depend on the
 * machine. A row grows only with a reason in its commit.
 */

interface Cost {
  /** The counted resources, and the time that one of them takes on one core. */
  readonly what: string;
  readonly folders: readonly string[];
  /** The files that are looked at; all of them where it is missing. */
  readonly files?: RegExp;
  /** Each match counts once; where it is missing, each file does. */
  readonly pattern?: RegExp;
  readonly most: number;
}

const API = ['apps/api/src', 'apps/api/test'];

const COSTS: readonly Cost[] = [
  {
    what: 'calls that start processes of the API: 1 s each',
    folders: API,
    files: /\.test\.ts$/,
    pattern: /\b(?:runProgram|useTwoProcesses|useDoomedProcess)\(/g,
    most: 54,
  },
  {
    what: 'files that take a database: 0.3 s each, and 0.8 s where none was left for them',
    folders: API,
    files: /\.test\.ts$/,
    pattern: /\b(?:useApi|connectDatabase)\(/g,
    most: 211,
  },
  {
    what: 'database servers of tests of the embedded one: 2 s each',
    folders: ['packages/embedded-mongo/test'],
    files: /\.test\.ts$/,
    pattern: /\bstart\(/g,
    most: 8,
  },
  {
    what: 'test files that hash at the cost outside of tests: 0.25 s a hash',
    folders: API,
    files: /\.test\.ts$/,
    pattern: /NODE_ENV: 'development'|bcrypt\.hash\([^()]*, 12\)/g,
    most: 8,
  },
  {
    what: 'test files that load the product for themselves: 3 s each',
    folders: API,
    files: /\.alone\.test\.ts$/,
    // One replaces a module, two measure memory.
    most: 3,
  },
];

it.each(COSTS)('$what, at most $most', ({ folders, files, pattern, most }) => {
  const read = filesUnder(folders).filter(([file]) => files?.test(file) ?? true);
  const counted = pattern ? read.flatMap(([, text]) => text.match(pattern) ?? []) : read;
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.length).toBeLessThanOrEqual(most);
});
