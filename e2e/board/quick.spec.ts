import { expectAccessible } from '../fixtures/axe.ts';
import { untilLater } from '../fixtures/later.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { card, column, expectCards, newBoard, openBoard, storedLayout, storedTask } from './board.ts';

test('ten tasks are typed, five of them moved at once, one deleted, and both taken back (QUICK-1, QUICK-7, QUICK-8, UNDO-5)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['cero'] });
  const typed = Array.from({ length: 10 }, (_, index) => `tarea ${index + 1}`);
  await openBoard(page, board);
  await page.getByRole('button', { name: 'Agregar aquí: To do' }).click();
  for (const title of typed) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['cero'], 'To do': typed });
  await expectCards(page, 'To do', typed);
  await page.keyboard.press('Escape');
  // The cards move up once the field is gone.
  await expect(column(page, 'To do').getByRole('textbox')).toHaveCount(0);

  const chosen = typed.slice(0, 5);
  await card(page, 'tarea 1').click({ modifiers: ['Control'] });
  await expect(page.getByRole('toolbar', { name: '1 tarea elegida' })).toBeVisible();
  await card(page, 'tarea 5').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: '5 tareas elegidas' });
  await expect(bar).toBeVisible();
  // It covers none of the columns, nor the foot of the page (DESIGN-22).
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [columnBox, barBox, footBox] = await Promise.all(
      [column(page, 'Backlog'), bar, page.getByRole('contentinfo')].map((part) => part.boundingBox()),
    );
    if (!columnBox || !barBox || !footBox) throw new Error('a part of the board is not drawn');
    expect(columnBox.y + columnBox.height).toBeLessThanOrEqual(barBox.y);
    expect(barBox.y + barBox.height).toBeLessThanOrEqual(footBox.y);
  }
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Mover a', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Doing' }).click();
  await expectCards(page, 'Doing', chosen);
  await expect
    .poll(() => storedLayout(board))
    .toEqual({ Backlog: ['cero'], 'To do': typed.slice(5), Doing: chosen });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await bar.getByRole('button', { name: 'No elegir ninguna' }).click();
  await expect(page.getByRole('toolbar', { name: /elegida/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expectCards(page, 'To do', typed);
  await expect.poll(() => storedLayout(board)).toEqual({ Backlog: ['cero'], 'To do': typed });

  const before = await storedTask(board, 'cero');
  await card(page, 'cero').hover();
  await card(page, 'cero')
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(card(page, 'cero')).toHaveCount(0);
  await page
    .locator('[data-sonner-toast]', { hasText: 'cero' })
    .getByRole('button', { name: 'Deshacer' })
    .click();
  await expect(card(page, 'cero')).toBeVisible();
  await expect.poll(async () => (await storedTask(board, 'cero'))?.id).toBe(before?.id);

  // The notice that was pressed is drawn for a moment more, and takes only itself along.
  await page.waitForTimeout(1_000);
  await page
    .locator('[data-sonner-toast]', { hasText: 'Deshecho.' })
    .getByRole('button', { name: 'Rehacer' })
    .click();
  await expect(card(page, 'cero')).toHaveCount(0);
});

for (const { what, width, height, search } of [
  { what: 'a board as narrow as a phone', width: 360, height: 740, search: '' },
  { what: 'a table as narrow as a phone', width: 360, height: 740, search: '?view=table' },
  { what: 'the cards of a table', width: 768, height: 900, search: '?view=table' },
  { what: 'a board in a low window', width: 1440, height: 420, search: '' },
]) {
  test(`on a scrolling page the bar of chosen tasks covers neither the foot of the page nor the focused element: ${what} (QUICK-8, DESIGN-22)`, async ({
    page,
    product,
  }) => {
    const board = await newBoard(product.origin, { Backlog: ['a', 'b', 'c', 'd', 'e'] });
    await page.setViewportSize({ width, height });
    await openBoard(page, board, search);
    if (search) await page.getByRole('button', { name: 'Elegir: a', exact: true }).click();
    else await card(page, 'a').click({ modifiers: ['Control'] });
    const bar = page.getByRole('toolbar', { name: '1 tarea elegida' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const barTop = () => bar.evaluate((element) => element.getBoundingClientRect().top);
    const foot = page.getByRole('contentinfo');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(foot.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    expect(await foot.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      await barTop(),
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    const link = foot.getByRole('link').first();
    await link.focus();
    expect(await link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
      await barTop(),
    );
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--kept-below')))
      .toBe('');
  });
}

test('the ring of a button on a card covers nothing beside it (QUICK-5)', async ({ page, product }) => {
  const board = await newBoard(product.origin, { Backlog: ['a'] });
  const id = (await storedTask(board, 'a'))?.id ?? '';
  await board.manager.api.task.update({ params: { id }, body: { dueDate: '2027-01-05T12:00:00.000Z' } });
  await openBoard(page, board);
  const date = card(page, 'a').getByRole('button', { name: /^Fecha de vencimiento: a/ });
  const text = (await date.boundingBox())?.x ?? 0;
  const inset = await date.evaluate((button) => Number.parseFloat(getComputedStyle(button).paddingLeft));
  await page.keyboard.press('Tab');
  const priority = card(page, 'a').getByRole('button', { name: /^Prioridad: a/ });
  await priority.focus();
  const ring = await priority.evaluate((button) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(button);
    if (outlineStyle === 'none') throw new Error('it has no ring');
    const { right } = button.getBoundingClientRect();
    return right + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  expect(text + inset - ring).toBeGreaterThanOrEqual(1);
});

test('the placeholder for a new task is read whole in a narrow column (QUICK-1)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  await openBoard(page, board);
  await page.getByRole('button', { name: 'Agregar aquí: Backlog' }).click();
  const room = await page.getByPlaceholder('Qué hacer').evaluate((field) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('nothing to measure with');
    pen.font = font;
    const { width } = pen.measureText(field.getAttribute('placeholder') ?? '');
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test.describe('tasks that are typed below a full column', () => {
  test.use({ metered: false });

  for (const reach of ['with', 'without']) {
    test(`each ${reach} a connection is seen whole above the line (QUICK-1, NET-18)`, async ({
      page,
      context,
      product,
    }) => {
      const full = Array.from({ length: 14 }, (_, index) => `tarea ${index + 1}`);
      const board = await newBoard(product.origin, { Backlog: full });
      await openBoard(page, board);
      await untilLater(page);
      if (reach === 'without') await context.setOffline(true);
      await page.getByRole('button', { name: 'Agregar aquí: Backlog' }).click();
      for (const title of ['uno', 'dos', 'tres']) {
        await page.keyboard.type(title);
        await page.keyboard.press('Enter');
        await expect(card(page, title)).toBeInViewport({ ratio: 0.99 });
      }
    });
  }
});

test('the text of a notice breaks before its button, and has room to name its task (DESIGN-22)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Testing: ['Revisar la bomba del pozo'], Done: ['hecha'] });
  const { manager, project } = board;
  const body = { wipLimits: { Done: 1 } };
  await manager.api.project.update({ query: { project_id: project._id }, body });
  const id = (await storedTask(board, 'Revisar la bomba del pozo'))?.id ?? '';
  await manager.api.task.update({ params: { id }, body: { recurrence: { every: 1, unit: 'week' } } });
  await openBoard(page, board, `?task=${id}`);
  await page.getByRole('dialog').getByLabel('Estado', { exact: true }).selectOption('Done');

  const notice = page.locator('[data-sonner-toast]');
  const text = notice.getByText('Tarea movida a Done. Se creó la siguiente. Done tiene 2 de 1.');
  await expect(text).toBeVisible();
  await shoot(page, 'long-notice');
  const [said, about, undo] = await Promise.all(
    [
      text,
      notice.getByText('Revisar la bomba del pozo'),
      notice.getByRole('button', { name: 'Deshacer' }),
    ].map((part) => part.boundingBox()),
  );
  if (!said || !about || !undo) throw new Error('a part of the notice is not drawn');
  expect(said.x + said.width).toBeLessThanOrEqual(undo.x);
  expect(about.width).toBeGreaterThanOrEqual(96);

  // Nor does a long one cover how the board is looked at, where the window is narrow.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 900 });
  const lowest = async () => {
    const box = await notice.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const views = await page.getByRole('radiogroup').boundingBox();
  await expect.poll(lowest).toBeLessThanOrEqual(views?.y ?? 0);
});
