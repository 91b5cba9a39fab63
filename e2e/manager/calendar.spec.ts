import type { Locator, Page } from '@playwright/test';
import { pointOf } from '../board/board.ts';
import {
  activate,
  enterAs,
  newCompany,
  newEmployee,
  newManager,
  newProject,
  newTask,
} from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('a month is moved through by keys, a week has all of a day, and axe finds nothing (CAL-5, CAL-15, CAL-22, CAL-23)', async ({
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
  const { employee } = await newEmployee(manager, company, 'Elena Xol');
  const vacation = { startDate: '2026-12-14', endDate: '2026-12-18' };
  await manager.api.absence.create({ body: { employeeId: employee._id, kind: 'vacation', ...vacation } });
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto('/team?fecha=2026-12-03');

  const day = page.getByRole('gridcell', { name: /^viernes, 4 de diciembre/ });
  await expect(day.getByRole('link', { name: /Levantar muros/ })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^viernes, 18/ })).toContainText('Elena Xol: vacaciones');
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

  await page.getByRole('radio', { name: 'Semana' }).check();
  await expect(page.getByRole('gridcell')).toHaveCount(7);
  await expect(day.getByRole('link')).toHaveCount(5);
  await expect(page).toHaveURL(/vista=week/);
  await expectAccessible(page);
  await shoot(page, 'calendar-week');

  await page.getByRole('radio', { name: 'Agenda' }).check();
  await expect(page.getByRole('region', { name: /^viernes, 4/ }).getByRole('link')).toHaveCount(6);
  await expect(page.getByText('Elena Xol: vacaciones')).toHaveCount(1);
  await expectAccessible(page);
  await shoot(page, 'calendar-agenda');
});

test('the mouse carries a task to another day of a month or a week, Deshacer puts it back, and a press opens it (CAL-11)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const project = await newProject(manager, company);
  const { id } = await newTask(manager, project, { title: 'Fundir losa', dueDay: '2026-12-04' });
  const december = { startDate: '2026-12-01', endDate: '2026-12-31' };
  const storedDay = async () => (await manager.api.calendar.read({ query: december })).tasks[0]?.day;
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto('/team?fecha=2026-12-03');
  const day = (name: RegExp) => page.getByRole('gridcell', { name });
  const line = page.getByRole('link', { name: /Fundir losa/ });

  await dragTo(page, line, day(/^martes, 8 de diciembre/));
  await expect(day(/^martes, 8 de diciembre/).getByRole('link', { name: /Fundir losa/ })).toBeVisible();
  await expect(page).toHaveURL(/\/team/);
  await expect.poll(storedDay).toBe('2026-12-08');

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(day(/^viernes, 4 de diciembre/).getByRole('link', { name: /Fundir losa/ })).toBeVisible();
  await expect.poll(storedDay).toBe('2026-12-04');

  await page.getByRole('radio', { name: 'Semana' }).check();
  await expect(page.getByRole('gridcell')).toHaveCount(7);
  await dragTo(page, line, day(/^miércoles, 2 de diciembre/));
  await expect(day(/^miércoles, 2 de diciembre/).getByRole('link', { name: /Fundir losa/ })).toBeVisible();
  await expect.poll(storedDay).toBe('2026-12-02');
  await line.click();
  await expect(page).toHaveURL(new RegExp(`/projects/${project._id}[?]task=${id}`));
});

/** Carries the line of a task to a day by mouse. */
async function dragTo(page: Page, line: Locator, day: Locator): Promise<void> {
  const [from, to] = [await pointOf(line), await pointOf(day)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 4);
  await expect(page.locator('[data-carried]')).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}
