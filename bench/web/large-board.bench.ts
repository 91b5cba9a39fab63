import type { Browser, Page } from '@playwright/test';
import { type Board, openBoard } from '../../e2e/board/board.ts';
import { activate, enterAs } from '../../e2e/fixtures/api.ts';
import { expect, test } from '../../e2e/fixtures/product.ts';
import { megabytes } from '../lib/figures.ts';
import { say } from '../lib/say.ts';
import { newBigBoard } from './big-board.ts';
import { dragRuns } from './drag-runs.ts';
import { scrollThrough, settle } from './hand.ts';
import { type MainThread, measureMainThread } from './main-thread.ts';
import { measureMemory } from './page-memory.ts';
import { pressToPaint } from './paint.ts';
import { reportMainThread, reportTimes } from './report.ts';
import { CPU_SLOWDOWN } from './time-to-usable.ts';

/*
 * A board of 10,000 tasks: its first cards, the speed of its filter, the cost of scrolling and dragging, and its
 * memory. `pnpm bench:board large`; `LARGE=2000 RUNS=1` makes it short.
 */

const TASKS = Number(process.env.LARGE ?? 10_000);
const RUNS = Number(process.env.RUNS ?? 5);
/** Each digit narrows the search, and so changes the shown cards. */
const TYPED = '9876';
/** How many there are, and the first card of each column. */
const FOUND = 'main [role="status"], main li:first-child > article';
const viewport = { width: 1440, height: 900 };

test.use({ viewport });

test('a board of 10,000 tasks', async ({ browser, page, product }) => {
  test.setTimeout(1_200_000);
  const board = await newBigBoard(product.origin, TASKS);
  say(`\nA board of ${TASKS} tasks`);

  const opened = [];
  for (let run = 0; run < RUNS; run += 1) opened.push(await firstCards(browser, product.origin, board));
  say(`first cards, processor ${CPU_SLOWDOWN} × slower`);
  for (const visit of ['first', 'again'] as const) {
    for (const [part, name] of [
      ['asked', 'tasks asked for after (ms)'],
      ['answered', 'tasks answered after (ms)'],
      ['painted', 'first cards painted after (ms)'],
    ] as const)
      reportTimes(
        `${visit}: ${name}`,
        opened.map((times) => times[visit][part]),
      );
  }

  await openBoard(page, board);
  await settle(page);
  const typed: number[] = [];
  await page.getByRole('button', { name: 'Filtrar tareas' }).click();
  const field = page.getByRole('searchbox', { name: 'Buscar en las tareas' });
  await field.click();
  const keys = [...TYPED, ...Array.from(TYPED, () => 'Backspace')];
  const typing: MainThread[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const thread = await measureMainThread(browser, page, async () => {
      for (const key of keys) {
        typed.push(await pressToPaint(page, FOUND, () => page.keyboard.press(key)));
      }
    });
    typing.push(thread);
  }
  say(`the filter, ${typed.length} keys, from the key to the paint of what is found`);
  reportTimes('each key (ms)', typed);
  say(`  over 50 ms: ${typed.filter((time) => time > 50).length}`);
  reportMainThread(`the filter, ${keys.length} keys`, typing);

  const columns: MainThread[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await openBoard(page, board);
    await settle(page);
    const column = page.locator('main article').first();
    columns.push(await measureMainThread(browser, page, () => scrollThrough(page, column)));
  }
  reportMainThread('a column scrolled', columns);
  const { scripts, process } = await measureMemory(browser, page);
  say(`memory of the page: ${megabytes(scripts)} of scripts, ${megabytes(process)} of its process`);

  reportMainThread('a card dragged across', await dragRuns(browser, page, board, RUNS));

  const tables: MainThread[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await openBoard(page, board);
    await page.getByRole('radio', { name: 'Tabla' }).click();
    const table = page.getByRole('grid', { name: 'Gestión de Tareas' });
    await expect(table).toBeVisible();
    await settle(page);
    tables.push(await measureMainThread(browser, page, () => scrollThrough(page, table)));
    await page.getByRole('radio', { name: 'Kanban' }).click();
  }
  reportMainThread('the table scrolled', tables);
});

interface Opened {
  readonly asked: number;
  readonly answered: number;
  readonly painted: number;
}

/** Opens the board twice in a fresh browser of a slow machine: with nothing in its cache, and with the hashed files. */
async function firstCards(
  browser: Browser,
  origin: string,
  board: Board,
): Promise<{ first: Opened; again: Opened }> {
  const context = await browser.newContext({ baseURL: origin, viewport, locale: 'es-GT' });
  try {
    const page = await context.newPage();
    await enterAs(page, board.manager);
    await activate(page, board.company);
    await page.addInitScript(noteFirstCard);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const path = `/projects/${board.project._id}`;
    return { first: await open(page, path), again: await open(page, path) };
  } finally {
    await context.close();
  }
}

async function open(page: Page, path: string): Promise<Opened> {
  await page.goto(path, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(() =>
    Number(performance.getEntriesByName('first card')[0]?.startTime),
  );
  const [asked = Number.NaN, answered = Number.NaN] = await page.evaluate((id) => {
    const request = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith(`/tasks/project/${id}`));
    const { startTime, responseEnd } = request as PerformanceResourceTiming;
    return [startTime, responseEnd];
  }, path.split('/').at(-1));
  return { asked, answered, painted: await painted.jsonValue() };
}

/** Runs in the page. */
function noteFirstCard(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main article')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark('first card');
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}
