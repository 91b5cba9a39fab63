import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screen, waitFor } from '@/test/index.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { Popover } from './popover.tsx';

it('is reached by the keyboard while none of its items has the focus, as one that scrolls has to be', async () => {
  render(
    <DropdownMenu trigger={<button type="button">Más</button>}>
      <MenuItem onSelect={() => {}}>Duplicar</MenuItem>
    </DropdownMenu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(await screen.findByRole('menu')).toHaveAttribute('tabindex', '0');
});

describe('closed, gives the focus back to its button, unless it has gone elsewhere by then (DESIGN-23):', () => {
  for (const { what, opened } of [
    {
      what: 'a menu',
      opened: (
        <DropdownMenu trigger={<button type="button">Más</button>}>
          <MenuItem onSelect={() => {}}>Duplicar</MenuItem>
        </DropdownMenu>
      ),
    },
    {
      what: 'a popover',
      opened: (
        <Popover label="Fecha" trigger={<button type="button">Más</button>}>
          <button type="button">Hoy</button>
        </Popover>
      ),
    },
  ]) {
    it(what, async () => {
      render(
        <>
          {opened}
          <button type="button">Editar</button>
        </>,
      );
      const button = screen.getByRole('button', { name: 'Más' });
      const inside = () => screen.queryByText<HTMLElement>(/^(Duplicar|Hoy)$/);
      const open = async () => {
        await userEvent.click(button);
        await waitFor(() => expect(focused()).toContainElement(inside()));
      };
      await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());

      await open();
      // Its content unmounts at once, and returns the focus a moment later.
      fireEvent.keyDown(focused(), { key: 'Escape' });
      expect(inside()).toBeNull();
      screen.getByRole('button', { name: 'Editar' }).focus();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
    });
  }
});

function focused(): HTMLElement {
  return document.activeElement as HTMLElement;
}
