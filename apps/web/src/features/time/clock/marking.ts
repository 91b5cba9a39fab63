import type { Marking } from '@faena/shared/domain';
import { readStored, useStored, writeStored } from '@/lib/storage.ts';

const BUTTON: Marking = 'button';

/** Tests whether only a press begins and ends the working time of the signed-in employee (MARK-1); known offline too. */
export function marksByButton(): boolean {
  return readStored('marking') === BUTTON;
}

/** `marksByButton`, following every change. */
export function useMarksByButton(): boolean {
  return useStored('marking') === BUTTON;
}

/** Stores how the signed-in employee marks, as an answer about their company says: it counts from then on (MARK-2). */
export function storeMarking(marking: Marking): void {
  if (marking !== readStored('marking')) writeStored('marking', marking);
}
