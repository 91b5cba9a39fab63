import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('is read-only for people who may not change the task', async () => {
    const { page } = await open({ cover: COVER, as: rosa });
    expect(await page.findByRole('img', { name: 'Portada de Zanja' })).toHaveAttribute('src', COVER);
    expect(page.queryByRole('button', { name: /portada/i })).not.toBeInTheDocument();
  });
});
