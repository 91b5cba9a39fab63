import { expect, test } from '../fixtures/product.ts';
import { card, expectCards, newBoard, openBoard, storedLayout, storedTask } from './board.ts';
import { openTable } from './table.ts';

const UNKNOWN = /no se sabe si el cambio se hizo/;

test('a change whose answer is lost is made once: sent again, it does not undo later changes (NET-11)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  await openTable(page, board);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/status$/.test(request.url())) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(
    '**/api/tasks/*/status',
    async (route) => {
      await route.fetch();
      const id = (await storedTask(board, 'a'))?.id ?? '';
      await board.manager.api.task.setStatus({ params: { id }, body: { status: 'Done' } });
      await route.abort();
    },
    { times: 1 },
  );

  await page.getByLabel('Estado de a').selectOption('Doing');
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[1]).toBe(keys[0]);
  await expect(page.getByLabel('Estado de a')).toHaveValue('Done');
  expect((await storedTask(board, 'a'))?.status).toBe('Done');
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
});

test('a change that the connection broke over before it arrived is made all the same (NET-11)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['a', 'b'] });
  await openBoard(page, board);
  await page.route('**/api/tasks/reorder', (route) => route.abort(), { times: 1 });

  const said = page.locator('p[aria-live=assertive]');
  await card(page, 'a').getByRole('button', { name: 'a', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(said).toHaveText(/^a levantada/);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('En To do, posición 1 de 1.');
  await page.keyboard.press('Space');
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['b'], 'To do': ['a'] });
  await expectCards(page, 'To do', ['a']);
  await expect(page.getByText(UNKNOWN)).toHaveCount(0);
});
