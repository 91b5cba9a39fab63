import { newBoard, storedTask } from '../board/board.ts';
import { joinAsEmployee, openAsManager } from '../board/people.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

test('a comment reaches the page of another person at once, who answers it and is mentioned (COMMENT-10, COMMENT-12)', async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
  const task = await storedTask(board, 'Pintar');
  const { page: mine } = await openAsManager(browser, product.origin, board, `?task=${task?.id}`);
  const { page: theirs, caller: employee } = await joinAsEmployee(browser, product.origin, board);
  await theirs.getByRole('article', { name: 'Pintar' }).click();
  const field = mine.getByRole('textbox', { name: 'Nuevo comentario' });
  await expect(theirs.getByRole('textbox', { name: 'Nuevo comentario' })).toBeVisible();

  await field.fill('Falta el plano de la cocina.');
  const seen = theirs.getByRole('listitem').filter({ hasText: 'Falta el plano de la cocina.' });
  const pressed = Date.now();
  await field.press('Control+Enter');
  await seen.waitFor();
  process.stdout.write(`from the press to the other browser: ${Date.now() - pressed} ms\n`);
  await expect(field).toHaveValue('');

  const answer = theirs.getByRole('textbox', { name: 'Nuevo comentario' });
  await answer.fill('Ya lo traigo.');
  await theirs.getByRole('button', { name: 'Comentar' }).click();
  const list = mine.getByRole('list', { name: 'Comentarios de la tarea' });
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await field.pressSequentially(`Gracias @${employee.username.slice(0, 4)}`);
  await mine.getByRole('listbox', { name: 'Personas para mencionar' }).waitFor();
  await field.press('Enter');
  await expect(field).toHaveValue(`Gracias @${employee.username} `);
  await field.press('Control+Enter');
  await expect(theirs.getByTitle('Elena Empleada')).toHaveText(`@${employee.username}`);
  await expectAccessible(mine);
  await shoot(mine, 'task-comments');
  await mine.keyboard.press('Escape');
});
