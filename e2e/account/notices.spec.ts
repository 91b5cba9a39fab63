import {
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  newProject,
  newTask,
  signIn,
} from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

/** An employee who is signed in, the project that they are a member of, and its manager. */
async function newMember(origin: string) {
  const manager = await newManager(origin);
  const company = await newCompany(manager);
  const { employee, ...credentials } = await newEmployee(manager, company);
  const project = await newProject(manager, company, { members: [credentials.username] });
  return { manager, employee, project, person: await signIn(origin, credentials) };
}

test('an assigned task reaches its person by the bell, which leads to it at every width (NOTICE-3, NOTICE-8)', async ({
  page,
  product: { origin },
}) => {
  const { manager, employee, project, person } = await newMember(origin);
  for (const title of ['Medir la zanja', 'Pintar la fachada']) {
    await newTask(manager, project, { title, assignedTo: [employee._id] });
  }
  await expect.poll(async () => (await person.api.notice.unread({})).unread).toBe(2);
  await enterAs(page, person);
  await page.goto('/settings');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await shoot(page, 'notices-settings');
  await page.goto('/employee');

  await page.getByRole('button', { name: 'Avisos, 2 sin leer' }).click();
  const panel = page.getByRole('dialog', { name: 'Avisos' });
  const line = panel.getByRole('link', { name: /^Tarea asignada: Medir la zanja/ });
  await expect(line).toBeVisible();
  await shoot(page, 'notices');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Avisos, 2 sin leer' }).click();
  await expect(line).toBeVisible();
  await shoot(page, 'notices-phone');
  await expectAccessible(page);
  await line.press('Enter');

  await expect(page).toHaveURL(/\/employee\/projects\/\w+\?task=/);
  await expect(page.getByRole('dialog', { name: 'Avisos' })).toBeHidden();
  await expect.poll(async () => (await person.api.notice.unread({})).unread).toBe(1);
});

test.describe('where data has no price', () => {
  test.use({ metered: false });

  test('a mention shows at the bell of every tab without a reload, and counts no more once it is read in one (NOTICE-25)', async ({
    page,
    context,
    product: { origin },
  }) => {
    const { manager, employee, project, person } = await newMember(origin);
    const task = await newTask(manager, project, { title: 'Medir la zanja' });
    await enterAs(page, person);
    const stream = page.waitForResponse('**/api/notices/live');
    await page.goto('/employee');
    expect((await stream).ok()).toBe(true);
    const other = await context.newPage();
    await other.goto('/settings');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();
    }

    const text = `Mira esto @${person.username}`;
    await manager.api.taskComment.create({
      params: { id: task.id },
      body: { text, mentions: [employee._id] },
    });
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Avisos, 1 sin leer' })).toBeVisible();
    }
    await other.getByRole('button', { name: 'Avisos, 1 sin leer' }).click();
    await other.getByRole('button', { name: 'Marcar todo como leído' }).click();
    await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible();
  });
});

test('a browser switches push on, and its worker shows each message (NOTICE-12, NOTICE-14)', async ({
  page,
  context,
  product: { origin },
}) => {
  // A browser without a window allows no notifications, and the push server of its maker is out of reach.
  await page.addInitScript(() => {
    const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
    const keys = { p256dh: key, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
    const made = { toJSON: () => ({ endpoint: 'https://push.example.com/send/1', keys }) };
    PushManager.prototype.subscribe = () => Promise.resolve(made as unknown as PushSubscription);
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
  const manager = await newManager(origin);
  await newCompany(manager);
  await enterAs(page, manager);
  await page.goto('/settings');
  const here = page.getByRole('switch', { name: 'Avisos en este dispositivo' });
  const began = context.waitForEvent('serviceworker');
  await here.click();
  await expect.poll(async () => (await manager.api.push.get({})).isOn).toBe(true);
  await expect(here).toBeChecked();
  await expectAccessible(page);
  await shoot(page, 'push-settings');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('switch', { name: 'Tareas asignadas: Dispositivo' })).toBeVisible();
  await shoot(page, 'push-settings-phone');

  const worker = await began;
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  });
  const devTools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((found) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) found(registration.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const message = { title: 'Tarea asignada', body: 'Puente', url: '/home', tag: 'one', lang: 'es' };
  const data = JSON.stringify(message);
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data,
  });
  const { title, body, tag, lang, url } = message;
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toEqual([{ title, body, tag, lang, icon: '/icons/192.png', data: url }]);

  // A press of the shown notification, which no browser without a window draws.
  const pressOn = (address: string) =>
    worker.evaluate(async (data) => {
      const scope = self as unknown as EventTarget & { clients: { openWindow(url: string): Promise<null> } };
      const shown = { opened: [] as string[], isClosed: false };
      scope.clients.openWindow = async (url) => {
        shown.opened.push(url);
        return null;
      };
      let work: Promise<unknown> = Promise.resolve();
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise;
      };
      const close = () => {
        shown.isClosed = true;
      };
      const notification = { data, close };
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
      // Only a press by a person may bring a page to the front.
      const refusal = await work.then(
        () => null,
        (error: Error) => error.name,
      );
      return { ...shown, refusal };
    }, address);
  expect(await pressOn('/home')).toEqual({ opened: [`${origin}/home`], refusal: null, isClosed: true });
  // The page with that address is brought to the front, in place of a second one.
  expect(await pressOn('/settings')).toEqual({ opened: [], refusal: 'InvalidAccessError', isClosed: true });
});
