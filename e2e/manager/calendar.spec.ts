import { activate, enterAs, newCompany, newManager, newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('the month is moved through by keys, a day opens by Enter, and axe finds nothing (CAL-5, CAL-15)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const project = await newProject(manager, company);
  for (const title of ['Levantar muros', 'Fundir losa', 'Entubado', 'Repello', 'Limpieza']) {
    await newTask(manager, project, { title, dueDay: '2026-12-04' });
  }
  await newTask(manager, project, { title: 'Trazo', dueDay: '2026-12-01', status: 'Done' });
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto('/team?fecha=2026-12-03');

  const day = page.getByRole('gridcell', { name: /^viernes, 4 de diciembre/ });
  await expect(day.getByRole('link', { name: /Levantar muros/ })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'calendar-month');
  await page.getByRole('gridcell', { name: /^jueves, 3 de diciembre/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog', { name: /^viernes, 4 de diciembre/ });
  await expect(opened.getByRole('link', { name: /Limpieza/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(day).toBeFocused();

  await page.getByRole('radio', { name: 'Agenda' }).check();
  await expect(page.getByRole('region', { name: /^viernes, 4/ }).getByRole('link')).toHaveCount(6);
  await expectAccessible(page);
  await shoot(page, 'calendar-agenda');
});
