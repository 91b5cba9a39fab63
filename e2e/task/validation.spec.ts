import { newBoard, openBoard, storedTask } from '../board/board.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { chips, openNewTask, save, storedTasks, watchTaskCalls } from './form.ts';

test.describe('task form (TASK-3, TASK-4)', () => {
  test('title required', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const calls = watchTaskCalls(page);
    const dialog = await openNewTask(page);
    const title = dialog.getByLabel('Título');

    for (const blank of ['', '   ']) {
      await title.fill(blank);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect(title).toHaveAccessibleDescription('El título es obligatorio.');
      await expect(title).toBeFocused();
    }
    await expectAccessible(page);
    await shoot(page, 'task-form-invalid');
    expect(calls).toEqual([]);

    await title.fill('Pintar');
    await save(dialog);
    expect(await storedTasks(board)).toMatchObject([{ title: 'Pintar' }]);
  });

  test('estimated hours is an integer, minimum 0; non-integer input becomes 0', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    const hours = dialog.getByLabel('Horas estimadas');

    for (const text of ['2.5', '-3', 'ocho', '', '1e3']) {
      await hours.fill(text);
      await dialog.getByLabel('Título').click();
      await expect(hours, text).toHaveValue('0');
    }
    // Enter in the field itself leaves it no time to settle.
    await dialog.getByLabel('Título').fill('Media hora');
    await hours.fill('0.5');
    await hours.press('Enter');
    await expect(dialog).toBeHidden();
    expect((await storedTask(board, 'Media hora'))?.estimatedHours).toBe(0);
  });

  test('more hours than the server takes are refused at the field, in words', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Título').fill('Catedral');
    await dialog.getByLabel('Horas estimadas').fill('100001');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByLabel('Horas estimadas')).toHaveAccessibleDescription('A lo sumo 100000 horas.');

    await dialog.getByLabel('Horas estimadas').fill('100000');
    await save(dialog);
    expect((await storedTask(board, 'Catedral'))?.estimatedHours).toBe(100_000);
  });

  test('a tag is trimmed, must be non-empty and must not be a duplicate', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    const tags = dialog.getByLabel('Tags');
    await dialog.getByLabel('Título').fill('Pintar');

    await tags.fill('  obra  ');
    await tags.press('Enter');
    await expect(chips(dialog)).toHaveAccessibleName('Quitar obra');
    await tags.fill('   ');
    await tags.press(',');
    await tags.fill(' obra ');
    await tags.press('Enter');
    await expect(tags).toHaveValue('');
    await expect(chips(dialog)).toHaveCount(1);

    await save(dialog);
    expect((await storedTask(board, 'Pintar'))?.tags).toEqual(['obra']);
  });

  test('the due date is sent as an ISO date-time, or omitted when empty', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const calls = watchTaskCalls(page);

    const dated = await openNewTask(page);
    await dated.getByLabel('Título').fill('Con fecha');
    await dated.getByLabel('Fecha de vencimiento').fill('31/12/2026');
    // What is typed counts with the Enter that saves, too.
    await dated.getByLabel('Fecha de vencimiento').press('Enter');
    await expect(dated).toBeHidden();
    const undated = await openNewTask(page);
    await undated.getByLabel('Título').fill('Sin fecha');
    await save(undated);

    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ title: 'Con fecha', dueDate: '2026-12-31T06:00:00.000Z' }),
      expect.not.objectContaining({ dueDate: expect.anything() }),
    ]);
    expect((await storedTask(board, 'Con fecha'))?.dueDate).toBe('2026-12-31T06:00:00.000Z');
    expect((await storedTask(board, 'Sin fecha'))?.dueDate).toBeNull();
  });

  test('the due date is chosen from a calendar', async ({ page, product }) => {
    const board = await newBoard(product.origin);
    await openBoard(page, board);
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Título').fill('Pintar');
    await dialog.getByLabel('Fecha de vencimiento').fill('15/12/2026');
    await dialog.getByRole('button', { name: 'Elegir la fecha' }).click();
    const calendar = page.getByRole('dialog', { name: 'Elegir la fecha' });
    await expect(calendar.getByRole('grid')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, 'task-form-calendar');
    await calendar.getByRole('button', { name: /18 de diciembre/ }).click();
    await expect(calendar).toBeHidden();
    await expect(dialog.getByLabel('Fecha de vencimiento')).toHaveValue('18/12/2026');
    await save(dialog);
    expect((await storedTask(board, 'Pintar'))?.dueDate).toBe('2026-12-18T06:00:00.000Z');
  });

  test('a title or description longer than the server takes is refused at the field, in words', async ({
    page,
    product,
  }) => {
    await openBoard(page, await newBoard(product.origin));
    const dialog = await openNewTask(page);
    await dialog.getByLabel('Título').fill('x'.repeat(201));
    await dialog.getByLabel('Descripción').fill('x'.repeat(5_001));
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByLabel('Título')).toHaveAccessibleDescription('A lo sumo 200 caracteres.');
    await expect(dialog.getByLabel('Descripción')).toHaveAccessibleDescription('A lo sumo 5000 caracteres.');
    // Words without end push nothing out of the window.
    const outer = await dialog.boundingBox();
    for (const name of ['Título', 'Descripción', 'Tags']) {
      const field = await dialog.getByLabel(name).boundingBox();
      expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan((outer?.x ?? 0) + (outer?.width ?? 0));
    }
  });
});
