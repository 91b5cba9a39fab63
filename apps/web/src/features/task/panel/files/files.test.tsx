import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  comeBack,
  EMPTY_ROOM,
  FakeBoard,
  goOffline,
  person,
  refuse,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';
import { prepareUpload } from './prepare-upload.ts';

const ana = person('employee', { fullname: 'Ana Xol', username: 'ana.xol' });
type Options = Parameters<FakeBoard['open']>[0];

async function openTask(options: Options = {}) {
  const board = new FakeBoard({ Backlog: ['Pintar'] }, { members: [ana] });
  const visit = await board.open({ search: `?task=${board.task('Pintar').id}`, ...options });
  const panel = within(await screen.findByRole('dialog', { name: 'Pintar' }));
  const button = await panel.findByRole('button', { name: 'Añadir archivos' });
  const choose = (...files: File[]) =>
    visit.user.upload(button.parentElement?.querySelector('input[multiple]') as HTMLInputElement, files);
  return { board, panel, button, choose, ...visit };
}

const file = (name: string, type = 'application/pdf') => new File(['x'], name, { type });
const names = () =>
  within(screen.getByRole('list', { name: 'Archivos de la tarea' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the files on a task’s page (FILE-12)', () => {
  it('are not read for a task without any, and several chosen ones show and count on the card', async () => {
    const { board, api, panel, choose } = await openTask();
    expect(api.calls('taskAttachment', 'list')).toHaveLength(0);
    await choose(file('plano.pdf'), file('acta.pdf'));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(names().join()).toMatch(/^plano\.pdf.*Marta Gestora.*,acta\.pdf/);
    expect(panel.getByRole('link', { name: 'Abrir plano.pdf' })).toHaveAttribute('target', '_blank');
    const card = screen.getByRole('article', { name: 'Pintar', hidden: true });
    board.attach('Pintar', 'ajeno.pdf');
    expect(await within(card).findByText('3 archivos')).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('are dropped and pasted, and a picture pasted there is no cover', async () => {
    const { api, button } = await openTask();
    fireEvent.dragOver(button, { dataTransfer: { types: ['Files'] } });
    expect(screen.getByText('Soltar para añadirlos a la tarea')).toBeVisible();
    fireEvent.drop(button, { dataTransfer: { types: ['Files'], files: [file('a.pdf')] } });
    fireEvent.paste(button, { clipboardData: { files: [file('b.png', 'image/png')], getData: () => '' } });
    await waitFor(() => expect(api.changes).toEqual(['taskAttachment.add', 'taskAttachment.add']));
  });

  it('wait for a lost connection, and are sent once that is back (FILE-13)', async () => {
    const visit = await openTask();
    const { choose } = visit;
    await goOffline(visit);
    await choose(file('plano.pdf'));
    expect(await screen.findByText(/^Sin conexión: se sube al volver\./)).toBeVisible();
    await comeBack(visit);
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'Archivos por subir' })).not.toBeInTheDocument();
  });

  it('that were refused say why, and a retry sends the same file by the same id (FILE-13)', async () => {
    const { api, choose, user } = await openTask();
    api.answer({
      taskAttachment: {
        add: () => refuse('conflict', '', { reason: 'too_many_attachments', params: { max: 100 } }),
      },
    });
    await choose(file('plano.pdf'));
    expect(await screen.findByText(/^Una tarea tiene a lo sumo 100 archivos\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reintentar plano.pdf' }));
    await waitFor(() => expect(api.calls('taskAttachment', 'add')).toHaveLength(2));
    const ids = api.calls('taskAttachment', 'add').map(({ params }) => params.attachmentId);
    expect(new Set(ids).size).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Cancelar plano.pdf' }));
    expect(screen.queryByText('plano.pdf')).not.toBeInTheDocument();
  });

  it('are deleted by their author and by people who may change the task (FILE-7)', async () => {
    const { board, api, choose, panel, user } = await openTask({ as: ana });
    board.attach('Pintar', 'ajeno.pdf');
    await choose(file('mio.pdf'));
    await panel.findByText('mio.pdf');
    expect(panel.queryByRole('button', { name: 'Eliminar el archivo ajeno.pdf' })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Eliminar el archivo mio.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(names().join()).toMatch(/^ajeno\.pdf/));
    expect(api.changes).toEqual(['taskAttachment.add', 'taskAttachment.remove']);
  });

  it('show how near those of the company are to their limit, before one more (LIMIT-25)', async () => {
    const room = () => ({ ...EMPTY_ROOM, fileMebibytes: 9_900.5 });
    const { choose } = await openTask({ api: { project: { room } } });
    expect(screen.queryByText(/Archivos de la empresa/)).not.toBeInTheDocument();
    await choose(file('plano.pdf'));
    expect(
      await screen.findByText('Archivos de la empresa, en MiB. Hay 9900.5 de un máximo de 10240.'),
    ).toBeVisible();
  });

  it('show photos in a gallery with the arrow keys, and one becomes the cover', async () => {
    const { api, choose, panel, user } = await openTask();
    await choose(file('a.png', 'image/png'), file('b.png', 'image/png'));
    await user.click(await panel.findByRole('button', { name: 'Abrir b.png' }));
    expect(await screen.findByRole('img', { name: 'b.png' })).toBeVisible();
    expect(screen.getByText('2 de 2')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('img', { name: 'a.png' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Usar como portada' }));
    await waitFor(() => expect(api.changes.at(-1)).toBe('taskCover.set'));
  });
});

describe('a photo before it is sent (FILE-13)', () => {
  const large = (name: string, type: string) => new File([new Uint8Array(2_000_000)], name, { type });
  afterEach(() => vi.restoreAllMocks());

  function drawing(blob: Blob): number[][] {
    const drawn: number[][] = [];
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8_000, height: 6_000, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
      () => ({ drawImage: () => {} }) as never,
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      to,
    ) {
      drawn.push([this.width, this.height]);
      to(blob);
    });
    return drawn;
  }

  it('is shrunk, and a HEIC one is converted', async () => {
    const drawn = drawing(new Blob(['small'], { type: 'image/webp' }));
    expect((await prepareUpload(large('obra.jpg', 'image/jpeg'))).name).toBe('obra.webp');
    expect((await prepareUpload(file('obra.HEIC', ''))).name).toBe('obra.webp');
    expect(drawn).toEqual([
      [2_560, 1_920],
      [2_560, 1_920],
    ]);
  });

  it('stays as it is if it is small, an animation, another file, or one that the browser cannot open', async () => {
    drawing(new Blob(['small'], { type: 'image/webp' }));
    for (const kept of [
      file('a.jpg', 'image/jpeg'),
      large('a.gif', 'image/gif'),
      large('a.pdf', 'application/pdf'),
    ])
      expect(await prepareUpload(kept)).toBe(kept);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Broken')));
    const heic = file('a.heic', 'image/heic');
    expect(await prepareUpload(heic)).toBe(heic);
  });
});
