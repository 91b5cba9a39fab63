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

test('an assigned task reaches its person by the bell, which leads to it at every width (NOTICE-3, NOTICE-8)', async ({
  page,
  product: { origin },
}) => {
  const manager = await newManager(origin);
  const company = await newCompany(manager);
  const { employee, ...credentials } = await newEmployee(manager, company);
  const project = await newProject(manager, company, { members: [credentials.username] });
  const person = await signIn(origin, credentials);
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
