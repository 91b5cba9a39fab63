import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { DialogWindow } from './dialog-window.tsx';
import { passOn } from './escape.ts';
import { Tooltips } from './tooltip.tsx';

/** A window with the provider of its tooltips; Escape closes it. */
function Opened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && (
        <DialogWindow open onOpenChange={setOpen} title="Importar">
          <button type="button">Elegir archivo</button>
        </DialogWindow>
      )}
      <Tooltips />
    </>
  );
}

it('closes at one press of Escape, though a tooltip stands over it', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  await user.hover(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Cerrar');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes at an Escape that comes as it has only just got the focus, over a menu that is going', async () => {
  function press({ target }: FocusEvent): void {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  }
  document.addEventListener('focusin', press, { once: true });
  onTestFinished(() => document.removeEventListener('focusin', press));
  render(
    <>
      <Popover.Root open>
        <Popover.Content onOpenAutoFocus={(event) => event.preventDefault()} onEscapeKeyDown={passOn} />
      </Popover.Root>
      <Opened />
    </>,
  );
  expect(screen.queryByRole('dialog', { name: 'Importar' })).toBeNull();
});
