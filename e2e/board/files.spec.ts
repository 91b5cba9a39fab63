import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newProject } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { expectCards, newBoard, openBoard, storedLayout } from './board.ts';

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú del proyecto' }).click();
}

/** The file that the menu downloads. */
async function exported(page: Page, name: string): Promise<{ name: string; buffer: Buffer }> {
  await openMenu(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const buffer = await readFile(await download.path());
  await page.keyboard.press('Escape');
  return { name: download.suggestedFilename(), buffer };
}

/** The lines of an export without the ids, which begin them. */
const withoutIds = (csv: Buffer) =>
  csv
    .toString()
    .split('\r\n')
    .map((line) => line.replace(/^[^,]*,/, ''));

test('an export is imported elsewhere, exported again the same, and taken back (EXPORT-4, EXPORT-2, IMPORT-10)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['uno', '=dos, "tres"'], Done: ['cuatro 🏗️'] });
  await board.manager.api.task.create({
    body: {
      project: board.project._id,
      title: 'con todo',
      description: 'Primera línea\nsegunda; tercera',
      priority: 'Critical',
      status: 'Testing',
      dueDate: '2026-12-01T06:00:00.000Z',
      estimatedHours: 12,
      tags: ['obra', 'a, b'],
      assignedTo: [board.manager.session.userId],
    },
  });
  // The browser hands its window over from now on: told at the key press, it may take the key first and open its own.
  page.on('filechooser', () => undefined);
  await openBoard(page, board);
  const csv = await exported(page, 'Exportar como CSV');
  expect(csv.name).toMatch(/^tareas-.*\.csv$/);

  const other = { ...board, project: await newProject(board.manager, board.company) };
  await openBoard(page, other);
  await openMenu(page);
  await page.getByRole('button', { name: 'Importar tareas…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar tareas' });
  const chooseFile = dialog.getByRole('button', { name: 'Elegir archivo' });
  await expect(chooseFile).toBeFocused();
  // Escape in the moment in which the menu goes may still be the menu's.
  await expect(page.locator('[data-popover]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menú del proyecto' })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Importar tareas…' }).press('Enter');
  await expect(chooseFile).toBeFocused();
  const asked = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await asked).setFiles({ ...csv, mimeType: 'text/csv' });
  await expect(dialog.getByText('4 tareas nuevas')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Importar 4 tareas' }).click();
  await expect(dialog).toHaveCount(0);
  await expectCards(page, 'Backlog', ['uno', '=dos, "tres"']);
  await expectCards(page, 'Testing', ['con todo']);
  expect(withoutIds((await exported(page, 'Exportar como CSV')).buffer)).toEqual(withoutIds(csv.buffer));

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectCards(page, 'Backlog', []);
  await expect.poll(() => storedLayout(other)).toEqual({});
});
