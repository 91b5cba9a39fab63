import { pointOf } from '../board/board.ts';
import { Finger } from '../board/touch.ts';
import { activate, enterAs, newCompany, newManager, newProject, newTask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';

test('a finger that rests on a task carries it to another day of the agenda, and a tap still opens it (CAL-11)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  const project = await newProject(manager, company);
  const { id } = await newTask(manager, project, { title: 'Fundir losa', dueDay: '2026-12-08' });
  await newTask(manager, project, { title: 'Repello', dueDay: '2026-12-04' });
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto('/team?fecha=2026-12-03');
  const line = page.getByRole('link', { name: /Fundir losa/ });
  const other = page.getByRole('region', { name: /^viernes, 4 de diciembre/ });

  const [from, to] = [await pointOf(line), await pointOf(other)];
  const finger = await Finger.on(page);
  await finger.down(from.x, from.y);
  await expect(page.locator('[data-carried]')).toBeVisible();
  await finger.move(to.x, to.y);
  await finger.up();
  await expect(other.getByRole('link', { name: /Fundir losa/ })).toBeVisible();
  await expect(page).toHaveURL(/\/team/);
  const december = { startDate: '2026-12-01', endDate: '2026-12-31' };
  const days = async () => (await manager.api.calendar.read({ query: december })).tasks.map(({ day }) => day);
  await expect.poll(days).toEqual(['2026-12-04', '2026-12-04']);
  await line.tap();
  await expect(page).toHaveURL(new RegExp(`/projects/${project._id}[?]task=${id}`));
});
