import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { headerClock, logIn, newWorker } from './worker.ts';

/** Keeps the ids for which heartbeats are sent, by all tabs. */
function heartbeats(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/heartbeat')) ids.push(request.postDataJSON().timesheetId);
  });
  return ids;
}

test('a heartbeat is sent each minute while a record runs, one for two tabs (TIME-13)', async ({
  context,
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await context.clock.install();
  await logIn(page, worker);
  const second = await context.newPage();
  await second.goto('/employee/time-tracker');
  await expect(headerClock(second)).toBeVisible();
  const sent = heartbeats(context);
  const [record] = await worker.records();

  for (const minute of [1, 2]) {
    await context.clock.runFor(60_000);
    // One tab beats for both; those that come to it in the very same second both do.
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(minute);
  }
  expect(sent.length).toBeLessThanOrEqual(4);
  expect(new Set(sent)).toEqual(new Set([record?._id]));
});

test('a stop in one tab shows in the others (TIME-11)', async ({ context, page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  const second = await context.newPage();
  await second.goto('/employee/time-tracker');
  await expect(headerClock(second)).toBeVisible();

  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect(second.getByRole('button', { name: 'Iniciar registro' })).toBeVisible();
  await second.getByRole('button', { name: 'Iniciar registro' }).click();

  await expect(headerClock(page)).toBeVisible();
  await expect.poll(worker.records).toMatchObject([{ endTime: null }, { endReason: 'manual' }]);
});
