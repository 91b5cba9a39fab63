import { describe, expect, it } from 'vitest';
import { FakeBoard, person, screen, waitFor, within } from '@/test/index.ts';

const ana = person('employee', { username: 'ana' });
const URL_TEXT = 'https://obra.example/plano?zona=10';

async function open(as?: typeof ana) {
  const board = new FakeBoard(
    {},
    {
      members: [ana],
      tasks: [{ title: 'Pintar', description: `Ver ${URL_TEXT}, y javascript:alert(1)` }],
    },
  );
  board.writeChecklist('Pintar', [{ text: `Medir como en ${URL_TEXT}`, done: false }]);
  await board.open({ search: `?task=${board.task('Pintar').id}`, ...(as && { as }) });
  return screen.findByRole('dialog', { name: 'Pintar' });
}

describe('an address in a text is a link (DESIGN-26)', () => {
  it('in a description and a step that are read', async () => {
    const page = await open(ana);
    const links = await within(page).findAllByRole('link', { name: URL_TEXT });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', URL_TEXT);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
    expect(within(page).getByText(/javascript:alert\(1\)$/)).toBeVisible();
  });

  it('below a description and a step that are being edited', async () => {
    const page = await open();
    const ofText = await within(page).findByRole('list', { name: 'Enlaces de la descripción' });
    expect(within(ofText).getByRole('link')).toHaveAttribute('href', URL_TEXT);
    const ofStep = await within(page).findByRole('list', { name: /^Enlaces de Medir/ });
    expect(within(ofStep).getByRole('link')).toHaveAttribute('href', URL_TEXT);
  });
});

describe('formatting in a description (DESIGN-29)', () => {
  const description = '**Antes**: cal\n\n- [plano](https://obra.example/p)';
  const openFormatted = async (as?: typeof ana) => {
    const board = new FakeBoard({}, { members: [ana], tasks: [{ title: 'Pintar', description }] });
    const visit = await board.open({ search: `?task=${board.task('Pintar').id}`, ...(as && { as }) });
    const page = within(await screen.findByRole('dialog', { name: 'Pintar' }));
    expect((await page.findByText('Antes')).tagName).toBe('STRONG');
    expect(page.getByRole('link', { name: 'plano' })).toHaveAttribute('href', 'https://obra.example/p');
    return { ...visit, board, page };
  };

  it('is read by people who may not change it', async () => {
    const { page } = await openFormatted(ana);
    expect(page.queryByRole('button', { name: 'Editar la descripción' })).toBeNull();
  });

  it('is edited as typed after a press, and read again once the field is left', async () => {
    const { user, board, page } = await openFormatted();
    expect(page.queryByRole('textbox', { name: 'Descripción' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Editar la descripción' }));
    const field = page.getByRole('textbox', { name: 'Descripción' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue(description);
    await user.type(field, ' *ya*');
    await user.tab();
    await waitFor(() => expect(board.task('Pintar').description).toBe(`${description} *ya*`));
    expect((await page.findByText('ya')).tagName).toBe('EM');
    expect(page.queryByRole('textbox', { name: 'Descripción' })).toBeNull();
  });
});
