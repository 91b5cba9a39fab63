import { setTimeout as pause } from 'node:timers/promises';
import { TASK_STATUSES } from '@faena/shared/domain';
import type { Locator, Page } from '@playwright/test';
import { card, column, openBoard, storedTask } from '../../e2e/board/board.ts';
import { expect, test } from '../../e2e/fixtures/product.ts';
import { median } from '../lib/figures.ts';
import { newBigBoard } from './big-board.ts';
import { type MainThread, measureMainThread } from './main-thread.ts';

/*
 * What a board of 1,000 tasks costs the browser's main thread: a card dragged across it, and its table scrolled.
 * Run by hand, on the built product: `pnpm bench:board`; `TASKS=100 RUNS=1` makes it short.
 */

const TASKS = Number(process.env.TASKS ?? 1_000);
const RUNS = Number(process.env.RUNS ?? 5);
/** Between two moves of the hand: a frame. */
const STEP_MS = 16;

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
type Ground = { readonly from: Box; readonly columns: readonly (Box | null)[] };

test.use({ viewport: { width: 1440, height: 900 } });

test('a board of 1,000 tasks', async ({ browser, page, product }) => {
  const board = await newBigBoard(product.origin, TASKS);

  const drags: MainThread[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await openBoard(page, board);
    const task = await storedTask(board, `Cotizar la partida 1`);
    const moved = card(page, task?.title ?? '');
    await expect(moved).toBeVisible();
    await settle(page);
    const ground = await groundOf(page, task?.title ?? '');
    drags.push(
      await measureMainThread(browser, page, async () => {
        const answered = page.waitForResponse((response) => response.url().endsWith('/api/tasks/reorder'));
        await dragAcross(page, ground);
        await answered;
        // The card flies to its place, and what the stream tells of it is taken over.
        await pause(1_000);
      }),
    );
    expect((await storedTask(board, task?.title ?? ''))?.status).toBe('Done');
    await board.manager.api.task.reorder({
      body: { tasks: [{ id: task?.id ?? '', status: 'Backlog', order: 0 }] },
    });
  }
  report('a card dragged across the board', drags);

  const scrolls: MainThread[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await openBoard(page, board);
    await page.getByRole('radio', { name: 'Tabla' }).click();
    await expect(page.getByRole('table', { name: 'Gestión de Tareas' })).toBeVisible();
    await settle(page);
    scrolls.push(await measureMainThread(browser, page, () => scrollThrough(page)));
    await page.getByRole('radio', { name: 'Kanban' }).click();
  }
  report('the table scrolled from end to end and back', scrolls);
});

/** Waits until what comes with the opening is done: fonts, pictures, the first measurements. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.ready.then(() => true));
  await pause(1_500);
}

/** Where the card and the columns are drawn: asked for beforehand, as looking them up is work for the page as well. */
async function groundOf(page: Page, title: string): Promise<Ground> {
  const from = await card(page, title).boundingBox();
  const columns = await Promise.all(TASK_STATUSES.map((status) => column(page, status).boundingBox()));
  if (!from) throw new Error('There is no card to drag');
  return { from, columns };
}

/** From the top of Backlog through all columns, up and down, resting where it scrolls by itself; dropped in Done. */
async function dragAcross(page: Page, { from, columns }: Ground): Promise<void> {
  const hand = { x: from.x + from.width / 2, y: from.y + 60 };
  await page.mouse.move(hand.x, hand.y);
  await page.mouse.down();

  async function moveTo(x: number, y: number, steps: number): Promise<void> {
    const start = { ...hand };
    for (let step = 1; step <= steps; step += 1) {
      hand.x = start.x + ((x - start.x) * step) / steps;
      hand.y = start.y + ((y - start.y) * step) / steps;
      await page.mouse.move(hand.x, hand.y);
      await pause(STEP_MS);
    }
  }

  for (const [index, box] of columns.entries()) {
    if (!box) throw new Error('A column is not drawn');
    const x = Math.min(box.x + box.width / 2, 1_400);
    const [top, bottom] = [box.y + 80, Math.min(box.y + box.height, 900) - 12];
    await moveTo(x, index % 2 === 0 ? bottom - 150 : top, 24);
    // At its lower edge the list scrolls by itself.
    if (index === 2) {
      await moveTo(x, bottom, 12);
      await pause(800);
      await moveTo(x, top + 120, 12);
    }
  }
  // The board scrolls sideways until all of Done is there.
  await pause(800);
  await moveTo(1_380, 500, 12);
  await page.mouse.up();
}

async function scrollThrough(page: Page): Promise<void> {
  await page.getByRole('table').hover();
  for (const delta of [240, -240]) {
    for (let step = 0; step < 50; step += 1) {
      await page.mouse.wheel(0, delta);
      await pause(STEP_MS);
    }
  }
}

function report(what: string, runs: readonly MainThread[]): void {
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ');
  const withMedian = (values: readonly number[]) => `${list(values)}; median ${median(values).toFixed(0)}`;
  process.stdout.write(
    [
      '',
      `${what}, ${TASKS} tasks, ${runs.length} runs`,
      `  longest task of the main thread (ms): ${withMedian(runs.map(({ longest }) => longest))}`,
      `  longest on the processor (ms):        ${withMedian(runs.map((run) => run.longestOnProcessor))}`,
      `  tasks over 50 ms:                     ${list(runs.map(({ long }) => long))}`,
      `  busy in all (ms):                     ${list(runs.map(({ busy }) => busy))}`,
      '',
    ].join('\n'),
  );
}
