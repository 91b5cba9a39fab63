import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures/product.ts';
import { newBoard, openBoard, storedLayout } from './board.ts';

const GUIDE = join(import.meta.dirname, '../../docs/guides/working-on-the-board.md');
const PLANKA = 'http://planka.test';

/** A board as Planka 2 answers it. */
const BOARD = {
  item: { id: '7', name: 'Casa' },
  included: {
    lists: [{ id: '11', type: 'active', name: 'Doing', position: 1 }],
    cards: [{ id: '21', listId: '11', name: 'Vigas', position: 1, commentsTotal: 0 }],
  },
};

test('the lines of the guide save a board of Planka in a browser, and the file is imported (IMPORT-2)', async ({
  page,
  product,
}) => {
  const [, lines = ''] = /```js\n([^`]*`Bearer [^`]*`[^`]*)```/.exec(await readFile(GUIDE, 'utf8')) ?? [];
  expect(lines).not.toBe('');
  await page.context().addCookies([
    { name: 'accessTokenVersion', value: '1', url: PLANKA },
    { name: 'accessToken', value: 'ey.J.x', url: PLANKA },
  ]);
  // Planka accepts the token as a header, and ignores the cookie on its own.
  await page.route(`${PLANKA}/**`, (route) => {
    if (new URL(route.request().url()).pathname === '/boards/7')
      return route.fulfill({ contentType: 'text/html', body: '<title>Planka</title>' });
    const isSignedIn = route.request().headers().authorization === 'Bearer ey.J.x';
    return isSignedIn
      ? route.fulfill({ json: BOARD })
      : route.fulfill({ status: 401, json: { code: 'E_UNAUTHORIZED' } });
  });
  await page.goto(`${PLANKA}/boards/7`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.evaluate(lines)]);
  expect(download.suggestedFilename()).toBe('planka.json');
  const buffer = await readFile(await download.path());

  const board = await newBoard(product.origin, {});
  await openBoard(page, board);
  await page.getByRole('button', { name: 'Menú del proyecto' }).click();
  await page.getByRole('button', { name: 'Importar tareas…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar tareas' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'planka.json', mimeType: 'application/json', buffer });
  await dialog.getByRole('button', { name: 'Importar 1 tarea' }).click();
  await expect(page.getByRole('article', { name: 'Vigas' })).toBeVisible();
  expect(await storedLayout(board)).toEqual({ Doing: ['Vigas'] });
});
