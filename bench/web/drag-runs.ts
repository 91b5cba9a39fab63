import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Board, card, openBoard, storedTask } from '../../e2e/board/board.ts';
import { expect } from '../../e2e/fixtures/product.ts';
import { titleOf } from './big-board.ts';
import { dragAcross, groundOf, settle } from './hand.ts';
import { type MainThread, measureMainThread } from './main-thread.ts';

/** Drags the first card across the board several times, and puts it back after each. */
export async function dragRuns(
  browser: Browser,
  page: Page,
  board: Board,
  runs: number,
): Promise<MainThread[]> {
  const title = titleOf(1);
  const drags: MainThread[] = [];
  for (let run = 0; run < runs; run += 1) {
    await openBoard(page, board);
    const task = await storedTask(board, title);
    await expect(card(page, title)).toBeVisible();
    await settle(page);
    const ground = await groundOf(page, title);
    drags.push(
      await measureMainThread(browser, page, async () => {
        const answered = page.waitForResponse((response) => response.url().endsWith('/api/tasks/reorder'));
        await dragAcross(page, ground);
        await answered;
        // The card flies to its place, and what the stream tells of it is taken over.
        await pause(1_000);
      }),
    );
    expect((await storedTask(board, title))?.status).toBe('Done');
    await board.manager.api.task.reorder({
      body: { tasks: [{ id: task?.id ?? '', status: 'Backlog', order: 0 }] },
    });
  }
  return drags;
}
