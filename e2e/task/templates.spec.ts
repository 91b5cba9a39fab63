import { card, newBoard, openBoard, storedTask } from '../board/board.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('a task is kept as a template, and a new one is made with it, its checklist too (TEMPLATE-2, TEMPLATE-8)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { id } = await board.manager.api.task.create({
    body: {
      title: 'Inspección de obra',
      priority: 'High',
      project: board.project._id,
      checklist: ['Medir', 'Tomar fotos'],
    },
  });
  await openBoard(page, board, `?task=${id}`);
  const side = page.getByRole('dialog', { name: 'Inspección de obra' });
  await side.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Guardar como plantilla…' }).click();
  const asked = page.getByRole('dialog', { name: 'Guardar como plantilla' });
  await expect(asked.getByLabel('Nombre')).toHaveValue('Inspección de obra');
  await asked.getByLabel('Nombre').fill('Inspección');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Plantilla guardada.')).toBeVisible();
  await expect(asked).toBeHidden();

  await openBoard(page, board, '?task=new');
  const form = page.getByRole('dialog', { name: 'Nueva Tarea' });
  await expect(form.getByLabel('Título')).toBeFocused();
  await page.keyboard.type('Casa 7');
  // By the keyboard alone: back to what stands before the title.
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('button', { name: 'Desde una plantilla' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^Inspección/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('insp');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText(
    'Con la plantilla «Inspección». Se quedó lo escrito en: Título.',
  );
  await expect(form.getByLabel('Prioridad')).toHaveValue('High');
  await expect(form.getByRole('listitem')).toHaveText(['Medir', 'Tomar fotos']);
  await expectAccessible(page);
  await shoot(page, 'template-chosen');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  await expect(card(page, 'Casa 7')).toContainText('0/2');
  await expect
    .poll(() => storedTask(board, 'Casa 7'))
    .toMatchObject({ priority: 'High', checklist: { done: 0, total: 2 } });
});

test('templates are renamed and deleted in their window (TEMPLATE-8)', async ({ page, product }) => {
  const board = await newBoard(product.origin);
  const { taskTemplate } = board.manager.api;
  const companyId = board.company._id;
  for (const name of ['Inspección', 'Pedido']) await taskTemplate.create({ body: { companyId, name } });
  const names = async () =>
    (await taskTemplate.list({ query: { companyId } })).map((template) => template.name);
  await openBoard(page, board);
  await page.getByRole('button', { name: 'Menú del proyecto' }).click();
  await page.getByRole('button', { name: 'Plantillas de tareas' }).click();
  const window = page.getByRole('dialog', { name: 'Plantillas de tareas' });
  await expect(window.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await shoot(page, 'templates');
  await window.getByRole('button', { name: 'Cambiar el nombre de Pedido' }).click();
  const asked = page.getByRole('dialog', { name: 'Cambiar el nombre de la plantilla' });
  await asked.getByLabel('Nombre').fill('Inspección');
  await asked.getByRole('button', { name: 'Guardar' }).click();
  await expect(asked).toContainText('La empresa ya tiene una plantilla de tarea con ese nombre.');
  await asked.getByLabel('Nombre').fill('Compra');
  await asked.getByRole('button', { name: 'Guardar' }).click();
  await expect(asked).toBeHidden();
  await expect.poll(names).toEqual(['Compra', 'Inspección']);

  await window.getByRole('button', { name: 'Eliminar la plantilla Compra' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(window.getByRole('listitem')).toHaveCount(1);
  await expect.poll(names).toEqual(['Inspección']);
});
