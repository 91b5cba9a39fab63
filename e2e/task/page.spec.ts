import type { Page } from '@playwright/test';
import { card, column, newBoard, openBoard, pointOf, storedTask } from '../board/board.ts';
import { enterAs, newEmployee, signIn } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';
import { storedIn } from '../fixtures/stored.ts';

test('the card stays in sight beside its page, and so does that of the next one (PANEL-2)', async ({
  page,
  product,
}) => {
  const titles = Array.from({ length: 12 }, (_, at) => `Limpiar ${at + 1}`);
  const board = await newBoard(product.origin, { Backlog: ['Pintar'], Testing: titles, Done: ['Barrer'] });
  await openBoard(page, board);
  /** How far the columns are scrolled, once a card is wholly beside the page of its task. */
  const scrolledFor = async (title: string) => {
    const open = page.getByRole('dialog', { name: title, exact: true });
    await expect(open).toBeVisible();
    await expect
      .poll(async () => {
        const [drawn, beside] = [await card(page, title).boundingBox(), await open.boundingBox()];
        return drawn && beside ? beside.x - (drawn.x + drawn.width) : -1;
      })
      .toBeGreaterThanOrEqual(0);
    await expect(card(page, title)).toBeInViewport({ ratio: 0.98 });
    return page
      .locator('[data-fills] > div')
      .last()
      .evaluate(({ scrollLeft }) => scrollLeft);
  };

  await card(page, 'Pintar').click();
  expect(await scrolledFor('Pintar'), 'one that is not covered').toBe(0);
  await page.keyboard.press('Escape');
  await card(page, 'Barrer').click();
  expect(await scrolledFor('Barrer')).toBeGreaterThan(0);

  await page.keyboard.press('Escape');
  await card(page, 'Limpiar 1').click();
  for (const title of titles) {
    await scrolledFor(title);
    await page.keyboard.press('j');
  }
  await scrolledFor('Barrer');
});

test('the card is in sight when a link opens its page, however far down it is, and when it comes into another column (PANEL-2)', async ({
  page,
  product,
}) => {
  const titles = Array.from({ length: 60 }, (_, at) => `Limpiar ${at + 1}`);
  const board = await newBoard(product.origin, {
    Backlog: titles,
    Done: titles.map((title) => `${title} hecho`),
  });
  const last = await storedTask(board, 'Limpiar 60');
  await openBoard(page, board, `?task=${last?.id}`);
  await expect(card(page, 'Limpiar 60')).toBeInViewport({ ratio: 0.98 });

  await page.getByRole('dialog', { name: 'Limpiar 60' }).getByLabel('Estado').selectOption('Done');
  await expect(column(page, 'Done').getByRole('article', { name: 'Limpiar 60', exact: true })).toBeInViewport(
    {
      ratio: 0.98,
    },
  );
});

/** The unsaved texts that the browser keeps. */
async function keptDrafts(page: Page): Promise<string[]> {
  const drafts = await storedIn<{ text: string }>(page, { prefix: 'faena-drafts:', store: 'drafts' });
  return Object.values(drafts)
    .flat()
    .map(({ text }) => text);
}

test('a description that is being typed survives the death of its page (FORM-10)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
  const task = await storedTask(board, 'Pintar');
  await openBoard(page, board, `?task=${task?.id}`);
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Dos manos de pintura');
  await expect.poll(() => keptDrafts(page)).toEqual(['Dos manos de pintura']);
  const next = await page.context().newPage();
  await next.goto(`${product.origin}/projects/${board.project._id}?task=${task?.id}`);
  await expect(next.getByRole('textbox', { name: 'Descripción' }), 'the other tab types it').toHaveValue('');
  const killed = page.waitForEvent('crash');
  const devtools = await page.context().newCDPSession(page);
  void devtools.send('Page.crash').catch(() => {});
  await killed;
  expect((await storedTask(board, 'Pintar'))?.description, 'nothing was saved').toBe('');

  await expect(next.getByRole('textbox', { name: 'Descripción' })).toHaveValue('Dos manos de pintura');
  await expect(next.getByText('Se recuperó este texto, que no se había guardado.')).toBeVisible();
  await next.getByRole('button', { name: 'Descartar' }).click();
  await expect(next.getByRole('textbox', { name: 'Descripción' })).toHaveValue('');
});

test('a bitmap of 7 MB becomes a cover: the device shrinks and converts it (COVER-8)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
  const task = await storedTask(board, 'Pintar');
  await openBoard(page, board, `?task=${task?.id}`);
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/cover'),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'plano.bmp', mimeType: 'image/bmp', buffer: bitmap(2_000, 1_200) });
  const { 'content-length': bytes } = await (await sent).allHeaders();
  expect(Number(bytes)).toBeLessThan(1_048_576);
  await expect(page.getByRole('img', { name: 'Portada de Pintar' })).toBeVisible();
});

/** A picture of 24 bits a pixel, in one colour. */
function bitmap(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + width * height * 3, 2);
  for (const [at, value] of [
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
  ] as const)
    head.writeUInt32LE(value, at);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(width * height * 3, 0x80)]);
}

test('a task is a page beside the usable board: opened by its card, changed, reloaded, left by Escape and by the back button (PANEL-1, PANEL-2, PANEL-9)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar', 'Lijar'], Done: ['Barrer'] });
  const task = await storedTask(board, 'Pintar');
  await openBoard(page, board);
  const plain = new URL(page.url()).search;
  const pageOf = (title: string) => page.getByRole('dialog', { name: title, exact: true });

  // The foot of the card, where nothing is a control.
  const foot = await pointOf(card(page, 'Pintar'), 45);
  await page.mouse.click(foot.x, foot.y);
  await expect(pageOf('Pintar')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`[?&]task=${task?.id}$`));
  await expect.poll(async () => (await pageOf('Pintar').boundingBox())?.width).toBe(560);
  await expectAccessible(page);
  await shoot(page, 'task-page');

  await pageOf('Pintar').getByLabel('Prioridad').selectOption('Crítica');
  await expect.poll(async () => (await storedTask(board, 'Pintar'))?.priority).toBe('Critical');
  await page.reload();
  await expect(pageOf('Pintar').getByLabel('Prioridad')).toHaveValue('Critical');

  // No column ends under the page: the last one can be scrolled to, and its card opens.
  await column(page, 'Done').scrollIntoViewIfNeeded();
  await card(page, 'Barrer').getByRole('button', { name: 'Barrer', exact: true }).click();
  await expect(pageOf('Barrer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page, 'Barrer').getByRole('button', { name: 'Barrer', exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(pageOf('Barrer')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).search).toBe(plain);
});

test('a notice covers no button of a page that is all of the window, and a list stays as high while it is searched (DESIGN-22, DESIGN-14)', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const board = await newBoard(product.origin, { Backlog: ['Pintar', 'Lijar'], Done: ['Barrer'] });
  const task = await storedTask(board, 'Pintar');
  await openBoard(page, board, `?task=${task?.id}`);
  const side = page.getByRole('dialog', { name: 'Pintar', exact: true });
  await side.getByLabel('Prioridad').selectOption('Crítica');
  const notice = await page.locator('[data-sonner-toast]').boundingBox();
  if (!notice) throw new Error('no notice is drawn');
  for (const name of ['Tarea anterior', 'Tarea siguiente', 'Editar', 'Archivar', 'Más acciones', 'Cerrar']) {
    const button = await side.getByRole('button', { name, exact: true }).boundingBox();
    if (!button) throw new Error(`${name} is not drawn`);
    const { x, width } = notice;
    expect(button.x + button.width <= x || button.x >= x + width, `${name} is free`).toBe(true);
  }

  await side.getByRole('button', { name: 'Añadir dependencia' }).click();
  const list = page.getByRole('dialog', { name: 'La tarea por la que espera' });
  await expect(list.getByRole('option')).toHaveCount(2);
  // It grows as it comes.
  await expect.poll(async () => (await list.boundingBox())?.width).toBe(320);
  const before = await list.boundingBox();
  await page.keyboard.type('nada');
  await expect(list.getByText('Ninguna tarea coincide')).toBeVisible();
  expect(await list.boundingBox()).toEqual(before);
});

test('a step of two lines carried past the edge of its panel covers no other, also while something comes or goes in the page (CHECK-6)', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const board = await newBoard(product.origin);
  const steps = Array.from({ length: 14 }, (_, index) => `paso ${index + 1}`);
  steps[10] =
    'Comprobar con la cinta que los cuatro lados coincidan con el plano, y apuntarlo antes de seguir';
  const body = { title: 'Pintar', project: board.project._id, checklist: steps };
  const { id } = await board.manager.api.task.create({ body });
  await openBoard(page, board, `?task=${id}`);
  const side = page.getByRole('dialog', { name: 'Pintar', exact: true });
  /** How far each row is drawn from the one above it. */
  const gaps = () =>
    side
      .getByRole('list', { name: 'Pasos', exact: true })
      .getByRole('listitem')
      .evaluateAll((rows) => {
        const drawn = rows.map((row) => row.getBoundingClientRect()).toSorted((a, b) => a.top - b.top);
        return drawn
          .slice(1)
          .map(({ top }, index) => Math.abs(Math.round(top - (drawn[index]?.bottom ?? 0))));
      });
  for (const [from, key, presses] of [
    [10, 'ArrowDown', 3],
    [10, 'ArrowUp', 8],
    [0, 'ArrowDown', 12],
  ] as const) {
    await side.getByRole('button', { name: `Mover ${steps[from]}`, exact: true }).focus();
    await page.keyboard.press('Space');
    for (let press = 1; press <= presses; press += 1) {
      await page.keyboard.press(key);
      const place = from + 1 + (key === 'ArrowDown' ? press : -press);
      await expect(page.getByText(`posición ${place} de 14`)).toBeAttached();
      // As a tooltip or a notice does.
      await page.evaluate(() => {
        const passing = document.createElement('div');
        document.body.append(passing);
        passing.remove();
      });
      await expect.poll(gaps, `from ${from}, ${key} ${press}`).toEqual(Array(13).fill(0));
    }
    // It goes back, and the page of the task stays open.
    await page.keyboard.press('Escape');
    await expect.poll(gaps).toEqual(Array(13).fill(0));
  }
});

test('no key is lost that is pressed while a step is being lifted, also where it puts the step down (CHECK-6)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const body = { title: 'Pintar', project: board.project._id, checklist: ['uno', 'dos', 'tres'] };
  const { id } = await board.manager.api.task.create({ body });
  await openBoard(page, board, `?task=${id}`);
  const side = page.getByRole('dialog', { name: 'Pintar', exact: true });
  const steps = side.getByRole('list', { name: 'Pasos', exact: true }).getByRole('textbox');
  const press = (name: string, keys: string[]) =>
    side.getByRole('button', { name, exact: true }).evaluate((button, codes) => {
      button.focus();
      for (const code of codes)
        button.dispatchEvent(
          new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
        );
    }, keys);

  await press('Mover tres', ['Space', 'ArrowUp', 'ArrowUp']);
  await expect(page.getByText('tres, posición 1 de 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(steps.first()).toHaveValue('tres');

  await press('Mover dos', ['Space', 'ArrowUp', 'Space']);
  await expect(page.getByText('dos soltado en la posición 2 de 3.')).toBeAttached();
  await expect(steps.nth(1)).toHaveValue('dos');

  // It goes back, and the page of the task stays open.
  await press('Mover tres', ['Space', 'ArrowDown', 'Escape']);
  await expect(page.getByText('tres volvió a su lugar.')).toBeAttached();
  await expect(steps.first()).toHaveValue('tres');

  // Nothing is kept longer: the field takes its spaces.
  await steps.first().fill('');
  await steps.first().pressSequentially('uno más');
  await page.keyboard.press('Enter');
  await expect(side.getByRole('button', { name: 'Mover uno más', exact: true })).toBeVisible();
  const stored = async () => {
    const { items } = await board.manager.api.checklist.read({ params: { id } });
    return items.map(({ text }) => text);
  };
  await expect.poll(stored).toEqual(['uno más', 'dos', 'uno']);
});

for (const width of [768, 1440]) {
  test(`a notice leaves the clock of an employee free at ${width} px (DESIGN-22)`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
    const { manager, company, project } = board;
    const elena = await newEmployee(manager, company);
    await manager.api.project.addMember({ body: { projectId: project._id, username: elena.username } });
    const task = await storedTask(board, 'Pintar');
    await enterAs(page, await signIn(product.origin, elena));
    await page.goto(`/employee/projects/${project._id}?task=${task?.id}`);
    const side = page.getByRole('dialog', { name: 'Pintar', exact: true });
    await side.getByLabel('Estado', { exact: true }).selectOption('Doing');
    await expect(page.locator('[data-sonner-toast]')).toBeVisible();
    await side.getByRole('button', { name: 'Cerrar' }).click();
    const notice = await page.locator('[data-sonner-toast]').boundingBox();
    const clock = await page.locator('header a[href="/employee/time-tracker"]').boundingBox();
    if (!notice || !clock) throw new Error('a notice or the clock is not drawn');
    expect(notice.x + notice.width).toBeLessThanOrEqual(clock.x);
  });
}
