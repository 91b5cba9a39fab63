import type { DropdownMenu as Radix } from 'radix-ui';
import { createContext, use } from 'react';

/** What the items of an open menu are made of: its code comes with the menu, and not with those who fill it. */
export const MenuParts = createContext<typeof Radix | null>(null);

export function useMenuParts(): typeof Radix {
  const parts = use(MenuParts);
  if (!parts) throw new Error('An item of a menu stands outside of one');
  return parts;
}
