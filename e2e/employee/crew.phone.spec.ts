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
import { logIn } from './worker.ts';

const NAMES = ['Ana Ajú', 'Beto Batz', 'María de los Ángeles Xiquitá Tzoc de Chajón', 'Juan'];
const NUMBERS = Array.from({ length: 8 }, (_, index) => `Albañil ${index + 1}`);

test('a foreman marks twelve people in three presses, without a network and after a reload (CREW-6)', async ({
  page,
  context,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const params = { id: company._id };
  await manager.api.company.update({ params, body: { marking: 'button' } });
  const project = await newProject(manager, company, { name: 'Torre Norte' });
  const boss = await signIn(product.origin, await newEmployee(manager, company, 'José Capataz'));
  const crew = [];
  for (const name of [...NAMES, ...NUMBERS]) crew.push(await newEmployee(manager, company, name));
  for (const { username } of [boss, ...crew.map(({ employee }) => employee)]) {
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
  }
  const body = { personIds: [boss.session.userId] };
  await manager.api.crew.setForemen({ params: { id: project._id }, body });

  await page.setViewportSize({ width: 360, height: 640 });
  await logIn(page, boss);
  await page.getByRole('link', { name: 'Cuadrilla' }).tap();
  await expect(page.getByText('0 de 12 trabajando')).toBeVisible();
  await expectAccessible(page);
  // The presses cover nobody.
  const top = await page.getByRole('button', { name: 'Entrada' }).evaluate((button) => {
    const bar = button.closest('.sticky');
    return bar?.getBoundingClientRect().top ?? 0;
  });
  const bottom = await page
    .getByRole('main')
    .getByRole('list')
    .last()
    .evaluate((list) => list.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(top);
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
  // The answer is stored a moment after it came.
  await page.waitForTimeout(1_000);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Elegir todos' }).tap();
  await page.getByRole('button', { name: 'Entrada' }).tap();
  await expect(page.getByText(/^Entrada .* en el teléfono, se envía sola$/)).toHaveCount(12);
  await expect(page.getByText('12 de 12 trabajando')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'crew-offline');

  await context.setOffline(false);
  await expect(page.getByText(/^Entrada .* guardada$/)).toHaveCount(12, { timeout: 40_000 });
  await shoot(page, 'crew');
  for (const { employee } of crew) {
    const records = await manager.api.record.get({ params: { id: employee._id } });
    expect(records).toMatchObject([
      {
        endTime: null,
        projectId: project._id,
        evidence: { marks: [{ markedBy: { fullname: 'José Capataz' } }] },
      },
    ]);
  }

  await enterAs(page, manager);
  await activate(page, company);
  await page.goto('/hoy');
  const site = page.getByRole('region', { name: 'Torre Norte' });
  await expect(site.getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
});

test('the digits of a site show on the foreman’s phone without a network, and prove a worker’s press (MARK-29) (MARK-31)', async ({
  page,
  context,
  browser,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  await manager.api.company.update({ params: { id: company._id }, body: { marking: 'button' } });
  const project = await newProject(manager, company, { name: 'Torre Norte' });
  const boss = await signIn(product.origin, await newEmployee(manager, company, 'José Capataz'));
  const ana = await signIn(product.origin, await newEmployee(manager, company, 'Ana Ajú'));
  for (const { username } of [boss, ana]) {
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
  }
  const params = { id: project._id };
  await manager.api.crew.setForemen({ params, body: { personIds: [boss.session.userId] } });
  await manager.api.crew.setSiteCode({ params, body: { on: true } });

  await page.setViewportSize({ width: 360, height: 640 });
  await logIn(page, boss);
  await page.getByRole('link', { name: 'Cuadrilla' }).tap();
  await page.getByRole('button', { name: 'Código de obra' }).tap();
  const digits = page.getByText(/^\d{3}\s\d{3}$/);
  await expect(digits).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await shoot(page, 'site-code');
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
  // The answer is stored a moment after it came.
  await page.waitForTimeout(1_000);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Código de obra' }).tap();
  await expect(digits).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: 'El código como QR' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(digits).toBeInViewport({ ratio: 1 });
  await shoot(page, 'site-code-hut');

  const phone = await browser.newContext({ baseURL: product.origin, viewport: { width: 360, height: 640 } });
  const theirs = await phone.newPage();
  await logIn(theirs, ana);
  await theirs.getByLabel('Código de obra').fill(((await digits.textContent()) ?? '').replace(/\s/, ''));
  await expectAccessible(theirs);
  await shoot(theirs, 'site-code-field');
  await theirs.getByRole('main').getByRole('button', { name: 'Entrada' }).click();
  await expect(theirs.getByText(/^Entrada .* guardada$/)).toBeVisible();
  const records = await manager.api.record.get({ params: { id: ana.session.userId } });
  expect(records).toMatchObject([
    { projectId: project._id, needsReview: false, evidence: { marks: [{ code: 'proven' }] } },
  ]);
  await phone.close();
});
