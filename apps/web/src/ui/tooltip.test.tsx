import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { Tooltips } from './tooltip.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

function open() {
  const presses: string[] = [];
  render(
    <>
      <IconButton icon={Pencil} label="Editar" onClick={() => presses.push('Editar')} />
      <Tooltips />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Editar' });
  return { presses, button, user: userEvent.setup() };
}

it('tells on hover and no more after it, over the same button as before', async () => {
  const { presses, button, user } = open();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar');
  expect(screen.getByRole('button', { name: 'Editar' })).toBe(button);
  expect(button).toHaveAccessibleDescription('Editar');
  await user.click(button);
  expect(presses).toEqual(['Editar']);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button).not.toHaveAttribute('aria-describedby');
});

it('tells nothing any more once the button is pressed, though it was asked for before', async () => {
  const { button, user } = open();
  await user.hover(button);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  // Longer than the delay of a tooltip.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await user.unhover(button);
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar');
});

it('stays closed over a dialog that its press opened, though the press remounted its button', async () => {
  const user = userEvent.setup();
  const pressed = (open: boolean) => (
    <>
      <div aria-haspopup="menu" data-state={open ? 'open' : 'closed'}>
        <IconButton icon={Pencil} label="Editar" />
      </div>
      <Tooltips />
    </>
  );
  const { rerender } = render(pressed(true));
  await user.hover(screen.getByRole('button', { name: 'Editar' }));
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByRole('tooltip')).toBeNull();
  rerender(pressed(false));
  await user.unhover(screen.getByRole('button', { name: 'Editar' }));
  await user.hover(screen.getByRole('button', { name: 'Editar' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar');
});

it('shows on keyboard focus, and not on the initial focus of a window (DESIGN-7)', async () => {
  const activation = { hasBeenActive: false };
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: activation } }));
  const { button, user } = open();
  act(() => button.focus());
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => button.blur());
  activation.hasBeenActive = true;
  await user.tab();
  expect(button).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar');
});
