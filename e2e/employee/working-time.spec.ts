import { signIn } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { headerClock, logIn, logOut, newWorker, type Worker } from './worker.ts';

/** Expects this worker to have exactly these records, newest first. */
async function expectRecords(worker: Worker, ...expected: object[]): Promise<void> {
  await expect.poll(worker.records).toMatchObject(expected);
}

test("signing in starts a record for the account's id and stores the record's id (TIME-9)", async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  const started = page.waitForRequest('**/api/timesheets/start');

  await logIn(page, worker);

  expect((await started).postDataJSON()).toMatchObject({ employeeId: worker.session.userId });
  await expect(headerClock(page)).toHaveText(/^0:00:\d\d$/);
  await expectRecords(worker, { endTime: null, projectId: null });
  const [record] = await worker.records();
  expect(await page.evaluate(() => localStorage.getItem('currentTimesheetId'))).toBe(record?._id);
});

test('logging out stops the record, clears local storage and leads to /login (TIME-11)', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();

  await logOut(page);

  await expectRecords(worker, { endReason: 'logout' });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('it is stopped on page unload: closing the last tab', async ({ context, page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  await context.newPage();

  await page.close({ runBeforeUnload: true });

  await expectRecords(worker, { endReason: 'unload' });
});

test('closing a tab stops nothing while another is open (TIME-11)', async ({ context, page, product }) => {
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

test('a page loaded again within 60 s goes on with its record (TIME-12)', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const [before] = await worker.records();

  // Only what has been stopped is started again.
  const startedAgain = page.waitForRequest('**/api/timesheets/start');
  await page.reload();

  expect((await startedAgain).postDataJSON()).toMatchObject({ resume: true });
  await expect(headerClock(page)).toBeVisible();
  await expectRecords(worker, { _id: before?._id, endTime: null, startTime: before?.startTime });
});

test("after 'Detener registro' nothing starts by itself in the same session (TIME-10)", async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);

  await page.getByRole('button', { name: 'Detener registro' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar registro' })).toBeVisible();
  await expectRecords(worker, { endReason: 'manual' });
  await page.reload();

  await expect(page.getByRole('button', { name: 'Iniciar registro' })).toBeEnabled();
  await expectRecords(worker, { endReason: 'manual' });
  await page.getByRole('button', { name: 'Iniciar registro' }).click();
  await expectRecords(worker, { endTime: null }, { endReason: 'manual' });
});

test('leaving for another site stops it, coming back in time reopens it', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const [before] = await worker.records();

  await page.goto('about:blank');
  await expectRecords(worker, { _id: before?._id, endReason: 'unload' });
  await page.goBack();

  await expect(headerClock(page)).toBeVisible();
  await expectRecords(worker, { _id: before?._id, endTime: null });
});

test('working time is tracked while signed in, whatever page the app is loaded on', async ({
  page,
  product,
}) => {
  const worker = await newWorker(product.origin);
  await logIn(page, worker);
  await expect(headerClock(page)).toBeVisible();
  const [before] = await worker.records();

  for (const address of ['/', '/about', '/account']) {
    const goesOn = page.waitForResponse('**/api/timesheets/start');
    await page.goto(address);
    await goesOn;
    await expectRecords(worker, { _id: before?._id, endTime: null });
  }
  await expect(headerClock(page)).toBeVisible();
});

test('with a temporary password it starts once that has been replaced', async ({ page, product }) => {
  const worker = await newWorker(product.origin);
  const { newPassword } = await worker.manager.api.session.forgotPassword({
    body: { username: worker.username },
  });
  const temporary = newPassword ?? '';
  await page.goto('/login');
  await page.getByLabel('Username').fill(worker.username);
  await page.getByLabel('Password').fill(temporary);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/change-password');
  const colleague = await signIn(product.origin, worker.manager);
  const read = () => colleague.api.record.get({ params: { id: worker.session.userId } });
  expect(await read()).toEqual([]);

  await page.getByLabel('Current password').fill(temporary);
  await page.getByLabel('New password', { exact: true }).fill('otra-clave-1');
  await page.getByLabel('Confirm new password').fill('otra-clave-1');
  await page.getByRole('button', { name: 'Save Password' }).click();

  await expect(headerClock(page)).toBeVisible();
  await expect.poll(read).toMatchObject([{ endTime: null }]);
});
