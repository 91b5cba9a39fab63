import { openBoard } from '../../e2e/board/board.ts';
import { expect, test } from '../../e2e/fixtures/product.ts';
import { newBigBoard } from './big-board.ts';
import { dragRuns } from './drag-runs.ts';
import { scrollThrough, settle } from './hand.ts';
import { type MainThread, measureMainThread } from './main-thread.ts';
import { reportMainThread } from './report.ts';

/*
 * The cost of a board of 1,000 tasks for the browser's main thread: a drag across it, and a scroll of its table. Run by
 * hand, on the built product: `pnpm bench:board`; `TASKS=100 RUNS=1` makes it short.
 */

const TASKS = Number(process.env.TASKS ?? 1_000);
const RUNS = Number(process.env.RUNS ?? 5);

test.use({ viewport: { width: 1440, height: 900 } });

test('a board of 1,000 tasks', async ({ browser, page, product }) => {
  const board = await newBigBoard(product.origin, TASKS);

  const drags = await dragRuns(browser, page, board, RUNS);
  reportMainThread(`a card dragged across the board of ${TASKS}`, drags);

  const scrolls: MainThread[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await openBoard(page, board);
    await page.getByRole('radio', { name: 'Tabla' }).click();
    const table = page.getByRole('grid', { name: 'Gestión de Tareas' });
    await expect(table).toBeVisible();
    await settle(page);
    scrolls.push(await measureMainThread(browser, page, () => scrollThrough(page, table)));
    await page.getByRole('radio', { name: 'Kanban' }).click();
  }
  reportMainThread(`the table of ${TASKS} scrolled from end to end and back`, scrolls);
});
