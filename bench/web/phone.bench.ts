import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { newWorker, type Worker } from '../../e2e/employee/worker.ts';
import { expect, test } from '../../e2e/fixtures/product.ts';
import { say } from '../lib/say.ts';

/*
 * The bytes of a phone that marks its day, in both directions and with headers. `pnpm bench:board phone`;
 * docs/performance-web.md has the figures.
 */

const OPENINGS_A_DAY = 6;
const WORKDAYS_A_MONTH = 26;
const MARKS_A_DAY = 4;
/** A look at the phone, and the part of an hour that is measured. */
const LOOK_MS = 10_000;
const WATCHED_MS = 180_000;
const HOUR_MS = 3_600_000;

/** A passage to the product that counts all bytes. */
async function countBytes(origin: string) {
  const { port, hostname } = new URL(origin);
  let bytes = 0;
  const server = createServer((phone) => {
    const product = connect(Number(port), hostname);
    for (const socket of [phone, product]) {
      socket.on('data', (chunk) => {
        bytes += chunk.length;
      });
      socket.on('error', () => {
        phone.destroy();
        product.destroy();
      });
    }
    phone.pipe(product).pipe(phone);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bytes since the last call. */
    take: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}

async function linkFor({ manager, company, session }: Worker): Promise<string> {
  await manager.api.company.update({ params: { id: company._id }, body: { marking: 'button' } });
  await manager.api.session.confirm({ body: { password: manager.password } });
  return (await manager.api.device.makeLink({ params: { id: session.userId } })).token;
}

/** Opens the home as the installed app does, for a look of ten seconds. */
async function look(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/start');
  await expect(button(page)).toBeVisible();
  await pause(LOOK_MS);
  await page.close();
}

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Entrada|Salida)$/ });

test('the bytes of a phone that marks its day', async ({ browser, product }) => {
  const worker = await newWorker(product.origin);
  const token = await linkFor(worker);
  const wire = await countBytes(product.origin);
  const context = await browser.newContext({
    baseURL: wire.origin,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-GT',
  });
  // A phone that reports a metered line fetches no code ahead (PHONE-4).
  await context.addInitScript(() => {
    const connection = { type: 'cellular', effectiveType: '4g', saveData: false, addEventListener: () => {} };
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  });
  const page = await context.newPage();
  await page.goto(`/telefono#${token}`);
  await page.getByRole('button', { name: 'Este teléfono es mío' }).click();
  await page.waitForURL('/employee');
  await expect(button(page)).toBeEnabled();
  await pause(LOOK_MS);
  const first = wire.take();

  await button(page).click();
  await expect(page.getByRole('status').getByText(/guardada/)).toBeVisible();
  await pause(2_000);
  const mark = wire.take();
  await pause(WATCHED_MS);
  const watched = (wire.take() * HOUR_MS) / WATCHED_MS;
  await page.close();

  await look(context);
  wire.take();
  for (let opening = 0; opening < OPENINGS_A_DAY; opening += 1) await look(context);
  const day = wire.take();
  await context.close();
  wire.close();

  const month = (day + MARKS_A_DAY * mark) * WORKDAYS_A_MONTH;
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  say(`\nthe first visit, with what the worker keeps: ${kilobytes(first)}`);
  say(`a mark: ${kilobytes(mark)}`);
  say(`an opening of ten seconds: ${kilobytes(day / OPENINGS_A_DAY)}`);
  say(`an hour with the screen on: ${kilobytes(watched)}`);
  say(
    `a month of ${WORKDAYS_A_MONTH} days, ${OPENINGS_A_DAY} openings and ${MARKS_A_DAY} marks each: ${kilobytes(month)}`,
  );
});
