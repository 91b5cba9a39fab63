import { createContext, useContext } from 'react';

/** Tab reaches the surrounding card: one card of each column is such a tab stop (KEYS-5). */
export const CardTabStop = createContext(true);

/** The `tabIndex` of a control of a card. */
export function useCardTabIndex(): -1 | undefined {
  return useContext(CardTabStop) ? undefined : -1;
}
