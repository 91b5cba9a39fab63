import { describe, expect, it } from 'vitest';
import { FakeBoard, person, screen, within } from '@/test/index.ts';

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
