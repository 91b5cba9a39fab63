import { defineConfig } from '@playwright/test';
import { findBrowser } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '../.cache/tests/browser.json' }], ['./browser-budget.ts']],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: findBrowser(),
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    // Moving elements cannot be measured, and no journey is about motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // To record all that a browser does takes a third of its time; `--trace retain-on-failure` does, to find a cause.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
