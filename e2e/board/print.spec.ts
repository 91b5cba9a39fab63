import type { Page } from '@playwright/test';
import { newEmployee } from '../fixtures/api.ts';
import { untilLater } from '../fixtures/later.ts';
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
  for (const menu of ['Filtros', 'Filtrar', 'Tablero', 'Proyectos']) expect(words).not.toContain(menu);
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

/** Buttons, links and fields of a screen. */
const CONTROLS = 'main :is(button, a, input, select, textarea, [role=combobox], [role=radio], [role=tab])';

/** Expects no control on the paper of these screens but those that hold a name of their data. */
async function expectPlainPaper(
  page: Page,
  paths: readonly string[],
  told: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await untilLater(page);
    await page.emulateMedia({ media: 'print' });
    const named = await page
      .locator(CONTROLS)
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
      );
    const others = named.filter((name) => !told.some((word) => name.includes(word)));
    expect(others, path).toEqual([]);
    await expect(page.getByText(/^(Añade una tarjeta|Sin tarjetas)$/).first(), path).toBeHidden();
  }
}

test('paper of each manager screen has no control besides its data, and no hint to press one (DESIGN-27)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar'], Done: ['Lijar'] });
  const { employee } = await newEmployee(board.manager, board.company);
  await openBoard(page, board);
  const told = [
    board.company.name,
    board.project.name,
    employee.fullname,
    'Pintar',
    'Lijar',
    'Próximo pago',
    'Fecha',
  ];
  const projects = `/projects/${board.project._id}`;
  const lists = ['/home', '/company', `/company/${board.company._id}`, projects, `${projects}?view=table`];
  const people = ['/team', '/employees', '/planilla', '/planilla/periodo', '/planilla/conceptos'];
  await expectPlainPaper(page, [...lists, ...people], told);
});
