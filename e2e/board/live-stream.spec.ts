import type { Page, Request } from '@playwright/test';
import { activate, enterAs } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/product.ts';
import { expectCards, newBoard, storedTask } from './board.ts';
import { layLine } from './line.ts';
import { follow, isStream, joinAsEmployee, openAsManager, streamEnd, streamOf } from './people.ts';

const layout = { Backlog: ['a', 'b', 'c'], Doing: ['x', 'y'] };

test('a board resumes after a lost connection without missing a change, and says that it was lost (BOARD-24)', async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { manager, project } = board;
  const line = await layLine(product.origin);
  const { page } = await joinAsEmployee(browser, line.origin, board);
  await expectCards(page, 'Doing', ['x', 'y']);
  const lost = page.getByText(
    'No hay conexión con el servidor. Lo que se cambie aquí espera; lo de otras personas aparecerá cuando vuelva.',
  );

  line.cut();
  await expect(lost).toBeVisible();
  const [x, b] = [await storedTask(board, 'x'), await storedTask(board, 'b')];
  await manager.api.task.remove({ params: { id: x?.id ?? '' } });
  await manager.api.task.setStatus({ params: { id: b?.id ?? '' }, body: { status: 'Done' } });
  await manager.api.task.create({ body: { title: 'n', project: project._id } });
  await expectCards(page, 'Doing', ['x', 'y']);
  line.mend();
  const resumed = await streamOf(page);

  expect(resumed.request().headers()['last-event-id']).toBeTruthy();
  await expectCards(page, 'Doing', ['y']);
  await expectCards(page, 'Done', ['b']);
  await expectCards(page, 'Backlog', ['a', 'c', 'n']);
  await expect(lost).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'La conexión ha vuelto.' })).toBeVisible();
  await page.context().close();
  await line.close();
});

test("the stream ends when its reader's session does: a changed password leads to /login at once", async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { page, caller } = await joinAsEmployee(browser, product.origin, board);
  await expectCards(page, 'Doing', ['x', 'y']);

  await caller.api.session.changePassword({
    body: {
      username: caller.username,
      currentPassword: caller.password,
      newPassword: 'otro-secreto-2',
      generatePassword: false,
    },
  });

  await expect(page).toHaveURL(/\/login/);
});

test('the stream ends when the session does: a logout in another tab leads this one to /login', async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { page } = await openAsManager(browser, product.origin, board);
  await expectCards(page, 'Doing', ['x', 'y']);

  const other = await page.context().newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: /Account menu/ }).click();
  const ended = streamEnd(page);
  await other.getByRole('menuitem', { name: 'Log Out' }).click();

  await expect(page).toHaveURL(/\/login/);
  await ended;
  await page.context().close();
});

test('a tab that is hidden for 30 seconds closes its stream, and shows the missed changes when it is visible again', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, layout);
  const { manager, company, project } = board;
  await page.clock.install();
  await enterAs(page, manager);
  await activate(page, company);
  await follow(page, `/projects/${project._id}`);
  await expectCards(page, 'Doing', ['x', 'y']);

  const ends: Request[] = [];
  page.on('requestfailed', (request) => isStream(request) && ends.push(request));
  // Away for less: the stream stands.
  await setInSight(page, false);
  await page.clock.fastForward(29_000);
  await setInSight(page, true);
  // Not longer, or a stream without a heartbeat would count as broken.
  await page.clock.fastForward(15_000);
  await manager.api.task.create({ body: { title: 'd', project: project._id } });
  await expectCards(page, 'Backlog', ['a', 'b', 'c', 'd']);
  expect(ends).toHaveLength(0);

  const ended = streamEnd(page);
  await setInSight(page, false);
  await page.clock.fastForward(30_000);
  await ended;
  await manager.api.task.create({ body: { title: 'e', project: project._id } });
  await expectCards(page, 'Backlog', ['a', 'b', 'c', 'd']);

  const opened = streamOf(page);
  await setInSight(page, true);
  expect((await opened).ok()).toBe(true);
  await expectCards(page, 'Backlog', ['a', 'b', 'c', 'd', 'e']);
});

test('a person removed from a project is shown out of its board', async ({ browser, product }) => {
  const board = await newBoard(product.origin, layout);
  const { page, caller } = await joinAsEmployee(browser, product.origin, board);
  await expectCards(page, 'Doing', ['x', 'y']);

  await board.manager.api.project.removeMember({
    body: { projectId: board.project._id, username: caller.username },
  });

  await expect(page.getByRole('alertdialog')).toContainText('🚫 No tienes permiso para ver este proyecto.');
});

/** Shows or hides the tab, as switching to another one does: a browser without windows has nothing to switch. */
async function setInSight(page: Page, inSight: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    inSight ? 'visible' : 'hidden',
  );
}
