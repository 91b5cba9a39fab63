import { newBoard, storedTask } from '../board/board.ts';
import { joinAsEmployee, openAsManager } from '../board/people.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/product.ts';
import { shoot } from '../fixtures/shots.ts';

/** A picture of 1,200 by 900 pixels, made by the page. */
const PHOTO = () =>
  new Promise<number[]>((resolve) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_200, 900];
    const context = canvas.getContext('2d');
    context?.fillRect(100, 100, 500, 500);
    canvas.toBlob(
      async (blob) => resolve([...new Uint8Array(await (blob as Blob).arrayBuffer())]),
      'image/png',
    );
  });

test('a photo and a PDF show on the page of another person, in a gallery and with a comment, and nobody else opens them (FILE-5, FILE-12, COMMENT-20)', async ({
  browser,
  product,
}) => {
  const board = await newBoard(product.origin, { Backlog: ['Pintar'] });
  const task = await storedTask(board, 'Pintar');
  const { page: mine } = await openAsManager(browser, product.origin, board, `?task=${task?.id}`);
  const { page: theirs } = await joinAsEmployee(browser, product.origin, board);
  await theirs.getByRole('article', { name: 'Pintar' }).click();
  await theirs.getByRole('button', { name: 'Añadir archivos' }).waitFor();
  const photo = Buffer.from(await theirs.evaluate(PHOTO));
  const inputOf = (button: string) =>
    theirs.getByRole('button', { name: button }).locator('xpath=following-sibling::input[1]');
  await inputOf('Añadir archivos').setInputFiles([
    { name: 'cocina.png', mimeType: 'image/png', buffer: photo },
    { name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
    { name: 'otra.png', mimeType: 'image/png', buffer: photo },
  ]);

  const list = mine.getByRole('list', { name: 'Archivos de la tarea' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const thumbnail = list.locator('img').first();
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await expectAccessible(mine);
  await shoot(mine, 'task-files');

  await list.getByRole('button', { name: 'Abrir cocina.png' }).click();
  const shown = mine.getByRole('img', { name: 'cocina.png' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_200);
  await mine.keyboard.press('ArrowRight');
  await mine.getByRole('img', { name: 'otra.png' }).waitFor();
  await expectAccessible(mine);
  await shoot(mine, 'task-photo');
  await mine.getByRole('button', { name: 'Usar como portada' }).click();
  await mine.getByText('Portada guardada.').waitFor();
  await mine.keyboard.press('Escape');

  const address = await list.getByRole('link', { name: 'Abrir plano.pdf' }).getAttribute('href');
  const answer = await fetch(`${product.origin}${address}`);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  const forged = await fetch(`${product.origin}${address?.replace(/.{4}$/, 'AAAA')}`);
  expect(forged.status).toBe(404);

  await inputOf('Adjuntar archivos').setInputFiles({
    name: 'muro.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await theirs.getByRole('button', { name: 'Quitar muro.png del comentario' }).waitFor();
  await theirs.getByRole('textbox', { name: 'Nuevo comentario' }).fill('Así quedó el muro.');
  await shoot(theirs, 'comment-attaching');
  await theirs.getByRole('button', { name: 'Comentar', exact: true }).click();
  const said = mine.getByRole('list', { name: 'Archivos del comentario' });
  await said.getByRole('button', { name: 'Abrir muro.png' }).scrollIntoViewIfNeeded();
  await expectAccessible(mine);
  await shoot(mine, 'comment-files');
  await said.getByRole('button', { name: 'Abrir muro.png' }).click();
  await mine.getByRole('img', { name: 'muro.png' }).waitFor();
});
