import type { Column } from '@faena/shared/domain';
import { useDrag } from '../drag/board-context.ts';

/** The number of tasks of a column; a dragged one counts where it appears. */
export function useColumnCount(status: Column, held: number): number {
  const change = useDrag((drag) => {
    if (!drag) return 0;
    return Number(drag.target.status === status) - Number(drag.home.status === status);
  });
  return held + change;
}
