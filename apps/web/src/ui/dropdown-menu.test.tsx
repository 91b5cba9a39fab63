import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { screen } from '@/test/index.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import { MenuItem } from './menu-item.tsx';

it('is reached by the keyboard while none of its items has the focus, as one that scrolls has to be', async () => {
  render(
    <DropdownMenu trigger={<button type="button">Más</button>}>
      <MenuItem onSelect={() => {}}>Duplicar</MenuItem>
    </DropdownMenu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(await screen.findByRole('menu')).toHaveAttribute('tabindex', '0');
});
