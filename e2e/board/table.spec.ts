import { activate, enterAs, newEmployee, newTask } from '../fixtures/api.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { newBoard, openBoard, storedTask } from './board.ts';
import { expectRows, filterOf, newTableBoard, openTable, row } from './table.ts';

test('the heading counts the filtered tasks, and Limpiar filtros shows while a filter is set (BOARD-19)', async ({
  page,
  product,
}) => {
  await openTable(page, await newTableBoard(product.origin));
  const heading = page.getByRole('heading', { level: 3 });
  const clear = page.getByRole('button', { name: 'Limpiar filtros' });
  const status = filterOf(page, 'Estado');
  const priority = filterOf(page, 'Prioridad');

  await expect(heading).toHaveText('Tareas (4 de 4)');
  await expect(clear).toHaveCount(0);
  await expect(status.getByRole('option')).toHaveText([
    'Todos',
    'Backlog',
    'To do',
    'Doing',
    'Testing',
    'Done',
  ]);
  await expect(priority.getByRole('option')).toHaveText(['Todas', 'Baja', 'Media', 'Alta', 'Crítica']);

  await status.selectOption('Backlog');
  await expect(heading).toHaveText('Tareas (2 de 4)');
  await priority.selectOption('Crítica');
  await expectRows(page, ['alfa']);

  // They survive a reload.
  await page.reload();
  await expect(heading).toHaveText('Tareas (1 de 4)');
  await expect(page).toHaveURL(/status=Backlog&priority=Critical/);
  await clear.click();
  await expect(heading).toHaveText('Tareas (4 de 4)');
  await expect(clear).toHaveCount(0);
});

test('every column that sorts turns its direction when pressed again, starts ascending, and gives way to the order of the board (BOARD-19)', async ({
  page,
  product,
}) => {
  await openTable(page, await newTableBoard(product.origin));
  // By order, then by column from the left: each column's first task, then Backlog's second.
  await expectRows(page, ['alfa', 'delta', 'beta', 'gama']);

  const sorted = {
    Título: ['alfa', 'beta', 'delta', 'gama'],
    Estado: ['alfa', 'gama', 'delta', 'beta'],
    Prioridad: ['beta', 'gama', 'delta', 'alfa'],
    'Asignado a': ['beta', 'alfa', 'gama', 'delta'],
    Horas: ['alfa', 'gama', 'beta', 'delta'],
  };
  for (const [name, ascending] of Object.entries(sorted)) {
    const head = page.getByRole('columnheader', { name });
    await head.getByRole('button').click();
    await expectRows(page, ascending);
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  }
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  await expectRows(page, sorted.Título);
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  await expectRows(page, sorted.Título.toReversed());

  // By due date, those without one last; and it survives a reload.
  await page.getByRole('columnheader', { name: 'Vence' }).getByRole('button').click();
  await expectRows(page, ['gama', 'beta', 'alfa', 'delta']);
  await page.reload();
  await expectRows(page, ['gama', 'beta', 'alfa', 'delta']);
  await expect(page).toHaveURL(/sort=dueDate/);
});

test('the view, its filters and its sort survive a reload, and a link with them opens the same for somebody else (FIND-8)', async ({
  page,
  browser,
  product,
}) => {
  const board = await newTableBoard(product.origin);
  await openTable(page, board);
  await filterOf(page, 'Estado').selectOption('Backlog');
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'Título' }).getByRole('button').click();
  await expectRows(page, ['gama', 'alfa']);
  await page.reload();
  await expectRows(page, ['gama', 'alfa']);
  await expect(filterOf(page, 'Estado')).toHaveValue('Backlog');
  await expect(page.getByRole('columnheader', { name: 'Título' })).toHaveAttribute('aria-sort', 'descending');

  const { search } = new URL(page.url());
  expect(search).toBe('?view=table&status=Backlog&sort=-title');
  const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage();
  await openTable(elsewhere, board, search);
  await expectRows(elsewhere, ['gama', 'alfa']);
  await elsewhere.context().close();
});

test("assignees show up to 3 avatars plus '+N'; the username when there is 1, else 'N usuarios'; with none 'Sin asignar'", async ({
  page,
  product,
}) => {
  const board = await newTableBoard(product.origin);
  await openTable(page, board);
  const alfa = await storedTask(board, 'alfa');

  await expect(row(page, 'alfa')).toContainText(alfa?.assignedTo[0]?.username ?? 'nobody');
  await expect(row(page, 'gama')).toContainText('2 usuarios');
  await expect(row(page, 'delta')).toContainText('4 usuarios');
  await expect(row(page, 'delta').locator('[data-rest="+1"]')).toBeVisible();
  await expect(row(page, 'delta').getByRole('img').locator('> span[aria-hidden]')).toHaveCount(3);
  await expect(row(page, 'beta')).toContainText('Sin asignar');
  // The first letter of the username.
  const letter = row(page, 'alfa').getByRole('img').locator('[data-initial]');
  await expect(letter).toHaveAttribute('data-initial', /^e$/i);
});

test('an assignee is their picture, else the first letter of their username (BOARD-30)', async ({
  page,
  product,
}) => {
  const board = await newBoard(product.origin);
  const { session, username, api } = board.manager;
  const body = new FormData();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  body.append('profileImage', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'foto.png');
  const answer = await fetch(`${product.origin}/api/user/profile-picture?username=${username}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.accessToken}` },
    body,
  });
  expect(answer.ok).toBe(true);
  const { employee, username: other } = await newEmployee(board.manager, board.company, 'Ana Xol');
  await api.project.addMember({ body: { projectId: board.project._id, username: other } });
  await newTask(board.manager, board.project, { title: 'con foto', assignedTo: [session.userId] });
  await newTask(board.manager, board.project, { title: 'sin foto', assignedTo: [employee._id] });
  await openTable(page, board);

  const { profilePicture } = await api.person.account();
  await expect(row(page, 'con foto').locator('img')).toHaveAttribute('src', profilePicture ?? 'none');
  await expect(row(page, 'sin foto').locator('img')).toHaveCount(0);
  const letter = row(page, 'sin foto').getByRole('img').locator('[data-initial]');
  await expect(letter).toHaveAttribute('data-initial', new RegExp(`^${other[0]}$`, 'i'));
});

test("missing values show '-'; there is a Tags column", async ({ page, product }) => {
  await openTable(page, await newTableBoard(product.origin));

  const cells = (title: string) => row(page, title).getByRole('gridcell');
  await expect(cells('alfa').nth(4)).toHaveText('-');
  await expect(cells('alfa').nth(5)).toHaveText('-');
  await expect(cells('alfa').nth(6)).toHaveText('-');
  await expect(cells('gama').nth(6)).toHaveText('uno');
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toBeVisible();
});

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

test("empty: 'No hay tareas en este proyecto'", async ({ page, product }) => {
  await openBoard(page, await newBoard(product.origin));
  await page.getByRole('radio', { name: 'Tabla' }).click();
  await expect(page.getByText('No hay tareas en este proyecto')).toBeVisible();
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
