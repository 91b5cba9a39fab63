import { setTimeout as pause } from 'node:timers/promises';
import { TASK_STATUSES } from '@faena/shared/domain';
import type { Locator, Page } from '@playwright/test';
import { card, column } from '../../e2e/board/board.ts';

/** The pause between two moves of the mouse: one frame. */
const STEP_MS = 16;

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
type Ground = { readonly from: Box; readonly columns: readonly (Box | null)[] };

/** Waits for fonts, pictures and the first measurements. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.ready.then(() => true));
  await pause(1_500);
}

/** Reads the boxes of the card and the columns before the drag, so that reading them is not measured. */
export async function groundOf(page: Page, title: string): Promise<Ground> {
  const from = await card(page, title).boundingBox();
  const columns = await Promise.all(TASK_STATUSES.map((status) => column(page, status).boundingBox()));
  if (!from) throw new Error('There is no card to drag');
  return { from, columns };
}

/** Drags the card from Backlog through all columns, pauses where a list scrolls by itself, and drops it in Done. */
export async function dragAcross(page: Page, { from, columns }: Ground): Promise<void> {
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

/** Scrolls far down and back up by the wheel. */
export async function scrollThrough(page: Page, over: Locator): Promise<void> {
  await over.hover();
  for (const delta of [240, -240]) {
    for (let step = 0; step < 50; step += 1) {
      await page.mouse.wheel(0, delta);
      await pause(STEP_MS);
    }
  }
}
