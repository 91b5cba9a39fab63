import { expect, type Page } from '@playwright/test';
import { type ServerClock, test } from './shifted-product.ts';
import { headerClock, logIn, newWorker } from './worker.ts';

const MINUTE_MS = 60_000;

/** Lets a minute pass for the server and these devices; each sends its heartbeat. */
async function passMinute(serverClock: ServerClock, ...devices: readonly Page[]): Promise<void> {
  await serverClock.advance(1);
  const heard = devices.map((page) => page.waitForResponse((each) => each.url().endsWith('/heartbeat')));
  await Promise.all(devices.map((page) => page.clock.runFor(MINUTE_MS)));
  for (const answer of await Promise.all(heard)) expect(answer.status()).toBe(200);
}

test('an idle computer ends no record of the phone in use, and idleness of both ends it at the last touch (TIME-62, TIME-63)', async ({
  browser,
  page: computer,
  product,
  serverClock,
}) => {
  const worker = await newWorker(product.origin);
  await worker.manager.api.company.update({
    params: { id: worker.company._id },
    body: { paysIdleTime: false },
  });
  const began = Date.now();
  await computer.clock.install();
  await logIn(computer, worker);
  await expect(headerClock(computer)).toBeVisible();
  const phone = await browser.newPage({
    baseURL: product.origin,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  await phone.clock.install();
  await logIn(phone, worker);
  const stop = phone.getByRole('button', { name: 'Detener registro' });
  await expect(stop).toBeVisible();
  const [record] = await worker.records();

  // Steps stay short of the five minutes that are a lost signal.
  for (let minute = 1; minute <= 14; minute += 1) {
    await phone.keyboard.press('Shift');
    await passMinute(serverClock, computer, phone);
  }
  await phone.keyboard.press('Shift');
  await serverClock.advance(1);
  await Promise.all([computer, phone].map((page) => page.clock.runFor(MINUTE_MS)));
  await computer.waitForURL(/\/login/);
  await phone.keyboard.press('Shift');
  await passMinute(serverClock, phone);
  expect(await worker.records()).toMatchObject([{ _id: record?._id, endTime: null, needsReview: false }]);
  await expect(stop).toBeVisible();

  const inUse = (Date.now() - began) / MINUTE_MS;
  for (let minute = 1; minute <= 13; minute += 1) await passMinute(serverClock, phone);
  await serverClock.advance(2);
  await phone.clock.runFor(2 * MINUTE_MS);
  await phone.waitForURL(/\/login/);
  await expect
    .poll(worker.records)
    .toMatchObject([{ _id: record?._id, endReason: 'inactivity', needsReview: false }]);
  const [ended] = await worker.records();
  const minutes = (ended?.durationHours ?? 0) * 60;
  expect(minutes).toBeGreaterThanOrEqual(15);
  // The last touch is in the sixteenth minute; the clocks of the pages run on between the steps.
  expect(minutes).toBeLessThan(17 + inUse);
  await phone.close();
});
