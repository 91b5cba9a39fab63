import type { Page } from '@playwright/test';
import { type Board, card, expectCards, newBoard, openBoard, storedTask } from '../board/board.ts';
import { activate, enterAs, newManager } from '../fixtures/api.ts';
import { untilLater } from '../fixtures/later.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

// Windows and menus are loaded in advance, as on most computers.
test.use({ metered: false });

const WAITS = (count: number) =>
  count === 1 ? '1 cambio espera la conexión.' : `${count} cambios esperan la conexión.`;

async function moveRight(page: Page, title: string): Promise<void> {
  const said = page.locator('p[aria-live=assertive]');
  await card(page, title).getByRole('button', { name: title, exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(new RegExp(`^${title} levantada`));
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(/^En To do, posición/);
  await page.keyboard.press('Space');
  await expectCards(page, 'To do', [title]);
}

async function setPriority(page: Page, title: string, priority: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: /^Prioridad:/ })
    .click();
  await page.getByRole('menuitemradio', { name: priority }).click();
}

/** Opens a board of one task, `a`, takes the connection away, and changes its priority. */
async function havePriorityWait(page: Page, board: Board): Promise<void> {
  await openBoard(page, board);
  await expectCards(page, 'Backlog', ['a']);
  await untilLater(page);
  await page.context().setOffline(true);
  await setPriority(page, 'a', 'Crítica');
  await expect(page.getByText(WAITS(1))).toBeVisible();
}

/** How many changes the server knows of a task, its creation among them. */
async function changesOf(board: Board, title: string): Promise<number> {
  const id = (await storedTask(board, title))?.id ?? '';
  const { entries } = await board.manager.api.task.history({ params: { id }, query: {} });
  return entries.length;
}

async function enterBoard(page: Page, { project }: Board): Promise<void> {
  await page.goto(`/projects/${project._id}`);
  await expect(page.getByText('Gestión de Tareas', { exact: true })).toBeVisible();
}

test('a change without a connection waits in sight, outlives its tab, and is made once (NET-12, NET-13, NET-14)', async ({
  page,
  context,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
  await openBoard(page, board);
  await expectCards(page, 'Backlog', ['a', 'b']);
  const other = await context.newPage();
  await enterBoard(other, board);
  await expectCards(other, 'Backlog', ['a', 'b']);

  // Both tabs have the code of the queue, which none can load without a connection.
  await untilLater(page);
  await untilLater(other);
  await context.setOffline(true);
  await expect(page.getByText('No hay conexión con el servidor')).toBeVisible();
  await moveRight(page, 'a');
  await expect(page.getByText(WAITS(1))).toBeVisible();
  await expect(card(page, 'a').getByText('Espera la conexión.')).toBeAttached();
  await shoot(page, 'waiting-board');
  // The other tab draws it, and adds one of its own.
  await expectCards(other, 'To do', ['a']);
  await setPriority(other, 'b', 'Crítica');
  await expect(other.getByText(WAITS(2))).toBeVisible();
  await expect(page.getByText(WAITS(2))).toBeVisible();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Cambios sin enviar' }).getByRole('listitem')).toHaveCount(2);
  await shoot(page, 'waiting-list');
  await page.close();
  await other.close();

  await context.setOffline(false);
  expect((await storedTask(board, 'a'))?.status).toBe('Backlog');
  const back = await context.newPage();
  const second = await context.newPage();
  await Promise.all([enterBoard(back, board), enterBoard(second, board)]);
  await expect.poll(async () => (await storedTask(board, 'a'))?.status).toBe('To do');
  await expect.poll(async () => (await storedTask(board, 'b'))?.priority).toBe('Critical');
  for (const tab of [back, second]) {
    await expectCards(tab, 'To do', ['a']);
    await expect(tab.getByText(/esperan? la conexión|Se envía/)).toHaveCount(0);
  }
  expect(await changesOf(board, 'a')).toBe(2);
  expect(await changesOf(board, 'b')).toBe(2);
});

test('tasks that are typed without a connection wait, are moved while they do, and are created once, for everybody (NET-18)', async ({
  page,
  context,
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openBoard(page, board);
  await expectCards(page, 'Backlog', ['a']);
  const colleague = await (await browser.newContext()).newPage();
  await enterAs(colleague, board.manager);
  await activate(colleague, board.company);
  await enterBoard(colleague, board);
  await expectCards(colleague, 'Backlog', ['a']);

  await untilLater(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Agregar aquí: Backlog' }).click();
  for (const title of ['uno', 'dos', 'tres']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await expectCards(page, 'Backlog', ['a', 'uno', 'dos', 'tres']);
  await expect(page.getByText(WAITS(3))).toBeVisible();
  await page.keyboard.press('Escape');
  await moveRight(page, 'dos');
  await expect(page.getByText(WAITS(4))).toBeVisible();
  await shoot(page, 'waiting-new-tasks');
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Cambios sin enviar' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await shoot(page, 'waiting-new-tasks-list');
  await page.keyboard.press('Escape');
  await card(page, 'dos').getByRole('button', { name: 'dos', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'dos' })).toContainText('Esta tarea espera la conexión.');
  await shoot(page, 'waiting-new-task-page');
  await expectCards(colleague, 'Backlog', ['a']);

  await context.setOffline(false);
  await expect(page.getByText('Se enviaron 4 cambios.')).toBeVisible();
  for (const each of [page, colleague]) {
    await expectCards(each, 'Backlog', ['a', 'uno', 'tres']);
    await expectCards(each, 'To do', ['dos']);
  }
  const stored = await board.manager.api.task.board({ params: { projectId: board.project._id } });
  expect(stored.map(({ title, status }) => [title, status])).toEqual([
    ['a', 'Backlog'],
    ['uno', 'Backlog'],
    ['tres', 'Backlog'],
    ['dos', 'To do'],
  ]);
  await expect(page.getByRole('dialog', { name: 'dos' }).getByText('Historial')).toBeVisible();
  await colleague.context().close();
});

test('steps that are typed without a connection wait, are ticked, renamed and carried while they do, and arrive once in their order (NET-18)', async ({
  page,
  context,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openBoard(page, board);
  await card(page, 'a').getByRole('button', { name: 'a', exact: true }).click();
  const task = page.getByRole('dialog', { name: 'a' });
  await task.getByRole('textbox', { name: 'Añadir un paso' }).click();
  const other = await context.newPage();
  await other.goto(page.url());
  const elsewhere = other.getByRole('dialog', { name: 'a' });
  await expect(elsewhere.getByRole('textbox', { name: 'Añadir un paso' })).toBeVisible();

  await untilLater(page);
  await untilLater(other);
  await context.setOffline(true);
  await expect(page.getByText('No hay conexión con el servidor')).toBeVisible();
  for (const text of ['uno', 'dos', 'tres']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await task.getByRole('checkbox', { name: 'dos' }).check();
  await task.getByRole('textbox', { name: 'Texto de tres' }).fill('tres veces');
  await page.keyboard.press('Enter');
  await task.getByRole('button', { name: 'Mover tres veces' }).focus();
  await page.keyboard.press('Space');
  for (const place of [3, 2, 1]) {
    if (place < 3) await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`posición ${place} de 3`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect(page.getByText(WAITS(6))).toBeVisible();
  await shoot(page, 'waiting-steps');
  // The other tab draws all of it.
  const steps = ['tres veces', 'uno', 'dos'];
  for (const each of [task, elsewhere]) {
    await expect(each.getByRole('list', { name: 'Pasos' }).getByRole('textbox')).toHaveCount(3);
    for (const [index, text] of steps.entries()) {
      const row = each.getByRole('list', { name: 'Pasos' }).getByRole('listitem').nth(index);
      await expect(row.getByRole('textbox')).toHaveValue(text);
      await expect(row.getByRole('checkbox')).toBeChecked({ checked: text === 'dos' });
    }
  }
  await expect(card(page, 'a').getByText('1 de 3 pasos hechos')).toBeAttached();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Cambios sin enviar' }).getByRole('listitem')).toHaveCount(6);
  await shoot(page, 'waiting-steps-list');
  const address = page.url();
  await page.close();
  await other.close();

  const id = (await storedTask(board, 'a'))?.id ?? '';
  const stored = async () => {
    const { items } = await board.manager.api.checklist.read({ params: { id } });
    return items.map(({ text, done }) => `${done ? 'x' : '-'} ${text}`);
  };
  expect(await stored()).toEqual([]);
  await context.setOffline(false);
  const back = await context.newPage();
  await back.goto(address);
  await expect(back.getByText('Se enviaron 6 cambios.')).toBeVisible();
  expect(await stored()).toEqual(['- tres veces', '- uno', 'x dos']);
  await expect(card(back, 'a').getByText('1 de 3 pasos hechos')).toBeAttached();
  await expect(back.getByRole('list', { name: 'Pasos' }).getByRole('textbox')).toHaveCount(3);
  // Its creation, and each change of the steps.
  expect(await changesOf(board, 'a')).toBe(7);
});

test('a change that had arrived when the connection broke is not made again, after any later change (NET-14)', async ({
  page,
  context,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openBoard(page, board);
  await expectCards(page, 'Backlog', ['a']);
  await page.route(
    '**/api/tasks/batch',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort();
    },
    { times: 1 },
  );
  await setPriority(page, 'a', 'Crítica');
  await expect(page.getByText(WAITS(1))).toBeVisible();
  const id = (await storedTask(board, 'a'))?.id ?? '';
  expect((await storedTask(board, 'a'))?.priority).toBe('Critical');
  // Somebody takes it back: it looks as if nothing had been done yet.
  await board.manager.api.task.update({ params: { id }, body: { priority: 'Medium' } });

  await context.setOffline(false);
  await expect(page.getByText('Se envió 1 cambio.')).toBeVisible();
  await expect(card(page, 'a').getByRole('button', { name: 'Prioridad: a: Media' })).toBeAttached();
  expect((await storedTask(board, 'a'))?.priority).toBe('Medium');
});

test('a change from another device in the meantime is shown and stays, until the person decides (NET-15)', async ({
  page,
  context,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await havePriorityWait(page, board);
  const id = (await storedTask(board, 'a'))?.id ?? '';
  await board.manager.api.task.update({ params: { id }, body: { priority: 'Low' } });

  await context.setOffline(false);
  await expect(page.getByText('1 cambio no se envió: falta decidir.')).toBeVisible();
  await expect(card(page, 'a').getByRole('button', { name: 'Prioridad: a: Baja' })).toBeAttached();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Cambios sin enviar' });
  await expect(list).toContainText('Lo mismo cambió en otra pestaña o dispositivo, con esta cuenta.');
  await shoot(page, 'waiting-conflict');
  await list.getByRole('button', { name: /^Aplicar/ }).click();
  await expect.poll(async () => (await storedTask(board, 'a'))?.priority).toBe('Critical');
  await expect(list).toContainText('No queda ningún cambio sin enviar.');
});

test('a logout asks about queued changes, which nobody else gets, and which continue for the same person (NET-17)', async ({
  page,
  context,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await havePriorityWait(page, board);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 cambio sin enviar.');
  await question.getByRole('button', { name: 'Salir de todos modos' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await context.setOffline(false);
  // The login was not loaded yet: the page reloads by itself.
  await expect(page.locator('input[type="password"]')).toBeVisible();

  const stranger = await newManager(product.origin);
  await enterAs(page, stranger);
  await page.goto('/home');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByText(/cambio.*(espera|envía)/)).toHaveCount(0);
  expect((await storedTask(board, 'a'))?.priority).toBe('Medium');

  await enterAs(page, board.manager);
  await activate(page, board.company);
  await enterBoard(page, board);
  await expect.poll(async () => (await storedTask(board, 'a'))?.priority).toBe('Critical');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting:'))),
  ).toEqual([]);
});
