import type { Marking } from '@faena/shared/domain';
import { readStored, useStored, writeStored } from '@/lib/storage.ts';

const BUTTON: Marking = 'button';

/**
 * Tests whether only a press begins and ends the working time of the signed-in employee (MARK-1), also
 * without a network.
 */
export function marksByButton(): boolean {
  return readStored('marking') === BUTTON;
}

/** `marksByButton`, drawn again on each change. */
export function useMarksByButton(): boolean {
  return useStored('marking') === BUTTON;
}

/**
 * Stores the marking of the signed-in employee from an answer about their company; it counts from then on
 * (MARK-2).
 */
export function storeMarking(marking: Marking): void {
  if (marking !== readStored('marking')) writeStored('marking', marking);
}
