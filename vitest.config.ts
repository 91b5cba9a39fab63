import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const include = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];

function inRoot(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

const resolve = { alias: { '@': inRoot('apps/web/src') } };

const api = {
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
  root: inRoot('apps/web'),
  environment: 'jsdom',
  setupFiles: inRoot('apps/web/src/test/setup.ts'),
  env: { TZ: 'America/Guatemala' },
  testTimeout: 30_000,
  // The files of a worker share the loaded product, as tests leave nothing behind: loading it takes seconds.
  isolate: false,
};

export default defineConfig({
  test: {
    // On two cores: one of the API's waits for its database or for time in a part of its run.
    maxWorkers: 3,
    projects: [
      // Here, in the API and in the web no test leaves anything behind: the files of a worker share what they load.
      { test: { name: 'shared', root: inRoot('packages/shared'), include, isolate: false } },
      {
        test: {
          name: 'embedded-mongo',
          root: inRoot('packages/embedded-mongo'),
          include,
          testTimeout: 30_000,
        },
      },
      { test: { ...api, name: 'api', exclude: ['**/*.alone.test.ts'], isolate: false } },
      // A file that replaces a module of the product, or measures its memory, shares none with others.
      { test: { ...api, name: 'api-alone', include: ['{src,test}/**/*.alone.test.ts'] } },
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
