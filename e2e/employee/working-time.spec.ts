import { expect, test } from '../fixtures/product.ts';
import { headerClock, logIn, newWorker, type Worker } from './worker.ts';

/** Expects this worker to have exactly these records, newest first. */
async function expectRecords(worker: Worker, ...expected: object[]): Promise<void> {
  await expect.poll(worker.records).toMatchObject(expected);
}

test('closing a tab stops nothing while another is open, and closing the last one does (TIME-11)', async ({
  context,
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  const second = await context.newPage();
  await second.goto('/employee/time-tracker');
  await expect(headerClock(second)).toBeVisible();
  const stops: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/stop')) stops.push(request.postDataJSON().reason);
  });

  await page.close({ runBeforeUnload: true });
  await second.getByRole('link', { name: 'Inicio' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRecords(worker, { endTime: null });
  expect(stops).toEqual([]);

  await context.newPage();
  await second.close({ runBeforeUnload: true });
  await expectRecords(worker, { endReason: 'unload' });
});

test('it goes on after a reload, another site and at any address of the app: the record is reopened, not doubled (TIME-9, TIME-44)', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const [before] = await worker.records();
  const reopened = { _id: before?._id, startTime: before?.startTime, endTime: null };

  await test.step('a reload within 60 s', async () => {
    // Only a stopped record starts again.
    const startedAgain = page.waitForRequest('**/api/timesheets/start');
    await page.reload();
    expect((await startedAgain).postDataJSON()).toMatchObject({ resume: true });
    await expect(headerClock(page)).toBeVisible();
    await expectRecords(worker, reopened);
  });

  await test.step('leaving for another site stops it, coming back in time reopens it', async () => {
    await page.goto('about:blank');
    await expectRecords(worker, { _id: before?._id, endReason: 'unload' });
    await page.goBack();
    await expect(headerClock(page)).toBeVisible();
    await expectRecords(worker, reopened);
  });

  for (const address of ['/', '/about', '/account']) {
    await test.step(`loaded at ${address}`, async () => {
      const goesOn = page.waitForResponse('**/api/timesheets/start');
      await page.goto(address);
      await goesOn;
      await expectRecords(worker, reopened);
    });
  }
  await expect(headerClock(page)).toBeVisible();
});
