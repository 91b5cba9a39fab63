import { createContext, useContext } from 'react';

/** Whether Tab reaches the card around: a column has one such card (KEYS-5). */
export const CardTabStop = createContext(true);

/** The `tabIndex` of a control of a card. */
export function useCardTabIndex(): -1 | undefined {
  return useContext(CardTabStop) ? undefined : -1;
}
