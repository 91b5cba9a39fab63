import { newEmployee } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { type Board, card, column, expectCards, newBoard, openBoard, storedLayout } from './board.ts';
import { countPresses } from './presses.ts';

const five = ['uno', 'dos', 'tres', 'cuatro', 'cinco'];

/** Everybody who has one of these five, in their order. */
async function peopleOfFive({ manager, project }: Board): Promise<string[]> {
  const tasks = await manager.api.task.board({ params: { projectId: project._id } });
  return five.map((title) =>
    (tasks.find((task) => task.title === title)?.assignedTo ?? []).map(({ fullname }) => fullname).join(', '),
  );
}

test('how many presses it takes to create ten tasks, to find one of 1,000 and to take back a deletion', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Doing: ['cero'] });
  const { manager, project } = board;
  for (let part = 0; part < 5; part += 1) {
    const titles = Array.from({ length: 200 }, (_, at) => `Revisar la obra ${part * 200 + at}`);
    await manager.api.task.createMany({ body: { project: project._id, status: 'Backlog', titles } });
  }
  await openBoard(page, board);
  const presses = await countPresses(page);
  const ten = Array.from({ length: 10 }, (_, at) => `tarea ${at + 1}`);

  await page.getByRole('button', { name: 'Agregar aquí: Done' }).click();
  for (const title of ten) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await expectCards(page, 'Done', ten);
  expect(await presses.take(), 'ten tasks').toBe(11);
  // The notice of the last task does not cover the text typed next (DESIGN-22).
  const notice = page.locator('[data-sonner-toast]').first();
  await expect(notice).toBeVisible();
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await column(page, 'Done').boundingBox()];
      return above && below ? below.y - (above.y + above.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await presses.take();

  await page.keyboard.press('/');
  await page.keyboard.type('obra 777');
  await card(page, 'Revisar la obra 777').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await presses.take(), 'one of 1,000').toBe(2);
  await page.keyboard.press('Escape');

  await page.goto(`/projects/${project._id}`);
  await card(page, 'cero').hover();
  const again = await countPresses(page);
  await card(page, 'cero').getByRole('button', { name: 'Eliminar: cero' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(card(page, 'cero')).toHaveCount(0);
  expect(await again.take(), 'a deletion').toBe(2);
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card(page, 'cero')).toBeVisible();
  expect(await again.take(), 'to take it back').toBe(1);
});

test('five tasks get another person in four presses of the mouse and in six keys, and Escape is pressed once (QUICK-7, QUICK-8)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { 'To do': [...five, 'seis'] });
  const { manager, company, project } = board;
  for (const name of ['Ana Xol', 'Rosa Ajanel']) {
    const { username } = await newEmployee(manager, company, name);
    await manager.api.project.addMember({ body: { projectId: project._id, username } });
  }
  await openBoard(page, board);
  const presses = await countPresses(page);
  const bar = page.getByRole('toolbar', { name: '5 tareas elegidas' });

  await card(page, 'uno').click({ modifiers: ['Control'] });
  await card(page, 'cinco').click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: 'Asignar solo a' }).click();
  await page.getByRole('option', { name: /Ana Xol/ }).click();
  await expect.poll(() => peopleOfFive(board)).toEqual(five.map(() => 'Ana Xol'));
  expect(await presses.take(), 'by mouse').toBe(4);

  // The menu of a button gives the focus back to it, and its tooltip shows: one press lets all go.
  await bar.getByRole('button', { name: 'Mover a', exact: true }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: /elegida/ })).toHaveCount(0);
  await presses.take();

  await card(page, 'uno').getByRole('button', { name: 'uno', exact: true }).focus();
  for (const title of five.slice(1)) {
    await page.keyboard.press('Shift+ArrowDown');
    await expect(card(page, title).getByRole('button', { name: title, exact: true })).toBeFocused();
  }
  await page.keyboard.press('a');
  await expect(page.getByRole('option', { name: /Rosa Ajanel/ })).toBeVisible();
  await page.keyboard.type('rosa');
  await page.keyboard.press('Enter');
  await expect.poll(() => peopleOfFive(board)).toEqual(five.map(() => 'Rosa Ajanel'));
  expect(await presses.take(), 'by keyboard').toBe(6);
  expect(await storedLayout(board)).toEqual({ 'To do': [...five, 'seis'] });
});
