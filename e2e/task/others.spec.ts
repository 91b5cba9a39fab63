import type { Locator } from '@playwright/test';
import { card, newBoard, openBoard, storedTask } from '../board/board.ts';
import { newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { chips, form, leaveQuestion, newMember, save, watchTaskCalls } from './form.ts';

test.describe('a task that somebody else changes while it is open in the form', () => {
  test('what was typed stays, fields nobody touched follow, and only what was changed here is sent', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const rosa = await newMember(board, 'Rosa Ajanel');
    const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
    await openBoard(page, board, `?task=${id}`);
    const dialog = form(page, 'Editar Tarea');
    const calls = watchTaskCalls(page);
    await dialog.getByLabel('Título').fill('Pintar la fachada');

    await board.manager.api.task.update({
      params: { id },
      body: {
        description: 'Con dos manos',
        priority: 'Critical',
        dueDate: '2027-03-05T06:00:00.000Z',
        estimatedHours: 7,
        tags: ['obra'],
        assignedTo: [rosa],
      },
    });

    await expect(dialog.getByLabel('Descripción')).toHaveValue('Con dos manos');
    await expect(dialog.getByLabel('Prioridad')).toHaveValue('Critical');
    await expect(dialog.getByLabel('Fecha de vencimiento')).toHaveValue('05/03/2027');
    await expect(dialog.getByLabel('Horas estimadas')).toHaveValue('7');
    await expectChips(dialog, ['obra']);
    await expect(dialog.getByLabel('Asignar a')).toContainText('Rosa Ajanel');
    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar la fachada');
    await expect(dialog.getByLabel('Título')).toBeFocused();
    await expect(dialog.getByRole('status')).toHaveText(
      'Otra persona acaba de cambiar: Descripción, Prioridad, Fecha de vencimiento, Horas estimadas, Asignar a, Tags.',
    );

    await save(dialog);
    expect(calls).toEqual([{ call: 'PUT /api/tasks/{id}', body: { title: 'Pintar la fachada' } }]);
    expect(await storedTask(board, 'Pintar la fachada')).toMatchObject({
      description: 'Con dos manos',
      priority: 'Critical',
      dueDate: '2027-03-05T06:00:00.000Z',
      estimatedHours: 7,
      tags: ['obra'],
      assignedTo: [{ _id: rosa }],
    });
  });

  test('a field that was changed here as well stays as it was typed, and the form says that a save undoes the other change', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
    await openBoard(page, board, `?task=${id}`);
    const dialog = form(page, 'Editar Tarea');
    await dialog.getByLabel('Título').fill('Pintar de azul');
    await dialog.getByLabel('Tags').fill('obra');
    await page.keyboard.press('Enter');

    await board.manager.api.task.update({
      params: { id },
      body: { title: 'Pintar de verde', tags: ['patio'], priority: 'Low' },
    });

    await expect(dialog.getByRole('status')).toHaveText([
      'Otra persona acaba de cambiar: Prioridad.',
      'Otra persona también cambió: Título, Tags. Al guardar queda lo escrito aquí.',
    ]);
    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar de azul');
    await expectChips(dialog, ['obra']);
    await expectAccessible(page);
    await shoot(page, 'task-form-others');

    // Typed back to what it was at first is a change all the same: the server has another one.
    await dialog.getByLabel('Título').fill('Pintar');
    await save(dialog);
    expect(await storedTask(board, 'Pintar')).toMatchObject({ tags: ['obra'], priority: 'Low' });
  });

  test('a form in which nothing was touched shows the task as it is now, and closes without asking', async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin);
    const { id } = await newTask(board.manager, board.project, { title: 'Pintar' });
    await openBoard(page, board, `?task=${id}`);
    const dialog = form(page, 'Editar Tarea');
    await expect(dialog).toBeVisible();

    await board.manager.api.task.update({
      params: { id },
      body: { title: 'Pintar de verde', tags: ['a', 'b'] },
    });
    await expect(dialog.getByLabel('Título')).toHaveValue('Pintar de verde');
    await expectChips(dialog, ['a', 'b']);

    // And so does what is typed and then taken back to it.
    await dialog.getByLabel('Título').fill('Pintar de rojo');
    await dialog.getByLabel('Título').fill('Pintar de verde');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(leaveQuestion(page)).toHaveCount(0);
    await expect(card(page, 'Pintar de verde')).toBeVisible();
  });
});

async function expectChips(dialog: Locator, tags: readonly string[]): Promise<void> {
  await expect(chips(dialog)).toHaveCount(tags.length);
  for (const [index, tag] of tags.entries()) {
    await expect(chips(dialog).nth(index)).toHaveAccessibleName(`Quitar ${tag}`);
  }
}
