import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBoard, person, refuse, screen, waitFor, within } from '@/test/index.ts';

const rosa = person('employee', { fullname: 'Rosa Ajanel', username: 'rosa' });
const picture = new File(['picture'], 'obra.png', { type: 'image/png' });
const COVER = '/api/tasks/cover/0123456789abcdef0123456789abcdef';

async function open({ cover, as }: { cover?: string; as?: typeof rosa } = {}) {
  const task = { title: 'Zanja', ...(cover && { cover }) };
  const board = new FakeBoard({}, { members: [rosa], tasks: [task] });
  const visit = await board.open({ search: `?task=${board.task('Zanja').id}`, ...(as && { as }) });
  const page = within(await screen.findByRole('dialog', { name: 'Zanja' }));
  return { board, page, ...visit };
}

describe('the cover of a task’s page (COVER-1)', () => {
  it('is chosen, shows once it is stored, named after the task, and is decorative on the card (COVER-1)', async () => {
    const { board, page, user } = await open();
    expect(page.queryByRole('img')).not.toBeInTheDocument();
    await page.findByRole('button', { name: 'Añadir una portada' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(input as HTMLInputElement, picture);
    const shown = await page.findByRole('img', { name: 'Portada de Zanja' });
    expect(shown).toHaveAttribute('src', board.task('Zanja').cover);
    expect(await screen.findByText('Portada guardada.')).toBeVisible();
    const onCard = document.querySelector('article img');
    expect(onCard).toHaveAttribute('src', board.task('Zanja').cover);
    expect(onCard).toHaveAttribute('alt', '');
    expect(onCard).toHaveAttribute('loading', 'lazy');
    expect([onCard?.getAttribute('width'), onCard?.getAttribute('height')]).toEqual(['640', '360']);
  });

  it('is dropped or pasted; a text with a picture is left to the field', async () => {
    const { page, api } = await open();
    const button = await page.findByRole('button', { name: 'Añadir una portada' });
    fireEvent.dragOver(button, { dataTransfer: { types: ['Files'] } });
    expect(page.getByText('Soltar para usarla de portada')).toBeVisible();
    fireEvent.drop(button, { dataTransfer: { types: ['Files'], files: [picture] } });
    await page.findByRole('img', { name: 'Portada de Zanja' });
    expect(page.queryByText('Soltar para usarla de portada')).not.toBeInTheDocument();
    fireEvent.paste(document.body, { clipboardData: { files: [picture], getData: () => 'words' } });
    fireEvent.paste(document.body, { clipboardData: { files: [picture], getData: () => '' } });
    await waitFor(() => expect(api.changes).toEqual(['taskCover.set', 'taskCover.set']));
  });

  it('is removed by a button, and restored by Deshacer', async () => {
    const { page, user } = await open({ cover: COVER });
    await user.click(await page.findByRole('button', { name: 'Quitar portada' }));
    await waitFor(() => expect(page.queryByRole('img')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await page.findByRole('img', { name: 'Portada de Zanja' })).toHaveAttribute('src', COVER);
  });

  it('that was refused stays as it was, and says why', async () => {
    const { page, user, api } = await open({ cover: COVER });
    api.answer({ taskCover: { set: () => refuse('unsupported_media_type') } });
    await page.findByRole('button', { name: 'Cambiar portada' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await user.upload(input as HTMLInputElement, picture);
    expect(await screen.findByText(/^No se pudo guardar la portada\./)).toBeVisible();
    expect(page.getByRole('img', { name: 'Portada de Zanja' })).toHaveAttribute('src', COVER);
  });

  describe('is shrunk or converted on the device (COVER-8)', () => {
    const drawn: number[][] = [];
    beforeEach(() => {
      drawn.length = 0;
      vi.stubGlobal('createImageBitmap', async (file: File) => {
        if (file.name.endsWith('.heic') || file.name.endsWith('.txt')) throw new Error('Not decoded');
        return { width: 8_000, height: 6_000, close: () => {} };
      });
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
        () => ({ drawImage: () => {} }) as never,
      );
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
        this: HTMLCanvasElement,
        to,
      ) {
        drawn.push([this.width, this.height]);
        to(new Blob(['small'], { type: 'image/webp' }));
      });
    });
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    const choose = async (visit: Awaited<ReturnType<typeof open>>, file: File) => {
      await visit.page.findByRole('button', { name: 'Añadir una portada' });
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
    };
    const heavy = (name: string, type: string, megabytes = 6.6) =>
      new File([new Uint8Array(megabytes * 1_048_576)], name, { type });

    it.each([
      ['a photo of a phone', heavy('foto.jpg', 'image/jpeg')],
      ['a bitmap', heavy('plano.bmp', 'image/bmp', 0.1)],
      ['a photo that the browser opens', heavy('foto.jxl', 'image/jxl', 0.1)],
    ])('%s', async (_, file) => {
      const visit = await open();
      await choose(visit, file);
      await visit.page.findByRole('img', { name: 'Portada de Zanja' });
      expect(drawn).toEqual([[1_280, 960]]);
      expect(visit.api.changes).toEqual(['taskCover.set']);
    });

    it.each([
      ['HEIC', heavy('foto.heic', '', 0.1), /no abre fotos HEIC: hace falta JPEG o PNG/],
      ['no picture', heavy('nota.txt', 'text/plain', 0.1), /no abre ese archivo como imagen/],
    ])('unless the browser does not open it: %s says so', async (_, file, said) => {
      const visit = await open();
      await choose(visit, file);
      expect(await screen.findByText(said)).toBeVisible();
      expect(visit.api.changes).toEqual([]);
      expect(visit.page.getByRole('button', { name: 'Añadir una portada' })).toBeVisible();
    });

    it('and a broken one that is too large names the limit', async () => {
      vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Broken')));
      const visit = await open();
      await choose(visit, heavy('foto.jpg', 'image/jpeg'));
      expect(await screen.findByText(/La imagen pesa 6\.6 MB, y caben 5 MB\./)).toBeVisible();
      expect(visit.api.changes).toEqual([]);
    });
  });

  it('is read-only for people who may not change the task', async () => {
    const { page } = await open({ cover: COVER, as: rosa });
    expect(await page.findByRole('img', { name: 'Portada de Zanja' })).toHaveAttribute('src', COVER);
    expect(page.queryByRole('button', { name: /portada/i })).not.toBeInTheDocument();
  });
});
