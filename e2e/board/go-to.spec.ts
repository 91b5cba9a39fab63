import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { newBoard, openBoard } from './board.ts';

test('Ctrl K finds a task by a comment, and shows its author and its words in every width (SEARCH-10)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Doing: ['Revisar la cañería'] });
  const [task] = await board.manager.api.task.board({ params: { projectId: board.project._id } });
  const text =
    'Ayer llegó el camión a las siete; falta el cemento gris, que cotiza la ferretería del centro de la zona uno';
  await board.manager.api.taskComment.create({ params: { id: task?.id ?? '' }, body: { text } });
  await openBoard(page, board);
  await page.goto('/home');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Ir a… (Ctrl K)' }).click();
    await page.getByRole('combobox', { name: 'Ir a…' }).fill('cemento');
    const found = page.getByRole('option', { name: 'Revisar la cañería' });
    await expect(found).toContainText('falta el cemento gris');
    await expectAccessible(page);
    await shoot(page, 'go-to-comment');
    await page.keyboard.press('Escape');
  }
});

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
