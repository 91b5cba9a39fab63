import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { Front } from '../network/front.ts';
import { newWorker, type Worker } from './worker.ts';

const receipt = (page: Page, text: RegExp) => page.getByRole('status').getByText(text);

/** Signs José in on a phone that keeps the first screen and knows the server. */
async function openPhone(page: Page, front: Front, { username, password }: Worker): Promise<void> {
  await page.goto(`${front.origin}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${front.origin}/employee`);
  await expect(page.getByRole('button', { name: 'Entrada' })).toBeEnabled();
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
}

/** Cuts the API off, and proves it from the page. */
async function loseNetwork(page: Page, front: Front): Promise<void> {
  front.cut = true;
  expect(await page.evaluate(() => fetch('/api/health').catch(() => 'no network'))).toBe('no network');
}

/** The browser's own event of Background Sync, for the worker of this origin. */
async function syncOf(context: BrowserContext, page: Page, origin: string): Promise<() => Promise<void>> {
  const devtools: CDPSession = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  return async () => {
    const event = { origin, registrationId, tag: 'faena.marks', lastChance: false };
    await devtools.send('ServiceWorker.dispatchSyncEvent', event);
  };
}

test('a mark whose page is closed reaches the server by the worker, and the login counts and sends one of a past session (PHONE-25) (PHONE-26)', async ({
  page,
  context,
  product,
}) => {
  const front = await Front.before(product.origin);
  const worker = await newWorker(product.origin, 'José Cajas');
  const params = { id: worker.company._id };
  await worker.manager.api.company.update({ params, body: { marking: 'button' } });
  await openPhone(page, front, worker);

  await loseNetwork(page, front);
  await page.getByRole('button', { name: 'Entrada' }).tap();
  await expect(receipt(page, /^Entrada .* en el teléfono, se envía sola$/)).toBeVisible();
  const sync = await syncOf(context, page, front.origin);
  await page.goto('about:blank');
  const sent = () => front.broken.filter((request) => /^POST .*\/marks$/.test(request)).length;
  const before = sent();
  await sync();
  await expect.poll(sent).toBeGreaterThan(before);
  expect(await worker.records()).toEqual([]);
  front.cut = false;
  await sync();
  await expect.poll(worker.records).toMatchObject([{ endTime: null, evidence: { marks: [{ kind: 'in' }] } }]);

  // The page knows by then, even without the server.
  front.cut = true;
  await page.goto(`${front.origin}/employee`);
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Salida' }).tap();
  await expect(receipt(page, /^Salida .* en el teléfono, se envía sola$/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${front.origin}/login`);
  await expect(page.getByText('1 marca de José sin enviar')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'login-unsent');
  front.cut = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('1 marca de José sin enviar')).toBeHidden();
  await expect.poll(worker.records).toMatchObject([{ endReason: 'manual', needsReview: false }]);
  front.stop();
});
