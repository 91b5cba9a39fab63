import type { Archive } from '@faena/shared/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archive, refuse, renderRoute, screen, waitFor, within } from '@/test/index.ts';

// A page cannot see the browser's handling of a file.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

/** The stored archives. */
function open(given: Archive[]) {
  let archives = given;
  return renderRoute('/admin/archives', {
    as: 'admin',
    api: {
      archive: {
        list: () => archives,
        download: ({ params }) => {
          archives = archives.map((one) =>
            one.companyId === params.companyId ? { ...one, downloadedAt: '2026-11-21T16:00:00.000Z' } : one,
          );
          return new File(['{}'], 'obra-que-fue.jsonl', { type: 'text/plain' });
        },
        purge: ({ params, body }) => {
          const found = archives.find(({ companyId }) => companyId === params.companyId);
          if (!found?.downloadedAt) {
            return refuse('conflict', 'The archive has to be downloaded whole first.', {
              reason: 'archive_not_downloaded',
            });
          }
          expect(body.name).toBe(found.name);
          archives = archives.filter((one) => one !== found);
          return { message: 'Archive deleted.' };
        },
      },
    },
  });
}

describe('Empresas eliminadas (RUN-8)', () => {
  it('says so if there is none, as a part of the companies', async () => {
    await open([]);
    expect(await screen.findByText('No hay archivos.')).toBeVisible();
    const places = screen.getAllByRole('link', { current: 'page' });
    expect(places.map(({ textContent }) => textContent)).toEqual(['Companies']);
  });

  it('deletes an archive for good once it was downloaded and its name was typed', async () => {
    const obra = archive({ name: 'Obra que fue', downloadedAt: null });
    const { user, api } = await open([obra, archive({ name: 'Otra' })]);
    expect(await screen.findByText('Todavía no')).toBeVisible();
    const purge = () => screen.findByRole('button', { name: 'Eliminar Obra que fue para siempre' });
    await user.click(await purge());
    const dialog = await screen.findByRole('dialog', { name: 'Eliminar para siempre' });
    expect(within(dialog).getByText('Primero hay que descargar el archivo entero.')).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Eliminar para siempre' });
    expect(confirm).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Escribir «Obra que fue» para confirmar'), 'Obra  que fue');
    await user.click(confirm);
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Primero hay que'));
    await user.keyboard('{Escape}');

    await user.click(await screen.findByRole('button', { name: 'Descargar Obra que fue' }));
    await waitFor(() => expect(api.calls('archive', 'download')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Todavía no')).toBeNull());
    await user.click(await purge());
    await user.type(await screen.findByLabelText('Escribir «Obra que fue» para confirmar'), 'Obra que fue');
    await user.click(screen.getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(() => expect(screen.queryByText('Obra que fue')).toBeNull());
    expect(screen.getByText('Otra')).toBeVisible();
    expect(api.changes).toContain('archive.purge');
  });
});
