import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { prepare } from '../fixtures/api.ts';
import { test as base } from '../fixtures/product.ts';
import { type Product, startProduct } from '../fixtures/start-product.ts';

/** The product's clock, which tests move ahead: nobody waits five minutes for a signal to be lost. */
export interface ServerClock {
  /** The flag that preloads it. */
  env: Record<string, string>;
  /** Advances the clock by `minutes` at once. */
  advance(minutes: number): Promise<void>;
}

const preload = pathToFileURL(join(import.meta.dirname, 'shift-clock.mjs'));

/** Playwright's `test` against a product of its own, whose clock can be moved. It sends mail, and push to this machine. */
export const test = base.extend<object, { serverClock: ServerClock; product: Product }>({
  // The same for all: other worker options would start one more browser and product (`browser-budget.ts`).
  catchMail: [true, { scope: 'worker' }],
  serverClock: [
    async ({ demoData }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'faena-clock-'));
      const file = join(folder, 'shift');
      let shifted = 0;
      const shift = async () => {
        // Never half written: the product may look at any moment.
        await writeFile(`${file}.next`, String(shifted));
        await rename(`${file}.next`, file);
      };
      const advance = async (minutes: number) => {
        shifted += minutes * 60_000;
        await shift();
        const taken = () => readFile(`${file}.taken`, 'utf8').catch(() => '');
        await expect.poll(taken, { message: 'the product takes the new time' }).toBe(String(shifted));
      };
      await shift();
      const env = { SHIFT_FILE: file, NODE_OPTIONS: `--import=${preload}`, DEMO_DATA: String(demoData) };
      await use({ env, advance });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ demoData, mailCatcher, serverClock }, use) => {
      const product = await startProduct({
        demoData,
        inMemory: true,
        env: { ...serverClock.env, ALLOW_PRIVATE_ADDRESSES: 'true' },
        ...(mailCatcher && { smtpUrl: mailCatcher.url }),
      });
      try {
        await prepare(product);
        await use(product);
      } finally {
        await product.stop();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
