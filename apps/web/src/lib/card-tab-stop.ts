import { createContext, useContext } from 'react';

/** Whether Tab comes to the card around: of a column it comes to one (KEYS-5). */
export const CardTabStop = createContext(true);

/** The `tabIndex` of a control of a card. */
export function useCardTabIndex(): -1 | undefined {
  return useContext(CardTabStop) ? undefined : -1;
}
