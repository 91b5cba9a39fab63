import { card, expectCards, newBoard, openBoard, storedTask } from '../board/board.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('a task that recurs leaves the next one behind, and undoing takes it away (RECUR-2, RECUR-4, RECUR-1)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Doing: ['Revisar la bomba'], Backlog: ['Otra cosa'] });
  const task = await storedTask(board, 'Revisar la bomba');
  await openBoard(page, board, `?task=${task?.id}`);
  const side = page.getByRole('dialog', { name: 'Revisar la bomba' });
  const unit = side.getByLabel('Repetir', { exact: true });
  await unit.selectOption('week');
  await expect(side.getByLabel('Cada', { exact: true })).toHaveValue('1');
  await side.getByLabel('Cada', { exact: true }).fill('2');
  await side.getByLabel('Cada', { exact: true }).press('Enter');
  await expect(card(page, 'Revisar la bomba')).toContainText('Se repite: Cada 2 semanas');
  await shoot(page, 'recurring-page');
  await expectAccessible(page);

  await side.getByLabel('Estado', { exact: true }).selectOption('Done');
  await expect(page.getByText('Se creó la siguiente.')).toBeVisible();
  await expectCards(page, 'Done', ['Revisar la bomba']);
  await expectCards(page, 'Backlog', ['Otra cosa', 'Revisar la bomba']);
  await expect(unit).toHaveValue('');
  await shoot(page, 'recurring-done');

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expectCards(page, 'Doing', ['Revisar la bomba']);
  await expectCards(page, 'Backlog', ['Otra cosa']);
  await expect(unit).toHaveValue('week');
});
