import { activate, enterAs } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { newBoard, openBoard, storedTask } from './board.ts';
import { newTableBoard, openTable, row } from './table.ts';

test('at 1440 px the table fits: nothing of the Tags column lies under the Acciones column', async ({
  page,
  product,
}) => {
  const board = await newTableBoard(product.origin);
  const tags = ['compras', 'cocina', 'una etiqueta bastante larga'];
  const title = 'Comprar el horno de la cocina principal';
  await board.manager.api.task.create({ body: { title, tags, project: board.project._id } });
  await openTable(page, board);

  const cells = page.getByRole('row', { name: /^Comprar/ }).getByRole('gridcell');
  for (const tag of tags.slice(0, 2)) {
    const room = async () => {
      const box = await cells.nth(6).getByText(tag, { exact: true }).boundingBox();
      const actions = await cells.last().boundingBox();
      return (actions?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
    };
    await expect.poll(room, tag).toBeGreaterThan(0);
  }
  const table = page.getByRole('grid', { name: 'Gestión de Tareas' }).locator('..');
  const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden).toBe(0);

  // Where the title has room to spare they have some of it.
  await page.setViewportSize({ width: 1920, height: 900 });
  const cut = () =>
    cells
      .nth(6)
      .locator('span[title]')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(cut).toBe(0);
});

test('the edge of a column is carried, and is where it was left after a reload (BOARD-19)', async ({
  page,
  product,
}) => {
  const board = await newTableBoard(product.origin);
  await openTable(page, board);
  const edge = page.getByRole('separator', { name: 'Ancho de Estado' });
  const width = async () => Number(await edge.getAttribute('aria-valuenow'));
  const drawn = async () =>
    (await page.getByRole('columnheader', { name: 'Estado' }).boundingBox())?.width ?? 0;
  const [made, before] = [await width(), Math.round(await drawn())];
  expect(before).toBeLessThanOrEqual(made);
  const box = await edge.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 4, (box?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(x + 90, y);
  await expect.poll(width).toBe(before + 30);
  await expect.poll(drawn).toBeCloseTo(before + 30, 0);
  await expectAccessible(page);
  await page.reload();
  await expect.poll(width).toBe(before + 30);
  await edge.dblclick();
  await expect.poll(width).toBe(made);
});

test('the heading of a group stays above its lines, and another grouping starts at the top (BOARD-19)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  for (const status of ['Backlog', 'Done'] as const) {
    const titles = Array.from({ length: 120 }, (_, at) => `${status} ${at + 1}`);
    await board.manager.api.task.createMany({ body: { project: board.project._id, status, titles } });
  }
  await openBoard(page, board, '?view=table&group=status');
  const table = page.getByRole('grid', { name: 'Gestión de Tareas' });
  const scroller = table.locator('..');
  const head = await table.getByRole('columnheader').first().boundingBox();
  const below = (head?.y ?? 0) + (head?.height ?? 0);
  const heading = (name: RegExp) => table.getByRole('button', { name });
  for (const [top, name] of [
    [1_000, /^Backlog ?: 120/],
    [6_000, /^Done ?: 120/],
    [2_000, /^Backlog ?: 120/],
  ] as const) {
    await scroller.evaluate((element, to) => element.scrollTo({ top: to }), top);
    await expect(heading(name)).toBeInViewport();
    await expect.poll(async () => (await heading(name).boundingBox())?.y).toBeLessThan(below + 5);
  }
  await page.getByRole('combobox', { name: /Agrupar/ }).selectOption({ label: 'Persona' });
  await expect(heading(/^Sin asignar/)).toBeInViewport();
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('while a long table scrolls no line renders its buttons; the one it stops under the pointer does (BOARD-30)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const titles = Array.from({ length: 150 }, (_, at) => `tarea ${at + 1}`);
  await board.manager.api.task.createMany({ body: { project: board.project._id, titles } });
  await openTable(page, board);
  const table = page.getByRole('grid', { name: 'Gestión de Tareas' });
  const underPointer = table.locator('tr:hover').getByRole('combobox');
  await row(page, 'tarea 9').hover();
  await expect(underPointer).toBeVisible();

  const { fields, rests } = await table.evaluate(async (grid, restMs) => {
    const count = { fields: 0, rests: 1 };
    const observer = new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (added instanceof Element) count.fields += added.querySelectorAll('select').length;
      }
    });
    observer.observe(grid, { childList: true, subtree: true });
    let last = performance.now();
    for (let frame = 0; frame < 60; frame += 1) {
      grid.parentElement?.scrollBy(0, 60);
      const now = await new Promise(requestAnimationFrame);
      if (now - last > restMs) count.rests += 1;
      last = now;
    }
    return count;
  }, 140);
  // The line under the pointer and the one that Tab reaches, once a rest.
  expect(fields).toBeLessThanOrEqual(2 * rests);
  await expect(row(page, 'tarea 9')).toHaveCount(0);
  await expect(underPointer).toBeVisible();
});

test('the marks beside a title are whole: blocked, and the progress of its checklist', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Doing: ['Pedir los tubos'] });
  const { api } = board.manager;
  const title = 'Instalar tubería sanitaria en las casas de la manzana norte';
  const checklist = ['Medir', 'Cortar', 'Pegar', 'Probar', 'Tapar'];
  const { id } = await api.task.create({ body: { title, project: board.project._id, checklist } });
  const taskId = (await storedTask(board, 'Pedir los tubos'))?.id ?? '';
  await api.taskLink.addBlocker({ params: { id }, body: { taskId } });
  await openTable(page, board);
  const cell = row(page, title).getByRole('gridcell').or(row(page, title).getByRole('cell')).first();
  for (const mark of ['Bloqueada', '0/5']) {
    await expect
      .poll(async () => {
        const [whole, drawn] = [await cell.boundingBox(), await cell.getByText(mark).boundingBox()];
        return whole && drawn ? whole.x + whole.width - (drawn.x + drawn.width) : -1;
      }, mark)
      .toBeGreaterThan(0);
    await expect(cell.getByText(mark)).toBeInViewport({ ratio: 0.98 });
  }
});

test('a column is as wide as its head asks, in every language and in little room (DESIGN-17, BOARD-19)', async ({
  page,
  product,
}) => {
  const board = await newTableBoard(product.origin);
  await page.setViewportSize({ width: 1120, height: 900 });
  await enterAs(page, board.manager);
  await activate(page, board.company);
  for (const language of ['original', 'es', 'en']) {
    await page.context().addCookies([{ name: 'language', value: language, url: product.origin }]);
    await page.goto(`/projects/${board.project._id}?view=table`);
    const heads = page.getByRole('columnheader').locator('.truncate');
    await expect(heads.first()).toBeVisible();
    const cut = await heads.evaluateAll((words) =>
      words
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((word) => word.textContent),
    );
    expect(cut, language).toEqual([]);
  }
});
