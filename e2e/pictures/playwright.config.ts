import { defineConfig } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** Not a test run: it makes the pictures of the product. */
export default defineConfig({
  testDir: '.',
  testMatch: 'take-pictures.ts',
  outputDir: '../test-results',
  reporter: 'list',
  workers: 1,
  timeout: 60_000,
  use: { launchOptions: findBrowser() },
});
