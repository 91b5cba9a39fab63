import type { Page } from '@playwright/test';
import { type Board, card, openBoard, pointOf } from '../../e2e/board/board.ts';
import { Finger } from '../../e2e/board/touch.ts';
import { expect, test } from '../../e2e/fixtures/product.ts';
import { say } from '../lib/say.ts';
import { newBigBoard, titleOf } from './big-board.ts';
import { settle } from './hand.ts';
import { pressToPaint } from './paint.ts';
import { reportTimes } from './report.ts';

/*
 * The delay of a board of 1,000 tasks after a press, in the five actions of docs/boards-compared.md.
 * `pnpm bench:board five`; `TASKS=100 RUNS=1` makes it short.
 */

const TASKS = Number(process.env.TASKS ?? 1_000);
const RUNS = Number(process.env.RUNS ?? 5);
/** Columns by their names, which say how many tasks are in them. */
const COLUMNS = 'main section[aria-label]';
const FOUND = 'main [role="status"], main li:first-child > article';
/** By their titles, as drawn: the count of a column says where a card would land while it is still held. */
const CARDS = 'main article';
const PEOPLE = 'main article [aria-haspopup="dialog"]';

test.use({ viewport: { width: 1440, height: 900 } });

test('five actions on a board of 1,000 tasks', async ({ browser, page, product }) => {
  const board = await newBigBoard(product.origin, TASKS);
  const desk: Record<string, (page: Page) => Promise<number[]>> = {
    'creating ten, each': createTen,
    'finding one, each key': findOne,
    'reassigning five': reassignFive,
    'undoing a deletion': undoDeletion,
  };
  say(`\nfrom the press to the paint, ${TASKS} tasks, ${RUNS} runs`);
  for (const [what, act] of Object.entries(desk)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await openBoard(page, board);
      await settle(page);
      times.push(...(await act(page)));
    }
    reportTimes(`${what} (ms)`, times);
  }

  const phone = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'es-GT',
  });
  const held = await phone.newPage();
  const moves: number[] = [];
  for (let run = 0; run < RUNS; run += 1) moves.push(await moveOnPhone(held, board));
  reportTimes('moving one on a phone (ms)', moves);
  await phone.close();
});

async function createTen(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Agregar aquí: To do' }).click();
  const times: number[] = [];
  for (let number = 1; number <= 10; number += 1) {
    await page.keyboard.type(`Nueva ${number}`);
    times.push(await pressToPaint(page, COLUMNS, () => page.keyboard.press('Enter')));
  }
  return times;
}

async function findOne(page: Page): Promise<number[]> {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Buscar en las tareas' })).toBeFocused();
  const times: number[] = [];
  for (const key of '777') {
    times.push(await pressToPaint(page, FOUND, () => page.keyboard.press(key)));
  }
  await expect(card(page, titleOf(777))).toBeVisible();
  return times;
}

/** Five unassigned tasks, or those the run before assigned. */
async function reassignFive(page: Page): Promise<number[]> {
  for (const number of [1, 2, 3, 4, 5]) {
    await card(page, titleOf(number)).click({ modifiers: ['Control'], position: { x: 20, y: 14 } });
  }
  const bar = page.getByRole('toolbar', { name: '5 tareas elegidas' });
  await bar.getByRole('button', { name: 'Asignar a' }).click();
  const person = page.getByRole('option', { name: /Diego Pop/ });
  await person.waitFor();
  const time = await pressToPaint(page, PEOPLE, () => person.click());
  await page.keyboard.press('Escape');
  return [time];
}

async function undoDeletion(page: Page): Promise<number[]> {
  const first = page.locator('main article').first();
  await first.hover();
  await first.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await undo.waitFor();
  await settle(page);
  return [await pressToPaint(page, COLUMNS, () => undo.click())];
}

async function moveOnPhone(page: Page, board: Board): Promise<number> {
  await openBoard(page, board);
  await settle(page);
  const finger = await Finger.on(page);
  const { x, y } = await pointOf(page.locator('main article').first(), 60);
  const to = await pointOf(page.getByRole('button', { name: /^Doing, / }));
  await finger.down(x, y);
  await expect(page.locator('[data-drag-copy]')).toBeVisible();
  await finger.move(to.x, to.y);
  return pressToPaint(page, CARDS, () => finger.up());
}
