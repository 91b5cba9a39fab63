import type { Page } from '@playwright/test';
import {
  activate,
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  newProject,
  signIn,
} from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

const workerOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

const madeThere = (kind: string) => ({
  kind,
  markedBy: { fullname: expect.stringMatching(/^Tableta de obra · /) },
});

test('a tablet becomes a kiosk by a manager’s link, and marks without a network after a reload (KIOSK-9) (KIOSK-10)', async ({
  page,
  browser,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  await manager.api.company.update({ params: { id: company._id }, body: { marking: 'button' } });
  const project = await newProject(manager, company, { name: 'Torre Norte' });
  const ana = await signIn(product.origin, await newEmployee(manager, company, 'Ana Luna'));
  await manager.api.project.addMember({ body: { projectId: project._id, username: ana.username } });
  const id = ana.session.userId;
  await ana.api.kiosk.setPin({ params: { id }, body: { pin: '2580' } });

  await enterAs(page, manager);
  await activate(page, company);
  await page.goto(`/projects/${project._id}?ver=usuarios`);
  await page.getByRole('button', { name: 'Enlace para una tableta' }).tap();
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const url = (await page.getByRole('status', { name: 'Enlace' }).textContent()) ?? '';
  await shoot(page, 'kiosk-link');

  const context = await browser.newContext({ baseURL: product.origin });
  const tablet = await context.newPage();
  await tablet.goto(url);
  await tablet.getByRole('button', { name: 'Usar como tableta de obra' }).click();
  const face = tablet.getByRole('button', { name: 'Ana Luna' });
  await expect(face).toBeVisible();
  await expectAccessible(tablet);
  await shoot(tablet, 'kiosk-faces');
  const press = async (name: string) => {
    await face.click();
    await tablet.keyboard.type('2580');
    await tablet.getByRole('button', { name, exact: true }).click();
  };
  await face.click();
  await expectAccessible(tablet);
  await shoot(tablet, 'kiosk-pin');
  await tablet.getByRole('button', { name: 'Volver' }).click();
  await press('Entrada');
  await expect(tablet.getByText(/^Entrada \d+:\d\d · guardada$/)).toBeVisible();

  await expect.poll(() => workerOf(tablet)).toBe('activated');
  const files = () => tablet.evaluate(async () => (await (await caches.open('faena-kiosk')).keys()).length);
  await expect.poll(files).toBeGreaterThan(1);
  await expect(face).toBeVisible({ timeout: 10_000 });
  await context.setOffline(true);
  await tablet.reload();
  await press('Salida');
  await expect(tablet.getByText(/^Salida .* · en la tableta, se envía sola$/)).toBeVisible();
  await expect(tablet.getByText('1 marca en la tableta, sin enviar')).toBeVisible();
  await shoot(tablet, 'kiosk-offline');
  await context.setOffline(false);
  await expect(tablet.getByText('1 marca en la tableta, sin enviar')).toBeHidden({ timeout: 40_000 });
  await expect
    .poll(() => ana.api.record.get({ params: { id } }))
    .toMatchObject([{ evidence: { marks: [madeThere('in'), madeThere('out')] } }]);
  await context.close();

  // Her own phone keeps none of the kiosk's files.
  const own = await browser.newContext({ baseURL: product.origin });
  const phone = await own.newPage();
  await enterAs(phone, ana);
  await phone.goto('/employee');
  await expect.poll(() => workerOf(phone)).toBe('activated');
  expect(await phone.evaluate(() => caches.has('faena-kiosk'))).toBe(false);
  await own.close();
});
