import { activate, enterAs, newCompany, newManager, newProject, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('an item is added with its date in words, done and taken back, and axe finds nothing (TODO-4, TODO-6)', async ({
  page,
  product,
}) => {
  const manager = await newManager(product.origin);
  const company = await newCompany(manager);
  await manager.api.todo.add({ body: { title: 'Pagar la luz de la bodega', day: '2026-01-15' } });
  await manager.api.todo.add({ body: { title: 'Cotizar otra mezcladora' } });
  const project = await newProject(manager, company);
  await newTask(manager, project, {
    title: 'Levantar muros',
    status: 'Doing',
    assignedTo: [manager.session.userId],
  });
  await enterAs(page, manager);
  await activate(page, company);
  await page.goto('/todo');

  const field = page.getByRole('textbox', { name: 'Nuevo pendiente' });
  await field.fill('Llamar al contador cada día 9');
  await expect(page.getByText('cada día', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'todo');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  const tick = page.getByRole('checkbox', { name: 'Hecho: Pagar la luz de la bodega' });
  await tick.click();
  await expect(tick).toBeChecked();
  const done = page.getByRole('region', { name: /^Hecho hoy/ });
  await expect(done.getByText('Pagar la luz de la bodega')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(done).toBeHidden();
  await page.reload();
  await expect(
    page.getByRole('region', { name: /^Hoy/ }).getByText('Pagar la luz de la bodega'),
  ).toBeVisible();
});
