import type { Column } from '@faena/shared/domain';
import { useDrag } from '../drag/board-context.ts';

/** How many tasks a column holds, counting a dragged one where it appears. */
export function useColumnCount(status: Column, held: number): number {
  const change = useDrag((drag) => {
    if (!drag) return 0;
    return Number(drag.target.status === status) - Number(drag.home.status === status);
  });
  return held + change;
}
