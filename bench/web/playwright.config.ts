import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';

/** Not a test run: it measures, and fails on nothing but a product that does not do what is measured. */
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
