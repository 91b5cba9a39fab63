import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { readPages } from '../fixtures/read-pdf.ts';
import { card, newBoard, openBoard } from './board.ts';
import { openTable } from './table.ts';

/** More than a column or a table draws at once, with titles of which none is a part of another. */
const titles = (of: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${of}${String(index + 1).padStart(3, '0')}`);

/** The words of each printed page. */
const printed = async (page: Page) =>
  (await readPages(await page.pdf())).map((texts) => texts.join(' ').split(/\s+/));

test('paper has every card under its column, named on each page, and no menu or button (DESIGN-27)', async ({
  page,
  product,
}) => {
  const layout = { Backlog: titles('bl', 90), Doing: titles('do', 29), Done: titles('dn', 3) };
  await openBoard(page, await newBoard(product.origin, layout));
  await expect(card(page, 'bl001')).toBeVisible();
  const pages = await printed(page);
  const words = new Set(pages.flat());
  expect(
    Object.values(layout)
      .flat()
      .filter((title) => !words.has(title)),
  ).toEqual([]);
  const withBacklog = pages.filter((texts) => texts.some((text) => text.startsWith('bl')));
  expect(withBacklog.length).toBeGreaterThan(1);
  for (const texts of withBacklog) expect(texts).toContain('Backlog');
  expect([...words]).toEqual(expect.arrayContaining(['Backlog', 'Doing', 'Done', 'Testing']));
  for (const menu of ['Filtros', 'Filtrar', 'Tablero', 'Proyectos', 'Añade', 'tarjetas'])
    expect(words).not.toContain(menu);
  // The screen draws only those in sight again.
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(90);
});

test('paper has every row and column of the table, and its head on each page (DESIGN-27)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: titles('fila', 134) });
  await openTable(page, board);
  await expect(page.getByRole('row', { name: /^fila001 / })).toBeVisible();
  const pages = await printed(page);
  const words = pages.flat();
  expect(titles('fila', 134).filter((title) => !words.includes(title))).toEqual([]);
  expect(pages.length).toBeGreaterThan(1);
  for (const [number, texts] of pages.entries()) {
    expect(texts, `page ${number + 1}`).toEqual(
      expect.arrayContaining(['Título', 'Estado', 'Prioridad', 'Asignado', 'Horas']),
    );
  }
});
