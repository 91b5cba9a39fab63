import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';

/** The measurements of the web. They fail only if the product does not do the measured action. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../test-results',
  reporter: 'list',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: findBrowser(), locale: 'es-GT', timezoneId: 'America/Guatemala' },
});
