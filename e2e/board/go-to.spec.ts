import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { newBoard, openBoard } from './board.ts';

test('Ctrl K leads to a task and on to a screen by the keyboard alone, and its results are accessible (SEARCH-1, SEARCH-5, SEARCH-6)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Doing: ['Revisar la cañería'] });
  await openBoard(page, board);
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Ir a… (Ctrl K)' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Ir a…' });
  await expect(box).toBeFocused();
  await page.keyboard.type('caneria');
  const task = page.getByRole('option', { name: 'Revisar la cañería' });
  await expect(task).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/projects/${board.project._id}\\?task=`));
  await expect(page.getByRole('dialog', { name: 'Revisar la cañería', exact: true })).toBeVisible();

  // From the page of a task, too, which stays beside the board.
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('planilla');
  await expect(page.getByRole('option', { name: 'Planilla' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/planilla$/);
});
