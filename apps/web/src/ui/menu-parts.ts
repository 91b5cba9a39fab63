import type { DropdownMenu as Radix } from 'radix-ui';
import { createContext, use } from 'react';

/** The parts of an open menu's items: their code comes with the menu, not with the menu's owner. */
export const MenuParts = createContext<typeof Radix | null>(null);

export function useMenuParts(): typeof Radix {
  const parts = use(MenuParts);
  if (!parts) throw new Error('An item of a menu stands outside of one');
  return parts;
}
