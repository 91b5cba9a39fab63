import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const include = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];

function inRoot(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const resolve = { alias: { '@': inRoot('apps/web/src') } };

/** Young objects of tests are many and short-lived: with the usual 16 MiB for them a tenth of the time goes into collecting. */
const execArgv = ['--max-semi-space-size=64'];

const api = {
  execArgv,
  root: inRoot('apps/api'),
  include,
  globalSetup: inRoot('apps/api/test/global-setup.ts'),
  // A spy that a test leaves behind ends with it.
  restoreMocks: true,
  // Some start processes of the API, which takes a busy machine a while.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A stream or a job may be late there; the default is a second.
  expect: { poll: { timeout: 10_000 } },
};

/** Screens without a browser. */
const screens = {
  execArgv,
  root: inRoot('apps/web'),
  environment: 'jsdom',
  setupFiles: inRoot('apps/web/src/test/setup.ts'),
  env: { TZ: 'America/Guatemala' },
  testTimeout: 30_000,
  // The files of a worker share the loaded product, as tests leave nothing behind: loading it takes seconds.
  isolate: false,
};

/** In which order the projects run: what takes one worker a minute first, many files of a moment last. */
const ORDER = [
  'walk',
  'api-alone',
  'screens',
  'api',
  'embedded-mongo',
  'house',
  'web',
  'shared',
  'api-timed',
];

/** Small files that take half a minute and more. Vitest takes large files for long ones where it has not run them yet. */
const LONG = [
  'pressed-twice.test.tsx',
  'unsaved-changes.test.tsx',
  'every-read.test.tsx',
  'fuzz.test.ts',
  'sweeping.test.ts',
  'queries.test.ts',
  'old-data.test.ts',
  'stores.test.ts',
];

/** Begins early what takes long, so that no worker has a long file left when the others have none. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => !LONG.includes(basename(moduleId));
    const orderOf = (file: TestSpecification) => ORDER.indexOf(file.project.name) + (isShort(file) ? 0.5 : 0);
    return (await super.sort(files)).sort((a, b) => orderOf(a) - orderOf(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    // On two cores: workers wait for the database or for time in a part of their run, and three left half a core idle.
    maxWorkers: 4,
    projects: [
      // Here, in the API and in the web no test leaves anything behind, so the files of a worker share their modules.
      { test: { name: 'shared', root: inRoot('packages/shared'), include, isolate: false } },
      {
        test: {
          name: 'embedded-mongo',
          root: inRoot('packages/embedded-mongo'),
          include,
          testTimeout: 30_000,
        },
      },
      { test: { ...api, name: 'api', exclude: ['**/*.{alone,timed}.test.ts'], isolate: false } },
      // A file that replaces a module of the product, or measures its memory, shares none with others.
      { test: { ...api, name: 'api-alone', include: ['{src,test}/**/*.alone.test.ts'] } },
      // A file that compares elapsed time with a limit of the product runs after all others, and beside none.
      {
        test: {
          ...api,
          name: 'api-timed',
          include: ['{src,test}/**/*.timed.test.ts'],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'house', root: inRoot('house'), include: ['*.test.ts'], testTimeout: 60_000 } },
      {
        resolve,
        test: {
          name: 'web',
          root: inRoot('apps/web'),
          include: ['{src,vite}/**/*.test.ts'],
          isolate: false,
          // Some load all texts anew, which takes a busy machine a while.
          testTimeout: 30_000,
        },
      },
      { resolve, test: { ...screens, name: 'screens', include: ['src/**/*.test.tsx'] } },
      {
        resolve,
        test: {
          ...screens,
          name: 'walk',
          setupFiles: [inRoot('apps/web/src/test/languages/marked-page.ts'), screens.setupFiles],
          include: ['src/**/*.walk.tsx'],
        },
      },
    ],
  },
});
